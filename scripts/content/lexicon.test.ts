import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const text = `id: read-a1-marek
category: read
level: A1
topic: home
title: Marek
status: draft
stimulus:
  kind: text
  form: notice
  text: Huset til Marek ligger her.
tasks:
  - id: hvor
    kind: true_false
    skill: detail
    difficulty: 1.0
    prompt: Huset ligger her.
    key: "true"
    explanation:
      nb: Det står at huset til Marek ligger her.
      en: It says that Marek's house is here.
`;
const hus = entry('lemma: hus, pos: noun, gender: n, english: house', 'Hus her, og hus der.');
const ligge = entry(
  'lemma: ligge, pos: verb, forms: [ligger, lå, ligget, ligg], english: lie',
  'Her ligger det hus.',
);

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bestatt-content-'));
  put('read/A1/marek.yaml', text);
  floor('{ A1: 2 }', 2);
});
afterEach(() => rmSync(folder, { recursive: true }));

test('words of A1–A2 texts that the lexicon lacks are listed, and an error above what is allowed', () => {
  put('lexicon/A1/home.yaml', hus + ligge);
  expect(run('check')).toContain('· bank: 2 words of A1–A2 texts are not in the lexicon: her, til');
  floor('{ A1: 2 }', 1);
  expect(run('check')).toContain('✗ bank: 2 words of A1–A2 texts are not in the lexicon');
});

test('a form that no dictionary has, and too few lemmas, are errors', () => {
  put('lexicon/A1/home.yaml', entry('lemma: hus, pos: noun, gender: m, english: house', 'Hus her, hus der.'));
  const out = run('check');
  expect(out).toContain('✗ lexicon/A1/home.yaml:hus-noun: «husen» is in no dictionary [lexicon-form]');
  expect(out).toContain('✗ bank: lexicon A1: 1 lemmas, 2 promised [lexicon]');
});

test('lemmas are counted by level', () => {
  put('lexicon/A1/home.yaml', hus);
  put('lexicon/A2/home.yaml', ligge);
  const json = JSON.parse(run('stats', '--json').trim().split('\n').at(-1) ?? '') as { lemmas: object };
  expect(json.lemmas).toEqual({ A1: 1, A2: 1, B1: 0, B2: 0, C1: 0 });
});

test('content:words prints what is missing, and with --forms every form', () => {
  put('lexicon/A1/home.yaml', hus);
  expect(run('words')).toContain('In texts of A1 and A2: 3 words\nher (2), ligger (2), til\n');
  expect(run('words', '--forms')).toBe('hus-noun (n): hus, huset, hus, husene/husa\n');
});

function entry(fields: string, nb: string): string {
  return `- { ${fields}, example: { nb: "${nb}", en: An example. } }\n`;
}

function floor(lemmas: string, missingWords: number): void {
  const rest = 'tasks: {}\nreadAndListen: 0\nkinds: 0\nfreePool: 0\nchecked: 0\n';
  put('floor.yaml', `${rest}lemmas: ${lemmas}\nmissingWords: ${missingWords}\n`);
}

function put(path: string, content: string): void {
  const full = join(folder, path);
  mkdirSync(dirname(full), { recursive: true });
  writeFileSync(full, content);
}

/** What a script prints, whether it is content with the bank or not. */
function run(script: string, ...args: string[]): string {
  try {
    return execFileSync(process.execPath, [`scripts/content/${script}.ts`, ...args], {
      env: { ...process.env, CONTENT_DIR: folder },
      encoding: 'utf8',
    });
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
}
