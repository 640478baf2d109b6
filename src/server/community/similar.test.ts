import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApi, testApi } from '#server/testing/api.ts';
import { openCommunity } from './community-fixture.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
  await openCommunity(api);
});
afterAll(() => api.close());

test('9.512 Ours, decision 157: when nothing has the words that are searched for, the twenty nearest of the first three hundred discussions with a title that resembles them are offered, found by an index however many there are.', async () => {
  const { pool } = api.database;
  await pool.query(
    `insert into public.community_posts (category_id, language, title, content, content_html, excerpt, hidden_at)
     select 'writing', 'nb', t.title, 'a', '<p>a</p>', 'a', case when t.title like 'Skjult%' then now() end
     from (select 'Preposisjoner i uke ' || n from generate_series(1, 400) as n
       union all select 'Norsk på jobb ' || n from generate_series(1, 4000) as n
       union all select 'Preposisjonr' union all select 'Skjult preposisjonr') as t(title)`,
  );
  await pool.query('analyze public.community_posts');
  const { data, error } = await api.client().rpc('similar_discussions', { words: 'preposisjonr' });
  expect(error).toBeNull();
  const ids = (data as { id: string }[]).map(({ id }) => id);
  const { rows } = await pool.query<{ title: string }>(
    'select title from public.community_posts where id = any($1)',
    [ids],
  );
  expect(rows).toHaveLength(20);
  expect(rows.every(({ title }) => title.startsWith('Preposisjon'))).toBe(true);
  const client = await pool.connect();
  try {
    const { rows: known } = await client.query<{ body: string; settings: string[] }>(
      `select prosrc as body, proconfig as settings from pg_proc where proname = 'similar_discussions'`,
    );
    expect(known[0]?.settings).toEqual(
      expect.arrayContaining(['enable_seqscan=off', 'enable_indexscan=off']),
    );
    await client.query('begin');
    await client.query('set local enable_seqscan = off; set local enable_indexscan = off');
    const looks = known[0]?.body.match(/select p\.id[^;]*? limit 300/g) ?? [];
    expect(looks).toHaveLength(2);
    for (const [index, look] of looks.entries()) {
      const { rows: plan } = await client.query<{ 'QUERY PLAN': string }>(
        `explain ${look.replace(/\bwords\b/g, `'preposisjonr'::text`)}`,
      );
      const lines = plan.map((row) => row['QUERY PLAN']).join('\n');
      const name = index === 0 ? 'community_posts_similar_some' : 'community_posts_similar';
      expect(lines).toMatch(new RegExp(`Bitmap Index Scan on ${name}\\s`));
      expect(lines).not.toContain('Seq Scan');
    }
  } finally {
    await client.query('rollback');
    client.release();
  }
});

test('where many resemble the words, a sixteenth of the discussions is looked through, and what was hidden is not offered (9.512)', async () => {
  const { pool } = api.database;
  await pool.query(
    `insert into public.community_posts (id, category_id, language, title, content, content_html, excerpt, hidden_at)
     select overlay(md5(n::text) placing (case when n <= 310 then '0' else 'f' end) from 1 for 1)::uuid, 'writing', 'nb',
       'Barnehageplass nummer ' || n, 'a', '<p>a</p>', 'a', case when n % 31 = 0 then now() end
     from generate_series(1, 700) as n`,
  );
  const { data } = await api.client().rpc('similar_discussions', { words: 'barnehageplas' });
  const ids = (data as { id: string }[]).map(({ id }) => id);
  expect(ids).toHaveLength(20);
  expect(ids.every((id) => id.startsWith('0'))).toBe(true);
  const { rows } = await pool.query(
    'select from public.community_posts where id = any($1) and hidden_at is not null',
    [ids],
  );
  expect(rows).toHaveLength(0);
});
