import { itemParametersOf } from '#domain/assessment/item-response.ts';
import { estimateAbilities } from '#domain/assessment/level-estimate.ts';
import { difficultyToLogit, levelAt, levels, productScale } from '#domain/assessment/level-scale.ts';
import { nextTask } from '#domain/assessment/next-task.ts';
import type { Answer, Candidate, ItemParameters, Scale } from '#domain/assessment/types.ts';
import type { Category } from '#domain/levels/categories.ts';
import type { TaskLevel } from '#domain/levels/levels.ts';
import { isMarkedPublic } from '#domain/tasks/presentation.ts';
import { seededChance } from '#domain/testing/seeded-chance.ts';
import { readContent } from '#scripts/content/files.ts';
import { normal } from './assessment/chance.ts';
import { pickTimes } from './assessment/pick.ts';
import { referenceDifference } from './assessment/reference.ts';

/**
 * `npm run bench:assessment [-- --seeds 5 --examinees 4000]`: simulated learners take the product's full test
 * (`nextTask` with its own length rule) in two published settings and on the real bank. Exposure is counted as the product
 * counts it: over the sittings so far. `hasty` is
 * the real bank with learners who click through a part of their tasks, `hastyUntold` without telling such answers apart
 * (Rule 9.180). `pick` is the time of one choice from 6,000 tasks. Last line: JSON, of the first seed.
 */
const seeds = argument('--seeds', 1);
const examinees = argument('--examinees', 4000);
const firstSeed = argument('--seed', 20261120);
const only = process.argv[process.argv.indexOf('--only') + 1 || process.argv.length];

type Item = { readonly candidate: Candidate; readonly truth: Pick<ItemParameters, 'a' | 'b' | 'c'> };
type Setting = {
  readonly scale: Scale;
  readonly categories: readonly Category[];
  readonly items: (seed: number) => readonly Item[];
  readonly haste?: Haste;
};
/** Some learners guess some of their answers faster than anybody reads. */
type Haste = {
  /** Shares, 0 to 1. */
  readonly learners: number;
  readonly answers: number;
  /** Whether the engine tells these answers apart. */
  readonly told: boolean;
};
type Figures = {
  exact: number;
  adjacent: number;
  meanLength: number;
  maxLength: number;
  meanSe: number;
  minRecall: number;
  maxExposure: number;
};

const taskLevels: readonly TaskLevel[] = ['A1', 'A2', 'B1', 'B2', 'C1'];
const settings: Readonly<Record<string, Setting>> = {
  calibrated: {
    scale: scaleOf(1.2),
    categories: ['read'],
    items: (seed) => published({ seed, step: 1.2, known: true }),
  },
  coldStart: {
    scale: scaleOf(1.3),
    categories: ['read'],
    items: (seed) => published({ seed, step: 1.3, known: false }),
  },
  realBank: { scale: productScale, categories: ['read', 'listen'], items: realBank },
  hasty: {
    scale: productScale,
    categories: ['read', 'listen'],
    items: realBank,
    haste: { learners: 0.25, answers: 0.3, told: true },
  },
  hastyUntold: {
    scale: productScale,
    categories: ['read', 'listen'],
    items: realBank,
    haste: { learners: 0.25, answers: 0.3, told: false },
  },
};

const first: Record<string, Figures> = {};
for (const [name, setting] of Object.entries(settings)) {
  if (only && only !== name) continue;
  const runs = Array.from({ length: seeds }, (_, index) => simulate(setting, firstSeed + index));
  first[name] = runs[0] as Figures;
  console.log(
    `${name}, seed ${firstSeed}${seeds > 1 ? ` to ${firstSeed + seeds - 1}` : ''}, ${examinees} examinees each`,
  );
  console.table(runs);
  if (seeds > 1)
    console.log(
      `  exact: mean ${mean(runs.map((run) => run.exact)).toFixed(4)}, spread ${spread(runs.map((run) => run.exact)).toFixed(4)}; length ${mean(runs.map((run) => run.meanLength)).toFixed(2)}`,
    );
}
const reference = { maxThetaDifference: referenceDifference(firstSeed) };
const pick = pickTimes(
  realBank(firstSeed).map(({ candidate }) => candidate),
  firstSeed,
);
console.log(JSON.stringify({ ...first, reference, pick }));

/** Cuts at −2 … 2 times the step; the published settings have one ability. */
function scaleOf(step: number): Scale {
  return { cuts: [-2 * step, -step, 0, step, 2 * step], abilitySd: 1.62, categoryCorrelation: 0.8 };
}

/** 60 tasks around each cut, as published in the issue. */
function published(input: { seed: number; step: number; known: boolean }): readonly Item[] {
  const chance = seededChance(input.seed);
  return [-2, -1, 0, 1, 2].flatMap((place, level) =>
    Array.from({ length: 60 }, (_, index): Item => {
      const b = place * input.step + 0.54 * normal(chance);
      const a = input.known ? 1.4 * Math.exp(0.25 * normal(chance)) : 1.3 * Math.exp(0.3 * normal(chance));
      const seen = input.known
        ? { a, b }
        : { ...itemParametersOf({ difficulty: 3, options: 4, gaps: 1 }), b: b + 0.5 * normal(chance) };
      const taskId = `${level}-${index}`;
      return {
        candidate: {
          taskId,
          stimulusId: taskId,
          category: 'read',
          level: taskLevels[level] as TaskLevel,
          kind: 'choose',
          item: { ...seen, c: 0.25, weight: 1 },
        },
        truth: { a, b, c: 0.25 },
      };
    }),
  );
}

