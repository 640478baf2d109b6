import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FileMissing, type FileStore } from './file-store.ts';
import { createFolderFiles } from './folder-files.ts';
import { createS3Files } from './s3-files.ts';
import { type S3Server, startS3Server } from './s3-server-fixture.ts';

const folder = mkdtempSync(join(tmpdir(), 'bestatt-stores-'));
let s3: S3Server;
beforeAll(async () => {
  s3 = await startS3Server();
});
afterAll(async () => {
  await s3.close();
  rmSync(folder, { recursive: true, force: true });
});

/** What the service asks of every store. */
describe.each([
  ['a folder', () => createFolderFiles(join(folder, 'kept'))],
  ['an S3', () => createS3Files(s3.settings)],
])('%s', (_name, open) => {
  let store: FileStore;
  beforeAll(() => {
    store = open();
  });

  test('takes a file over and gives it back, whole or in part', async () => {
    const content = Buffer.from('0123456789'.repeat(120_000));
    const { key, path } = await put(store, content);
    expect(existsSync(path)).toBe(false);
    expect((await bytesOf(store, key)).equals(content)).toBe(true);
    expect((await bytesOf(store, key, { start: 3, end: 5 })).toString()).toBe('345');
    expect((await bytesOf(store, key, { start: 5, end: 1_000_004 })).byteLength).toBe(1_000_000);
  });

  test('gives an empty file back', async () => {
    const { key } = await put(store, Buffer.alloc(0));
    expect((await bytesOf(store, key)).byteLength).toBe(0);
  });

  test('copies, removes, and says what is missing', async () => {
    const { key } = await put(store, Buffer.from('once'));
    const copy = crypto.randomUUID();
    await store.copy(key, copy);
    await store.remove([key, crypto.randomUUID()]);
    expect((await bytesOf(store, copy)).toString()).toBe('once');
    await expect(store.read(key)).rejects.toThrow(FileMissing);
    await expect(store.copy(key, crypto.randomUUID())).rejects.toThrow(FileMissing);
  });

  test('lists all it has, with the time of the last change', async () => {
    const keys = await Promise.all([1, 2, 3, 4, 5].map(async () => (await put(store, Buffer.from('x'))).key));
    const listed = new Map<string, Date>();
    for await (const files of store.list()) for (const file of files) listed.set(file.key, file.changedAt);
    for (const key of keys) {
      expect(Math.abs(Date.now() - (listed.get(key)?.getTime() ?? 0))).toBeLessThan(60_000);
    }
    await store.remove(keys);
  });

  test.each(['../x', '/etc/passwd', 'a/b', '', '.', 'A'.repeat(36), `${crypto.randomUUID()}\n`])(
    'has no file named %j',
    async (key) => {
      await expect(Promise.try(() => store.read(key))).rejects.toThrow('named by a UUID');
      await expect(Promise.try(() => store.remove([key]))).rejects.toThrow('named by a UUID');
    },
  );

  test('can be reached', async () => {
    expect(await store.isReachable()).toBe(true);
  });
});

describe('an S3', () => {
  test('is asked again when it is busy or the line breaks, and not for ever', async () => {
    const store = createS3Files(s3.settings);
    const { key } = await put(store, Buffer.from('patience'));
    s3.trouble.push(503, 'broken', 500);
    expect((await bytesOf(store, key)).toString()).toBe('patience');
    s3.trouble.push(503, 503, 503, 503);
    await expect(store.read(key)).rejects.toThrow('S3 answered 503: SlowDown');
  });

  test('with another key or bucket is not reachable, and says why', async () => {
    const stranger = createS3Files({ ...s3.settings, secretAccessKey: 'wrong' });
    expect(await stranger.isReachable()).toBe(false);
    await expect(stranger.read(crypto.randomUUID())).rejects.toThrow('403: SignatureDoesNotMatch');
    const elsewhere = createS3Files({ ...s3.settings, bucket: 'none' });
    expect(await elsewhere.isReachable()).toBe(false);
    await expect(elsewhere.read(crypto.randomUUID())).rejects.toThrow('404: NoSuchBucket');
  });
});

async function put(store: FileStore, content: Buffer): Promise<{ key: string; path: string }> {
  const key = crypto.randomUUID();
  const path = join(folder, `incoming-${key}`);
  writeFileSync(path, content);
  await store.put(key, path);
  return { key, path };
}

async function bytesOf(store: FileStore, ...[key, range]: Parameters<FileStore['read']>): Promise<Buffer> {
  return Buffer.from(await new Response(await store.read(key, range)).arrayBuffer());
}
