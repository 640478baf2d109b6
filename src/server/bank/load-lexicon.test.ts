import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestApi, testApi } from '#server/testing/api.ts';
import { loadLexicon } from './load-lexicon.ts';

const log = pino({ level: 'silent' });
const bok = entry('lemma: bok, pos: noun, gender: m/f, forms: [boka/boken, bøker, bøkene], english: book');
const jente = entry('lemma: jente, pos: noun, gender: m/f, english: girl');
let api: TestApi;
let contentDir: string;

beforeAll(async () => {
  api = await testApi();
});
beforeEach(() => {
  contentDir = mkdtempSync(join(tmpdir(), 'bestatt-lexicon-'));
});
afterEach(() => rmSync(contentDir, { recursive: true }));
afterAll(() => api.close());

test('everybody may read the words, and a form finds its lemma', async () => {
  put('A1/school', bok);
  await load();
  const { data, error } = await api.client().from('lexicon').select().contains('words', ['bøkene']);
  expect(error).toBeNull();
  expect(data).toEqual([
    {
      id: 'bok-noun',
      lemma: 'bok',
      pos: 'noun',
      gender: 'm/f',
      level: 'A1',
      topic: 'school',
      forms: {
        singular: ['bok'],
        definite: ['boka', 'boken'],
        plural: ['bøker'],
        definitePlural: ['bøkene'],
      },
      words: ['bok', 'boka', 'boken', 'bøker', 'bøkene'],
      possible_kinds: expect.any(Array),
      english: 'book',
      example_nb: 'En setning til prøve.',
      example_en: 'A sentence to try.',
    },
  ]);
});

test('nobody may change them', async () => {
  put('A1/school', bok);
  await load();
  const visitor = api.client();
  await visitor.auth.signInAnonymously();
  const { error } = await visitor.from('lexicon').delete().eq('id', 'bok-noun');
  expect(error?.code).toBe('42501');
  expect(await ids()).toContain('bok-noun');
});

test('files are read again only when they changed; what is gone from them is deleted', async () => {
  put('A1/school', bok + jente);
  expect(await load()).toBe(2);
  expect(await load()).toBe(0);
  put('A1/school', jente);
  expect(await load()).toBe(1);
  expect(await ids()).toEqual(['jente-noun']);
  rmSync(join(contentDir, 'lexicon'), { recursive: true });
  await load();
  expect(await ids()).toEqual([]);
});

test('a lemma that moves to another level keeps its id', async () => {
  put('A1/school', bok + jente);
  await load();
  put('A1/school', bok);
  put('A2/family', jente);
  await load();
  expect(await ids()).toEqual(['bok-noun', 'jente-noun']);
});

test('a wrong entry, and a file that is no YAML, are left out', async () => {
  put('A1/school', bok + entry('lemma: hus, pos: noun, english: house'));
  put('A1/home', 'a: b: c');
  await load();
  expect(await ids()).toEqual(['bok-noun']);
});

test('the lexicon of content/ is taken whole, and read once', async () => {
  const own = { database: api.database, contentDir: join(import.meta.dirname, '../../../content'), log };
  const read = await loadLexicon(own);
  expect(read).toBeGreaterThan(1500);
  expect((await ids()).length).toBe(read);
  expect(await loadLexicon(own)).toBe(0);
});

function entry(fields: string): string {
  return `- { ${fields}, example: { nb: En setning til prøve., en: A sentence to try. } }\n`;
}

function put(name: string, text: string): void {
  const path = join(contentDir, 'lexicon', `${name}.yaml`);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

function load(): Promise<number> {
  return loadLexicon({ database: api.database, contentDir, log });
}

async function ids(): Promise<string[]> {
  const { rows } = await api.database.pool.query<{ id: string }>('select id from public.lexicon order by id');
  return rows.map((row) => row.id);
}
