import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type pg from 'pg';
import { openDatabase } from '#server/db/database.ts';
import { startEmbeddedPostgres } from '#server/db/embedded-postgres.ts';
import { startBenchProduct } from './bench-product.ts';
import { generate } from './community/generate.ts';
import { sequentialScans } from './community/plans.ts';
import { type Run, runLoad } from './platform/load.ts';

/**
 * `npm run bench:community -- --posts 1000000 --comments 10000000 --seconds 10`: a category, a discussion of 20 comments and a
 * search from the database at 20 connections, a discussion from the cache, and discussions of which each is another, so that none
 * is rendered already; and whether any list reads a whole table. `--data <folder>` keeps what was made there for another run. Last
 * line: JSON. Ends with 1 when a plan does.
 */
const { values } = parseArgs({
  options: {
    posts: { type: 'string', default: '20000' },
    comments: { type: 'string', default: '400000' },
    seconds: { type: 'string', default: '10' },
    data: { type: 'string' },
  },
});
const rows = { posts: Number(values.posts), comments: Number(values.comments) };
const seconds = Number(values.seconds);
const connections = 20;
/** A page with a longer query is rendered for each who asks (`main/pages/shared-page.ts`). */
const uncached = `x=${'a'.repeat(301)}`;

const dataDir = values.data ?? mkdtempSync(join(tmpdir(), 'bestatt-bench-community-'));
mkdirSync(dataDir, { recursive: true });
// As root, Postgres runs as another user, who must be let through.
chmodSync(dataDir, 0o755);
const product = await startBenchProduct({ DATA_DIR: dataDir });
try {
  const embedded = await startEmbeddedPostgres({ dataDir });
  const database = openDatabase({ ...embedded.connection(), statement_timeout: 0 }, () => {});
  if (!(await hasRows(database.pool, rows.posts))) await generate(database.pool, rows);
  const scans = await sequentialScans(database.pool);
  const found = await database.pool.query<{ id: string }>(
    'select id from public.community_posts where user_id is not null order by id limit 3000',
  );
  await database.close();
  const topicOf = (index: number) => `/nb/community/post/${found.rows[index % found.rows.length]?.id}`;
  const topic = topicOf(0);
  await load('warm', `${topic}?${uncached}`, 3);
  const runs = {
    list: await load('list', `/nb/community/category/writing?${uncached}`, seconds),
    topic: await load('topic', `${topic}?${uncached}`, seconds),
    search: await load('search', `/nb/community/search?q=dialekt+klage&${uncached}`, seconds),
    cachedTopic: await load('cachedTopic', topic, seconds),
    eachTopic: await load('eachTopic', topic, seconds, (index) => `${topicOf(index)}?${uncached}`),
  };
  console.table(Object.values(runs));
  for (const scan of scans) console.error(`This list reads a whole table: ${scan}`);
  if (scans.length > 0) process.exitCode = 1;
  const figures = Object.fromEntries(
    Object.entries(runs).map(([name, { perSecond, p95Ms }]) => [name, { perSecond, p95Ms }]),
  );
  console.log(JSON.stringify({ ...figures, rows }));
} finally {
  await product.stop();
  if (!values.data) rmSync(dataDir, { recursive: true, force: true });
}

function load(
  name: string,
  path: string,
  duration: number,
  pathOf?: (index: number) => string,
): Promise<Run> {
  const headers = { 'accept-encoding': 'br', 'accept-language': 'nb' };
  const url = `${product.url}${path}`;
  return runLoad({ name, url, headers, ...(pathOf && { path: pathOf }) }, connections, duration);
}

/** Whether a run before has made them. */
async function hasRows(pool: pg.Pool, posts: number): Promise<boolean> {
  const { rows: counted } = await pool.query<{ posts: string }>(
    'select count(*) as posts from public.community_posts',
  );
  return Number(counted[0]?.posts) >= posts;
}
