import type pg from 'pg';
import { loadInBulk, type Work } from './bulk-load.ts';
import { checkCounts, setSums } from './counts.ts';
import { fillComments, fillPeople, fillPosts, fillVotes } from './rows.ts';

/** How many rows are made. */
export type Amount = { readonly posts: number; readonly comments: number };

/** Discussions that are filled in at once, with what belongs to them. */
const postsAtOnce = 10_000;
const filled = ['posts', 'comments', 'votes', 'follows'].map((name) => `public.community_${name}`);

/**
 * Discussions, comments and votes as a large forum has them, over five categories, written by 2,000 people in two years. Triggers
 * are left out; the counts are set as they would have made them, and a sample of them is counted anew.
 */
export async function generate(pool: pg.Pool, amount: Amount): Promise<void> {
  const { posts, comments } = amount;
  const isMade = await hasRows(pool, amount);
  if (isMade) return;
  const begun = performance.now();
  await fillPeople(pool);
  const until = new Date().toISOString();
  const perPost = comments / posts;
  const batches = Array.from({ length: Math.ceil(posts / postsAtOnce) }, (_, index): Work => {
    const batch = {
      ...{ first: index * postsAtOnce + 1, last: Math.min((index + 1) * postsAtOnce, posts) },
      ...{ posts, until, perPost },
    };
    return async (client) => {
      for (const fill of [fillPosts, fillComments, fillVotes]) await client.query(fill(batch));
      if (index % 10 === 9) tell(`${batch.last} discussions`);
    };
  });
  await loadInBulk(pool, { tables: filled, work: batches });
  tell('indexes built');
  await setSums(pool);
  // Their words are counted from the beginning (`countWords`): the product has counted those that were there when it started.
  await pool.query('truncate bestatt.community_words');
  await pool.query(
    `update bestatt.community_words_counted set done = false, through = '00000000-0000-0000-0000-000000000000'`,
  );
  await checkCounts(pool);
  const { rows } = await pool.query<Record<keyof Amount, string>>(
    `select (select count(*) from public.community_posts where user_id is not null) as posts,
       (select count(*) from public.community_comments) as comments`,
  );
  await pool.query('create table bestatt.bench_amount (posts bigint, comments bigint, asked_posts bigint)');
  await pool.query('insert into bestatt.bench_amount values ($1, $2, $3)', [
    ...[rows[0]?.posts, rows[0]?.comments, posts],
  ]);
  tell('made');

  function tell(what: string): void {
    console.error(`${Math.round((performance.now() - begun) / 1000)} s: ${what}`);
  }
}

/** The words that a misspelt search is compared with, which the triggers did not count while rows were filled in. */
export async function countWords(pool: pg.Pool): Promise<void> {
  const begun = performance.now();
  let isDone = false;
  for (let times = 1; !isDone; times += 1) {
    const { rows } = await pool.query<{ done: boolean }>(
      'select bestatt.count_some_community_words(2000) as done',
    );
    isDone = rows[0]?.done === true;
    if (times % 50 === 0 || isDone)
      console.error(
        `${Math.round((performance.now() - begun) / 1000)} s: words of ${times} times 2000 discussions`,
      );
  }
  await pool.query('vacuum analyze bestatt.community_words');
}

/** How many there are, counted when they were made. */
export async function countRows(pool: pg.Pool): Promise<Amount> {
  const { rows } = await pool.query<Record<keyof Amount, string>>(
    'select posts, comments from bestatt.bench_amount',
  );
  return { posts: Number(rows[0]?.posts), comments: Number(rows[0]?.comments) };
}

/** Whether a run before has made them. @throws Error when it made others, or was ended before it had */
async function hasRows(pool: pg.Pool, { posts }: Amount): Promise<boolean> {
  const { rows: tables } = await pool.query(`select to_regclass('bestatt.bench_amount') as made`);
  if (tables[0]?.made === null) {
    const { rows: left } = await pool.query(`select from auth.users where email = 'bench-1@example.no'`);
    if (left.length > 0) throw new Error('A run before was ended while it made rows: remove the folder.');
    return false;
  }
  const { rows } = await pool.query<{ asked: string }>(
    'select asked_posts as asked from bestatt.bench_amount',
  );
  if (Number(rows[0]?.asked) !== posts) throw new Error(`The folder has ${rows[0]?.asked} discussions.`);
  return true;
}
