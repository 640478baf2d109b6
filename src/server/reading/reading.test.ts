import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SupabaseClient } from '@supabase/supabase-js';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { articleExample, storyExample } from '#domain/reading/reading-fixture.ts';
import { storyLevels } from '#domain/reading/story-levels.ts';
import { call } from '#server/sittings/sitting-fixture.ts';
import { type TestApi, testApi } from '#server/testing/api.ts';
import { loadReading } from './load-reading.ts';

const log = pino({ level: 'silent' });
let api: TestApi;
let contentDir: string;

beforeAll(async () => {
  api = await testApi();
  contentDir = mkdtempSync(join(tmpdir(), 'bestatt-reading-'));
  writeArticle('An article');
  writeStory();
  await load();
});
afterAll(async () => {
  rmSync(contentDir, { recursive: true });
  await api.close();
});

function writeArticle(title: string): void {
  mkdirSync(join(contentDir, 'articles'), { recursive: true });
  const article = articleExample();
  const file = { ...article, en: { ...article.en, title } };
  writeFileSync(join(contentDir, 'articles/hva-er-proven.yaml'), stringify(file));
}

function writeStory(): void {
  const { story, versions } = storyExample();
  const folder = join(contentDir, 'lettavis/elgen');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'story.yaml'), stringify(story));
  for (const level of storyLevels) writeFileSync(join(folder, `${level}.yaml`), stringify(versions[level]));
}

const load = () => loadReading({ database: api.database, contentDir, log });
const sql = (text: string) => api.database.pool.query(text);

/** Titles of articles in English that a visitor reads. */
async function titles(): Promise<readonly string[]> {
  const { data, error } = await api
    .client()
    .from('articles')
    .select('slug, article_texts!inner(title)')
    .eq('article_texts.language', 'en')
    .overrideTypes<{ slug: string; article_texts: { title: string }[] }[], { merge: false }>();
  expect(error).toBeNull();
  return (data ?? []).flatMap((row) => row.article_texts.map(({ title }) => title));
}

describe('9.362 articles and stories are drafts, scheduled or published', () => {
  test('files are read once, and again when they change', async () => {
    expect(await titles()).toEqual(['An article']);
    expect(await load()).toEqual({ articles: 0, stories: 0 });
    writeArticle('A better article');
    expect(await load()).toEqual({ articles: 1, stories: 0 });
    expect(await titles()).toEqual(['A better article']);
  });

  test.each([
    ["status = 'draft'", 0],
    ["published_at = now() + interval '1 minute'", 0],
    ["status = 'scheduled', published_at = now() - interval '1 minute'", 1],
    ["status = 'published', published_at = now() - interval '1 minute'", 1],
  ])(
    'nobody but the service reads what is not published or whose time has not come: %s',
    async (change, seen) => {
      await sql(`update public.articles set ${change}`);
      await sql(`update public.stories set ${change}`);
      expect(await titles()).toHaveLength(seen);
      const visitor = api.client();
      for (const table of ['articles', 'stories', 'article_texts', 'story_versions'])
        expect((await visitor.from(table).select('slug')).data?.length === 0, table).toBe(seen === 0);
      expect((await answer(visitor)).error === null).toBe(seen === 1);
    },
  );

  test('what an editor has taken over is left alone by the files', async () => {
    await sql(`update public.articles set origin = 'desk'`);
    await sql(`update public.article_texts set title = 'By an editor'`);
    writeArticle('From the file');
    expect(await load()).toEqual({ articles: 0, stories: 0 });
    expect(await titles()).toEqual(['By an editor']);
    await sql(`update public.articles set origin = 'content'`);
    expect(await load()).toEqual({ articles: 1, stories: 0 });
    expect(await titles()).toEqual(['From the file']);
  });

  test('a file that is gone takes its page away, and one that comes back brings it again', async () => {
    cpSync(join(contentDir, 'articles'), join(contentDir, 'kept'), { recursive: true });
    rmSync(join(contentDir, 'articles'), { recursive: true });
    await load();
    expect(await titles()).toEqual([]);
    cpSync(join(contentDir, 'kept'), join(contentDir, 'articles'), { recursive: true });
    await load();
    expect(await titles()).toEqual(['From the file']);
  });

  test('a file that cannot be read is left out, and the others are read', async () => {
    writeFileSync(join(contentDir, 'articles/broken.yaml'), 'id: broken\ntitle: a: b');
    mkdirSync(join(contentDir, 'lettavis/half'), { recursive: true });
    writeArticle('Beside a broken one');
    expect(await load()).toEqual({ articles: 1, stories: 0 });
    expect(await titles()).toEqual(['Beside a broken one']);
  });
});

