import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openDatabase } from '#server/db/database.ts';
import { startEmbeddedPostgres } from '#server/db/embedded-postgres.ts';
import { createTokens } from '#server/tokens/create-tokens.ts';
import { startBenchProduct } from './bench-product.ts';
import { type Address, makeAddresses } from './community/addresses.ts';
import { databaseTimes } from './community/database-times.ts';
import { countRows, countWords, generate } from './community/generate.ts';
import { sequentialScans } from './community/plans.ts';
import { type LoadRun, runLoad } from './platform/load.ts';

/**
 * `npm run bench:community -- --posts 1000000 --comments 10000000 --seconds 10`: a category, a discussion of 20 comments and a
 * search from the database at 20 connections, a discussion from the cache; then lists, discussions, searches and people's own pages
 * of which each is another, so that none is made already, at 20 connections and at two, where one request hardly waits for others;
 * what the database takes for each; and whether any list reads a whole table. `--data <folder>` keeps what was made there for another
 * run. Last line: JSON. Ends with 1 when a plan reads a whole table.
 */
const { values } = parseArgs({
  options: {
    posts: { type: 'string', default: '20000' },
    comments: { type: 'string', default: '400000' },
    seconds: { type: 'string', default: '10' },
    data: { type: 'string' },
  },
});
const amount = { posts: Number(values.posts), comments: Number(values.comments) };
const seconds = Number(values.seconds);
/** A page with a longer query is rendered for each who asks (`main/pages/shared-page.ts`). */
const uncached = `x=${'a'.repeat(301)}`;

const dataDir = values.data ?? mkdtempSync(join(tmpdir(), 'bestatt-bench-community-'));
mkdirSync(dataDir, { recursive: true });
// As root, Postgres runs as another user, who must be let through.
chmodSync(dataDir, 0o755);
const product = await startBenchProduct({ DATA_DIR: dataDir, SPEECH_AHEAD: 'false' });
const embedded = await startEmbeddedPostgres({ dataDir });
try {
  const database = openDatabase({ ...embedded.connection(), statement_timeout: 0 }, () => {});
  await generate(database.pool, amount);
  await countWords(database.pool);
  const rows = await countRows(database.pool);
  const scans = await sequentialScans(database.pool);
  const times = await databaseTimes(database.pool);
  const tokens = await createTokens({ database });
  const addresses = await makeAddresses(database.pool, { tokens, issuer: `${product.url}/auth/v1` });
  await database.close();
  const topic = addresses.topic[0]?.path ?? '';
  await load({ name: 'warm', pages: [{ path: `${topic}?${uncached}` }], clients: 20, duration: 3 });
  const same = (name: string, path: string) =>
    load({ name, pages: [{ path }], clients: 20, duration: seconds });
  const runs = {
    list: await same('list', `/nb/community/category/writing?${uncached}`),
    topic: await same('topic', `${topic}?${uncached}`),
    search: await same('search', `/nb/community/search?q=dialekt+klage&${uncached}`),
    cachedTopic: await same('cachedTopic', topic),
  };
  const each = (clients: number) => async (name: keyof typeof addresses) =>
    load({
      name: `another ${name}, ${clients}`,
      // Behind those that were asked for before.
      pages: clients === 20 ? addresses[name] : addresses[name].toReversed(),
      ...{ clients, duration: seconds },
    });
  const another = await inTurn(each(20));
  const calm = await inTurn(each(2));
  console.table([runs, another, calm].flatMap((some) => Object.values(some)));
  console.table(times);
  for (const scan of scans) console.error(`This list reads a whole table: ${scan}`);
  if (scans.length > 0) process.exitCode = 1;
  console.log(
    JSON.stringify({
      ...figures(runs),
      another: figures(another),
      twoAtOnce: figures(calm),
      database: times,
      rows,
    }),
  );
} finally {
  await product.stop();
  // Whoever has come to a database starts it again when it ends.
  await embedded.stop();
  if (!values.data) rmSync(dataDir, { recursive: true, force: true });
}

async function inTurn(measure: (name: 'list' | 'topic' | 'search' | 'me') => Promise<Measured>) {
  return {
    ...{ list: await measure('list'), topic: await measure('topic') },
    ...{ search: await measure('search'), me: await measure('me') },
  };
}

/** A run and the processor's time of a request, which says more than the rate where others are at work too. */
type Measured = LoadRun & { readonly serverMs: number; readonly databaseMs: number };

async function load({
  name,
  pages,
  clients,
  duration,
}: {
  readonly name: string;
  readonly pages: readonly Address[];
  readonly clients: number;
  readonly duration: number;
}): Promise<Measured> {
  const at = (index: number) => pages[index % pages.length] as Address;
  const headersOf = ({ cookie }: Address) => ({
    ...{ 'accept-encoding': 'br', 'accept-language': 'nb' },
    ...(cookie && { cookie }),
  });
  const asked = {
    ...{ name, url: `${product.url}${at(0).path}`, headers: headersOf(at(0)) },
    ...(pages.length > 1 && {
      path: (index: number) => at(index).path,
      headersOf: (index: number) => headersOf(at(index)),
    }),
  };
  const before = product.cpuMs();
  const run = await runLoad(asked, clients, duration);
  const after = product.cpuMs();
  const each = (name: 'server' | 'database') =>
    Math.round(((after[name] - before[name]) / Math.max(1, run.requests)) * 10) / 10;
  return { ...run, serverMs: each('server'), databaseMs: each('database') };
}

function figures(some: Readonly<Record<string, Measured>>) {
  return Object.fromEntries(
    Object.entries(some).map(([name, { perSecond, p95Ms, serverMs, databaseMs }]) => [
      name,
      { perSecond, p95Ms, serverMs, databaseMs },
    ]),
  );
}
