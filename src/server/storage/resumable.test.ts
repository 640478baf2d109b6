import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ida, odd, type TestStorage, testStorage, url } from './storage-fixture.ts';

let storage: TestStorage;
beforeAll(async () => {
  storage = await testStorage({ maxFileBytes: 1_000_000 });
});
afterAll(() => storage.close());

const bytes = new Uint8Array(300_000).map((_, index) => (index * 7) % 253);
let name: string;
beforeEach(() => {
  name = `${ida}/${crypto.randomUUID()}`;
});

const encode = (values: Record<string, string>) =>
  Object.entries(values)
    .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
    .join(',');

async function tus(who: string, path: string, init: RequestInit & { headers?: Record<string, string> }) {
  const headers = { 'tus-resumable': '1.0.0', ...(await storage.bearer(who)), ...init.headers };
  return storage.ask(`/upload/resumable${path}`, { ...init, headers, duplex: 'half' });
}

async function begin(extra: Record<string, string> = {}, who = ida): Promise<Response> {
  const { bucketName = 'papers', objectName = name, length = String(bytes.byteLength), ...headers } = extra;
  const metadata = encode({
    ...{ bucketName, objectName, contentType: 'text/plain', cacheControl: '60' },
    metadata: '{"task":3}',
  });
  return tus(who, '', {
    method: 'POST',
    headers: { 'upload-length': length, 'upload-metadata': metadata, ...headers },
  });
}

function idOf(answer: Response): string {
  expect(answer.status).toBe(201);
  return answer.headers.get('location')?.split('/').at(-1) ?? '';
}

