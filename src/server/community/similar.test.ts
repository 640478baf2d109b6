import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApi, testApi } from '#server/testing/api.ts';
import { openCommunity } from './community-fixture.ts';
import { countSomeWords } from './count-words.ts';
import { plansOf } from './plans-fixture.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
  await openCommunity(api);
  for (const title of new Set(misspelt.map(([, known]) => known)))
    await write(title, { language: title.startsWith('Prac') ? 'en' : 'nb' });
});
afterAll(() => api.close());

/** The titles that are offered to a visitor for these words, the nearest first. */
async function similarTo(
  words: string,
  filters: Readonly<Record<string, string>> = {},
): Promise<readonly string[]> {
  const { data, error } = await api.client().rpc('meant_discussions', { words, ...filters });
  expect(error).toBeNull();
  const ids = (data as { id: string }[]).map(({ id }) => id);
  const { rows } = await api.database.pool.query<{ id: string; title: string }>(
    'select id, title from public.community_posts where id = any($1) and hidden_at is null and deleted_at is null',
    [ids],
  );
  return ids.map((id) => rows.find((row) => row.id === id)?.title ?? 'not to be read');
}

async function write(
  title: string,
  { content = 'a', language = 'nb', id = crypto.randomUUID() as string, tags = [] as readonly string[] } = {},
) {
  await api.database.pool.query(
    `insert into public.community_posts (id, category_id, language, title, content, content_html, excerpt, tags)
     values ($1, 'writing', $2, $3, $4, '', '', $5)`,
    [id, language, title, content, tags],
  );
  return id;
}

const weightOf = async (word: string) => {
  const { rows } = await api.database.pool.query<{ weight: number }>(
    'select weight from bestatt.community_words where word = $1',
    [word],
  );
  return rows[0]?.weight ?? 0;
};

/** Words whose weight is another than the discussions say; none is to be. */
const wronglyCounted = async () => {
  const { rows } = await api.database.pool.query(
    `with right_ones as (
       select w.word, sum(w.weight) as weight from public.community_posts p, bestatt.words_of_discussion(p.title, p.content, p.language) as w
       where p.hidden_at is null and p.deleted_at is null group by w.word
     )
     select coalesce(k.word, r.word) as word, k.weight, r.weight as meant
     from bestatt.community_words k full join right_ones r on r.word = k.word
     where k.weight is distinct from r.weight or k.proposed is distinct from (r.weight > 1)`,
  );
  return rows;
};

const misspelt: readonly (readonly [slip: string, title: string, asked: string])[] = [
  ['a letter that is wrong', 'Preposisjoner etter verb', 'preposisjoher'],
  ['a letter that is missing', 'Preposisjoner etter verb', 'prepsisjoner'],
  ['a letter too many', 'Preposisjoner etter verb', 'preposiksjoner'],
  ['two letters in each other’s place', 'Dialekten i Bergen', 'dialeketn'],
  ['two in a short word', 'Fjell og fjord', 'fejll'],
  ['a doubled letter', 'Grammatikk for alle', 'gramatikk'],
  ['a letter doubled that is not', 'Grammatikk for alle', 'grammattikk'],
  ['ae for æ', 'Læreren min snakker fort', 'laereren'],
  ['a for æ', 'Læreren min snakker fort', 'lareren'],
  ['e for æ', 'Læreren min snakker fort', 'lereren'],
  ['o for ø', 'Søknad om bolig', 'soknad'],
  ['oe for ø', 'Søknad om bolig', 'soeknad'],
  ['a for å', 'Språkkafé på lørdag', 'sprakkafe'],
  ['aa for å', 'Språkkafé på lørdag', 'spraakkafeen'],
  ['capital letters', 'Dialekten i Bergen', 'DIALEKETN'],
  ['two slips in a long word', 'Vokalharmoni i dialekter', 'vokelharmoxi'],
  ['English', 'Practising the pronunciation', 'pronounciation'],
  ['two words, one misspelt', 'Søknad om bolig', 'bolig soknadd'],
  ['both misspelt', 'Læreren min snakker fort', 'laereren snaker'],
  ['another beside it that nobody has', 'Grammatikk for alle', 'gramatikk qwyxz'],
  ['a compound that nobody wrote', 'Barnehage og skole', 'barnehageskole'],
  ['one with an s between', 'Arbeid og plass', 'arbeidsplass'],
  ['a compound of which a part is known', 'Barnehage og skole', 'barnehagexqzwv'],
];

