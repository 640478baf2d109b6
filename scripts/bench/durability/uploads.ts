import { createHash } from 'node:crypto';
import type { Kept } from './durability.ts';
import { inTurn, type Target } from './target.ts';

/** A file that is sent once. */
export type Upload = { readonly path: string; readonly hash: string; acknowledged: boolean };

const bucket = 'durability';
const clients = 4;
const fileBytes = 100_000;

/** @returns false when the product has no storage */
export async function makeBucket(target: Target): Promise<boolean> {
  const response = await fetch(`${target.url}/storage/v1/bucket`, {
    method: 'POST',
    headers: { ...authorization(target), 'content-type': 'application/json' },
    body: JSON.stringify({ id: bucket, name: bucket, public: false }),
  });
  if (response.status === 404) return false;
  if (!response.ok) throw new Error(`The bucket was refused: ${response.status} ${await response.text()}`);
  return true;
}

/** Sends them four at a time, and notes which were acknowledged. */
export async function sendUploads(work: {
  readonly target: Target;
  readonly round: number;
  readonly count: number;
  readonly log: Upload[];
}): Promise<void> {
  const { target, round, count, log } = work;
  await inTurn({ count, clients }, async (index) => {
    const content = contentOf(`${round}-${index}`);
    const upload: Upload = { path: `${round}/${index}.txt`, hash: hashOf(content), acknowledged: false };
    log.push(upload);
    const response = await fetch(objectUrl(target, upload), {
      method: 'POST',
      headers: { ...authorization(target), 'content-type': 'text/plain' },
      body: content,
    });
    // Its Postgres was killed a moment before it.
    if (response.status >= 500) return;
    if (!response.ok) throw new Error(`An upload was refused: ${response.status} ${await response.text()}`);
    await response.arrayBuffer();
    upload.acknowledged = true;
  });
}

/** Downloads every one. */
export async function countUploads(target: Target, uploads: readonly Upload[]): Promise<Kept> {
  let lost = 0;
  let half = 0;
  for (const upload of uploads) {
    const response = await fetch(objectUrl(target, upload), { headers: authorization(target) });
    const hash = response.ok ? hashOf(new Uint8Array(await response.arrayBuffer())) : null;
    if (hash === null && upload.acknowledged) lost += 1;
    if (hash !== null && hash !== upload.hash) half += 1;
    // A row without its file is half an upload as well; one that is not there at all says so.
    if (hash === null && !/not.?found/i.test(await response.text())) half += 1;
  }
  return {
    sent: uploads.length,
    lost,
    half,
    acknowledged: uploads.filter(({ acknowledged }) => acknowledged).length,
  };
}

function objectUrl(target: Target, { path }: Upload): string {
  return `${target.url}/storage/v1/object/${bucket}/${path}`;
}

function authorization({ serviceKey }: Target): Record<string, string> {
  return { authorization: `Bearer ${serviceKey}` };
}

/** Lines of text, each file its own. */
function contentOf(name: string): string {
  const line = `${name} ${hashOf(name)}\n`;
  return line.repeat(Math.ceil(fileBytes / line.length));
}

function hashOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}
