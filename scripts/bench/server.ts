import { startBenchProduct } from './bench-product.ts';
import { seatApiLearner } from './compare/api-learner.ts';
import { type Run, runLoad } from './platform/load.ts';

/**
 * `npm run bench:server`: the landing page at 20 connections, and answering tasks by 20 learners at once, against the built product.
 * Last line: JSON.
 */
const seconds = 10;
const connections = 20;
// What a first start does for itself is not what is measured.
const product = await startBenchProduct({ SPEECH_AHEAD: 'false' });
try {
  await load('/', 3);
  const runs: Run[] = [
    await load('/', seconds),
    await load('/nb/pricing', seconds),
    await load('/app/leveltest', seconds),
    await load('/articles/norskproven', seconds),
    await load('/lettavis/nordlys', seconds),
    // Another address each time: rendered, not from the second's cache.
    await rendered('/lettavis/nordlys', seconds),
    await rendered('/articles/norskproven', seconds),
    await answering(),
  ];
  console.table(runs);
  console.log(JSON.stringify({ runs, rssMb: product.rssMb() }));
} finally {
  await product.stop();
}

function load(path: string, duration: number): Promise<Run> {
  const headers = { 'accept-encoding': 'br', 'accept-language': 'en' };
  return runLoad({ name: `GET ${path}`, url: `${product.url}${path}`, headers }, connections, duration);
}

function rendered(page: string, duration: number): Promise<Run> {
  const headers = { 'accept-encoding': 'br', 'accept-language': 'en' };
  const path = (index: number) => `${page}?n=${index}`;
  const name = `GET ${page}, rendered`;
  return runLoad({ name, url: product.url, headers, path }, connections, duration);
}

/** Each learner takes full tests, one answer after the other; the time of `functions/v1/answers` is what counts. */
async function answering(): Promise<Run> {
  const { api } = (await (await fetch(`${product.url}/healthz`)).json()) as { api: { anonKey: string } };
  const learners = await Promise.all(
    Array.from({ length: connections }, () => seatApiLearner(product.url, api.anonKey)),
  );
  const end = performance.now() + seconds * 1000;
  const times = (await Promise.all(learners.map((answersUntil) => answersUntil(end)))).flat();
  times.sort((one, other) => one - other);
  const at = (share: number) => Math.round((times[Math.floor(times.length * share)] ?? 0) * 10) / 10;
  return {
    name: 'POST answers',
    clients: connections,
    perSecond: Math.round(times.length / seconds),
    p50Ms: at(0.5),
    p95Ms: at(0.95),
    p99Ms: at(0.99),
  };
}
