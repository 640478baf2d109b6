import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import type { SpokenClip } from './speech.ts';

/** Made audio in a folder that several processes may share: `<hash>.mp3` (or `.m4a`) and `<hash>.json` beside it. */
export type AudioCache = {
  readonly read: (hash: string) => Promise<SpokenClip | undefined>;
  /** Writes both files whole or not at all; the JSON last, so that what has one is complete. */
  readonly write: (audio: Omit<SpokenClip, 'file'> & { readonly bytes: Uint8Array }) => Promise<SpokenClip>;
  /**
   * Runs the work while no other process makes the same; one that waited finds the other's result and does not run it.
   * A process that died holds nothing back for longer than `staleLockMs`.
   */
  readonly once: (hash: string, make: () => Promise<SpokenClip>) => Promise<SpokenClip>;
  /** Removes the audio that was asked for longest ago until the folder holds no more than allowed, and what a crash left. */
  readonly sweep: () => Promise<void>;
};

const staleLockMs = 30_000;
const oldestTouchMs = 24 * 3600 * 1000;

const stored = z.object({
  hash: z.string(),
  mediaType: z.enum(['audio/mpeg', 'audio/mp4']),
  durationMs: z.number(),
  peaks: z.array(z.number()),
  engine: z.enum(['recording', 'azure', 'openai', 'piper', 'espeak']),
  robot: z.boolean(),
});
const endings = { 'audio/mpeg': 'mp3', 'audio/mp4': 'm4a' } as const;

export function createAudioCache(folder: string, maxBytes: number): AudioCache {
  const place = (name: string): string => join(folder, name);

  async function read(hash: string): Promise<SpokenClip | undefined> {
    try {
      const parsed = stored.parse(JSON.parse(await readFile(place(`${hash}.json`), 'utf8')));
      const file = place(`${hash}.${endings[parsed.mediaType]}`);
      const { mtimeMs } = await stat(file);
      // The file's time is when it was last asked for, to the day.
      if (Date.now() - mtimeMs > oldestTouchMs)
        await utimes(file, new Date(), new Date()).catch(() => undefined);
      return { ...parsed, file };
    } catch {
      return undefined;
    }
  }

  async function write({
    bytes,
    ...audio
  }: Omit<SpokenClip, 'file'> & { readonly bytes: Uint8Array }): Promise<SpokenClip> {
    const file = place(`${audio.hash}.${endings[audio.mediaType]}`);
    await writeWhole(file, bytes);
    await writeWhole(place(`${audio.hash}.json`), new TextEncoder().encode(JSON.stringify(audio)));
    return { ...audio, file };
  }

  async function writeWhole(file: string, bytes: Uint8Array): Promise<void> {
    await mkdir(folder, { recursive: true });
    const part = `${file}.${randomBytes(6).toString('hex')}.part`;
    try {
      await writeFile(part, bytes);
      await rename(part, file);
    } catch (error) {
      await rm(part, { force: true });
      throw error;
    }
  }

  async function once(hash: string, make: () => Promise<SpokenClip>): Promise<SpokenClip> {
    await mkdir(folder, { recursive: true });
    const lock = place(`${hash}.lock`);
    while (!(await take(lock))) {
      await delay(150);
      const made = await read(hash);
      if (made) return made;
    }
    const beat = setInterval(
      () => void utimes(lock, new Date(), new Date()).catch(() => undefined),
      staleLockMs / 3,
    ).unref();
    try {
      return (await read(hash)) ?? (await make());
    } finally {
      clearInterval(beat);
      await rm(lock, { force: true });
    }
  }

  async function sweep(): Promise<void> {
    const names = await readdir(folder).catch(() => []);
    const audio: { readonly name: string; readonly bytes: number; readonly askedMs: number }[] = [];
    for (const name of names) {
      const found = await stat(place(name)).catch(() => undefined);
      if (!found) continue;
      const age = Date.now() - found.mtimeMs;
      if (name.endsWith('.part') ? age > 3600_000 : name.endsWith('.lock') && age > staleLockMs * 4)
        await rm(place(name), { force: true });
      if (/\.(mp3|m4a)$/u.test(name)) audio.push({ name, bytes: found.size, askedMs: found.mtimeMs });
    }
    let held = audio.reduce((sum, { bytes }) => sum + bytes, 0);
    for (const { name, bytes } of audio.sort((a, b) => a.askedMs - b.askedMs)) {
      if (held <= maxBytes) return;
      await rm(place(name.replace(/\.\w+$/u, '.json')), { force: true });
      await rm(place(name), { force: true });
      held -= bytes;
    }
  }

  return { read, write, once, sweep };
}

/** True when the lock is ours now; a stale one is taken over at the next try. */
async function take(lock: string): Promise<boolean> {
  try {
    await (await open(lock, 'wx')).close();
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const found = await stat(lock).catch(() => undefined);
    if (found && Date.now() - found.mtimeMs > staleLockMs) await rm(lock, { force: true });
    return false;
  }
}
