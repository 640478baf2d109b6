import { openAsBlob } from 'node:fs';
import { unlink } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import { FileMissing, type FileStore, requireKey } from './file-store.ts';
import { readErrorCode, readListing } from './s3-answers.ts';

export type S3Settings = {
  /** E.g. `https://s3.eu-north-1.amazonaws.com`; buckets are addressed by path, as every S3-like store understands. */
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
};

const attempts = 4;
const firstPauseMs = 200;
const answerTimeoutMs = 60_000;
const removedAtOnce = 8;

type S3Request = {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Blob;
  readonly query?: string;
};

/** Files in a bucket of a store that speaks Amazon's S3 (AWS signature 4 by aws4fetch). */
export function createS3Files(settings: S3Settings): FileStore {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = settings;
  const signer = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' });
  const base = `${endpoint.replace(/\/+$/, '')}/${bucket}`;

  async function ask(key: string, request: S3Request = {}): Promise<Response> {
    const { method = 'GET', headers = {}, body, query = '' } = request;
    const signed = await signer.sign(`${base}/${key}${query}`, { method, headers });
    const signal = AbortSignal.timeout(answerTimeoutMs);
    return fetch(signed.url, { method, headers: signed.headers, body, signal, redirect: 'error' });
  }

  /** Again after a pause when the store is busy or the line broke: every request here may be repeated. */
  async function insist(key: string, request?: S3Request): Promise<Response> {
    for (let attempt = 1; ; attempt += 1) {
      const outcome = await ask(key, request).catch((error: Error) => error);
      const isPassing = outcome instanceof Error || outcome.status === 429 || outcome.status >= 500;
      if (!isPassing || attempt === attempts) return accept(outcome, key);
      if (outcome instanceof Response) await outcome.body?.cancel();
      await delay(firstPauseMs * 2 ** (attempt - 1));
    }
  }

  return {
    kind: 's3',
    async put(key, path) {
      await discard(await insist(requireKey(key), { method: 'PUT', body: await openAsBlob(path) }));
      await unlink(path);
    },
    async read(key, range) {
      const headers: Record<string, string> = range ? { range: `bytes=${range.start}-${range.end}` } : {};
      const response = await insist(requireKey(key), { headers });
      return response.body ?? new Uint8Array(0);
    },
    async copy(from, to) {
      const headers = { 'x-amz-copy-source': `/${bucket}/${requireKey(from)}` };
      const response = await insist(requireKey(to), { method: 'PUT', headers });
      // A copy may fail after its 200 (Amazon S3 API Reference, CopyObject).
      const answer = await response.text();
      const code = readErrorCode(answer);
      if (code !== undefined) throw new Error(`S3 could not copy: ${code}`);
    },
    async remove(keys) {
      for (let from = 0; from < keys.length; from += removedAtOnce) {
        const some = keys.slice(from, from + removedAtOnce);
        await Promise.all(
          some.map(async (key) => {
            await insist(requireKey(key), { method: 'DELETE' }).then(discard, ignoreMissing);
          }),
        );
      }
    },
    async *list() {
      for (let token: string | undefined = ''; token !== undefined; ) {
        const query: string = token && `&continuation-token=${encodeURIComponent(token)}`;
        const answer = await insist('', { query: `?list-type=2${query}` });
        const { files, next } = readListing(await answer.text());
        yield files;
        token = next;
      }
    },
    isReachable: () =>
      ask('', { query: '?list-type=2&max-keys=1' }).then(
        async (response) => {
          await discard(response);
          return response.ok;
        },
        () => false,
      ),
  };
}

async function accept(outcome: Response | Error, key: string): Promise<Response> {
  if (outcome instanceof Error) throw new Error(`S3 cannot be reached: ${outcome.message}`);
  if (outcome.ok) return outcome;
  const answer = await outcome.text();
  if (outcome.status === 404 && readErrorCode(answer) !== 'NoSuchBucket') throw new FileMissing(key);
  throw new Error(`S3 answered ${outcome.status}: ${readErrorCode(answer) ?? 'without a code'}`);
}

async function discard(response: Response): Promise<void> {
  await response.body?.cancel();
}

function ignoreMissing(error: unknown): void {
  if (!(error instanceof FileMissing)) throw error;
}