async function send(id: string, offset: number, body: RequestInit['body'], who = ida): Promise<Response> {
  const headers = { 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' };
  return tus(who, `/${id}`, { method: 'PATCH', headers, body });
}

async function offsetOf(id: string, who = ida): Promise<string | null> {
  return (await tus(who, `/${id}`, { method: 'HEAD' })).headers.get('upload-offset');
}

async function stored(path = name): Promise<Uint8Array | null> {
  const { data } = await (await storage.as('service')).from('papers').download(path);
  return data && new Uint8Array(await data.arrayBuffer());
}

describe('7.9 a resumable upload', () => {
  test('in pieces makes the object with the last of them, and leaves no piece behind', async () => {
    const before = await storage.files();
    const answer = await begin();
    expect(answer.headers.get('location')).toMatch(`${url}/storage/v1/upload/resumable/`);
    const id = idOf(answer);
    for (let at = 0; at < bytes.byteLength; at += 100_000) {
      expect(await stored()).toBeNull();
      const sent = await send(id, at, bytes.subarray(at, at + 100_000));
      expect([sent.status, sent.headers.get('upload-offset')]).toEqual([204, String(at + 100_000)]);
    }
    expect(await stored()).toEqual(bytes);
    const { data } = await (await storage.as(ida)).from('papers').info(name);
    expect(data).toMatchObject({
      size: 300_000,
      contentType: 'text/plain',
      cacheControl: 'max-age=60',
      metadata: { task: 3 },
    });
    expect(await storage.files()).toEqual({ kept: before.kept + 1, arriving: 0 });
    // A client that did not hear the last answer asks, and learns that all is there.
    expect(await offsetOf(id)).toBe('300000');
  });

  test('that breaks off goes on where it was', async () => {
    const id = idOf(await begin());
    let given = 0;
    const broken = new ReadableStream({
      async pull(controller) {
        await delay(100);
        if (given === 120_000) return controller.error(new Error('the line broke'));
        controller.enqueue(bytes.subarray(given, given + 40_000));
        given += 40_000;
      },
    });
    await send(id, 0, broken).catch(() => {});
    await expect.poll(() => offsetOf(id)).toBe('120000');
    expect((await send(id, 120_000, bytes.subarray(120_000))).status).toBe(204);
    expect(await stored()).toEqual(bytes);
  });

  test('takes a piece only where the last one ended, also from two requests at once', async () => {
    const id = idOf(await begin());
    await send(id, 0, bytes.subarray(0, 1000));
    for (const wrong of [0, 500, 2000])
      expect((await send(id, wrong, bytes.subarray(0, 10))).status).toBe(409);
    const both = await Promise.all([1, 2].map(() => send(id, 1000, bytes.subarray(1000, 2000))));
    expect(both.map(({ status }) => status).sort()).toEqual([204, 409]);
    expect(await offsetOf(id)).toBe('2000');
  });

  test('may come with its making, and may say its length later', async () => {
    const metadata = encode({ bucketName: 'papers', objectName: name });
    const headers = { 'upload-metadata': metadata, 'content-type': 'application/offset+octet-stream' };
    const whole = await tus(ida, '', {
      method: 'POST',
      headers: { ...headers, 'upload-length': '5' },
      body: 'hello',
    });
    expect(whole.headers.get('upload-offset')).toBe('5');
    expect(Buffer.from((await stored()) ?? []).toString()).toBe('hello');

    const later = `${name}-later`;
    const { length: _, ...deferred } = {
      length: '',
      'upload-metadata': encode({ bucketName: 'papers', objectName: later }),
      'upload-defer-length': '1',
    };
    const id = idOf(await tus(ida, '', { method: 'POST', headers: deferred }));
    await send(id, 0, 'abc');
    const last = {
      'upload-offset': '3',
      'upload-length': '6',
      'content-type': 'application/offset+octet-stream',
    };
    expect((await tus(ida, `/${id}`, { method: 'PATCH', headers: last, body: 'def' })).status).toBe(204);
    expect(Buffer.from((await stored(later)) ?? []).toString()).toBe('abcdef');
  });

  test('of nothing makes an empty object', async () => {
    idOf(await begin({ length: '0' }));
    expect(await stored()).toEqual(new Uint8Array(0));
  });

  test('may be given up, and its pieces go', async () => {
    const before = await storage.files();
    const id = idOf(await begin());
    await send(id, 0, bytes.subarray(0, 1000));
    expect((await tus(ida, `/${id}`, { method: 'DELETE' })).status).toBe(204);
    expect((await tus(ida, `/${id}`, { method: 'HEAD' })).status).toBe(404);
    expect(await storage.files()).toEqual(before);
  });

  test('replaces only when that was asked for', async () => {
    await (await storage.as(ida)).from('papers').upload(name, 'old');
    expect((await begin()).status).toBe(409);
    const id = idOf(await begin({ 'x-upsert': 'true' }));
    expect((await send(id, 0, bytes)).status).toBe(204);
    expect(await stored()).toEqual(bytes);
  });
});

describe('9.114 uploads that were begun and not ended', () => {
  const beginOther = (who = ida) => begin({ objectName: `${who}/${crypto.randomUUID()}` }, who);

  test('are ten of a person in a bucket at most, also when all begin at once; who ends one may begin another', async () => {
    await storage.database.pool.query('delete from storage.resumable_uploads');
    const answers = await Promise.all(Array.from({ length: 24 }, () => beginOther()));
    const begun = answers.filter(({ status }) => status === 201);
    expect(begun).toHaveLength(10);
    const refused = answers.find(({ status }) => status !== 201);
    expect([refused?.status, await refused?.text()]).toEqual([429, expect.stringContaining('10 uploads')]);
    // Another person, and another bucket, have their own.
    expect((await beginOther(odd)).status).toBe(201);
    expect((await begin({ bucketName: 'letters' })).status).toBe(201);
    expect((await send(idOf(begun[0] as Response), 0, bytes)).status).toBe(204);
    expect((await beginOther()).status).toBe(201);
    expect((await beginOther()).status).toBe(429);
    await tus(ida, `/${idOf(begun[1] as Response)}`, { method: 'DELETE' });
    expect((await beginOther()).status).toBe(201);
    await storage.database.pool.query('delete from storage.resumable_uploads');
  });
});

describe('nobody gets further by pieces than by a whole upload', () => {
  test.each([
    ["another's folder", { objectName: `${odd}/x` }, 403],
    ['a bucket without a policy', { bucketName: 'closed' }, 403],
    ['no bucket', { bucketName: 'none' }, 404],
    ['a path that leads elsewhere', { objectName: `${ida}/../x` }, 400],
    ['more than allowed', { length: '1000001' }, 413],
    ['a type that the bucket refuses', { bucketName: 'pictures', length: '10' }, 415],
  ])('%s is refused at once', async (_what, extra, status) => {
    expect((await begin(extra)).status).toBe(status);
  });

  test("another's upload is not found, whatever is asked of it", async () => {
    const id = idOf(await begin());
    for (const who of [odd, 'anon', 'service']) {
      expect((await send(id, 0, 'x', who)).status).toBe(404);
      expect((await tus(who, `/${id}`, { method: 'HEAD' })).status).toBe(404);
      expect((await tus(who, `/${id}`, { method: 'DELETE' })).status).toBe(404);
    }
    expect(await offsetOf(id)).toBe('0');
    expect((await send('not-an-id', 0, 'x')).status).toBe(404);
  });

  test('content that is not what it says is refused at the end and leaves nothing', async () => {
    const before = await storage.files();
    const id = idOf(await begin({ bucketName: 'letters', length: '4000' }));
    const elf = Buffer.concat([Buffer.from('7f454c460201', 'hex'), Buffer.alloc(3994)]);
    await send(id, 0, elf.subarray(0, 2000));
    expect((await send(id, 2000, elf.subarray(2000))).status).toBe(415);
    expect((await tus(ida, `/${id}`, { method: 'HEAD' })).status).toBe(404);
    expect(await storage.files()).toEqual(before);
  });

  test('more than was announced is refused', async () => {
    const id = idOf(await begin({ length: '10' }));
    expect((await send(id, 0, bytes)).status).toBe(413);
    expect(await stored()).toBeNull();
  });

  test('without a token there is no upload; with a signed one there is, of that name alone', async () => {
    const bare = await storage.ask('/upload/resumable', {
      method: 'POST',
      headers: {
        'tus-resumable': '1.0.0',
        'upload-length': '1',
        'upload-metadata': encode({ bucketName: 'papers' }),
      },
    });
    expect(bare.status).toBe(403);
    const { data } = await (await storage.as(ida)).from('papers').createSignedUploadUrl(name);
    const signed = (objectName: string) =>
      storage.ask('/upload/resumable/sign', {
        method: 'POST',
        headers: {
          'tus-resumable': '1.0.0',
          'x-signature': data?.token ?? '',
          'upload-length': '5',
          'upload-metadata': encode({ bucketName: 'papers', objectName }),
        },
      });
    expect((await signed(`${name}x`)).status).toBe(400);
    const id = idOf(await signed(name));
    const sent = await storage.ask(`/upload/resumable/sign/${id}`, {
      method: 'PATCH',
      headers: {
        'tus-resumable': '1.0.0',
        'x-signature': data?.token ?? '',
        'upload-offset': '0',
        'content-type': 'application/offset+octet-stream',
      },
      body: 'hello',
    });
    expect(sent.status).toBe(204);
    expect(Buffer.from((await stored()) ?? []).toString()).toBe('hello');
  });
});
