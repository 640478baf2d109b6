import type { Category, OpenCategory } from '#domain/levels/categories.ts';
import { chanceOfLevel } from '#domain/readiness/chance-of-level.ts';
import { effortOf } from '#domain/readiness/growth-model.ts';
import { seededChance } from '#domain/testing/seeded-chance.ts';
import { type SimulatedLearner, simulateLearner, worlds } from './readiness/learners.ts';
import { type JudgedWorld, judgedWorlds, simulateWriter } from './readiness/writers.ts';

/**
 * `npm run bench:readiness [-- --learners 4000 --seed 20261123]`: simulated learners practise for some weeks and take the
 * exam; their chance is predicted from what the product would know, and compared with what happened. `brier` is the mean
 * squared error of the chance, `baseRate` that of always saying the share that reaches its target, `levelNow` that of a
 * chance without growth. Last line: JSON.
 */
const learners = argument('--learners', 4000);
const seed = argument('--seed', 20261123);

type Prediction = { readonly chance: number; readonly still: number; readonly reached: boolean };

const figures = {
  marked: figuresOf(worlds, (world, chance) => ({ category: 'read', ...simulateLearner(world, chance) })),
  writing: figuresOf(judgedWorlds, judgedIn('write')),
  speaking: figuresOf(judgedWorlds, judgedIn('speak')),
};
console.log(JSON.stringify(figures));

type Simulated = SimulatedLearner & { readonly category: Category };

function judgedIn(category: OpenCategory) {
  return (world: JudgedWorld, chance: () => number): Simulated => ({
    category,
    ...simulateWriter(world, { category, chance }),
  });
}

function figuresOf<World>(
  among: Readonly<Record<string, World>>,
  simulate: (world: World, chance: () => number) => Simulated,
) {
  return Object.fromEntries(
    Object.entries(among).map(([name, world]) => {
      const chance = seededChance(seed);
      const predictions = Array.from({ length: learners }).flatMap(() => predict(simulate(world, chance)));
      const bins = calibration(predictions);
      console.log(`${name}: ${predictions.length} predictions, seed ${seed}`);
      console.table(bins);
      return [name, { ...scores(predictions), calibration: bins.map(({ said, came }) => [said, came]) }];
    }),
  );
}

/** Nothing where nothing is said. */
function predict(learner: Simulated): readonly Prediction[] {
  const { category, track, target, weeksLeft, recentTasks, reached } = learner;
  const effort = weeksLeft * effortOf(recentTasks);
  const said = chanceOfLevel({ category, track, target, weeks: weeksLeft, effort });
  const still = chanceOfLevel({ category, track, target, weeks: 0, effort: 0 });
  return said && still ? [{ chance: said.chance, still: still.chance, reached }] : [];
}

function scores(predictions: readonly Prediction[]) {
  const rate = share(predictions, ({ reached }) => (reached ? 1 : 0));
  return {
    predictions: predictions.length,
    reached: round(rate),
    brier: round(share(predictions, (one) => squared(one.chance, one.reached))),
    levelNow: round(share(predictions, (one) => squared(one.still, one.reached))),
    baseRate: round(rate * (1 - rate)),
  };
}

/** What was said against what came, in tenths. */
function calibration(predictions: readonly Prediction[]) {
  return Array.from({ length: 10 }, (_, tenth) => {
    const here = predictions.filter(({ chance }) => Math.min(Math.floor(chance * 10), 9) === tenth);
    return {
      count: here.length,
      said: round(share(here, ({ chance }) => chance)),
      came: round(share(here, ({ reached }) => (reached ? 1 : 0))),
    };
  });
}

function squared(chance: number, reached: boolean): number {
  return (chance - (reached ? 1 : 0)) ** 2;
}

function share(values: readonly Prediction[], of: (value: Prediction) => number): number {
  return values.reduce((sum, value) => sum + of(value), 0) / values.length;
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}

function argument(name: string, fallback: number): number {
  const at = process.argv.indexOf(name);
  return at < 0 ? fallback : Number(process.argv[at + 1]);
}