type Answered = {
  marked: { question: string; mark: { correct: boolean }; secret: { key: string } }[];
  kept: number;
};

const right = { question: 'en', response: { kind: 'choose', letter: 'a' } };
const wrong = { question: 'to', response: { kind: 'choose', letter: 'a' } };

const answer = (client: SupabaseClient, answers: readonly object[] = [right, wrong]) =>
  call(client, 'story-answers', { slug: 'elgen', level: 'A2', answers });

async function account(): Promise<SupabaseClient> {
  const client = api.client();
  await client.auth.signUp({ email: `${crypto.randomUUID()}@example.no`, password: 'three quiet fjords' });
  return client;
}

async function practised(client: SupabaseClient): Promise<number> {
  const { data } = await client.rpc('own_activity', { from_day: '2020-01-01' });
  return ((data ?? []) as { tasks: number }[]).reduce((sum, { tasks }) => sum + tasks, 0);
}

describe('9.358 a story’s questions are marked', () => {
  test('a visitor’s answers are marked with key and reason, and not kept', async () => {
    const { data, error } = await answer(api.client());
    expect(error).toBeNull();
    const { marked, kept } = data as Answered;
    expect(marked.map(({ mark, secret }) => [mark.correct, secret.key])).toEqual([
      [true, 'a'],
      [false, 'b'],
    ]);
    expect(kept).toBe(0);
    expect((await sql('select from public.story_answers')).rows).toEqual([]);
  });

  test('the first answer of somebody with a session is kept, and counts as practice in reading', async () => {
    const client = await account();
    expect(((await answer(client)).data as Answered).kept).toBe(2);
    expect(await practised(client)).toBe(2);
    const again = [{ ...wrong, response: { kind: 'choose', letter: 'b' } }];
    expect(((await answer(client, again)).data as Answered).kept).toBe(0);
    expect(await practised(client)).toBe(2);
    const { data } = await client.from('story_answers').select('question, correct').order('question');
    expect(data).toEqual([
      { question: 'en', correct: true },
      { question: 'to', correct: false },
    ]);
  });

  test('no key is read before the answer', async () => {
    const client = await account();
    expect((await client.from('story_keys').select('keys')).data).toBeNull();
    const { data } = await client.from('story_versions').select('*').eq('slug', 'elgen');
    expect(data).toHaveLength(3);
    expect(JSON.stringify(data)).not.toMatch(/"key"|explanation|evidence/);
  });

  test.each([
    ['no_such_question', [{ question: 'four', response: right.response }], 'question_not_found'],
    ['__proto__', [{ question: '__proto__', response: right.response }], 'question_not_found'],
    ['another kind', [{ question: 'en', response: { kind: 'true_false', value: 'true' } }], 'wrong_shape'],
    ['no option', [{ question: 'en', response: { kind: 'choose', letter: 'g' } }], 'wrong_shape'],
    ['nothing', [{ question: 'en' }], 'wrong_shape'],
  ])('what is no answer is refused, and nothing is kept (9.358): %s', async (_, answers, code) => {
    const client = await account();
    const { error } = await answer(client, [right, ...answers]);
    expect(error).toMatchObject({ code });
    expect(await practised(client)).toBe(0);
  });
});
