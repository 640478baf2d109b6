import { parseArgs } from 'node:util';
import { publishedParameters } from '#domain/flashcards/schedule.ts';
import { fitParameters } from '#server/flashcards/fit/fit-parameters.ts';
import {
  forgetsSoon,
  losesTheForgotten,
  simulateAnswers,
} from '#server/flashcards/fit/simulated-learner-fixture.ts';

/**
 * `npm run bench:fit -- [--seeds 3]`: how well FSRS 6 foretells the last fifth of simulated learners' answers, with its published
 * parameters, with those fitted to the first four fifths, and with those that the product then goes by. Mean log loss in nats over
 * the seeds; lower is better. Last line: JSON. Ends with 1 where going by the product's choice is worse than the published ones.
 */
const { values } = parseArgs({ options: { seeds: { type: 'string', default: '3' } } });
const seeds = Array.from({ length: Number(values.seeds) }, (_, nth) => nth + 1);
const size = { cards: 900, days: 300 };
const learners = {
  asPublished: { ...size, memory: publishedParameters },
  forgetsSoon: { ...size, memory: forgetsSoon },
  losesTheForgotten: { ...size, memory: losesTheForgotten },
  anyButton: { cards: 150, days: 120, memory: null },
} as const;

const figures: Record<string, { published: number; fitted: number; used: number; fitsUsed: number }> = {};
for (const [name, learner] of Object.entries(learners)) {
  const fits = [];
  for (const seed of seeds) fits.push(await fitParameters(simulateAnswers({ ...learner, seed })));
  figures[name] = {
    published: mean(fits.map((fit) => fit.publishedLoss)),
    fitted: mean(fits.map((fit) => fit.fittedLoss)),
    used: mean(fits.map((fit) => (fit.better ? fit.fittedLoss : fit.publishedLoss))),
    fitsUsed: fits.filter((fit) => fit.better).length,
  };
}
console.table(figures);
if (Object.values(figures).some(({ used, published }) => used > published)) process.exitCode = 1;
console.log(JSON.stringify({ seeds: seeds.length, ...figures }));

function mean(numbers: readonly number[]): number {
  return Math.round((numbers.reduce((sum, one) => sum + one, 0) / numbers.length) * 10_000) / 10_000;
}
