import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ida, type TestStorage, testStorage, url } from './storage-fixture.ts';

let storage: TestStorage;
beforeAll(async () => {
  storage = await testStorage();
});
afterAll(() => storage.close());

const papers = async () => (await storage.as(ida)).from('papers');
/** A name of its own for every test, in the folder that is hers. */
const own = (name: string) => `${ida}/${name}`;

describe('7.9 an object', () => {
  test('3.25 is known by path, id and full path', async () => {
    const { data } = await (await papers()).upload(own('first.txt'), 'Hei på deg');
    expect(data).toEqual({
      path: own('first.txt'),
      fullPath: `papers/${own('first.txt')}`,
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
  });

  test('9.21 comes back as it was sent, may be cached for 3600 s, and is not sent to who has it', async () => {
    const bytes = crypto.getRandomValues(new Uint8Array(60_000));
    await (await papers()).upload(own('noise'), bytes, { contentType: 'application/octet-stream' });
    const headers = await storage.bearer(ida);
    const answer = await storage.ask(`/object/papers/${own('noise')}`, { headers });
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(bytes);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'cache-control': 'private, max-age=3600',
      'content-length': '60000',
      'content-type': 'application/octet-stream',
      'accept-ranges': 'bytes',
    });
    const etag = answer.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[0-9a-f]{32}"$/);
    const again = await storage.ask(`/object/papers/${own('noise')}`, {
      headers: { ...headers, 'if-none-match': etag },
    });
    expect([again.status, await again.text()]).toEqual([304, '']);
    const since = new Date(Date.now() + 1000).toUTCString();
    const later = await storage.ask(`/object/papers/${own('noise')}`, {
      headers: { ...headers, 'if-modified-since': since },
    });
    expect(later.status).toBe(304);
  });

  test('larger than a piece comes back whole too', async () => {
    const bytes = new Uint8Array(1_300_000).map((_, index) => index % 251);
    await (await papers()).upload(own('large'), bytes);
    const { data } = await (await papers()).download(own('large'));
    const read = Buffer.from((await data?.arrayBuffer()) ?? new ArrayBuffer(0));
    expect(read.equals(bytes)).toBe(true);
  });

  test.each([
    ['bytes=0-3', 206, '0123', 'bytes 0-3/10'],
    ['bytes=8-', 206, '89', 'bytes 8-9/10'],
    ['bytes=-3', 206, '789', 'bytes 7-9/10'],
    ['bytes=5-99', 206, '56789', 'bytes 5-9/10'],
    ['bytes=0-0,5-6', 200, '0123456789', null],
    ['lines=1-2', 200, '0123456789', null],
    ['bytes=4-2', 200, '0123456789', null],
    ['bytes=10-', 416, null, 'bytes */10'],
    ['bytes=-0', 416, null, 'bytes */10'],
  ])('in part, by Range: %s, is answered %i', async (range, status, text, contentRange) => {
    await (await papers()).upload(own('digits'), '0123456789', { upsert: true });
    const headers = { ...(await storage.bearer(ida)), range };
    const answer = await storage.ask(`/object/papers/${own('digits')}`, { headers });
    expect([answer.status, answer.headers.get('content-range')]).toEqual([status, contentRange]);
    if (text !== null) expect(await answer.text()).toBe(text);
  });

  test('in part only goes on with the file it began with', async () => {
    await (await papers()).upload(own('begun'), '0123456789', { upsert: true });
    const headers = { ...(await storage.bearer(ida)), range: 'bytes=5-', 'if-range': '"another"' };
    expect((await storage.ask(`/object/papers/${own('begun')}`, { headers })).status).toBe(200);
  });

  test('is read whole while it is replaced again and again', async () => {
    const client = await papers();
    await client.upload(own('busy.txt'), 'x'.repeat(300_000));
    const letters = [...'abcdefghij'];
    const writes = letters.map((letter) => client.update(own('busy.txt'), letter.repeat(300_000)));
    const reads = Array.from({ length: 40 }, async (_, index) => {
      await delay(index * 3);
      return (await client.download(own('busy.txt'))).data?.text();
    });
    for (const read of await Promise.all(reads)) expect(read).toMatch(/^(.)\1{299999}$/);
    expect((await Promise.all(writes)).map(({ error }) => error)).toEqual(letters.map(() => null));
  });

  test('is refused when the name is taken, replaced by PUT or when asked to, and the old file goes', async () => {
    const client = await papers();
    const before = await storage.files();
    await client.upload(own('twice.txt'), 'one');
    expect((await client.upload(own('twice.txt'), 'two')).error).toMatchObject({
      statusCode: '409',
      message: 'The resource already exists',
    });
    await client.upload(own('twice.txt'), 'three', { upsert: true });
    await client.update(own('twice.txt'), 'four');
    expect(await (await client.download(own('twice.txt'))).data?.text()).toBe('four');
    expect(await storage.files()).toEqual({ kept: before.kept + 1, arriving: 0 });
  });

  test('of a form has its type and its metadata, whether the fields come before or after', async () => {
    const client = await papers();
    const file = new File(['<p>'], 'x.html', { type: 'text/html' });
    await client.upload(own('blob.html'), file, { metadata: { task: 7 }, cacheControl: '60' });
    const form = new FormData();
    form.append('', file);
    await client.upload(own('form.html'), form, { metadata: { task: 7 }, cacheControl: '60' });
    for (const name of ['blob.html', 'form.html']) {
      const { data } = await client.info(own(name));
      expect(data).toMatchObject({
        size: 3,
        contentType: 'text/html',
        cacheControl: 'max-age=60',
        metadata: { task: 7 },
        bucketId: 'papers',
      });
    }
  });

  test('is described, exists or does not', async () => {
    const client = await papers();
    await client.upload(own('known.txt'), 'x');
    expect((await client.exists(own('known.txt'))).data).toBe(true);
    expect((await client.exists(own('unknown.txt'))).data).toBe(false);
    expect((await client.info(own('unknown.txt'))).error).toMatchObject({
      status: 400,
      statusCode: '404',
      message: 'Object not found',
    });
  });

  test('is moved without its file, and copied with it', async () => {
    const client = await papers();
    await client.upload(own('here.txt'), 'text', { metadata: { a: 1 } });
    const before = await storage.files();
    expect((await client.move(own('here.txt'), own('there.txt'))).data).toMatchObject({
      message: 'Successfully moved',
    });
    expect((await client.exists(own('here.txt'))).data).toBe(false);
    expect((await client.copy(own('there.txt'), own('copy.txt'))).data?.path).toBe(
      `papers/${own('copy.txt')}`,
    );
    expect(await storage.files()).toEqual({ kept: before.kept + 1, arriving: 0 });
    await client.remove([own('there.txt')]);
    expect(await (await client.download(own('copy.txt'))).data?.text()).toBe('text');
    expect((await client.info(own('copy.txt'))).data?.metadata).toEqual({ a: 1 });
    expect((await client.move(own('none'), own('x'))).error).toMatchObject({ statusCode: '404' });
    expect((await client.copy(own('copy.txt'), own('copy.txt'))).error).toMatchObject({ statusCode: '409' });
  });

  test('is removed with its file, also by whoever deletes the row', async () => {
    const client = await papers();
    const before = await storage.files();
    for (const name of ['r1', 'r2', 'r3']) await client.upload(own(name), 'x');
    const { data } = await client.remove([own('r1'), own('r2'), own('never-there')]);
    expect(data?.map(({ name }) => name).sort()).toEqual([own('r1'), own('r2')]);
    await storage.database.pool.query('delete from storage.objects where name = $1', [own('r3')]);
    await client.upload(own('r4'), 'x');
    await client.remove([own('r4')]);
    expect(await storage.files()).toEqual(before);
  });

  test('is given to others for a time by a signed URL, to save under a name if so wished', async () => {
    const client = await papers();
    await client.upload(own('signed.txt'), 'for you');
    const { data } = await client.createSignedUrl(own('signed.txt'), 60, { download: 'a b.txt' });
    const answer = await storage.ask(data?.signedUrl.replace(`${url}/storage/v1`, '') ?? '');
    expect(await answer.text()).toBe('for you');
    expect(answer.headers.get('content-disposition')).toBe(
      "attachment; filename=a%20b.txt; filename*=UTF-8''a%20b.txt",
    );
    expect(answer.headers.get('cache-control')).toMatch(/^private, max-age=(60|[1-5]\d)$/);
    const many = await client.createSignedUrls([own('signed.txt'), own('none.txt')], 60);
    expect(many.data?.map(({ error }) => error)).toEqual([
      null,
      'Either the object does not exist or you do not have access to it',
    ]);
  });

  test('may be uploaded by whoever holds a signed URL, once, and belongs to who signed it', async () => {
    const client = await papers();
    const { data } = await client.createSignedUploadUrl(own('sent.txt'));
    const anybody = (await storage.as('anon')).from('papers');
    const sent = await anybody.uploadToSignedUrl(own('sent.txt'), data?.token ?? '', 'hello');
    expect(sent.error).toBeNull();
    const twice = await anybody.uploadToSignedUrl(own('sent.txt'), data?.token ?? '', 'hello');
    expect(twice.error).toMatchObject({ statusCode: '409' });
    const { rows } = await storage.database.pool.query(
      'select owner_id from storage.objects where name = $1',
      [own('sent.txt')],
    );
    expect(rows).toEqual([{ owner_id: ida }]);
  });
});

