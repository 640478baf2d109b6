import { once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ida, type TestStorage, testStorage, url } from './storage-fixture.ts';

let storage: TestStorage;
beforeAll(async () => {
  storage = await testStorage({ maxFileBytes: 300_000 });
});
afterAll(() => storage.close());

/** Raw paths, as no client would send them. */
const paths = [
  'papers/../../etc/passwd',
  'papers/..%2f..%2fetc%2fpasswd',
  'papers/%2e%2e/%2e%2e/etc/passwd',
  `papers/${ida}/%2e%2e/x`,
  `papers/${ida}/..%2fx`,
  `papers/${ida}/.%2fx`,
  `papers/${ida}//x`,
  `papers/${ida}/x%2f`,
  'papers/%2fetc%2fpasswd',
  `papers/${ida}/%00.txt`,
  `papers/${ida}/a%5c..%5cb`,
  `papers/${ida}/%c0%ae%c0%ae/x`,
  `papers/${ida}/%ff`,
  `papers/${ida}/%E2%80%AE`,
  `papers/${ida}/a%0d%0aSet-Cookie:%20x=1`,
  `papers/${ida}/${'x'.repeat(1100)}`,
  `..%2f..%2fetc/${ida}/x`,
  `papers%2f..%2f..%2fetc/${ida}/x`,
];

describe('a path that would lead elsewhere', () => {
  test('is refused for reading, writing, removing and signing, and touches nothing', async () => {
    const server = serve({ fetch: storage.app.fetch, port: 0, hostname: '127.0.0.1' });
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const before = await storage.files();
    const headers = await storage.bearer(ida);
    for (const path of paths) {
      for (const method of ['GET', 'POST', 'PUT', 'DELETE']) {
        for (const endpoint of [
          'object',
          'object/info',
          'object/upload/sign',
          'render/image/authenticated',
        ]) {
          const status = await rawStatus({ port, method, path: `/storage/v1/${endpoint}/${path}`, headers });
          expect([method, endpoint, path, status >= 400 && status < 500]).toEqual([
            method,
            endpoint,
            path,
            true,
          ]);
        }
      }
    }
    expect(await storage.files()).toEqual(before);
    server.close();
  });

  test('is refused as the goal of a move, too', async () => {
    const client = (await storage.as(ida)).from('papers');
    await client.upload(`${ida}/stays.txt`, 'x');
    for (const goal of ['../x', `${ida}/../../x`, `${ida}//x`, '', `${ida}/\u0000`, `${ida}/å`]) {
      expect((await client.move(`${ida}/stays.txt`, goal)).error).toMatchObject({ statusCode: '400' });
      expect((await client.copy(`${ida}/stays.txt`, goal)).error).toMatchObject({ statusCode: '400' });
    }
    expect((await client.exists(`${ida}/stays.txt`)).data).toBe(true);
  });
});

const jpeg = Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 74, 70, 73, 70, 0, 1, 1, 0, 0, 1, 0, 1, 0, 0]);
const elf = Uint8Array.from([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 62, 0]);
const webm = Buffer.from('1a45dfa39f4286810142f7810142f2810442f381084282847765626d42878104', 'hex');
const pdf = Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj\n<<>>\nendobj\n');
const text = Buffer.from('Blåbærsyltetøy');

describe('3.25 in a bucket with allowed types the content must be what it says', () => {
  test.each([
    ['letters', 'text/plain', text, null],
    ['letters', 'text/plain; charset=utf-8', text, null],
    ['letters', 'text/plain', Buffer.from('\ufeffæ', 'utf16le'), null],
    ['letters', 'application/pdf', pdf, null],
    ['letters', 'image/svg+xml', Buffer.from('<?xml version="1.0"?><svg></svg>'), null],
    ['letters', 'audio/webm;codecs=opus', webm, null],
    ['letters', 'application/octet-stream', pdf, null],
    ['pictures', 'image/jpeg', jpeg, null],
    ['pictures', 'image/jpg', jpeg, null],
    ['pictures', 'image/png', jpeg, 'image/jpeg'],
    ['pictures', 'image/png', elf, 'application/x-elf'],
    ['pictures', 'image/png', text, 'application/octet-stream'],
    ['pictures', 'image/jpeg', Buffer.from('<script>alert(1)</script>'), 'application/octet-stream'],
    ['pictures', 'text/html', jpeg, 'text/html'],
    ['pictures', 'application/octet-stream', elf, 'application/x-elf'],
    ['letters', 'text/plain', elf, 'application/x-elf'],
    ['letters', 'text/plain', jpeg, 'image/jpeg'],
    ['letters', 'text/plain', Buffer.from('a\0b'), 'application/octet-stream'],
    ['letters', 'application/pdf', text, 'application/octet-stream'],
    ['letters', 'application/pdf', elf, 'application/x-elf'],
    ['letters', 'image/svg+xml', text, 'application/octet-stream'],
    ['letters', 'image/png', jpeg, 'image/png'],
    ['letters', 'nonsense', text, 'nonsense'],
  ])('%s: %s (case %#)', async (bucket, type, content, refusedAs) => {
    const client = (await storage.as(ida)).from(bucket);
    const before = await storage.files();
    const { error } = await client.upload(`${ida}/${crypto.randomUUID()}`, content, { contentType: type });
    const message = refusedAs && `mime type ${refusedAs} is not supported`;
    expect(error?.message ?? null).toBe(message);
    if (message) expect(error).toMatchObject({ statusCode: '415' });
    expect(await storage.files()).toEqual({ kept: before.kept + (message ? 0 : 1), arriving: 0 });
  });

  test('also when it is moved or copied there', async () => {
    const client = (await storage.as('service')).from('papers');
    await client.upload('disguised', elf, { contentType: 'image/jpeg' });
    await client.upload('real', jpeg, { contentType: 'image/jpeg' });
    const destinationBucket = 'pictures';
    for (const bring of [client.move.bind(client), client.copy.bind(client)]) {
      expect((await bring('disguised', 'in.jpg', { destinationBucket })).error).toMatchObject({
        statusCode: '415',
      });
    }
    expect((await client.copy('real', 'in.jpg', { destinationBucket })).error).toBeNull();
    await client.upload('big', Buffer.concat([jpeg, Buffer.alloc(250_000)]), { contentType: 'image/jpeg' });
    expect((await client.move('big', 'big.jpg', { destinationBucket })).error).toMatchObject({
      statusCode: '413',
    });
  });
});

