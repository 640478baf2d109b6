import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readBankFile } from '#domain/tasks/bank.ts';
import { type SpokenScript, spokenClips } from '#domain/tasks/spoken-clips.ts';
import { loadBank } from '#server/bank/load-bank.ts';
import { createSpeech } from '#server/providers/speech/create-speech.ts';
import { readSpeechSettings } from '#server/providers/speech/settings.ts';
import { type TestApi, testApi } from '#server/testing/api.ts';
import { createClipStore } from './clip-store.ts';
import { createAudio } from './routes.ts';
import { readTaskSounds } from './task-sounds.ts';

const contentDir = join(import.meta.dirname, '../../../content');
let api: TestApi;
beforeAll(async () => {
  api = await testApi();
  await loadBank({ database: api.database, contentDir, drafts: true, log: api.context.log });
});
afterAll(() => api.close());

/** What the content says is heard in speaking tasks. */
function named(): readonly SpokenScript[] {
  return readdirSync(join(contentDir, 'speak'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml'))
    .flatMap((name) => {
      const path = `speak/${name}`;
      const read = readBankFile(parse(readFileSync(join(contentDir, path), 'utf8')), path);
      return read.kind === 'file' ? spokenClips(read.file) : [];
    })
    .filter(({ id }) => id.includes('/'));
}

test('texts read aloud and partners’ lines are those that the content names', async () => {
  const byId = (sounds: readonly SpokenScript[]) =>
    sounds.toSorted((one, other) => one.id.localeCompare(other.id, 'en'));
  const sounds = (await readTaskSounds(api.database)).map(({ clip }) => clip as SpokenScript);
  expect(sounds.length).toBeGreaterThan(100);
  expect(byId(sounds)).toEqual(byId(named()));
});

test('each is spoken when it is asked for', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'bestatt-sounds-'));
  const { log } = api.context;
  const settings = readSpeechSettings({ NODE_ENV: 'test' });
  const speech = createSpeech({ dataDir, contentDir, settings, log });
  const audio = createAudio(createClipStore({ database: api.database, speech, log }));
  try {
    const sounds = await readTaskSounds(api.database);
    const line = `${sounds.find((sound) => sound.line === 1)?.taskId}/1`;
    const aloud = sounds.find((sound) => sound.line === null)?.taskId;
    for (const id of [line, aloud]) {
      const answer = await audio.request(`/task/${id}.mp3`);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'audio/mpeg']);
      expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(1000);
    }
    expect((await audio.request(`/task/${line.replace(/1$/, '99')}.mp3`)).status).toBe(404);
    expect((await audio.request('/task/no-such/task.mp3')).status).toBe(404);
  } finally {
    await speech.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