describe('9.590 Ours, decision 179: a misspelt word is mended by the words of the discussions that everybody may read, whose titles come first: a letter that is wrong, missing, too many, doubled or in the next one’s place, æ, ø and å as they are written without them, from seven letters on two slips; a compound that nobody wrote is found by its parts.', () => {
  test.each(misspelt)('%s', async (_slip, title, asked) => {
    expect((await similarTo(asked))[0]).toBe(title);
  });
});

test.each([
  'x',
  '',
  'og i på',
  '"',
  '-preposisjonr',
  '!!! ((',
  "'",
  'qwyxzqw',
  `${'a'.repeat(99)}`,
  '12 345',
  '%_\\',
])('what no word is like finds nothing (9.590) (%s)', async (words) => {
  await write('Preposisjoner ved sted');
  expect(await similarTo(words)).toEqual([]);
});

test('what is chosen beside the words holds for what comes close too (9.590)', async () => {
  await write('Grammatikk og komma', { tags: ['komma'] });
  await write('The grammar of grammatikk', { language: 'en' });
  expect(await similarTo('gramatikk', { wanted_language: 'en' })).toEqual(['The grammar of grammatikk']);
  expect(await similarTo('gramatikk', { wanted_tag: 'komma' })).toEqual(['Grammatikk og komma']);
  expect(await similarTo('gramatikk', { wanted_category: 'writing' })).toContain('Grammatikk for alle');
  expect(await similarTo('gramatikk', { wanted_category: 'speaking', wanted_language: 'en' })).toEqual([]);
});

test('a process of the release before asks without (9.590)', async () => {
  const { data } = await api.client().rpc('similar_discussions', { words: 'vokelharmoxi' });
  expect(data).toHaveLength(1);
});

test('a word in the text is mended too, behind those of a title (9.590)', async () => {
  await write('Hva betyr dette', { content: 'Jeg lurer på ordet hvalrossfangst.' });
  expect(await similarTo('hvalrosfangst')).toEqual([]);
  await write('Enda et ord', { content: 'Også her står hvalrossfangst.' });
  expect((await similarTo('hvalrosfangst')).toSorted()).toEqual(['Enda et ord', 'Hva betyr dette']);
  await write('Hvalrossfangst i nord');
  expect((await similarTo('hvalrosfangst'))[0]).toBe('Hvalrossfangst i nord');
});

test('9.591 Ours, decision 179: a word goes with the last discussion that everybody may read and that has it: one that is hidden, deleted or changed is not offered and corrects nobody.', async () => {
  const { pool } = api.database;
  const secret = await write('Hemmeligheten min', { content: 'Jeg heter Przybyszewska og bor på Tøyen.' });
  const other = await write('Przybyszewska skriver');
  expect(await weightOf('przybyszewska')).toBe(3);
  expect(await similarTo('przybyszevska')).toHaveLength(2);
  await pool.query('update public.community_posts set hidden_at = now() where id = $1', [other]);
  expect(await weightOf('przybyszewska')).toBe(1);
  expect(await similarTo('przybyszevska')).toEqual([]);
  await pool.query('update public.community_posts set hidden_at = null where id = $1', [other]);
  expect(await similarTo('przybyszevska')).toHaveLength(2);
  await pool.query(`update public.community_posts set title = 'Navnet mitt' where id = $1`, [other]);
  await pool.query(
    `update public.community_posts set deleted_at = now(), title = '', content = '', content_html = '', excerpt = '' where id = $1`,
    [secret],
  );
  expect(await weightOf('przybyszewska')).toBe(0);
  expect(await similarTo('hemmelihgeten')).toEqual([]);
  await pool.query('delete from public.community_posts where id = $1', [other]);
  expect(await wronglyCounted()).toEqual([]);
});

