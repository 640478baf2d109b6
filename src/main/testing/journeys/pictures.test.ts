import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadBank } from '#server/bank/load-bank.ts';
import { loadScenes } from '#server/scenes/load-scenes.ts';
import { readScenes } from '#server/scenes/scene-store.ts';
import { type TestApi, testApi } from '#server/testing/api.ts';
import { readSitting } from '#web/features/sitting-data/sitting-data.ts';

const content = join(import.meta.dirname, '../../../../content');
let api: TestApi;
let contentDir: string;

beforeAll(async () => {
  api = await testApi();
  contentDir = mkdtempSync(join(tmpdir(), 'bestatt-pictures-'));
  for (const folder of ['scenes', 'read/A1']) mkdirSync(join(contentDir, folder), { recursive: true });
  cpSync(join(content, 'read/A1/redd-katt.yaml'), join(contentDir, 'read/A1/redd-katt.yaml'));
  for (const name of ['katt-sofa', 'katt-bord', 'katt-vindu', 'park'])
    cpSync(join(content, `scenes/${name}.yaml`), join(contentDir, `scenes/${name}.yaml`));
});
afterAll(async () => {
  rmSync(contentDir, { recursive: true });
  await api.close();
});

test('a task with pictures comes with their drawings, and only with its own (2.31)', async () => {
  const { log } = api.context;
  await loadBank({ database: api.database, contentDir, drafts: true, log });
  const scenes = readScenes(contentDir, log);
  await loadScenes(api.database, scenes);
  const learner = api.client();
  const { data } = await learner.auth.signInAnonymously();
  const settings = { showAnswers: false };
  const { rows } = await api.database.pool.query<{ id: string }>(
    `with made as (
       insert into public.sittings (user_id, request_key, kind, settings, chance)
       values ($1, 'pictures-1', 'level', $2, 0.5) returning id)
     insert into public.sitting_tasks (sitting_id, position, task_id, a, b, c, weight, key_hash)
     select made.id, t.position + 1, t.id, 1, 1, 0, 1, t.key_hash
     from made, public.tasks t where t.content_id in ('read-a1-redd-katt/hvor', 'read-a1-redd-katt/eva-vil')
     returning sitting_id as id`,
    [data.user?.id, JSON.stringify(settings)],
  );
  const { tasks } = await readSitting(learner, rows[0]?.id ?? '');
  const drawn = tasks.map(({ drawings }) => drawings.map(({ id }) => id).sort());
  expect(drawn).toEqual([['katt-bord', 'katt-sofa', 'katt-vindu'], []]);
  const [first] = tasks[0]?.drawings ?? [];
  expect(first).toEqual({
    id: first?.id,
    hash: scenes.get(first?.id ?? '')?.hash,
    alt: scenes.get(first?.id ?? '')?.file.alt,
  });
});
