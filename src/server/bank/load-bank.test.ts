import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { speakExamples } from '#domain/tasks/open-task-examples.ts';
import { type TestDatabase, testDatabase } from '#server/testing/database.ts';
import { loadBank } from './load-bank.ts';
import { createTaskPool, markedTasks } from './task-pool.ts';

type File = { status: string; free?: boolean; tasks: { id: string; key?: unknown; prompt: string }[] };

const source = join(import.meta.dirname, '../../../content/read/A1/bare-i-dag.yaml');
const log = pino({ level: 'silent' });
let database: TestDatabase;
let contentDir: string;

beforeAll(async () => {
  database = await testDatabase();
  contentDir = mkdtempSync(join(tmpdir(), 'bestatt-bank-'));
  mkdirSync(join(contentDir, 'read/A1'), { recursive: true });
});
afterAll(async () => {
  rmSync(contentDir, { recursive: true, force: true });
  await database.drop();
});

/** Writes the one file of the bank, changed, and loads the bank. */
async function load(change: (file: File) => void) {
  const file = parse(readFileSync(source, 'utf8')) as File;
  change(file);
  writeFileSync(join(contentDir, 'read/A1/bare-i-dag.yaml'), stringify(file));
  return loadBank({ database, contentDir, log });
}

async function tasks(): Promise<{ id: string; retired: boolean; key_hash: string }[]> {
  const { rows } = await database.pool.query(
    'select content_id as id, retired_at is not null as retired, key_hash from public.tasks order by position',
  );
  return rows;
}

describe('1.30 only what was read blind and checked reaches learners', () => {
  test('a draft is not loaded', async () => {
    expect(await load((file) => (file.status = 'draft'))).toEqual({ read: 0, retired: 0 });
    expect(await tasks()).toEqual([]);
  });

  test('a checked file is, and no second time when nothing changed', async () => {
    expect((await load((file) => (file.status = 'checked'))).read).toBe(1);
    expect((await load((file) => (file.status = 'checked'))).read).toBe(0);
    expect((await tasks()).length).toBeGreaterThan(0);
  });

  test('what goes back to draft is retired, and comes back', async () => {
    expect((await load((file) => (file.status = 'draft'))).retired).toBe((await tasks()).length);
    expect((await tasks()).every(({ retired }) => retired)).toBe(true);
    await load((file) => (file.status = 'checked'));
    expect((await tasks()).some(({ retired }) => retired)).toBe(false);
  });
});

test('1.24 the numbers that the site states are counted from what may be given', async () => {
  const { rows } = await database.pool.query('select sum(tasks)::int as tasks from public.bank_counts');
  expect(rows[0].tasks).toBe((await tasks()).length);
  await load((file) => (file.status = 'draft'));
  const after = await database.pool.query(
    'select coalesce(sum(tasks), 0)::int as tasks from public.bank_counts',
  );
  expect(after.rows[0].tasks).toBe(0);
});

test('a changed prompt keeps the key’s hash, and so the responses', async () => {
  await load((file) => (file.status = 'checked'));
  const before = await tasks();
  await load((file) => {
    file.status = 'checked';
    for (const task of file.tasks) task.prompt = `${task.prompt} `;
  });
  expect(await tasks()).toEqual(before);
});

test('a file that is no YAML is left out, and its tasks are retired until it is mended', async () => {
  await load((file) => (file.status = 'checked'));
  writeFileSync(join(contentDir, 'read/A1/bare-i-dag.yaml'), 'title: a: b');
  expect((await loadBank({ database, contentDir, log })).retired).toBe((await tasks()).length);
  await load((file) => (file.status = 'checked'));
  expect((await tasks()).some(({ retired }) => retired)).toBe(false);
});

describe('writing and speaking tasks', () => {
  const place = join('speak/B1', 'stedet.yaml');
  async function loadSpeaking() {
    const { stimulus, task } = speakExamples.role_play;
    const head = {
      id: 'speak-b1-stedet',
      category: 'speak',
      level: 'B1',
      topic: 'leisure',
      title: 'Et sted',
    };
    mkdirSync(join(contentDir, 'speak/B1'), { recursive: true });
    writeFileSync(
      join(contentDir, place),
      stringify({ ...head, status: 'checked', stimulus, tasks: [task] }),
    );
    await load((file) => (file.status = 'checked'));
  }

  test('are loaded and counted in their package, with points, models and partner kept apart (1.24)', async () => {
    await loadSpeaking();
    const counts = await database.pool.query(
      "select level, package, tasks from public.bank_counts where category = 'speak'",
    );
    expect(counts.rows).toEqual([{ level: 'B1', package: 'premium', tasks: 1 }]);
    const { rows } = await database.pool.query(
      'select t.kind, t.skill, t.public, k.secret from public.tasks t join public.task_keys k on k.task_id = t.id where t.content_id = $1',
      ['speak-b1-stedet/role'],
    );
    expect(rows[0]).toMatchObject({
      kind: 'role_play',
      skill: 'role_play',
      secret: { partner: [expect.any(String), expect.any(String)] },
    });
    expect(JSON.stringify(rows[0].public)).not.toContain('HEMMELIG');
  });

  test('are not drawn by the level test', async () => {
    await loadSpeaking();
    const drawn = markedTasks(await createTaskPool(database, () => new Date()).tasks());
    expect([...new Set(drawn.map((task) => task.category))]).toEqual(['read']);
  });
});
