import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ida, type TestStorage, testStorage } from './storage-fixture.ts';

let storage: TestStorage;
beforeAll(async () => {
  storage = await testStorage();
});
afterAll(() => storage.close());

describe('7.10 a bucket', () => {
  test('3.25 has a name, a public flag, a file size limit and allowed MIME types', async () => {
    const service = await storage.as('service');
    const made = await service.createBucket('essays', {
      public: true,
      fileSizeLimit: '20mb',
      allowedMimeTypes: ['text/*', 'application/pdf'],
    });
    expect(made).toEqual({ data: { name: 'essays' }, error: null });
    const { data } = await service.getBucket('essays');
    expect(data).toEqual({
      id: 'essays',
      name: 'essays',
      owner: null,
      public: true,
      file_size_limit: 20_000_000,
      allowed_mime_types: ['text/*', 'application/pdf'],
      created_at: expect.stringMatching(/^\d{4}-.*Z$/),
      updated_at: expect.stringMatching(/^\d{4}-.*Z$/),
    });
  });

  test('is changed in what is given and keeps the rest; null takes a limit away', async () => {
    const service = await storage.as('service');
    await service.createBucket('changing', { public: true, fileSizeLimit: 1000 });
    await service.updateBucket('changing', { public: false });
    expect((await service.getBucket('changing')).data).toMatchObject({
      public: false,
      file_size_limit: 1000,
    });
    await service.updateBucket('changing', { public: false, fileSizeLimit: null });
    expect((await service.getBucket('changing')).data?.file_size_limit).toBeNull();
  });

  test('is listed by name, in pages, by a part of its name', async () => {
    const service = await storage.as('service');
    for (const name of ['row-c', 'row-a', 'row-b']) await service.createBucket(name);
    const { data } = await service.listBuckets({ search: 'ROW-', sortOrder: 'desc', limit: 2, offset: 1 });
    expect(data?.map(({ name }) => name)).toEqual(['row-b', 'row-a']);
  });

  test('is emptied whole, files and all, and deleted only when empty', async () => {
    const service = await storage.as('service');
    await service.createBucket('short-lived');
    const before = await storage.files();
    for (const name of ['a.txt', 'b/c.txt']) await service.from('short-lived').upload(name, 'text');
    expect((await service.deleteBucket('short-lived')).error).toMatchObject({
      statusCode: '409',
      message: 'The bucket you tried to delete is not empty',
    });
    expect((await service.emptyBucket('short-lived')).error).toBeNull();
    expect(await storage.files()).toEqual(before);
    expect(await service.deleteBucket('short-lived')).toEqual({
      data: { message: 'Successfully deleted' },
      error: null,
    });
    expect((await service.getBucket('short-lived')).error).toMatchObject({
      statusCode: '404',
      message: 'Bucket not found',
    });
  });

  test('of the same name is refused, and so is a name that other programs would resolve', async () => {
    const service = await storage.as('service');
    expect((await service.createBucket('papers')).error).toMatchObject({
      statusCode: '409',
      message: 'The resource already exists',
    });
    for (const name of ['..', '.', ' x', 'a/b', 'å', 'a\\b', 'x'.repeat(101)])
      expect((await service.createBucket(name)).error).toMatchObject({ message: 'Bucket name invalid' });
  });

  test.each([['20 mb!'], [-1], ['1e9gb'], ['9GB']])('has no limit such as %s', async (fileSizeLimit) => {
    const service = await storage.as('service');
    expect((await service.createBucket('unlimited', { public: false, fileSizeLimit })).error).not.toBeNull();
  });

  test('belongs to the service: people see, make, change, empty and delete none', async () => {
    for (const who of ['anon', ida]) {
      const client = await storage.as(who);
      expect((await client.listBuckets()).data).toEqual([]);
      expect((await client.createBucket('mine')).error).toMatchObject({
        statusCode: '403',
        message: 'new row violates row-level security policy',
      });
      for (const answer of [
        client.getBucket('papers'),
        client.updateBucket('papers', { public: true }),
        client.emptyBucket('papers'),
        client.deleteBucket('papers'),
      ])
        expect((await answer).error).toMatchObject({ statusCode: '404', message: 'Bucket not found' });
    }
  });

  test('that a policy shows is emptied only by those who may delete all that is in it', async () => {
    await storage.database.pool.query(`
      insert into storage.buckets (id, name) values ('shared', 'shared');
      create policy shared_bucket on storage.buckets for select to authenticated using (id = 'shared');
      create policy shared_own on storage.objects for all to authenticated
        using (bucket_id = 'shared' and owner_id = auth.uid()::text)`);
    await (await storage.as('service')).from('shared').upload('not-hers.txt', 'text');
    const client = await storage.as(ida);
    await client.from('shared').upload('hers.txt', 'text');
    expect((await client.emptyBucket('shared')).error).toMatchObject({ statusCode: '403' });
    expect((await client.from('shared').exists('hers.txt')).data).toBe(true);
  });
});

test('8.22 a storage error carries a name, a status and a message', async () => {
  const answer = await storage.ask('/bucket');
  expect(answer.status).toBe(400);
  expect(await answer.json()).toEqual({
    statusCode: '403',
    error: 'Unauthorized',
    message: 'Invalid Compact JWS',
    code: 'AccessDenied',
  });
});
