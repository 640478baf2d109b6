import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { speakExamples } from '#domain/tasks/open-task-examples.ts';
import { exchangeOptions } from './edit.ts';

const text = `id: read-b1-hylla
category: read
level: B1
topic: society
title: Hylla på biblioteket
status: draft
stimulus:
  kind: text
  form: article
  text: |
    På biblioteket i bydelen står det nå en hylle for ting som folk vil bytte. Ideen kom fra
    bibliotekaren, som først bare tenkte på barneklær.

    «Men da folk kom med ski og kjeler, lot vi dem gjøre det», forteller hun.
tasks:
  - id: hvem # den som fant på det
    kind: choose
    skill: detail
    difficulty: 2.8
    prompt: Hvem fant på å sette opp hylla?
    options:
      a: Folk som bor i bydelen.
      b: En som jobber på biblioteket.
      c: "Foreldre: med små barn."
      d: Noen som ville kvitte seg med ski.
    key: b
    explanation:
      nb: Ideen kom fra bibliotekaren, altså en som jobber der.
      en: The idea came from the librarian, who works there.
  - id: ord
    kind: cloze
    skill: vocabulary
    difficulty: 3.2
    prompt: Velg riktig ord.
    text: Hylla er for ting som folk vil [[1]].
    gaps:
      - options: { a: selge, b: kaste, c: bytte, d: kjøpe }
        key: c
    explanation:
      nb: Hylla er for å bytte. Ingen selger eller kjøper noe der.
      en: The shelf is for swapping. Nobody sells or buys anything there.
`;

let folder = '';
const path = () => join(folder, 'read/B1/hylla.yaml');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bestatt-content-'));
  put('read/B1/hylla.yaml', text);
  put('allowed-words.txt', 'noen\nnoe # a comment\n');
  put('floor.yaml', 'tasks: {}\nreadAndListen: 0\nkinds: 0\nfreePool: 0\nchecked: 0\n');
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('content:check', () => {
  test('a right bank is accepted, with its coverage table', () => {
    const { code, out } = run('check');
    // Its one file is a draft, so nothing is served yet.
    expect(out).toMatch(/read +0\/0\/500 +0\/0\/600 +0\/0\/700/);
    expect(out).toContain('1 draft files are not served.');
    expect(out).toContain('1 files: 0 errors, 0 warnings.');
    expect(code).toBe(0);
  });

  test.each([
    [
      'a misspelling',
      'som folk vil bytte',
      'som folk vil bytteh',
      'read/B1/hylla.yaml:-: «bytteh» is in no dictionary',
    ],
    ['broken YAML', 'tasks:', 'tasks: [', 'read/B1/hylla.yaml:-: '],
    ['a key that is no option', 'key: b', 'key: f', 'read/B1/hylla.yaml:hvem: key f is not an option'],
    [
      'a file that only calls itself checked',
      'status: draft',
      'status: checked',
      'nobody has read it as it stands',
    ],
  ])('%s is an error with its place', (_, right, wrong, message) => {
    put('read/B1/hylla.yaml', text.replace(right, wrong));
    const { code, out } = run('check');
    expect(out).toContain(message);
    expect(code).toBe(1);
  });

  test('with --only it speaks of the given files alone', () => {
    put('read/B1/skapet.yaml', text.replace('read-b1-hylla', 'feil'));
    expect(run('check', '--only', path())).toMatchObject({ code: 0 });
    expect(run('check', '--only', 'read/B1/skapet.yaml').out).toMatch(
      /✗ read\/B1\/skapet\.yaml:-: id must begin/,
    );
  });

  test('below the floor, and below a quarter of the guide, it fails', () => {
    put('floor.yaml', 'tasks: { read: { B1: 3 } }\nreadAndListen: 0\nkinds: 0\nfreePool: 0\nchecked: 0\n');
    expect(run('check').out).toContain('read B1: 0 tasks, 3 promised');
    expect(run('check', '--quarter').out).toContain('speak C1: 0 tasks, 20 promised');
  });
});

