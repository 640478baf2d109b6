import { levelAt, productScale } from '#domain/assessment/level-scale.ts';
import { nextTask as nextAdaptive } from '#domain/assessment/next-task.ts';
import type { Answer } from '#domain/assessment/types.ts';
import { assembleForm } from '#domain/mocks/assemble-form.ts';
import { type StagedPart, type StageTest, stagedParts } from '#domain/mocks/blueprint.ts';
import { partResult, type ReportedLevel, reportedLevels } from '#domain/mocks/part-result.ts';
import { nextTest, type Routes, routes } from '#domain/mocks/routing.ts';
import { seededChance } from '#domain/testing/seeded-chance.ts';
import { bankCandidates } from '#scripts/mocks/mock-candidates.ts';
import { normal } from './assessment/chance.ts';
import { answerTo, type TrueTask, trueTasks } from './mocks/true-tasks.ts';

/**
 * `npm run bench:mocks [-- --examinees 2000 --seed 20261123 --search]`: simulated learners take a part of a mock exam, on forms
 * of the real bank through its stages, and the adaptive test of the same part beside it: the same learners, the same true tasks.
 * Levels as the exam reports them. `--search` tries other thresholds of the routing. Last line: JSON.
 */
const examinees = argument('--examinees', 2000);
const seed = argument('--seed', 20261123);
const candidates = bankCandidates();

type Outcome = {
  readonly truth: ReportedLevel;
  readonly found: ReportedLevel;
  readonly se: number;
  readonly tasks: number;
};

if (process.argv.includes('--search')) search();
const figures: Record<string, Record<string, Figures>> = {};
for (const part of stagedParts) {
  const ofPart = {
    mock: figuresOf(population(part, takeMock)),
    adaptive: figuresOf(population(part, takeAdaptive)),
  };
  console.log(`${part}, seed ${seed}, ${examinees} learners`);
  console.table(ofPart);
  figures[part] = ofPart;
}
console.log(JSON.stringify({ examinees, seed, ...figures }));

type Take = (input: {
  readonly part: StagedPart;
  readonly ability: number;
  readonly tasks: ReadonlyMap<string, TrueTask>;
  readonly chance: () => number;
  readonly routes?: Routes;
}) => readonly Answer[];

function population(part: StagedPart, take: Take, at?: Routes): readonly Outcome[] {
  const draw = seededChance(seed);
  const tasks = trueTasks(
    candidates.filter(({ category }) => category === part),
    draw,
  );
  return Array.from({ length: examinees }, (_, learner) => {
    const chance = seededChance(seed ^ ((learner + 1) * 0x9e3779b1));
    const ability = productScale.abilitySd * normal(chance);
    const answers = take({ part, ability, tasks, chance, ...(at ? { routes: at } : {}) });
    const result = partResult({ answers, answered: answers.length, complete: true });
    return { truth: reported(ability), found: result.level, se: result.se, tasks: answers.length };
  });
}

function takeMock({
  part,
  ability,
  tasks,
  chance,
  routes: at = routes,
}: Parameters<Take>[0]): readonly Answer[] {
  const made = assembleForm({ candidates, part, chance: chance(), metLately: new Set() });
  if (made.kind !== 'form') throw new Error(`no form of ${part}: too few tasks in ${made.test}`);
  const answers: Answer[] = [];
  const taken: StageTest[] = [];
  for (let test = nextTest(taken, answers, at); test; test = nextTest(taken, answers, at)) {
    for (const { taskId } of made.form[test])
      answers.push(answerTo(tasks.get(taskId) as TrueTask, ability, chance));
    taken.push(test);
  }
  return answers;
}

function takeAdaptive({ part, ability, tasks, chance }: Parameters<Take>[0]): readonly Answer[] {
  const bank = [...tasks.values()].map(({ task }) => task);
  const luck = chance();
  const answers: Answer[] = [];
  for (;;) {
    const next = nextAdaptive({
      candidates: bank,
      answers,
      settings: {
        length: 'full',
        levels: ['A1', 'A2', 'B1', 'B2', 'C1'],
        categories: [part],
        randomOrder: true,
      },
      chance: luck,
    });
    if (next.kind === 'finished') return answers;
    answers.push(answerTo(tasks.get(next.taskId) as TrueTask, ability, chance));
  }
}

function reported(ability: number): ReportedLevel {
  const level = levelAt(ability);
  if (level === 'Pre-A1') return 'under A1';
  return level === 'C1' ? 'B2' : level;
}

type Figures = Readonly<Record<string, number>>;

function figuresOf(outcomes: readonly Outcome[]): Figures {
  const place = (level: ReportedLevel) => reportedLevels.indexOf(level);
  const off = outcomes.map(({ truth, found }) => Math.abs(place(truth) - place(found)));
  const recalls = reportedLevels.map((level) => {
    const of = outcomes.filter(({ truth }) => truth === level);
    return [
      `recall ${level}`,
      rounded(of.filter(({ found }) => found === level).length / of.length),
    ] as const;
  });
  return {
    exact: rounded(mean(off.map((steps) => Number(steps === 0)))),
    adjacent: rounded(mean(off.map((steps) => Number(steps <= 1)))),
    meanSe: rounded(mean(outcomes.map(({ se }) => se))),
    meanTasks: rounded(mean(outcomes.map(({ tasks }) => tasks))),
    ...Object.fromEntries(recalls),
  };
}

/** Exact level of other thresholds, both parts together; the best ten. */
function search() {
  const found: { readonly at: Routes; readonly exact: number }[] = [];
  for (const second of [-1.2, -0.9, -0.6, -0.3])
    for (const lowMain of [-1.7, -1.4, -1.1, -0.8, -0.5])
      for (const highMain of [-0.4, -0.1, 0.2, 0.5, 0.8]) {
        const at = { second, lowMain, highMain };
        const exact = mean(
          stagedParts.map((part) => figuresOf(population(part, takeMock, at)).exact as number),
        );
        found.push({ at, exact });
      }
  for (const { at, exact } of found.toSorted((one, other) => other.exact - one.exact).slice(0, 12))
    console.log(exact.toFixed(4), JSON.stringify(at));
}

function argument(name: string, fallback: number): number {
  const at = process.argv.indexOf(name);
  return at < 0 ? fallback : Number(process.argv[at + 1]);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

function rounded(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
