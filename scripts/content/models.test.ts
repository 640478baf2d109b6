import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { writeExamples } from '#domain/tasks/open-task-examples.ts';

let folder = '';
const seed = `test-${process.pid}`;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bestatt-models-'));
  mkdirSync(join(folder, 'write/B1'), { recursive: true });
  put(writeExamples.narrate.task);
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  rmSync(join('.cache', 'models', `${seed}.json`), { force: true });
});

test('the sheet has the models numbered, and neither level, file nor id', () => {
  const out = sheet();
  expect(out).toMatch(/\n1\. \[written\][\s\S]*\n2\. \[written\][\s\S]*2 models without their level/);
  expect(out.replace(/Answers as JSON.*/u, '')).not.toMatch(/B1|A2|write-b1|stedet|\.yaml/u);
  expect(readFileSync(join('.cache', 'models', `${seed}.json`), 'utf8')).toContain('write-b1-stedet/narrate');
});

test('answers are marked, kept by the words, shown by content:stats, and asked again when the words change', () => {
  const upper = sheet().indexOf('tegneserier') < sheet().indexOf('\n2. [') ? '1' : '2';
  const lower = upper === '1' ? '2' : '1';
  const out = score({ [upper]: 'B1', [lower]: 'B1', 7: 'A1' });
  expect(out).toContain('7 not taken: the sheet has no such number');
  expect(out).toMatch(/all +2 +50\.0 % +100\.0 % +50\.0 % +0\.0 %/u);
  expect(out).toMatch(/A2 +0 +0 +0 +1 +0 +0\nB1 +0 +0 +0 +1 +0 +0/u);
  expect(out).toContain('2 ratings kept');
  expect(stats()).toMatchObject({
    all: 2,
    rated: 2,
    exact: 0.5,
    withinOne: 1,
    over: 0.5,
    under: 0,
    byLevel: {
      A2: { rated: 1, exact: 0, over: 1 },
      B1: { rated: 1, exact: 1 },
      C1: { rated: 0, exact: null },
    },
  });
  expect(sheet('--new-for', 'ina')).toContain('0 models without their level');
  // The first level that a rater named for a text stays.
  sheet();
  expect(score({ [lower]: 'A2' })).toContain('0 ratings kept; 1 texts ina had rated before');

  const { task } = writeExamples.narrate;
  put({ ...task, models: task.models.map((one) => ({ ...one, text: one.text.replace('rolig', 'stille') })) });
  expect(stats()).toMatchObject({ rated: 0, exact: null });
  expect(score({ 1: 'B1' })).toContain('1 not taken: the model has changed since');
  expect(sheet('--new-for', 'ina')).toContain('2 models without their level');
});

function put(task: object): void {
  const head = { id: 'write-b1-stedet', category: 'write', level: 'B1', topic: 'leisure', title: 'Stedet' };
  const file = { ...head, status: 'draft', stimulus: { kind: 'none' }, tasks: [task] };
  writeFileSync(join(folder, 'write/B1/stedet.yaml'), stringify(file));
}

function sheet(...args: readonly string[]): string {
  return run('models', '--n', '9', '--seed', seed, ...args);
}

function score(answers: Readonly<Record<string, string>>): string {
  const path = join(folder, 'answers.json');
  writeFileSync(path, JSON.stringify(answers));
  return run('models', '--score', path, '--seed', seed, '--reader', 'ina');
}

function stats(): unknown {
  const line = run('stats', '--json').trim().split('\n').at(-1) ?? '';
  return (JSON.parse(line) as { readonly models: unknown }).models;
}

function run(name: string, ...args: readonly string[]): string {
  const env = { ...process.env, CONTENT_DIR: folder };
  return execFileSync(process.execPath, [`scripts/content/${name}.ts`, ...args], { env, encoding: 'utf8' });
}
