import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { resolve, sep } from 'node:path';
import { readM4a } from './m4a.ts';

/** A person's recording beside a script. */
export type Recording = {
  readonly file: string;
  readonly ending: 'mp3' | 'opus' | 'wav' | 'm4a';
  /** Of its content: another recording is other audio. */
  readonly sha256: string;
};

const recordingEndings = ['wav', 'opus', 'mp3', 'm4a'] as const;
const knownDigests = new Map<
  string,
  { readonly mtimeMs: number; readonly size: number; readonly sha256: string }
>();

/**
 * The recording `<contentDir>/<base>.wav|.opus|.mp3|.m4a`, the first there is.
 * @throws Error when the base leads out of the content folder.
 */
export async function findRecording(contentDir: string, base: string): Promise<Recording | undefined> {
  const root = resolve(contentDir);
  const path = resolve(root, base);
  if (!path.startsWith(root + sep)) throw new Error(`A recording outside the content folder: ${base}`);
  for (const ending of recordingEndings) {
    const file = `${path}.${ending}`;
    const found = await stat(file).catch(() => undefined);
    if (found?.isFile()) return { file, ending, sha256: await digest(file, found) };
  }
  return undefined;
}

/** An M4A as it is, with what its container tells: it plays in every browser, and decoding AAC is not ours. */
export async function readM4aRecording(
  recording: Recording,
): Promise<{ readonly bytes: Uint8Array; readonly durationMs: number; readonly peaks: readonly number[] }> {
  const bytes = await readFile(recording.file);
  return { bytes, ...readM4a(bytes) };
}

async function digest(
  file: string,
  { mtimeMs, size }: { readonly mtimeMs: number; readonly size: number },
): Promise<string> {
  const known = knownDigests.get(file);
  if (known?.mtimeMs === mtimeMs && known.size === size) return known.sha256;
  const sha256 = createHash('sha256')
    .update(await readFile(file))
    .digest('hex');
  knownDigests.set(file, { mtimeMs, size, sha256 });
  return sha256;
}
