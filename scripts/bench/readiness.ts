import { trackOver } from '#domain/readiness/ability-track.ts';
import { chanceOfLevel } from '#domain/readiness/chance-of-level.ts';
import { effortOf } from '#domain/readiness/growth-model.ts';
import { seededChance } from '#domain/testing/seeded-chance.ts';
import { simulateLearner, type World, worlds } from './readiness/learners.ts';

/**
 * `npm run bench:readiness [-- --learners 4000 --seed 20261123]`: simulated learners practise for some weeks and take the
 * exam; their chance is predicted from what the product would know, and compared with what happened. `brier` is the mean
 * squared error of the chance, `baseRate` that of always saying the share that reaches its target, `levelNow` that of a
 * chance without growth. Last line: JSON.
 */
const learners = argument('--learners', 4000);
const seed = argument('--seed', 20261123);

type Prediction = { readonly chance: number; readonly still: number; readonly reached: boolean };

const figures = Object.fromEntries(
  Object.entries(worlds).map(([name, world]) => {
    const predictions = predict(world);
    console.log(`${name}: ${predictions.length} predictions, seed ${seed}`);
    const bins = calibration(predictions);
    console.table(bins);
    return [name, { ...scores(predictions), calibration: bins.map(({ said, came }) => [said, came]) }];
  }),
);
console.log(JSON.stringify(figures));

function predict(world: World): readonly Prediction[] {
  const chance = seededChance(seed);
  return Array.from({ length: learners }).flatMap((): Prediction[] => {
    const { weeks, target, weeksLeft, recentTasks, reached } = simulateLearner(world, chance);
    const track = trackOver(weeks);
    const effort = weeksLeft * effortOf(recentTasks);
    const said = chanceOfLevel({ track, target, weeks: weeksLeft, effort });
    const still = chanceOfLevel({ track, target, weeks: 0, effort: 0 });
    return said && still ? [{ chance: said.chance, still: still.chance, reached }] : [];
  });
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