describe('content:sample and content:read', () => {
  test('the sheet shows text, prompt and options, and no key or explanation', () => {
    const { out } = run('sample', '--n', '5');
    expect(out).toContain('read-b1-hylla/hvem');
    expect(out).toContain('b) En som jobber på biblioteket.');
    expect(out).not.toMatch(/explanation|Ingen selger|key/);
    expect(run('sample', '--n', '5', '--keys').out.split('\n').sort().slice(1)).toEqual([
      'read-b1-hylla/hvem: "b"',
      'read-b1-hylla/ord: ["c"]',
    ]);
  });

  test('the same seed gives the same sample', () => {
    expect(run('sample', '--n', '1', '--seed', '7').out).toBe(run('sample', '--n', '1', '--seed', '7').out);
  });

  test('readings that all agree make the file checked, and nothing else in it changes', () => {
    const { out, code } = answer('ina', { 'read-b1-hylla/hvem': 'b', 'read-b1-hylla/ord': ['c'] });
    expect(out).toContain('2 readings recorded, 0 not taken; 1 files are now checked.');
    expect(code).toBe(0);
    expect(readFileSync(path(), 'utf8')).toBe(text.replace('status: draft', 'status: checked'));
    expect(run('check').code).toBe(0);
    expect(run('sample', '--unread').out).toContain('0 tasks.');
  });

  test('a disagreement is told with the key, and stays on record after mending', () => {
    const { out } = answer('ina', { 'read-b1-hylla/hvem': 'a', 'read-b1-hylla/ord': 'c' });
    expect(out).toContain('✗ read-b1-hylla/hvem (choose): read {"kind":"choose","letter":"a"}, key "b"');
    expect(readFileSync(path(), 'utf8')).toBe(text);
    put('read/B1/hylla.yaml', text.replace('Folk som bor', 'Noen som bor'));
    expect(run('sample', '--unread').out).toContain('1 tasks.');
    expect(answer('ina', { 'read-b1-hylla/hvem': 'b' }).out).toContain('1 files are now checked.');
    expect(run('stats').out).toMatch(/all +2 +2 +50\.0 % +2 +100\.0 %/);
  });

  test('the same reader cannot try again on the same words, nor answer what is no answer', () => {
    answer('ina', { 'read-b1-hylla/hvem': 'a' });
    const { out, code } = answer('ina', {
      'read-b1-hylla/hvem': 'b',
      'read-b1-hylla/ord': 'x',
      'read-b1-borte/a': 'a',
    });
    expect(out).toContain('not taken: read-b1-hylla/hvem: ina has read it as it stands');
    expect(out).toContain('not taken: read-b1-hylla/ord: "x" is no answer');
    expect(out).toContain('not taken: read-b1-borte/a: there is no such task');
    expect(code).toBe(1);
  });
});

describe('an examiner’s look at a speaking task', () => {
  const speaking = () => {
    const { stimulus, task } = speakExamples.role_play;
    const head = {
      id: 'speak-b1-stedet',
      category: 'speak',
      level: 'B1',
      topic: 'leisure',
      title: 'Et sted',
    };
    return stringify({ ...head, status: 'draft', stimulus, tasks: [task] });
  };
  beforeEach(() => put('speak/B1/stedet.yaml', speaking()));

  test('the sheet shows it whole, and only when its category is asked for', () => {
    const { out } = run('sample', '--category', 'speak');
    expect(out).toContain('Torill (woman): HEMMELIG-linje');
    expect(out).toMatch(/prepares 30 s, speaks 45 s[\s\S]*criterion:[\s\S]*point:[\s\S]*model A2/);
    expect(run('sample', '--n', '50').out).not.toContain('speak-b1-stedet');
  });

  test('of a discussion it shows the stand, and which turns lead to which line', () => {
    const { task } = speakExamples.discuss;
    const whole = parse(speaking()) as { readonly tasks: readonly unknown[] };
    put('speak/B1/stedet.yaml', stringify({ ...whole, tasks: [task] }));
    const { out } = run('sample', '--category', 'speak');
    expect(out).toContain('stand: HEMMELIG-syn');
    expect(out).toContain(
      'Kåre (man), after turn 2 if asked (Du spør Kåre om noe. / You ask Kåre something.): HEMMELIG',
    );
    expect(out).toContain('model B1 (disagreed, agreed)');
  });

  test('makes its file checked when all is sound, and counts apart from blind readings', () => {
    expect(answer('ina', { 'speak-b1-stedet/role': 'flawed: the second line guesses' }).out).toContain(
      '✗ speak-b1-stedet/role (role_play)',
    );
    expect(answer('ole', { 'speak-b1-stedet/role': 'sound' }).out).toContain('1 files are now checked.');
    const { out } = run('stats');
    expect(out).toMatch(/all +2 +0 +– +0 +–/);
    expect(out).toMatch(/speak B1 +1 +1 +1/);
  });
});

