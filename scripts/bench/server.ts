import pg from 'pg';
import { startBenchProduct } from './bench-product.ts';
import { seatApiLearner } from './compare/api-learner.ts';
import { connectionOf } from './compare/person.ts';
import { createVisitor } from './compare/visitor.ts';
import { type Load, type Run as LoadRun, runLoad } from './platform/load.ts';

type Run = LoadRun & { readonly serverMs?: number; readonly databaseMs?: number };

/**
 * `npm run bench:server [-- <seconds>]`: pages at 20 connections by what has to be done for them, and answering tasks by 20
 * learners at once, against the built product. Beside what is served in a second stands the processor's time for a request, of
 * the server and of the database (Linux), which says more on a machine that others use too. Last line: JSON.
 */
const seconds = Number(process.argv[2] ?? 10);
const connections = 20;
const headers = { 'accept-encoding': 'br', 'accept-language': 'en' };
const [story, article] = ['/lettavis/nordlys', '/articles/norskproven'];
// A longer query does not pass the second's cache: what the page was made of is read anew for each request.
const pastTheCache = `?n=${'0'.repeat(300)}`;
// What a first start does for itself is not what is measured.
const product = await startBenchProduct({ SPEECH_AHEAD: 'false' });
try {
  await load({ name: 'warm-up', url: product.url });
  const member = { cookie: await memberCookie() };
  const demo = { cookie: await demoCookie() };
  const runs: Run[] = [];
  for (const path of ['/', '/nb/pricing', '/app/leveltest', article, story])
    runs.push(await load({ name: `from the cache: ${path}`, url: product.url + path }));
  for (const path of [article, story]) {
    const url = product.url + path;
    runs.push(
      // Each request has marks of its own, as links of a mail have.
      await load({
        name: `from the cache, another mark each: ${path}`,
        url: product.url,
        path: marked(path),
      }),
      await load({ name: `from the cache, signed in: ${path}`, url, headers: member }),
      await load({ name: `rows asked: ${path}`, url: url + pastTheCache }),
      await load({ name: `rows asked, signed in: ${path}`, url: url + pastTheCache, headers: member }),
      // A demo's page says until when, so nothing of it is kept but parts that are nobody's.
      await load({ name: `made in full, its text as before: ${path}`, url, headers: demo }),
      await whileItChanges(path, () =>
        load({ name: `made in full, its text changed: ${path}`, url: url + pastTheCache }),
      ),
    );
  }
  // `/about` says nothing of what it reads, so each address is a page of its own.
  runs.push(await load({ name: 'made in full: /about', url: product.url, path: (n) => `/about?n=${n}` }));
  // What is new to one, and what one does not want to read, stands in the list.
  runs.push(
    await load({
      name: 'made in full, signed in: /community',
      url: `${product.url}/community`,
      headers: member,
    }),
  );
  runs.push(await answering());
  console.table(runs);
  console.log(JSON.stringify({ runs, rssMb: product.rssMb() }));
} finally {
  await product.stop();
}

async function load(asked: Omit<Load, 'headers'> & Partial<Pick<Load, 'headers'>>): Promise<Run> {
  const before = product.cpuMs();
  const { requests, ...run } = await runLoad(
    { ...asked, headers: { ...headers, ...asked.headers } },
    connections,
    seconds,
  );
  const after = product.cpuMs();
  const of = (side: 'server' | 'database') =>
    Math.round(((after[side] - before[side]) / requests) * 100) / 100;
  return { ...run, serverMs: of('server'), databaseMs: of('database') };
}

function marked(page: string): (index: number) => string {
  return (index) => `${page}?utm_campaign=${index}`;
}

async function memberCookie(): Promise<string> {
  const visitor = createVisitor(product.url);
  const [email, password] = [`${crypto.randomUUID()}@example.no`, 'et fjell i solnedgang'];
  await visitor.postForm('/auth?create', [
    ...Object.entries({ mode: 'create', email, password, confirmPassword: password, next: '/app' }),
  ]);
  return visitor.cookies();
}

async function demoCookie(): Promise<string> {
  const visitor = createVisitor(product.url);
  await visitor.postForm('/demo', [['intent', 'begin']]);
  return visitor.cookies();
}

/** Changes a page's row as fast as the database takes it: neither page nor part of before is that of the next request. */
async function whileItChanges(path: string, run: () => Promise<Run>): Promise<Run> {
  const [, list = '', slug = ''] = path.split('/');
  const database = new pg.Client(connectionOf(product.dataDir));
  await database.connect();
  let isOver = false;
  const changing = (async () => {
    const table = list === 'lettavis' ? 'stories' : 'articles';
    while (!isOver)
      await database.query(`update public.${table} set updated_at = clock_timestamp() where slug = $1`, [
        slug,
      ]);
  })();
  const made = await run();
  isOver = true;
  await changing;
  await database.end();
  return made;
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
