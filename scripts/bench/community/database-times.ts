import type pg from 'pg';
import { queries } from './plans.ts';

/** Times for each group: so that the 95th percentile is more than the worst one. */
const tries = 200;

type Times = { readonly p50Ms: number; readonly p95Ms: number };
type Known = {
  readonly post: string;
  readonly person: string;
  readonly word: string;
  readonly other: string;
};

const searches = [
  "select id from public.search_discussions(:words, 'recent')",
  "select id from public.search_discussions(:words, 'votes')",
  "select id from public.search_discussions(:word, 'comments', 'writing')",
  'select id from public.similar_discussions(:typo)',
];
const groups: Readonly<Record<'list' | 'thread' | 'search' | 'me', readonly string[]>> = {
  list: Object.entries(queries).flatMap(([name, query]) =>
    /^(recent|category|tag|pinned)/.test(name) ? query : [],
  ),
  thread: Object.entries(queries).flatMap(([name, query]) => (name.startsWith('thread') ? query : [])),
  search: searches,
  me: Object.entries(queries).flatMap(([name, query]) => (name.startsWith('my') ? query : [])),
};

/** What a visitor's queries take, about another discussion, person or word each time, the round trip included, alone on a connection. */
export async function databaseTimes(pool: pg.Pool): Promise<Readonly<Record<string, Times>>> {
  const { rows } = await pool.query<Known>(
    `select id as post, user_id as person, split_part(title, ' ', 2) as word, split_part(title, ' ', 4) as other
     from public.community_posts where user_id is not null and comments >= 20 order by id desc limit ${tries}`,
  );
  const client = await pool.connect();
  const found: Record<string, Times> = {};
  try {
    await client.query('begin; set local role anon');
    for (const [name, asked] of Object.entries(groups)) {
      const times: number[] = [];
      for (let index = 0; index < tries; index += 1) {
        const known = rows[index % rows.length];
        const query = asked[index % asked.length];
        if (!known || !query) continue;
        const begun = performance.now();
        await client.query(filled(query, known));
        times.push(performance.now() - begun);
      }
      times.sort((one, other) => one - other);
      const at = (share: number) => Math.round((times[Math.floor(times.length * share)] ?? 0) * 10) / 10;
      found[name] = { p50Ms: at(0.5), p95Ms: at(0.95) };
    }
  } finally {
    await client.query('rollback');
    client.release();
  }
  return found;
}

function filled(query: string, { post, person, word, other }: Known): string {
  return query
    .replaceAll(':post', `'${post}'`)
    .replaceAll(':person', `'${person}'`)
    .replaceAll(':words', `'${word} ${other}'`)
    .replaceAll(':word', `'${word}'`)
    .replaceAll(':typo', `'${word.slice(0, -1)}qx ${other}'`);
}