test('content:stats ends with one line of JSON', () => {
  const { out } = run('stats', '--json');
  expect(JSON.parse(out.trim().split('\n').at(-1) ?? '')).toEqual({
    tasks: expect.objectContaining({ read: { A1: 0, A2: 0, B1: 2, B2: 0, C1: 0 } }),
    stimuli: 1,
    kinds: { choose: 1, cloze: 1 },
    lemmas: { A1: 0, A2: 0, B1: 0, B2: 0, C1: 0 },
    scenes: 0,
    models: expect.objectContaining({ rewritten: 0, all: 0, rated: 0, exact: null }),
    plots: expect.objectContaining({ alike: 0, near: 0, listed: 0 }),
    duplicates: 0,
    unknownWords: 0,
    otherForms: 0,
    outOfBand: 0,
    keyPlaces: [0, 0.5, 0.5, 0],
    closedBook: {
      choose: expect.objectContaining({ all: null }),
      cloze: expect.objectContaining({ B1: null }),
    },
  });
});

describe('rearranging options in a file', () => {
  test('two options and the key change places, all else stays', () => {
    const moved = exchangeOptions(text, { task: 'hvem', gap: null, from: 'b', to: 'c' });
    expect(moved).toBe(
      text
        .replace('b: En som jobber på biblioteket.', 'b: "Foreldre: med små barn."')
        .replace('c: "Foreldre: med små barn."\n      d', 'c: En som jobber på biblioteket.\n      d')
        .replace('key: b', 'key: c'),
    );
    expect(exchangeOptions(moved, { task: 'hvem', gap: null, from: 'c', to: 'b' })).toBe(text);
  });

  test('in a gap written on one line too', () => {
    expect(exchangeOptions(text, { task: 'ord', gap: 0, from: 'c', to: 'a' })).toBe(
      text
        .replace('{ a: selge, b: kaste, c: bytte', '{ a: bytte, b: kaste, c: selge')
        .replace('key: c', 'key: a'),
    );
  });

  test('a move that does not start at the key is refused', () => {
    expect(() => exchangeOptions(text, { task: 'hvem', gap: null, from: 'a', to: 'b' })).toThrow('is not a');
  });

  test('content:balance writes only when asked', () => {
    const tasks = ['1', '2', '3', '4'].map((n) => text.replace(/read-b1-hylla/u, `read-b1-hylle${n}`));
    for (const [index, source] of tasks.entries()) put(`read/B1/hylle${index + 1}.yaml`, source);
    rmSync(path());
    expect(run('balance').out).toMatch(/[1-9] keys to move\./);
    expect(run('balance').out).toBe(run('balance').out);
    run('balance', '--write');
    expect(run('balance').out).toBe('0 keys to move.\n');
  });
});

function put(name: string, content: string): void {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), content);
}

function answer(reader: string, answers: Record<string, unknown>) {
  put('answers.json', JSON.stringify(answers));
  return run('read', '--reader', reader, join(folder, 'answers.json'));
}

function run(name: string, ...args: readonly string[]): { readonly code: number; readonly out: string } {
  try {
    const env = { ...process.env, CONTENT_DIR: folder };
    const out = execFileSync(process.execPath, [`scripts/content/${name}.ts`, ...args], {
      env,
      encoding: 'utf8',
      stdio: 'pipe',
    });
    return { code: 0, out };
  } catch (error) {
    const { status, stdout, stderr } = error as { status: number; stdout: string; stderr: string };
    return { code: status, out: stdout + stderr };
  }
}
