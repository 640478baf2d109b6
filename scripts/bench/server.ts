import { startBenchProduct } from './bench-product.ts';
import { seatApiLearner } from './compare/api-learner.ts';
import { createVisitor } from './compare/visitor.ts';
import { type Run, runLoad } from './platform/load.ts';

/**
 * `npm run bench:server`: the landing page at 20 connections, and answering tasks by 20 learners at once, against the built product.
 * Last line: JSON.
 */
const seconds = 10;
const connections = 20;
const headers = { 'accept-encoding': 'br', 'accept-language': 'en' };
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
    // A longer query does not pass the second's cache: what the page was made of is read anew for each request.
    await fromDatabase('/lettavis/nordlys', seconds),
    await fromDatabase('/articles/norskproven', seconds),
    // Each request has marks of its own, as links of a mail have.
    await marked('/lettavis/nordlys', seconds),
    await marked('/articles/norskproven', seconds),
    await made(seconds),
    // Nothing that is kept is sent to somebody who is signed in: loaders, rows, markup and compression for each request.
    await signedIn('/lettavis/nordlys', seconds),
    await signedIn('/articles/norskproven', seconds),
    await answering(),
  ];
  console.table(runs);
  console.log(JSON.stringify({ runs, rssMb: product.rssMb() }));
} finally {
  await product.stop();
}

function load(path: string, duration: number): Promise<Run> {
  return runLoad({ name: `GET ${path}`, url: `${product.url}${path}`, headers }, connections, duration);
}

function fromDatabase(page: string, duration: number): Promise<Run> {
  const url = `${product.url}${page}?n=${'0'.repeat(300)}`;
  return runLoad({ name: `GET ${page}, from the database`, url, headers }, connections, duration);
}

function marked(page: string, duration: number): Promise<Run> {
  const path = (index: number) => `${page}?utm_campaign=${index}`;
  return runLoad(
    { name: `GET ${page}, another mark each`, url: product.url, headers, path },
    connections,
    duration,
  );
}

/** `/about` says nothing of what it reads, so each address is a page of its own. */
function made(duration: number): Promise<Run> {
  const path = (index: number) => `/about?n=${index}`;
  return runLoad(
    { name: 'GET /about, made each time', url: product.url, headers, path },
    connections,
    duration,
  );
}

async function signedIn(page: string, duration: number): Promise<Run> {
  const visitor = createVisitor(product.url);
  const [email, password] = [`${crypto.randomUUID()}@example.no`, 'et fjell i solnedgang'];
  await visitor.postForm('/auth?create', [
    ...Object.entries({ mode: 'create', email, password, confirmPassword: password, next: '/app' }),
  ]);
  return runLoad(
    {
      name: `GET ${page}, made in full`,
      url: `${product.url}${page}`,
      headers: { ...headers, cookie: visitor.cookies() },
    },
    connections,
    duration,
  );
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