/** The bank's own tasks; what is true of them is drawn around what the engine believes. */
function realBank(seed: number): readonly Item[] {
  const chance = seededChance(seed);
  return readContent().flatMap(({ bank }) =>
    (bank?.tasks ?? []).flatMap((task): Item[] => {
      if (bank?.stimulus.status !== 'checked' || !isMarkedPublic(task.public)) return [];
      const gaps =
        task.public.kind === 'match'
          ? task.public.items.length
          : 'gaps' in task.public
            ? task.public.gaps.length
            : 1;
      const item = itemParametersOf({
        difficulty: task.difficulty,
        options: task.guessing > 0 ? 1 / task.guessing : null,
        gaps,
      });
      return [
        {
          candidate: {
            taskId: task.id,
            stimulusId: task.stimulusId,
            category: task.category,
            level: task.level,
            kind: task.kind,
            item,
          },
          truth: {
            a: 1.3 * Math.exp(0.3 * normal(chance)),
            b: difficultyToLogit(task.difficulty) + 0.5 * normal(chance),
            c: item.c,
          },
        },
      ];
    }),
  );
}

function simulate(setting: Setting, seed: number): Figures {
  const { scale, categories, haste } = setting;
  const items = setting.items(seed);
  const byId = new Map(items.map((item) => [item.candidate.taskId, item]));
  const chance = seededChance(seed ^ 0x5eed);
  const given = new Map<string, number>();
  const recall = levels.map(() => ({ right: 0, all: 0 }));
  const sums = { exact: 0, adjacent: 0, length: 0, se: 0, longest: 0 };
  for (let sitting = 0; sitting < examinees; sitting += 1) {
    const abilities = abilitiesOf(chance, scale, categories);
    const candidates = items.map(({ candidate }) => ({
      ...candidate,
      exposure: { given: given.get(candidate.taskId) ?? 0, sittings: sitting },
    }));
    const answers: Answer[] = [];
    const luck = chance();
    const isHasty = haste !== undefined && chance() < haste.learners;
    for (;;) {
      const next = nextTask({
        candidates,
        answers,
        settings: { length: 'full', levels: taskLevels, categories, randomOrder: true },
        chance: luck,
        scale,
      });
      if (next.kind === 'finished') break;
      const { candidate, truth } = byId.get(next.taskId) as Item;
      given.set(next.taskId, (given.get(next.taskId) ?? 0) + 1);
      const ability = abilities.get(candidate.category) as number;
      const right = truth.c + (1 - truth.c) / (1 + Math.exp(-truth.a * (ability - truth.b)));
      const guessed = isHasty && chance() < haste.answers;
      const score = chance() < (guessed ? truth.c : right) ? 1 : 0;
      answers.push({ ...candidate, score, shown: false, tooFast: guessed && haste.told });
    }
    const { overall } = estimateAbilities(answers, scale);
    const truth = levels.indexOf(levelAt(mean([...abilities.values()]), scale));
    const found = levels.indexOf(overall.level);
    (recall[truth] as { right: number; all: number }).all += 1;
    if (found === truth) (recall[truth] as { right: number; all: number }).right += 1;
    sums.exact += found === truth ? 1 : 0;
    sums.adjacent += Math.abs(found - truth) <= 1 ? 1 : 0;
    sums.length += answers.length;
    sums.se += overall.se;
    sums.longest = Math.max(sums.longest, answers.length);
  }
  const share = (count: number) => Math.round((count / examinees) * 10_000) / 10_000;
  return {
    exact: share(sums.exact),
    adjacent: share(sums.adjacent),
    meanLength: share(sums.length),
    maxLength: sums.longest,
    meanSe: share(sums.se),
    minRecall: Math.round(Math.min(...recall.map(({ right, all }) => right / all)) * 1000) / 1000,
    maxExposure: share(Math.max(...given.values())),
  };
}

/** Abilities of one learner: N(0, sd) each, correlated as the scale says. */
function abilitiesOf(
  chance: () => number,
  scale: Scale,
  categories: readonly Category[],
): ReadonlyMap<Category, number> {
  const { abilitySd, categoryCorrelation: rho } = scale;
  if (categories.length === 1)
    return new Map(categories.map((category) => [category, abilitySd * normal(chance)]));
  const common = Math.sqrt(rho) * abilitySd * normal(chance);
  return new Map(
    categories.map((category) => [category, common + Math.sqrt(1 - rho) * abilitySd * normal(chance)]),
  );
}

function argument(name: string, fallback: number): number {
  const at = process.argv.indexOf(name);
  return at < 0 ? fallback : Number(process.argv[at + 1]);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function spread(values: readonly number[]): number {
  const middle = mean(values);
  return Math.sqrt(mean(values.map((value) => (value - middle) ** 2)));
}
