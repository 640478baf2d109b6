import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isRepeatable, type ReadLog } from '#server/rest/run/read-log.ts';
import { type TestApi, testApi } from '#server/testing/api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
  const sql = (text: string, values: unknown[] = []) => api.database.pool.query(text, values);
  await sql(`insert into public.scenes (id, hash, title, alt, contains) values
    ('lettavis-en', 'abc', '{}', '{"nb": "En elg", "en": "An elk"}', '[]')`);
  // Days ago: the newest comes first.
  for (const [slug, topic, days, related] of [
    ['en', 'nature', 1, ['navngitt', 'skjult', 'en']],
    ['navngitt', 'history', 9, []],
    ['skjult', 'nature', -1, []],
    ['nyest', 'nature', 2, []],
    ['eldre', 'nature', 3, []],
    ['eldst', 'nature', 4, []],
    ['uten-tekst', 'nature', 1, []],
    ['annet', 'culture', 1, []],
  ] as const) {
    await sql(
      `insert into public.stories (slug, topic, scene, related, status, published_at, sources)
       values ($1, $2, 'lettavis-' || $1, $3, 'published', now() - make_interval(days => $4), '[{"title": "Kilde"}]')`,
      [slug, topic, related, days],
    );
    await sql(
      `insert into public.articles (slug, topic, scene, related, status, published_at)
       values ($1, $2, 'artikkel-' || $1, $3, 'published', now() - make_interval(days => $4))`,
      [slug, topic, related, days],
    );
    if (slug === 'uten-tekst') continue;
    for (const level of slug === 'nyest' ? ['B1', 'B2'] : ['B2', 'A2', 'B1'])
      await sql(
        `insert into public.story_versions (slug, level, title, lead, paragraphs, words) values ($1, $2, $3, 'Lead', '{Tekst.}', 1)`,
        [slug, level, `${slug} på ${level}`],
      );
    for (const language of ['nb', 'en'])
      await sql(
        `insert into public.article_texts (slug, language, title, description, lead, body, words)
         values ($1, $2, $3, 'D', 'L', 'B', 1)`,
        [slug, language, `${slug} ${language}`],
      );
  }
});
afterAll(() => api.close());

type Page = Record<string, unknown> & { readonly related: readonly { slug: string; title?: string }[] };
/** As the official client gives it, and as a page of ours reads it in process. */
const asked = async (name: string, args: Readonly<Record<string, string>>) => {
  const { data, error } = await api.client().rpc(name, args, { get: true });
  expect(error).toBeNull();
  const log: ReadLog = { calls: 0, reads: [] };
  expect(await api.app.readForPage({ name, args, visitor: visitor(), log })).toEqual({ data, error });
  expect([log.calls, log.reads.length, isRepeatable(log)]).toEqual([1, 1, true]);
  return data as Page | null;
};

const visitor = () => new Request('http://bestatt.test/lettavis/en');

describe('9.561 all that a page of an article or a story is made of comes in one question', () => {
  test('a story at the level that is wanted, else at its easiest', async () => {
    const page = await asked('story_page', { story: 'en', wanted: 'B1' });
    expect(page).toMatchObject({
      ...{ slug: 'en', topic: 'nature', levels: ['A2', 'B1', 'B2'], sources: [{ title: 'Kilde' }] },
      version: { level: 'B1', title: 'en på B1', paragraphs: ['Tekst.'], glosses: [], questions: [] },
      drawing: { id: 'lettavis-en', hash: 'abc', alt: { nb: 'En elg' } },
    });
    const levelOf = async (args: Readonly<Record<string, string>>) =>
      ((await asked('story_page', args))?.version as { level: string } | undefined)?.level;
    expect(await levelOf({ story: 'en' })).toBe('A2');
    expect(await levelOf({ story: 'nyest', wanted: 'A2' })).toBe('B1');
  });

  test('with what its writer named, then the newest on its topic: three that are published and have a text', async () => {
    const story = await asked('story_page', { story: 'en' });
    expect(story?.related.map(({ slug }) => slug)).toEqual(['navngitt', 'nyest', 'eldre']);
    expect(story?.related[1]).toMatchObject({
      ...{ drawing: null, topic: 'nature' },
      versions: [
        { level: 'B1', title: 'nyest på B1', lead: 'Lead', words: 1 },
        { level: 'B2', title: 'nyest på B2', lead: 'Lead', words: 1 },
      ],
    });
    const article = await asked('article_page', { article: 'en', language: 'en' });
    expect(article).toMatchObject({ title: 'en en', body: 'B', lead: 'L', corrections: [], drawing: null });
    expect(article?.related.map(({ title }) => title)).toEqual(['navngitt en', 'nyest en', 'eldre en']);
    expect((await asked('article_page', { article: 'annet', language: 'nb' }))?.related).toEqual([]);
  });

  test('and nothing of what is not published, has no text, or is nowhere', async () => {
    for (const slug of ['skjult', 'uten-tekst', 'ingen']) {
      expect(await asked('story_page', { story: slug }), slug).toBeNull();
      expect(await asked('article_page', { article: slug, language: 'nb' }), slug).toBeNull();
    }
  });
});

describe('9.581 what a page reads in process is read as a visitor, under the policies', () => {
  const read = (name: string, args: Readonly<Record<string, string>> = {}) =>
    api.app.readForPage({ name, args, visitor: visitor(), log: { calls: 0, reads: [] } });

  test('a row that the policies hide is hidden', async () => {
    await api.database.pool.query(`create policy hidden on public.stories as restrictive for select to anon
      using (slug <> 'en')`);
    try {
      expect(await read('story_page', { story: 'en' })).toEqual({ data: null, error: null });
    } finally {
      await api.database.pool.query('drop policy hidden on public.stories');
    }
    expect((await read('story_page', { story: 'en' })).data).toMatchObject({ slug: 'en' });
  });

  test('what there is not, or what only others may ask, is refused as the API refuses it', async () => {
    const { error: unknown } = await read('no_such_function');
    expect(unknown).toMatchObject({ status: 404, code: 'PGRST202' });
    const { error: missing } = await read('story_page', { other: 'en' });
    expect(missing).toMatchObject({ status: 404, code: 'PGRST202' });
    const { error: others } = await read('own_mistakes', { since: '-infinity', until: 'infinity' });
    expect(others).toMatchObject({ status: 401, code: '42501' });
  });
});
