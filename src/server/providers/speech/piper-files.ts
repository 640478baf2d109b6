import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type PiperConfig, parsePiperConfig } from './piper-config.ts';
import type { PiperSource } from './settings.ts';

export type PiperFile = {
  readonly model: string;
  readonly name: string;
  readonly size: number;
  readonly config: PiperConfig;
};

/** The Norwegian Piper voices in a folder: each an `.onnx` with its `.onnx.json`. What cannot be read is left out. */
export async function findPiperFiles(folder: string): Promise<readonly PiperFile[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.onnx')).sort();
  const found = await Promise.all(
    names.map(async (name) => {
      try {
        const model = join(folder, name);
        const config = parsePiperConfig(await readFile(`${model}.json`, 'utf8'));
        return { model, name: name.slice(0, -'.onnx'.length), size: (await stat(model)).size, config };
      } catch {
        return undefined;
      }
    }),
  );
  return found.filter((file) => file !== undefined);
}

const connectTimeoutMs = 10 * 60_000;
const configLimitBytes = 1024 * 1024;
const modelLimitBytes = 300 * 1024 * 1024;
/** Between tries, kept in the folder so that restarts do not shorten it. */
const retryMs = 12 * 3600_000;

/**
 * Fetches a voice into the folder: its description (`<url>.json`), then the model, which must have the known checksum.
 * Tries at most twice a day and one process at a time; resolves to true when the voice is there afterwards.
 * @throws Error when the network fails or the checksum is wrong.
 */
export async function fetchPiperVoice(folder: string, { url, checksum }: PiperSource): Promise<boolean> {
  const model = join(folder, decodeURIComponent(basename(new URL(url).pathname)));
  if (await exists(model)) return true;
  await mkdir(folder, { recursive: true });
  const tried = join(folder, '.last-try');
  const last = await stat(tried).catch(() => undefined);
  if (last && Date.now() - last.mtimeMs < retryMs) return false;
  await writeFile(tried, url);

  const part = `${model}.${process.pid}.part`;
  try {
    const config = await (await get(`${url}.json`, configLimitBytes)).text();
    parsePiperConfig(config);
    const response = await get(url, modelLimitBytes);
    const hash = createHash(checksum.algorithm);
    const body = Readable.fromWeb(response.body as import('node:stream/web').ReadableStream);
    body.on('data', (chunk: Buffer) => hash.update(chunk));
    await pipeline(body, createWriteStream(part));
    const digest = hash.digest('hex');
    if (digest !== checksum.hex)
      throw new Error(`The voice from ${url} has the ${checksum.algorithm} ${digest}, not ${checksum.hex}.`);
    await writeFile(`${model}.json`, config);
    await rename(part, model);
    await rm(tried, { force: true });
    return true;
  } finally {
    await rm(part, { force: true });
  }
}

async function get(url: string, limitBytes: number): Promise<Response> {
  const response = await fetch(url, { signal: AbortSignal.timeout(connectTimeoutMs) });
  if (!response.ok || !response.body) throw new Error(`${url} answered ${response.status}.`);
  if (Number(response.headers.get('content-length') ?? 0) > limitBytes)
    throw new Error(`${url} is larger than a voice.`);
  return response;
}

async function exists(file: string): Promise<boolean> {
  return (await stat(file).catch(() => undefined)) !== undefined;
}
