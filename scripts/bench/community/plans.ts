import type pg from 'pg';

const listed = 'hidden_at is null and deleted_at is null';

/** What the lists ask the database, in the form that they have it (`features/community/read-posts.ts`, `read-thread.ts`, `read-me.ts`). */
export const queries: Readonly<Record<string, string>> = {
  recent: `select id from public.community_posts where ${listed} and last_activity_at <= now() - interval '1 hour'
    and (last_activity_at < now() - interval '1 hour' or id < :post) order by last_activity_at desc, id desc limit 21`,
  ...Object.fromEntries(
    ['last_activity_at', 'votes', 'comments', 'views'].map((column) => [
      `category by ${column}`,
      `select id from public.community_posts where ${listed} and category_id = 'writing' order by ${column} desc, id desc limit 21`,
    ]),
  ),
  tag: `select id from public.community_posts where ${listed} and tags @> array['norsk'] order by last_activity_at desc, id desc limit 21`,
  pinned: `select id from public.community_posts where ${listed} and pinned is true and category_id = 'writing' and language = 'nb' order by created_at limit 5`,
  thread: `select id from public.community_comments where post_id = :post and parent_id is null order by created_at, id limit 21`,
  'thread replies': `select id from public.community_comments where root_id = any (array(select id from public.community_comments
    where post_id = :post and parent_id is null order by created_at, id limit 20)) order by created_at, id limit 400`,
  'thread files': `select id from public.community_attachments where post_id = :post order by position`,
  'my posts': `select id from public.community_posts where user_id = :person and deleted_at is null order by created_at desc, id desc limit 21`,
  'my comments': `select id from public.community_comments where user_id = :person order by created_at desc, id desc limit 5`,
};

/** What nobody but oneself reads. */
const own: Readonly<Record<string, string>> = {
  'my following': `select f.post_id, p.title from public.community_follows f left join public.community_posts p on p.id = f.post_id
    where f.user_id = :person order by f.created_at desc, f.post_id desc limit 21`,
  'my votes': `select comment_id from public.community_votes where user_id = :person and post_id = :post`,
  'what I have seen': `select post_id, seen_at from public.community_visits where post_id in (:post, :post)`,
};

/** What stands inside the functions of the search (migration 0066), which run as their owner. */
const insideFunctions: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ['dialekt klage', 'norsk', 'sjeldenord'].map((words) => [
      `search for ${words}`,
      `select id from public.community_posts where ${listed} and (search @@ websearch_to_tsquery('norwegian', '${words}')
        or search @@ websearch_to_tsquery('english', '${words}')) order by last_activity_at desc, id desc limit 21`,
    ]),
  ),
};

/** The same of the function that looks for words that resemble others (migration 0076), which has its setting. */
const similar = ['preposisjonr', 'norsk', 'dialekt klge'].map(
  (words) =>
    [
      `similar to ${words}`,
      `select id from (select id, title, hidden_at, deleted_at from public.community_posts
       where '${words}' operator(extensions.<%) title limit 300) as found where ${listed} order by '${words}' operator(extensions.<<->) title, id limit 20`,
    ] as const,
);

/** The lists that read a whole table, as visitors ask. Empty when none does. */
export async function sequentialScans(pool: pg.Pool): Promise<readonly string[]> {
  const { rows } = await pool.query<{ post: string; person: string }>(
    `select id as post, user_id as person from public.community_posts where user_id is not null limit 1`,
  );
  const [known] = rows;
  if (!known) throw new Error('There are no discussions.');
  const wrong: string[] = [];
  const client = await pool.connect();
  const look = async (name: string, query: string) => {
    const text = query.replaceAll(':post', `'${known.post}'`).replaceAll(':person', `'${known.person}'`);
    const plan = await client.query<{ 'QUERY PLAN': string }>(`explain ${text}`);
    const lines = plan.rows.map((row) => row['QUERY PLAN']).join('\n');
    if (/Seq Scan on community_(posts|comments|votes|follows)/.test(lines)) wrong.push(`${name}:\n${lines}`);
  };
  try {
    await client.query('begin');
    for (const [name, query] of Object.entries(insideFunctions)) await look(name, query);
    await client.query('set local enable_seqscan = off; set local enable_indexscan = off');
    for (const [name, query] of similar) await look(name, query);
    await client.query('set local enable_seqscan = on; set local enable_indexscan = on');
    await client.query('set local role anon');
    for (const [name, query] of Object.entries(queries)) await look(name, query);
    await client.query(
      `select set_config('role', 'authenticated', true), set_config('request.jwt.claims', $1, true)`,
      [JSON.stringify({ sub: known.person, role: 'authenticated' })],
    );
    for (const [name, query] of Object.entries(own)) await look(name, query);
  } finally {
    await client.query('rollback');
    client.release();
  }
  return wrong;
}