test('words are counted right however many write at once, and nobody waits for another for ever (9.591)', async () => {
  const titles = ['Bjørn ulv gaupe', 'gaupe ulv bjørn', 'ulv gaupe jerv bjørn', 'jerv bjørn'];
  const ids = await Promise.all(Array.from({ length: 40 }, (_, index) => write(titles[index % 4] ?? '')));
  expect(await weightOf('bjørn')).toBe(80);
  await Promise.all(
    ids.map((id, index) =>
      api.database.pool.query(
        index % 2 === 0
          ? 'update public.community_posts set hidden_at = now() where id = $1'
          : `update public.community_posts set title = 'jerv gaupe' where id = $1`,
        [id],
      ),
    ),
  );
  expect(await weightOf('bjørn')).toBe(0);
  expect(await wronglyCounted()).toEqual([]);
});

test('those that stood before are counted in parts, beside what is written meanwhile, each once (9.591)', async () => {
  const { pool } = api.database;
  await pool.query(
    `insert into public.community_posts (category_id, language, title, content, content_html, excerpt)
     select 'writing', 'nb', 'Gammel tråd om husleie', 'Nabo ' || n, '', '' from generate_series(1, 2500) as n`,
  );
  await pool.query(
    `update bestatt.community_words_counted set done = false, through = '00000000-0000-0000-0000-000000000000'`,
  );
  await pool.query('delete from bestatt.community_words');
  await write('Ny tråd om strøm', { id: 'ffffffff-ffff-4fff-bfff-ffffffffffff' });
  expect(await weightOf('strøm')).toBe(0);
  expect(await countSomeWords(api.database)).toBe(false);
  await write('Ny tråd om vann', { id: '00000000-0000-4000-8000-000000000001' });
  expect(await weightOf('vann')).toBe(2);
  while (!(await countSomeWords(api.database)));
  await write('Ny tråd om fjernvarme');
  const { rows } = await pool.query('select word from bestatt.community_words where weight > 1000');
  // What has a thousand is counted no more.
  expect(rows.map(({ word }) => word).toSorted()).toEqual(['gammel', 'husleie', 'nabo', 'tråd']);
  const wrong = (await wronglyCounted()).filter(({ weight }) => !(weight >= 1000));
  expect(wrong).toEqual([]);
});

test('9.512 Ours, decisions 157 and 179: when nothing has the words that are searched for, the twenty discussions are offered whose titles are nearest to what was meant, of a hundred that have its words, in the title if there are such, found by indexes however many there are.', async () => {
  const { pool } = api.database;
  await pool.query(
    `insert into public.community_posts (category_id, language, title, content, content_html, excerpt, hidden_at)
     select 'writing', 'nb', t.title, 'a', '<p>a</p>', 'a', case when t.title like 'Skjult%' then now() end
     from (select 'Adverbialer i uke ' || n from generate_series(1, 400) as n
       union all select 'Norsk på jobb ' || n from generate_series(1, 4000) as n
       union all select 'Adverbialr' union all select 'Skjult adverbialr') as t(title)`,
  );
  await pool.query('analyze public.community_posts, bestatt.community_words');
  const titles = await similarTo('adverbialr');
  expect(titles).toHaveLength(20);
  // That somebody has misspelt it alike does not keep it from being mended.
  expect(titles.every((title) => title.startsWith('Adverbial'))).toBe(true);
  const plans = await plansOf(api, 'select from public.meant_discussions($1)', ['adverbilaer']);
  expect(plans).toMatch(/Bitmap Index Scan on community_words_variants\s/);
  expect(plans).toMatch(/Bitmap Index Scan on community_posts_search\s/);
  expect(plans).not.toMatch(/Seq Scan on community_(posts|words)/);
});