describe('what was uploaded never acts as a page of ours', () => {
  test.each([
    ['text/html', 'text/plain; charset=utf-8'],
    ['application/xhtml+xml', 'text/plain; charset=utf-8'],
    ['image/svg+xml', 'image/svg+xml'],
    ['text/javascript', 'text/javascript'],
  ])('%s is served as %s, without script and without guessing', async (type, shown) => {
    const client = (await storage.as('service')).from('papers');
    const name = crypto.randomUUID();
    await client.upload(name, '<svg onload="alert(1)"/>', { contentType: type });
    const { headers } = await storage.ask(`/object/papers/${name}`, {
      headers: await storage.bearer('service'),
    });
    expect(headers.get('content-type')).toBe(shown);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain('sandbox');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  test('a name for saving and a cache rule cannot bring headers of their own', async () => {
    const client = (await storage.as('service')).from('papers');
    await client.upload('plain', 'x', { cacheControl: '1\u00a0, x' });
    const download = encodeURIComponent('x"\r\nSet-Cookie: a=b; ø');
    const answer = await storage.ask(`/object/papers/plain?download=${download}`, {
      headers: await storage.bearer('service'),
    });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('set-cookie')).toBeNull();
    expect(answer.headers.get('cache-control')).toBe('private, max-age=3600');
  });
});

describe('what is too large', () => {
  test.each(['declared', 'streamed', 'in a form'])(
    'is refused, %s, with 413, and leaves nothing',
    async (how) => {
      const before = await storage.files();
      const large = new Uint8Array(300_001);
      const form = new FormData();
      form.append('', new Blob([large]));
      const body = { declared: large, streamed: ReadableStream.from([large]), 'in a form': form }[how];
      const answer = await storage.ask(`/object/papers/${ida}/large`, {
        method: 'POST',
        headers: {
          ...(await storage.bearer(ida)),
          ...(how === 'declared' && { 'content-length': String(large.byteLength) }),
        },
        body,
        duplex: 'half',
      });
      expect(await answer.json()).toMatchObject({
        statusCode: '413',
        error: 'Payload too large',
        message: 'The object exceeded the maximum allowed size',
      });
      expect(await storage.files()).toEqual(before);
    },
  );

  test('a bucket may ask for less, and JSON is never this long', async () => {
    const client = (await storage.as(ida)).from('pictures');
    const picture = Buffer.concat([jpeg, Buffer.alloc(200_000)]);
    const refused = await client.upload(`${ida}/big.jpg`, picture, { contentType: 'image/jpeg' });
    expect(refused.error).toMatchObject({ statusCode: '413' });
    const answer = await storage.ask('/object/list/papers', {
      method: 'POST',
      headers: await storage.bearer(ida),
      body: JSON.stringify({ prefix: 'x'.repeat(1_100_000) }),
    });
    expect(await answer.json()).toMatchObject({ statusCode: '413' });
  });

  test.each([
    ['no JSON', '{'],
    ['another shape', '{"prefix":1}'],
    ['too many at once', JSON.stringify({ prefix: '', limit: 1001 })],
    ['a column that is none', '{"prefix":"","sortBy":{"column":"name; drop table storage.objects"}}'],
  ])('%s is answered with 400', async (_what, body) => {
    const headers = await storage.bearer(ida);
    const answer = await storage.ask('/object/list/papers', { method: 'POST', headers, body });
    expect([answer.status, await answer.json()]).toEqual([
      400,
      expect.objectContaining({ statusCode: '400' }),
    ]);
  });

  test('a form without a file, or none at all, is no upload', async () => {
    const headers = await storage.bearer(ida);
    const form = new FormData();
    form.append('cacheControl', '60');
    for (const body of [form, undefined]) {
      const answer = await storage.ask(`/object/papers/${ida}/none`, { method: 'POST', headers, body });
      expect(await answer.json()).toMatchObject({ statusCode: '400', message: 'No content provided' });
    }
  });
});

describe('tokens', () => {
  const name = `${ida}/token.txt`;
  beforeAll(async () => {
    await (await storage.as(ida)).from('papers').upload(name, 'x');
  });

  test('expired, forged or broken ones are refused', async () => {
    const soon = new SignJWT({ role: 'service_role' }).setProtectedHeader({ alg: 'HS256' });
    const forged = await soon.setExpirationTime('1h').sign(new TextEncoder().encode('x'.repeat(32)));
    const none = `${btoa('{"alg":"none"}')}.${btoa('{"role":"service_role"}')}.`;
    for (const token of [forged, none, 'x', 'a.b.c']) {
      const answer = await storage.ask('/bucket', { headers: { authorization: `Bearer ${token}` } });
      expect([answer.status, await answer.json()]).toEqual([
        400,
        expect.objectContaining({ statusCode: '403' }),
      ]);
    }
  });

  test('of a signed URL open that one object for reading, and nothing else', async () => {
    const client = (await storage.as(ida)).from('papers');
    await client.upload(`${ida}/other.txt`, 'y');
    const { data } = await client.createSignedUrl(name, 60);
    const token = new URL(data?.signedUrl ?? '').searchParams.get('token') ?? '';
    const read = (path: string, given = token) => storage.ask(`${path}?token=${given}`);
    expect((await read(`/object/sign/papers/${name}`)).status).toBe(200);
    for (const answer of [
      read(`/object/sign/papers/${ida}/other.txt`),
      read(`/render/image/sign/papers/${name}`),
      read(`/object/sign/papers/${name}`, ''),
      read(`/object/sign/papers/${name}`, `${token}x`),
      read(`/object/sign/papers/${name}`, (await storage.bearer(ida)).authorization?.slice(7)),
      storage.ask(`/object/upload/sign/papers/${name}?token=${token}`, { method: 'PUT', body: 'z' }),
      storage.ask(`/object/papers/${name}`, { headers: { authorization: `Bearer ${token}` } }),
    ])
      expect((await answer).status).toBe(400);
    const headers = { authorization: `Bearer ${token}` };
    const list = await storage.ask('/object/list/papers', { method: 'POST', body: '{}', headers });
    expect(await list.json()).toEqual([]);
  });

  test('for an upload open that one name for uploading, and nothing else', async () => {
    const client = (await storage.as(ida)).from('papers');
    const { data } = await client.createSignedUploadUrl(`${ida}/up.txt`);
    const token = data?.token ?? '';
    const put = (path: string) =>
      storage.ask(`/object/upload/sign/papers/${path}?token=${token}`, { method: 'PUT', body: 'z' });
    expect((await put(`${ida}/else.txt`)).status).toBe(400);
    expect((await storage.ask(`/object/sign/papers/${ida}/up.txt?token=${token}`)).status).toBe(400);
    expect((await put(`${ida}/up.txt`)).status).toBe(200);
  });

  test('a signed URL ends with its file', async () => {
    const client = (await storage.as(ida)).from('papers');
    const gone = `${ida}/${crypto.randomUUID()}.txt`;
    await client.upload(gone, 'a text', { contentType: 'text/plain' });
    const { data } = await client.createSignedUrl(gone, 600);
    const ask = () => storage.ask(data?.signedUrl.replace(`${url}/storage/v1`, '') ?? '');
    expect((await ask()).status).toBe(200);
    await client.remove([gone]);
    expect(await (await ask()).json()).toMatchObject({ message: 'Object not found' });
  });

  test('a signed URL ends', async () => {
    const { data } = await (await storage.as(ida)).from('papers').createSignedUrl(name, 1);
    await new Promise((resolve) => setTimeout(resolve, 2100));
    const answer = await storage.ask(data?.signedUrl.replace(`${url}/storage/v1`, '') ?? '');
    expect(await answer.json()).toMatchObject({ message: '"exp" claim timestamp check failed' });
  });
});

test('an endpoint that does not exist says so', async () => {
  const answer = await storage.ask('/nothing/here');
  expect([answer.status, await answer.json()]).toEqual([
    404,
    expect.objectContaining({ error: 'Not Found' }),
  ]);
});

/** `fetch` would clean the path. */
function rawStatus(asked: {
  readonly port: number;
  readonly method: string;
  readonly path: string;
  readonly headers: Record<string, string>;
}): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', ...asked }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    sent.on('error', reject);
    sent.end(asked.method === 'GET' || asked.method === 'DELETE' ? undefined : 'x');
  });
}
