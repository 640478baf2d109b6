import { readFileSync } from 'node:fs';
import type pg from 'pg';
import { own, queries } from './plans.ts';
import { searchOf } from './slips.ts';

/** Pages of each kind: so that the 95th percentile is more than the worst one. */
const tries = 400;
const sorts = ['recent', 'votes', 'comments', 'views'];

type Times = {
  readonly p50Ms: number;
  readonly p95Ms: number;
  /** The processor's time of the connection's process, which says what a machine at rest would take by the clock. */
  readonly processorP50Ms: number;
  readonly processorP95Ms: number;
};
type Known = {
  readonly post: string;
  readonly person: string;
  readonly word: string;
  readonly other: string;
};
type Page = (client: pg.PoolClient, known: Known, index: number) => Promise<unknown>;

const named = (some: Readonly<Record<string, string>>, pattern: RegExp) =>
  Object.entries(some).flatMap(([name, query]) => (pattern.test(name) ? query : []));
const lists = named(queries, /^(recent|category|tag)/);
const pinned = named(queries, /^pinned/);

/** What a page of each kind asks the database, one after the other. */
const pages: Readonly<Record<'list' | 'thread' | 'search' | 'misspelt' | 'me', Page>> = {
  list: (client, known, index) => ask(client, known, [lists[index % lists.length] ?? '', ...pinned]),
  thread: (client, known) => ask(client, known, named(queries, /^thread/)),
  search: (client, known, index) => search(client, searchOf([known.word, known.other], index), index),
  misspelt: (client, known, index) =>
    search(client, searchOf([known.word, known.other], index * 4 + 3), index),
  me: (client, known) => ask(client, known, [...named(queries, /^my/), ...named(own, /^my following/)]),
};

/**
 * What pages take in the database, about another discussion, person or words each time, round trips included, alone on a
 * connection; by the clock and by the processor. `search` is a mix of which every fourth is misspelt, `misspelt` those alone.
 */
export async function databaseTimes(pool: pg.Pool): Promise<Readonly<Record<string, Times>>> {
  const { rows } = await pool.query<Known>(
    `select id as post, user_id as person, split_part(title, ' ', 2) as word, split_part(title, ' ', 4) as other
     from public.community_posts where user_id is not null and comments >= 20 and length(split_part(title, ' ', 5)) > 0
     order by id desc limit ${tries}`,
  );
  const client = await pool.connect();
  const found: Record<string, Times> = {};
  try {
    const processorMs = await processorOf(client);
    await client.query('begin');
    for (const [name, page] of Object.entries(pages)) {
      const clock: number[] = [];
      const processor: number[] = [];
      for (const [index, known] of rows.entries()) {
        await client.query(
          `select set_config('role', $1, true), set_config('request.jwt.claims', $2, true)`,
          [
            name === 'me' ? 'authenticated' : 'anon',
            JSON.stringify(name === 'me' ? { sub: known.person, role: 'authenticated' } : {}),
          ],
        );
        const [begun, before] = [performance.now(), processorMs()];
        await page(client, known, index);
        clock.push(performance.now() - begun);
        processor.push(processorMs() - before);
        await client.query('reset role');
      }
      const [p50Ms, p95Ms] = [percentile(clock, 0.5), percentile(clock, 0.95)];
      found[name] = {
        ...{ p50Ms, p95Ms },
        processorP50Ms: percentile(processor, 0.5),
        processorP95Ms: percentile(processor, 0.95),
      };
    }
  } finally {
    await client.query('rollback');
    client.release();
  }
  return found;
}

async function ask(client: pg.PoolClient, { post, person }: Known, asked: readonly string[]): Promise<void> {
  for (const query of asked)
    await client.query(query.replaceAll(':post', `'${post}'`).replaceAll(':person', `'${person}'`));
}

/** As the page does: what comes close is asked for when nothing has the words. */
async function search(client: pg.PoolClient, words: string, index: number): Promise<void> {
  const category = index % 6 === 4 ? 'writing' : null;
  const { rowCount } = await client.query('select id from public.search_discussions($1, $2, $3)', [
    ...[words, sorts[index % 5] ?? 'recent', category],
  ]);
  if (rowCount === 0)
    await client.query('select id from public.meant_discussions($1, $2)', [words.slice(0, 100), category]);
}

/** A clock of the processor's time that the connection's process has had, as Linux keeps it in nanoseconds. */
async function processorOf(client: pg.PoolClient): Promise<() => number> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const file = `/proc/${rows[0]?.pid}/schedstat`;
  return () => Number(readFileSync(file, 'utf8').split(' ')[0]) / 1e6;
}

function percentile(times: readonly number[], share: number): number {
  const ordered = times.toSorted((one, other) => one - other);
  return Math.round((ordered[Math.floor(ordered.length * share)] ?? 0) * 10) / 10;
}