describe('7.9 lists', () => {
  const folder = `${ida}/lists`;
  beforeAll(async () => {
    const client = await papers();
    for (const name of ['b.txt', 'a.txt', 'sub/x.txt', 'sub/y.txt', 'C.txt', '100%.txt'.replace('%', '!')]) {
      await client.upload(`${folder}/${name}`, name);
      await delay(5);
    }
  });

  test('9.20 show a folder by name, files and folders, at most 100 from the first', async () => {
    const { data } = await (await papers()).list(folder);
    expect(data?.map(({ name, id }) => [name, id === null])).toEqual([
      ['100!.txt', false],
      ['C.txt', false],
      ['a.txt', false],
      ['b.txt', false],
      ['sub', true],
    ]);
    expect(data?.[2]).toMatchObject({ metadata: { size: 5, mimetype: 'text/plain;charset=UTF-8' } });
  });

  test('go by page, by another column and by a part of the name', async () => {
    const client = await papers();
    const page = await client.list(folder, { limit: 2, offset: 1 });
    expect(page.data?.map(({ name }) => name)).toEqual(['C.txt', 'a.txt']);
    const newest = await client.list(folder, { sortBy: { column: 'created_at', order: 'desc' } });
    expect(newest.data?.map(({ name }) => name)).toEqual(['100!.txt', 'C.txt', 'a.txt', 'b.txt', 'sub']);
    const found = await client.list(folder, { search: 'A.' });
    expect(found.data?.map(({ name }) => name)).toEqual(['a.txt']);
  });

  test.each([
    ['name', 'asc'],
    ['name', 'desc'],
    ['created_at', 'asc'],
    ['updated_at', 'desc'],
  ] as const)('with a cursor bring each entry once, by %s %s', async (column, order) => {
    const client = await papers();
    const seen: string[] = [];
    for (let cursor: string | undefined, more = true; more; ) {
      const { data } = await client.listV2({
        prefix: `${folder}/`,
        with_delimiter: true,
        limit: 2,
        cursor,
        sortBy: { column, order },
      });
      seen.push(
        ...(data?.folders ?? []).map(({ name }) => name),
        ...(data?.objects ?? []).map(({ name }) => name),
      );
      more = data?.hasNext ?? false;
      cursor = data?.nextCursor;
    }
    const entries = ['100!.txt', 'C.txt', 'a.txt', 'b.txt', 'sub/'].map((name) => `${folder}/${name}`);
    expect(seen.toSorted()).toEqual(entries);
    if (column === 'name') expect(seen).toEqual(order === 'asc' ? entries : entries.toReversed());
  });

  test('refuse a cursor that is none', async () => {
    for (const cursor of ['x', btoa('["2026-13-45",1]'), btoa('["---","a"]')]) {
      const { error } = await (await papers()).listV2({ cursor, sortBy: { column: 'created_at' } });
      expect(error).toMatchObject({ statusCode: '400' });
    }
  });
});

test('9.113 answers of storage are no-store; a stored file keeps the caching it was given', async () => {
  const bearer = await storage.bearer(ida);
  const client = await storage.as(ida);
  const name = `${ida}/${crypto.randomUUID()}.json`;
  await client
    .from('papers')
    .upload(name, new Blob(['{}'], { type: 'application/json' }), { cacheControl: '60' });
  const asked = [
    await storage.ask('/bucket', { headers: bearer }),
    await storage.ask(`/object/list/papers`, {
      method: 'POST',
      headers: { ...bearer, 'content-type': 'application/json' },
      body: JSON.stringify({ prefix: ida }),
    }),
    await storage.ask(`/object/info/authenticated/papers/${name}`, { headers: bearer }),
    await storage.ask('/nothing'),
  ];
  for (const { headers, url } of asked)
    expect([url, headers.get('cache-control'), headers.get('x-content-type-options')]).toEqual([
      url,
      'no-store',
      'nosniff',
    ]);
  const file = await storage.ask(`/object/authenticated/papers/${name}`, { headers: bearer });
  expect(file.headers.get('cache-control')).toContain('max-age=60');
  expect(file.headers.get('x-content-type-options')).toBe('nosniff');
});
