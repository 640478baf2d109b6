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
export const own: Readonly<Record<string, string>> = {
  'my following': `select f.post_id, p.title from public.community_follows f left join public.community_posts p on p.id = f.post_id
    where f.user_id = :person order by f.created_at desc, f.post_id desc limit 21`,
  'my votes': `select comment_id from public.community_votes where user_id = :person and post_id = :post`,
  'what I have seen': `select post_id, seen_at from public.community_visits where post_id in (:post, :post)`,
};

/** Searches of all kinds: what their functions ask inside (migration 0093) is looked at as it is carried out. */
const searches: readonly string[] = [
  ...['norsk', 'dialekt klage', 'sjeldenord', '"dialekt kommune"', 'klage -norsk', '-norsk', 'og'].flatMap(
    (words) =>
      [`'recent'`, `'votes'`, `'comments', 'writing'`, `'views', null, 'nb', 'norsk'`].map(
        (sort) => `select id from public.search_discussions('${words}', ${sort})`,
      ),
  ),
  ...['preposisjonr', 'nrosk', 'dialekt klge', 'leddsetningkommunebarnehagexsøknad', 'qwyxzqv'].map(
    (words) => `select id from public.meant_discussions('${words}')`,
  ),
];

const wholeTable = /Seq Scan on community_(posts|comments|votes|follows|words)\b/;

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
    if (wholeTable.test(lines)) wrong.push(`${name}:\n${lines}`);
  };
  try {
    await client.query('begin');
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
  return [...wrong, ...(await scansOfSearches(pool))];
}

/** What the database says of the statements inside the functions while they run (`auto_explain`). */
async function scansOfSearches(pool: pg.Pool): Promise<readonly string[]> {
  const wrong: string[] = [];
  const client = await pool.connect();
  let looked = 0;
  let asked = '';
  client.on('notice', ({ message = '' }) => {
    if (message.includes('community_posts')) looked += 1;
    if (wholeTable.test(message)) wrong.push(`${asked}:\n${message}`);
  });
  try {
    await client.query(`load 'auto_explain'`);
    await client.query(
      'set auto_explain.log_min_duration = 0; set auto_explain.log_nested_statements = on; set client_min_messages = log',
    );
    for (asked of searches) await client.query(asked);
  } finally {
    // With its settings.
    client.release(true);
  }
  if (looked < searches.length) throw new Error('The database does not say how it searches.');
  return wrong;
}
