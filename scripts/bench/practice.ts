import { startBenchProduct } from './bench-product.ts';
import { addressHeader } from './compare/visitor.ts';
import { fillAnswers } from './practice/fill-answers.ts';
import { type Deed, type Measure, seatPractisers } from './practice/practisers.ts';

/**
 * `npm run bench:practice [-- --learners 200 --answers 1000000 --seconds 60]`: learners who practise at once, each at a learner's
 * pace, with a million answers in the database: an answer and the next task, the saving of a text, a minute of sound sent and
 * handed in. Every request is timed and must succeed. p50 and p95 are of all requests together. Last line: JSON.
 */
const learners = option('learners', 200);
const answers = option('answers', 1_000_000);
const seconds = option('seconds', 60);

const product = await startBenchProduct({
  TRUSTED_PROXY_HEADER: addressHeader,
  COUNT_FAST_ANSWERS: 'true',
  SPEECH_AHEAD: 'false',
  SPEECH_PIPER_URL: 'off',
});
try {
  const practisers = await seatPractisers(product, learners);
  await fillAnswers(product.dataDir, { answers, userIds: practisers.map(({ userId }) => userId) });
  console.log(`${learners} learners, ${answers} answers, ${seconds} s`);
  const until = performance.now() + seconds * 1000;
  const measures = (await Promise.all(practisers.map(({ practise }) => practise(until)))).flat();
  const errors = measures.filter(({ error }) => error !== null);
  for (const [message, of] of Map.groupBy(errors, ({ deed, error }) => `${deed}: ${error}`))
    console.error(`${of.length} × ${message}`);
  console.table(
    Object.fromEntries(
      [...Map.groupBy(measures, ({ deed }) => deed)].map(([deed, of]) => [
        deed,
        {
          requests: of.length,
          p50Ms: quantile(of, 0.5),
          p95Ms: quantile(of, 0.95),
          p99Ms: quantile(of, 0.99),
        },
      ]),
    ),
  );
  console.log(
    JSON.stringify({
      learners,
      p50Ms: quantile(measures, 0.5),
      p95Ms: quantile(measures, 0.95),
      errors: errors.length,
      autosaveP95Ms: quantile(done(measures, 'autosave'), 0.95),
      uploadP95Ms: quantile(done(measures, 'upload'), 0.95),
    }),
  );
  process.exitCode = errors.length === 0 ? 0 : 1;
} finally {
  await product.stop();
}

function done(measures: readonly Measure[], deed: Deed): readonly Measure[] {
  return measures.filter((measure) => measure.deed === deed);
}

/** In milliseconds, to a tenth; null where nothing was measured. */
function quantile(measures: readonly Measure[], share: number): number | null {
  const times = measures.map(({ ms }) => ms).toSorted((one, other) => one - other);
  const at = times[Math.min(times.length - 1, Math.floor(times.length * share))];
  return at === undefined ? null : Math.round(at * 10) / 10;
}

function option(name: string, usual: number): number {
  const place = process.argv.indexOf(`--${name}`);
  return place < 0 ? usual : Number(process.argv[place + 1]);
}
