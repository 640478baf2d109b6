import { levelAt, productScale } from '#domain/assessment/level-scale.ts';
import { nextTask as nextAdaptive } from '#domain/assessment/next-task.ts';
import type { Answer } from '#domain/assessment/types.ts';
import { assembleForm } from '#domain/mocks/assemble-form.ts';
import { type StagedPart, type StageTest, stagedParts, stageTests } from '#domain/mocks/blueprint.ts';
import { partResult, type ReportedLevel, reportedLevels } from '#domain/mocks/part-result.ts';
import { abilityIn, nextTest } from '#domain/mocks/routing.ts';
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

/** Where ways part, as `routes` has it. */
type Routes = { readonly second: number; readonly lowMain: number; readonly highMain: number };
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
}) => readonly Answer[];

function population(part: StagedPart, take: Take): readonly Outcome[] {
  const draw = seededChance(seed);
  const tasks = trueTasks(
    candidates.filter(({ category }) => category === part),
    draw,
  );
  return Array.from({ length: examinees }, (_, learner) => {
    const chance = seededChance(seed ^ ((learner + 1) * 0x9e3779b1));
    const ability = productScale.abilitySd * normal(chance);
    const answers = take({ part, ability, tasks, chance });
    const result = partResult({ answers, answered: answers.length, complete: true });
    return { truth: reported(ability), found: result.level, se: result.se, tasks: answers.length };
  });
}

function takeMock({ part, ability, tasks, chance }: Parameters<Take>[0]): readonly Answer[] {
  const made = assembleForm({ candidates, part, chance: chance(), metLately: new Set() });
  if (made.kind !== 'form') throw new Error(`no form of ${part}: too few tasks in ${made.test}`);
  const answers: Answer[] = [];
  const taken: StageTest[] = [];
  for (let test = nextTest(taken, answers); test; test = nextTest(taken, answers)) {
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

/**
 * Exact level of other thresholds, both parts together. Each learner answers all six tests once, so that thresholds differ by the
 * way alone and not by luck.
 */
function search() {
  const takers = stagedParts.flatMap((part) => everyWay(part));
  const found: { readonly at: Routes; readonly exact: number }[] = [];
  for (let second = -1.5; second <= 0.3; second += 0.15)
    for (let lowMain = -1.8; lowMain <= -0.3; lowMain += 0.15)
      for (let highMain = -0.6; highMain <= 1.2; highMain += 0.15) {
        const at = { second, lowMain, highMain };
        const exact = mean(takers.map((taker) => Number(taker.truth === taker.found(at))));
        found.push({ at, exact });
      }
  for (const { at, exact } of found.toSorted((one, other) => other.exact - one.exact).slice(0, 15))
    console.log(exact.toFixed(4), JSON.stringify(at));
}

type Taker = { readonly truth: ReportedLevel; readonly found: (at: Routes) => ReportedLevel };

function everyWay(part: StagedPart): readonly Taker[] {
  const draw = seededChance(seed);
  const tasks = trueTasks(
    candidates.filter(({ category }) => category === part),
    draw,
  );
  return Array.from({ length: examinees }, (_, learner): Taker => {
    const chance = seededChance(seed ^ ((learner + 1) * 0x9e3779b1));
    const ability = productScale.abilitySd * normal(chance);
    const made = assembleForm({ candidates, part, chance: chance(), metLately: new Set() });
    if (made.kind !== 'form') throw new Error(`no form of ${part}`);
    const answers = new Map(
      stageTests.map((test) => [
        test,
        made.form[test].map(({ taskId }) => answerTo(tasks.get(taskId) as TrueTask, ability, chance)),
      ]),
    );
    const of = (way: readonly StageTest[]) => way.flatMap((test) => answers.get(test) ?? []);
    const abilities = new Map<string, number>();
    const levels = new Map<string, ReportedLevel>();
    for (const way of [['1'], ['1', '2A'], ['1', '2B']] as const)
      abilities.set(way.join(), abilityIn(of(way)));
    for (const before of ['2A', '2B'] as const)
      for (const main of ['A1–A2', 'A2–B1', 'B1–B2'] as const) {
        const given = of(['1', before, main]);
        const { level } = partResult({ answers: given, answered: given.length, complete: true });
        levels.set([before, main].join(), level);
      }
    return {
      truth: reported(ability),
      found: ({ second, lowMain, highMain }) => {
        const before = (abilities.get('1') as number) >= second ? '2B' : '2A';
        const then = abilities.get(`1,${before}`) as number;
        const main = then >= highMain ? 'B1–B2' : then >= lowMain ? 'A2–B1' : 'A1–A2';
        return levels.get(`${before},${main}`) as ReportedLevel;
      },
    };
  });
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
