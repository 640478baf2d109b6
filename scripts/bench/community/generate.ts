import type pg from 'pg';

/** How many rows are made. */
export type Amount = { readonly posts: number; readonly comments: number };

const people = 2000;
const postsAtOnce = 20_000;

/** Words of all kinds of frequency, so that some searches find much and some little. */
const words =
  'norsk prøve ord brev skrive lese lytte snakke nivå setning verb preposisjon uttale lærer kurs jobb barn bolig lege skole buss vær mat helg svar spørsmål tekst øve hjelp tid dag uke komma adjektiv bøyning hovedsetning leddsetning muntlig skriftlig klage søknad strøm regning utleier barnehage kommune stemme dialekt'.split(
    ' ',
  );

/**
 * Discussions and comments as a large forum has them, over all categories, written by 2,000 people. Triggers are left out, and
 * the counts set as they would have made them.
 */
export async function generate(pool: pg.Pool, { posts, comments }: Amount): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query(`set session_replication_role = replica`);
    await client.query(`set synchronous_commit = off`);
    await client.query(`set maintenance_work_mem = '1GB'`);
    const indexes = await dropIndexes(client);
    await client.query(
      `with made as (
         insert into auth.users (id, email) select gen_random_uuid(), 'bench-' || n || '@example.no' from generate_series(1, $1::int) as n
         returning id
       ), users as (insert into public.users (id) select id from made)
       insert into public.community_user_profiles (id, name, first_wrote_at) select id, 'Kari', now() from made`,
      [people],
    );
    await client.query(
      `create table bestatt.bench_people as select id, row_number() over () as n from public.community_user_profiles`,
    );
    await client.query(`create table bestatt.bench_posts (id uuid, n serial)`);
    for (let made = 0; made < posts; made += postsAtOnce)
      await client.query(
        `with made as (
           insert into public.community_posts
             (category_id, user_id, language, title, content, content_html, excerpt, tags, votes, views, comments, last_activity_at, created_at)
           select (array['writing', 'speaking', 'words-grammar', 'exam-day', 'life-in-norway'])[1 + i % 5], p.id, 'nb', left(t.text, 70), t.text, '<p>' || t.text || '</p>',
             t.text, array[($3::text[])[1 + i % 20]], (random() * 50)::int, (random() * 900)::int, $4, now() - i * interval '7 seconds', now() - i * interval '9 seconds'
           from generate_series($1::int, $2::int) as g(i) join bestatt.bench_people p on p.n = 1 + i % ${people},
             lateral (select string_agg(($3::text[])[1 + (random() * random() * 49)::int], ' ') || ' ' || i as text
               from generate_series(1, 40 + i % 3)) as t
           returning id
         ) insert into bestatt.bench_posts (id) select id from made`,
        [made + 1, Math.min(made + postsAtOnce, posts), words, Math.round(comments / posts)],
      );
    await client.query(`create index on bestatt.bench_posts (n)`);
    for (let made = 0; made < comments; made += postsAtOnce * 10)
      await client.query(
        `insert into public.community_comments (post_id, user_id, language, content, content_html, created_at)
         select p.id, u.id, 'nb', 'Det heter det fordi regelen er slik.', '<p>Det heter det fordi regelen er slik.</p>', now() - i * interval '1 second'
         from generate_series($1::int, $2::int) as g(i) join bestatt.bench_posts p on p.n = 1 + i % $3
           join bestatt.bench_people u on u.n = 1 + i % ${people}`,
        [made + 1, Math.min(made + postsAtOnce * 10, comments), posts],
      );
    for (const definition of indexes) await client.query(definition);
    await client.query(`reset session_replication_role`);
    await client.query(`drop table bestatt.bench_people, bestatt.bench_posts`);
    await client.query(`vacuum analyze public.community_posts`);
    await client.query(`vacuum analyze public.community_comments`);
    await client.query(`vacuum analyze public.community_user_profiles`);
  } finally {
    client.release();
  }
}

/** Built anew over all rows they come five times as fast as with each row. @returns what makes them again */
async function dropIndexes(client: pg.PoolClient): Promise<readonly string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select c.oid::regclass::text as name, pg_get_indexdef(c.oid) as definition
     from pg_index i join pg_class c on c.oid = i.indexrelid
     where i.indrelid in ('public.community_posts'::regclass, 'public.community_comments'::regclass)
       and not exists (select from pg_constraint k where k.conindid = c.oid)`,
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  return rows.map(({ definition }) => definition);
}
