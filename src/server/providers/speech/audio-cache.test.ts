import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createAudioCache } from './audio-cache.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'audio-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const audio = (hash: string, bytes = 10) =>
  ({
    hash,
    bytes: new Uint8Array(bytes),
    mediaType: 'audio/mpeg',
    durationMs: 1000,
    peaks: [1, 2],
    engine: 'espeak',
    robot: true,
  }) as const;

describe('the audio cache', () => {
  it('gives back what was written, with the file’s place', async () => {
    const cache = createAudioCache(folder, 1e6);
    await cache.write(audio('aa'));
    expect(await cache.read('aa')).toEqual({
      hash: 'aa',
      mediaType: 'audio/mpeg',
      durationMs: 1000,
      peaks: [1, 2],
      engine: 'espeak',
      robot: true,
      file: join(folder, 'aa.mp3'),
    });
    expect((await readdir(folder)).sort()).toEqual(['aa.json', 'aa.mp3']);
  });

  it('knows nothing of sound without its description, or of a broken one', async () => {
    const cache = createAudioCache(folder, 1e6);
    await writeFile(join(folder, 'bb.mp3'), 'x');
    expect(await cache.read('bb')).toBeUndefined();
    await writeFile(join(folder, 'bb.json'), '{"hash":');
    expect(await cache.read('bb')).toBeUndefined();
  });

  it('lets one process make what two ask for: the other waits and takes it', async () => {
    const [one, other] = [createAudioCache(folder, 1e6), createAudioCache(folder, 1e6)];
    let made = 0;
    const make = (cache: typeof one) => async () => {
      made += 1;
      await delay(200);
      return cache.write(audio('cc'));
    };
    const [first, second] = await Promise.all([one.once('cc', make(one)), other.once('cc', make(other))]);
    expect(made).toBe(1);
    expect(second).toEqual(first);
    expect(await readdir(folder)).not.toContain('cc.lock');
  });

  it('takes over from a process that died', async () => {
    const cache = createAudioCache(folder, 1e6);
    await writeFile(join(folder, 'dd.lock'), '');
    await utimes(join(folder, 'dd.lock'), new Date(0), new Date(0));
    await expect(cache.once('dd', () => cache.write(audio('dd')))).resolves.toMatchObject({ hash: 'dd' });
  });

  it('is open again after making failed', async () => {
    const cache = createAudioCache(folder, 1e6);
    await expect(cache.once('ee', () => Promise.reject(new Error('no voice')))).rejects.toThrow('no voice');
    await expect(cache.once('ee', () => cache.write(audio('ee')))).resolves.toMatchObject({ hash: 'ee' });
  });

  it('lets go of what was asked for longest ago when it holds too much', async () => {
    const cache = createAudioCache(folder, 250);
    for (const { hash, ageMs } of [
      { hash: 'old', ageMs: 2e6 },
      { hash: 'older', ageMs: 3e6 },
      { hash: 'new', ageMs: 0 },
    ]) {
      await cache.write(audio(hash, 100));
      await utimes(join(folder, `${hash}.mp3`), new Date(), new Date(Date.now() - ageMs));
    }
    await cache.sweep();
    expect((await readdir(folder)).sort()).toEqual(['new.json', 'new.mp3', 'old.json', 'old.mp3']);
  });
});
