import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ida, odd, type TestStorage, testStorage } from './storage-fixture.ts';

/** Who reaches what of `papers`, where everybody has their own folder, of `closed`, without a policy, and of `pictures`. */
let storage: TestStorage;
beforeAll(async () => {
  storage = await testStorage();
  const service = await storage.as('service');
  await service.from('papers').upload(`${ida}/hers.txt`, 'hers');
  await service.from('closed').upload('secret.txt', 'secret');
  await service.from('pictures').upload('all.svg', new Blob(['<svg/>'], { type: 'image/svg+xml' }));
});
afterAll(() => storage.close());

const object = `/object/papers/${ida}/hers.txt`;
const absent = { statusCode: '404', message: 'Object not found' };

const move = { bucketId: 'papers', sourceKey: `${ida}/hers.txt`, destinationKey: `${odd}/mine.txt` };
const others: readonly { what: string; method: string; path: string; body?: object }[] = [
  { what: 'reading', method: 'GET', path: object },
  { what: 'reading as authenticated', method: 'GET', path: object.replace('object', 'object/authenticated') },
  { what: 'its information', method: 'GET', path: object.replace('object', 'object/info') },
  { what: 'rendering', method: 'GET', path: object.replace('object', 'render/image/authenticated') },
  { what: 'removing', method: 'DELETE', path: object },
  { what: 'signing', method: 'POST', path: object.replace('object', 'object/sign'), body: { expiresIn: 60 } },
  { what: 'moving', method: 'POST', path: '/object/move', body: move },
  { what: 'copying', method: 'POST', path: '/object/copy', body: move },
];

describe("of another's folder (8.22)", () => {
  test.each(others)('$what finds nothing', async ({ method, path, body }) => {
    for (const who of [odd, 'anon']) {
      const headers = { ...(await storage.bearer(who)), 'content-type': 'application/json' };
      const answer = await storage.ask(path, { method, headers, body: body && JSON.stringify(body) });
      expect([answer.status, await answer.json()]).toEqual([400, expect.objectContaining(absent)]);
    }
    expect(await ownerReads()).toBe('hers');
  });

  test('what is asked for by name looks like what is not there', async () => {
    for (const who of [odd, 'anon']) {
      const client = (await storage.as(who)).from('papers');
      const hidden = (await client.info(`${ida}/hers.txt`)).error;
      const missing = (await client.info(`${ida}/none.txt`)).error;
      expect(hidden).toEqual(missing);
      expect((await client.exists(`${ida}/hers.txt`)).data).toBe(false);
      expect((await client.list(ida)).data).toEqual([]);
      expect((await client.listV2({ prefix: ida })).data).toMatchObject({ objects: [], folders: [] });
      expect((await client.remove([`${ida}/hers.txt`])).data).toEqual([]);
      const signed = await client.createSignedUrls([`${ida}/hers.txt`], 60);
      expect(signed.data?.[0]).toMatchObject({ signedURL: null, error: expect.any(String) });
    }
    expect(await ownerReads()).toBe('hers');
  });

  test.each([
    ['POST', {}],
    ['POST', { 'x-upsert': 'true' }],
    ['PUT', {}],
  ])('uploading by %s %j is refused before the file is taken in', async (method, extra) => {
    for (const who of [odd, 'anon']) {
      let taken = 0;
      const body = new ReadableStream({
        pull(controller) {
          taken += 1;
          controller.enqueue(new Uint8Array(1024));
          if (taken > 50) controller.close();
        },
      });
      const headers = { ...(await storage.bearer(who)), ...extra };
      const path = `/object/papers/${ida}/planted.txt`;
      const init: RequestInit = { method, headers, body, duplex: 'half' };
      const answer = await storage.ask(path, init);
      expect(await answer.json()).toMatchObject({
        statusCode: '403',
        error: 'Unauthorized',
        message: 'new row violates row-level security policy',
      });
      expect(taken).toBeLessThan(5);
    }
    expect((await storage.files()).arriving).toBe(0);
  });

  test('replacing her file is refused, and a URL to upload there is not signed', async () => {
    const client = (await storage.as(odd)).from('papers');
    expect((await client.update(`${ida}/hers.txt`, 'mine')).error).toMatchObject({ statusCode: '403' });
    expect((await client.createSignedUploadUrl(`${ida}/new.txt`)).error).toMatchObject({ statusCode: '403' });
    expect(await ownerReads()).toBe('hers');
  });

  test('moving into it is refused', async () => {
    const client = (await storage.as(odd)).from('papers');
    await client.upload(`${odd}/own.txt`, 'his');
    expect((await client.move(`${odd}/own.txt`, `${ida}/his.txt`)).error).toMatchObject({
      statusCode: '403',
    });
    expect((await client.copy(`${odd}/own.txt`, `${ida}/his.txt`)).error).toMatchObject({
      statusCode: '403',
    });
    const before = await storage.files();
    expect(await (await client.download(`${odd}/own.txt`)).data?.text()).toBe('his');
    expect(await storage.files()).toEqual(before);
  });
});

describe('a bucket without a policy', () => {
  test('is closed to everybody but the service', async () => {
    for (const who of [ida, 'anon']) {
      const client = (await storage.as(who)).from('closed');
      expect((await client.download('secret.txt')).data).toBeNull();
      expect((await client.upload('x.txt', 'x')).error).toMatchObject({ statusCode: '403' });
    }
    const service = (await storage.as('service')).from('closed');
    expect(await (await service.download('secret.txt')).data?.text()).toBe('secret');
  });
});

describe('a public bucket', () => {
  test('is read by everybody by name, by the public path, but not listed', async () => {
    const answer = await storage.ask('/object/public/pictures/all.svg');
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'max-age=3600']);
    expect((await storage.ask('/object/pictures/all.svg')).status).toBe(200);
    const client = (await storage.as(odd)).from('pictures');
    expect((await client.download('all.svg')).error).toBeNull();
    expect((await client.list()).data).toEqual([]);
  });

  test('is the only one the public path leads to', async () => {
    for (const path of [`papers/${ida}/hers.txt`, 'closed/secret.txt', 'none/x']) {
      for (const endpoint of ['/object/public', '/object/info/public', '/render/image/public', '/object']) {
        const answer = await storage.ask(`${endpoint}/${path}`);
        expect([endpoint, answer.status, await answer.json()]).toEqual([
          endpoint,
          400,
          expect.objectContaining({ statusCode: '404', message: 'Bucket not found' }),
        ]);
      }
    }
  });
});

test('a policy may allow one operation and not another', async () => {
  const client = (await storage.as(ida)).from('pictures');
  const svg = new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>'], { type: 'image/svg+xml' });
  expect((await client.upload(`${ida}/a.svg`, svg)).error).toBeNull();
  expect((await client.update(`${ida}/b.svg`, svg)).error).toMatchObject({ statusCode: '403' });
});

async function ownerReads(): Promise<string | undefined> {
  const client = (await storage.as(ida)).from('papers');
  return (await client.download(`${ida}/hers.txt`)).data?.text();
}
