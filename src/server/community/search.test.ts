import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApi, testApi } from '#server/testing/api.ts';
import { openCommunity } from './community-fixture.ts';
import { plansOf } from './plans-fixture.ts';

const columns = { recent: 'last_activity_at', votes: 'votes', comments: 'comments', views: 'views' } as const;
type Sort = keyof typeof columns;
const sorts = Object.keys(columns) as readonly Sort[];

type Search = {
  readonly words: string;
  readonly sort: Sort;
  readonly category?: string;
  readonly language?: string;
  readonly tag?: string;
};
type After = readonly [value: string | null, id: string | null];

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
  await openCommunity(api);
  // Frequent and rare words, in any order of the lists; some rare among the newest, some hidden.
  await api.database.pool.query(
    `insert into public.community_posts (category_id, language, title, content, content_html, excerpt, tags, votes, views, comments, last_activity_at, hidden_at)
     select (array['writing', 'speaking', 'exam-day'])[1 + n % 3], case when n % 4 = 0 then 'en' else 'nb' end, 'Nummer ' || n,
       'norsk' || case when n % 2 = 0 then ' prøve' else '' end || case when n % 5 = 0 then ' klage' else '' end
         || case when n % 97 = 0 then ' dialekt' else '' end || case when n % 1999 = 0 then ' fjordhest' else '' end
         || case when n > 6500 then ' gammelord' when n = 2 then ' nyord' else '' end,
       '', '', case when n % 10 = 0 then array['brev'] else '{}' end, n % 7, n % 1000, n % 3,
       now() - n / 2 * interval '1 minute', case when n % 50 = 0 then now() end
     from generate_series(1, 9000) as n`,
  );
  await api.database.pool.query('analyze public.community_posts');
}, 120_000);
afterAll(() => api.close());

async function found(search: Search, [value, id]: After = [null, null]): Promise<readonly string[]> {
  const { words, sort, category = null, language = null, tag = null } = search;
  const { data, error } = await api.client().rpc('search_discussions', {
    ...{ words, sort, wanted_category: category, wanted_language: language, wanted_tag: tag },
    ...{ after_value: value, after_id: id },
  });
  expect(error).toBeNull();
  return (data as readonly { readonly id: string }[]).map((row) => row.id);
}

/** All that have the words, looked at one by one. */
async function meant({ words, sort, category, language, tag }: Search) {
  const { rows } = await api.database.pool.query<{ id: string; value: string }>(
    `select id, to_json(${columns[sort]}) #>> '{}' as value from public.community_posts
     where hidden_at is null and deleted_at is null
       and (search @@ websearch_to_tsquery('norwegian', $1) or search @@ websearch_to_tsquery('english', $1))
       and ($2::text is null or category_id = $2) and ($3::text is null or language = $3) and ($4::text is null or tags @> array[$4])
     order by ${columns[sort]} desc, id desc`,
    [words, category ?? null, language ?? null, tag ?? null],
  );
  return rows;
}

const asked: readonly Omit<Search, 'sort'>[] = [
  { words: 'norsk' },
  { words: 'norsk prøve' },
  { words: 'dialekt' },
  { words: 'dialekten' },
  { words: 'fjordhest' },
  { words: 'nyord' },
  { words: 'gammelord' },
  { words: '"norsk prøve"' },
  { words: '"prøve norsk"' },
  { words: '"norsk dialekt"' },
  { words: 'klage -prøve' },
  { words: 'fjordhest or nyord' },
  { words: 'dialekt', category: 'writing' },
  { words: 'norsk', language: 'en' },
  { words: 'klage', tag: 'brev' },
  { words: 'dialekt', category: 'exam-day', language: 'nb', tag: 'brev' },
  { words: 'nei' },
];

describe('9.592 Ours, decision 179: a search looks at a bounded number of discussions, whatever its words are: frequent words among the first few thousand in the order that is asked for, others in the index; it finds what comes first in that order.', () => {
  test.each(asked)('$words $category $language $tag', async (search) => {
    for (const sort of sorts) {
      const all = await meant({ ...search, sort });
      expect([sort, await found({ ...search, sort })]).toEqual([sort, all.slice(0, 21).map(({ id }) => id)]);
      // The next page begins behind the twentieth.
      const last = all[19];
      if (!last) continue;
      expect([sort, await found({ ...search, sort }, [last.value, last.id])]).toEqual([
        sort,
        all.slice(20, 41).map(({ id }) => id),
      ]);
    }
  });

  test.each([
    ['frequent', 'norsk prøve'],
    ['rare', 'fjordhest'],
    ['no such word', 'finnesikke'],
    ['not among the newest', 'gammelord'],
    ['frequent words in another order', '"prøve norsk"'],
    ['everything but', '-norsk'],
    ['the same again and again', 'norsk '.repeat(33)],
  ])('no whole table is read, and no more of it than is said (%s)', async (_kind, words) => {
    for (const sort of sorts) {
      const plans = await plansOf(api, 'select from public.search_discussions($1, $2)', [words, sort]);
      expect(plans).toContain('community_posts');
      expect(plans).not.toMatch(/Seq Scan on community_posts/);
      const read = [...plans.matchAll(/on community_posts.*actual time=\S+ rows=(\d+)/g)].map(([, rows]) =>
        Number(rows),
      );
      expect(read.length).toBeGreaterThan(0);
      expect(Math.max(...read)).toBeLessThanOrEqual(6000);
    }
  });
});

test.each([
  'og',
  'the and',
  'x',
  '"',
  '""',
  "'",
  '-',
  '---',
  '-norsk',
  '"norsk',
  'norsk"',
  '& | ! ( ) <-> :*',
  'norsk:*',
  'or',
  'or or or',
  '\\',
  '%',
  '$1',
  "'; drop table x; --",
  '-"norsk prøve"',
  '"norsk prøve" -klage or "a b c"',
  'a b c d e f g h i j k l m n o p q r s t',
  'norsk '.repeat(33),
  '"a b" '.repeat(33),
  `${'å'.repeat(200)}`,
])('whatever is searched for is answered (9.592) (%s)', async (words) => {
  for (const sort of sorts) expect((await found({ words, sort })).length).toBeLessThanOrEqual(21);
});

test('words that stand in nearly every text are none, and more than 200 letters are refused (9.592)', async () => {
  expect(await found({ words: 'og i på', sort: 'recent' })).toEqual([]);
  const { error } = await api.client().rpc('search_discussions', { words: 'a'.repeat(201), sort: 'recent' });
  expect(error?.code).toBe('22023');
});
