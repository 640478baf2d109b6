import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { readTranscriptionSettings } from './transcription-settings.ts';
import { whisperTranscriber } from './whisper-transcriber.ts';

const folder = mkdtempSync(join(tmpdir(), 'bestatt-whisper-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A package in the place of transformers.js: it says what it was given, or does what its model's name says. */
const planted = join(folder, 'transformers.mjs');
writeFileSync(
  planted,
  `export const env = { localModelPath: '', allowRemoteModels: true, cacheDir: '' };
   let loads = 0;
   export async function pipeline(task, model, options) {
     loads += 1;
     if (model.endsWith('broken') && loads === 1) throw new Error('the model is half a file');
     return async (samples, asked) => {
       if (model.endsWith('slow')) await new Promise((resolve) => setTimeout(resolve, 60_000));
       let loud = 0;
       for (const sample of samples) loud = Math.max(loud, Math.abs(sample));
       return { text: ' ' + JSON.stringify({ task, model, options, asked, env, loads,
         seconds: Math.round(samples.length / 16_000), loud: loud > 0.05 }) + '\\u202e ' };
     };
   }`,
);

const recording = {
  bytes: new Uint8Array(readFileSync(join(import.meta.dirname, '../../sound/three-sounds.webm'))),
  type: 'audio/webm',
};

function whisper(model: string, { modelsDir = null as string | null, timeoutMs = 20_000 } = {}) {
  return whisperTranscriber(
    { kind: 'whisper', model, modelsDir, timeoutMs },
    { cacheDir: join(folder, 'cache'), module: pathToFileURL(planted).href },
  );
}
const hear = (by: ReturnType<typeof whisper>, sound = recording) =>
  by.transcribe(sound, new AbortController().signal);

describe('9.435 a model of one’s own writes recordings down in a thread of this process', () => {
  test('it is given the sound at 16 kHz and asked for Norwegian, and is loaded once', async () => {
    const by = whisper('NbAiLab/nb-whisper-small');
    const first = JSON.parse(await hear(by));
    expect(first).toMatchObject({
      ...{ task: 'automatic-speech-recognition', model: 'NbAiLab/nb-whisper-small' },
      ...{ seconds: 6, loud: true, loads: 1 },
      asked: { language: 'no', task: 'transcribe', chunk_length_s: 30 },
      env: { allowRemoteModels: true, cacheDir: join(folder, 'cache') },
    });
    expect(JSON.parse(await hear(by))).toMatchObject({ loads: 1 });
    await by.close();
  });

  test('with a folder of models nothing is fetched', async () => {
    mkdirSync(join(folder, 'models', 'nb-whisper-tiny'), { recursive: true });
    writeFileSync(join(folder, 'models', 'nb-whisper-tiny', 'config.json'), '{}');
    const modelsDir = join(folder, 'models');
    const by = whisper('nb-whisper-tiny', { modelsDir });
    expect(JSON.parse(await hear(by)).env).toMatchObject({
      ...{ allowRemoteModels: false, localModelPath: modelsDir },
    });
    await by.close();
  });

  test('a model that cannot be loaded is an error, and is tried again with the next recording', async () => {
    const by = whisper('broken');
    await expect(hear(by)).rejects.toThrow('half a file');
    expect(JSON.parse(await hear(by))).toMatchObject({ loads: 2 });
    await by.close();
  });

  test('one that takes too long is given up, and the next one is heard anew', async () => {
    const by = whisper('slow', { timeoutMs: 1500 });
    await expect(hear(by)).rejects.toThrow();
    await by.close();
  });

  test('sound that cannot be decoded here is said to be', async () => {
    const by = whisper('any');
    await expect(hear(by, { ...recording, type: 'audio/mp4' })).rejects.toThrow(
      'audio/mp4 cannot be decoded',
    );
    await by.close();
  });
});

describe('9.435 what is configured and missing is said in one sentence at the start', () => {
  const settings = { kind: 'whisper', model: 'NbAiLab/nb-whisper-small', timeoutMs: 1000 } as const;

  test('the package', () => {
    expect(() => whisperTranscriber({ ...settings, modelsDir: null }, { cacheDir: folder })).toThrow(
      'TRANSCRIPTION_WHISPER_MODEL is set, but @huggingface/transformers is not installed: run npm install',
    );
  });

  test('the model’s folder', () => {
    expect(() => whisper('NbAiLab/nb-whisper-small', { modelsDir: join(folder, 'nowhere') })).toThrow(
      'TRANSCRIPTION_WHISPER_DIR holds no model NbAiLab/nb-whisper-small',
    );
  });

  test.each([
    [{ TRANSCRIPTION_WHISPER_DIR: '/models' }, 'TRANSCRIPTION_WHISPER_MODEL is needed'],
    [{ TRANSCRIPTION_WHISPER_MODEL: '../passwd' }, 'must look like NbAiLab/nb-whisper-small'],
    [{ TRANSCRIPTION_WHISPER_MODEL: 'a/b', TRANSCRIPTION_URL: 'http://x/v1' }, 'are two transcribers'],
  ])('%j is refused', (env, message) => {
    expect(() => readTranscriptionSettings(env)).toThrow(message);
  });
});
