import type { SupabaseClient } from '@supabase/supabase-js';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { JobHandler } from '#server/jobs/define-job.ts';
import { call, visitor } from '#server/sittings/sitting-fixture.ts';
import { type TestApi, testApi } from '#server/testing/api.ts';
import { exportJob, exportsSweepJob } from './account-job-definitions.ts';
import { accountJobs } from './account-jobs.ts';
import { exportedTables } from './export-rows.ts';
import { proof, traces, writePerson } from './person-fixture.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
  await writePerson(api);
});
afterAll(() => api.close());

let people = 0;

async function person(): Promise<SupabaseClient> {
  const client = api.client();
  people += 1;
  const { error } = await client.auth.signUp({
    email: `export-${people}@example.no`,
    password: 'tre stille fjorder',
  });
  if (error) throw error;
  return client;
}

type Copy = {
  readonly id: string;
  readonly status: string;
  readonly url: string;
  readonly bytes: number;
  readonly expiresAt: string;
};

async function newest(client: SupabaseClient): Promise<Copy | null> {
  return (await call(client, 'export-states', {})).data?.copy as Copy | null;
}

async function readyCopy(client: SupabaseClient): Promise<Copy> {
  await api.runJobs();
  expect((await newest(client))?.status).toBe('ready');
  return (await newest(client)) as Copy;
}

/** A job's work, without the queue. */
async function run(
  { name }: { readonly name: string },
  data: unknown,
  handlers: readonly JobHandler[] = accountJobs(api.context, api.storage),
): Promise<void> {
  const { signal } = new AbortController();
  await handlers.find(({ definition }) => definition.name === name)?.run(data, { signal, isLastTry: false });
}

async function fetchArchive(url: string): Promise<Record<string, Uint8Array>> {
  const response = await api.app.request(url);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/zip']);
  return unzipSync(new Uint8Array(await response.arrayBuffer()));
}

const json = (bytes: Uint8Array | undefined) => JSON.parse(strFromU8(bytes ?? new Uint8Array()));

describe('9.68 a copy of one’s own data', { timeout: 60_000 }, () => {
  test('is one archive with a list for each area and a text that explains them, fetched by a signed link', async () => {
    const client = await person();
    expect(await newest(client)).toBeNull();
    expect((await call(client, 'exports', { locale: 'nb-NO' })).data?.status).toBe('waiting');
    const copy = await readyCopy(client);
    const archive = await fetchArchive(copy.url);
    expect(Object.keys(archive).sort()).toEqual(
      ['LES MEG.txt', ...exportedTables.map(({ file }) => `${file}.json`)].sort(),
    );
    const text = strFromU8(archive['LES MEG.txt'] ?? new Uint8Array());
    for (const { file } of exportedTables) expect(text).toContain(`${file}.json`);
    expect(json(archive['account.json'])[0]).toMatchObject({ email: `export-${people}@example.no` });
    expect(json(archive['sessions.json'])).toHaveLength(1);
    expect(json(archive['orders.json'])).toEqual([]);
  });

  test('has the rows of every area and the stored files, and nothing of anybody else', async () => {
    const { rows: made } = await api.database.pool.query<{ id: string }>(
      `update public.exports set status = 'waiting' where user_id = $1 returning id`,
      [traces.id],
    );
    for (const { id: exportId } of made) await api.context.jobs.enqueue(exportJob, { exportId });
    await api.runJobs();
    expect(
      (await api.database.pool.query('select status from public.exports where user_id = $1', [traces.id]))
        .rows,
    ).toEqual([{ status: 'ready' }]);
    const { rows } = await api.database.pool.query<{ version: string }>(
      `select version from storage.objects where bucket_id = 'exports' and owner_id = $1`,
      [traces.id],
    );
    const archive = unzipSync(
      new Uint8Array(await new Response(await api.storage.files.read(rows[0]?.version ?? '')).arrayBuffer()),
    );
    for (const { file } of exportedTables) expect(json(archive[`${file}.json`]), file).not.toEqual([]);
    const files = Object.keys(archive).filter((name) => name.startsWith('files/'));
    expect(files).toHaveLength(1);
    expect(strFromU8(archive[files[0] ?? ''] ?? new Uint8Array())).toBe(proof);
    const everything = Object.values(archive)
      .map((bytes) => strFromU8(bytes))
      .join('\n');
    expect(everything).toContain(traces.name);
    expect(everything).not.toContain('let me in');
    expect(everything).not.toContain('export-1@example.no');
  });

  test('has nothing of an address that is only claimed: the code that was sent to it is somebody else’s', async () => {
    const code = (name: string) => `BEST-2222-${name}`;
    for (const [name, address] of [
      ['MINE', `export-${people + 1}@example.no`],
      ['EDRS', 'victim@example.no'],
    ] as const)
      await api.database.pool.query(
        `insert into public.discount_codes (code, campaign, percent_off, address) values ($1, 'welcome', 20, $2)`,
        [code(name), address],
      );
    const client = await person();
    const { error } = await client.auth.updateUser({ email: 'victim@example.no' });
    expect(error).toBeNull();
    await call(client, 'exports', { locale: 'en-GB' });
    const archive = await fetchArchive((await readyCopy(client)).url);
    expect(json(archive['codes.json']).map((row: { code: string }) => row.code)).toEqual([code('MINE')]);
    expect(strFromU8(archive['mails.json'] ?? new Uint8Array())).not.toContain('"recipient": "victim@');
  });

  test('has no name in it that leads out of the folder it is unpacked to', async () => {
    const client = await person();
    const id = (await client.auth.getUser()).data.user?.id as string;
    const hostile = [
      '..',
      '../../.bashrc',
      '..\\..\\run.bat',
      '/etc/passwd',
      'C:\\run.bat',
      'a\u0001\u202eb',
      '.',
    ];
    await api.database.pool.query(`insert into storage.buckets (id, name) values ('any', 'any')`);
    await api.database.pool.query(
      `insert into storage.objects (bucket_id, name, version, owner_id)
       select 'any', name, gen_random_uuid(), $1 from unnest($2::text[]) as name`,
      [id, hostile],
    );
    await call(client, 'exports', { locale: 'en-GB' });
    const names = Object.keys(await fetchArchive((await readyCopy(client)).url));
    const files = names.filter((name) => name.startsWith('files/'));
    expect(files).toHaveLength(hostile.length);
    for (const name of files) expect(name).toMatch(/^files\/any\/[0-9a-f]{8}-[\p{L}\p{N}._-]+$/u);
    expect(names.filter((name) => name.split('/').includes('..'))).toEqual([]);
  });

  test('is made once at a time, and at most five times a day', async () => {
    const client = await person();
    // Its making waits for a table, so that all four come while it is under way.
    const holder = await api.database.pool.connect();
    await holder.query('begin; lock table public.discount_codes in access exclusive mode');
    await call(client, 'exports', { locale: 'en-GB' });
    const making = api.runJobs();
    await expect.poll(async () => (await newest(client))?.status).toBe('making');
    const asked = await Promise.all(
      Array.from({ length: 4 }, () => call(client, 'exports', { locale: 'en-GB' })),
    );
    await holder.query('rollback');
    holder.release();
    await making;
    expect(new Set(asked.map(({ data }) => data?.id)).size).toBe(1);
    for (let copies = 1; copies < 5; copies += 1) {
      await readyCopy(client);
      await call(client, 'exports', { locale: 'en-GB' });
    }
    await readyCopy(client);
    expect((await call(client, 'exports', { locale: 'en-GB' })).error).toEqual({
      status: 429,
      code: 'too_many_exports',
    });
    // Only the newest lies in the store.
    const { data } = await client.auth.getUser();
    const { rows } = await api.database.pool.query(
      `select count(*)::int as archives from storage.objects where bucket_id = 'exports' and owner_id = $1`,
      [data.user?.id],
    );
    expect(rows).toEqual([{ archives: 1 }]);
  });

  test('that a process left unfinished is begun anew, and is given up after three tries', async () => {
    const client = await person();
    const { data } = await client.auth.getUser();
    await api.database.pool.query(
      `insert into public.exports (user_id, locale, status, seen_at, attempts) values ($1, 'en-GB', 'making', now() - interval '5 minutes', 1)`,
      [data.user?.id],
    );
    // Its job is lost, too: the sweep finds the row.
    await run(exportsSweepJob, {});
    await readyCopy(client);

    const full = { ...api.storage.files, put: () => Promise.reject(new Error('The disk is full.')) };
    const { rows } = await api.database.pool.query<{ id: string }>(
      `insert into public.exports (user_id, locale) values ($1, 'en-GB') returning id`,
      [data.user?.id],
    );
    const failing = accountJobs(api.context, { ...api.storage, files: full });
    for (const status of ['waiting', 'waiting', 'failed']) {
      await expect(run(exportJob, { exportId: rows[0]?.id }, failing)).rejects.toThrow('The disk is full.');
      expect((await newest(client))?.status).toBe(status);
    }
    expect((await newest(client))?.url).toBeNull();
  });

  test('is gone after 24 hours, link and file', async () => {
    const client = await person();
    await call(client, 'exports', { locale: 'en-GB' });
    const { url } = await readyCopy(client);
    const { data } = await client.auth.getUser();
    const tomorrow = { ...api.context, now: () => new Date(Date.now() + 24 * 3_600_000 + 1000) };
    await run(exportsSweepJob, {}, accountJobs(tomorrow, api.storage));
    expect((await api.app.request(url)).status).not.toBe(200);
    expect(await newest(client)).toBeNull();
    const { rows } = await api.database.pool.query(
      'select from storage.objects where owner_id = $1 union all select from public.exports where user_id = $1::uuid',
      [data.user?.id],
    );
    expect(rows).toEqual([]);
  });

  test('is its owner’s alone: another one’s client finds neither row nor file', async () => {
    const client = await person();
    await call(client, 'exports', { locale: 'en-GB' });
    const { id } = await readyCopy(client);
    const { data: owner } = await client.auth.getUser();
    const stranger = await person();
    expect((await stranger.from('exports').select('id')).data).toEqual([]);
    for (const anyone of [stranger, client]) {
      const { error } = await anyone.storage.from('exports').download(`${owner.user?.id}/${id}.zip`);
      expect(error).not.toBeNull();
    }
  });

  test('needs an account that lasts', async () => {
    const guest = await visitor(api);
    expect((await call(guest, 'exports', { locale: 'en-GB' })).error).toEqual({
      status: 403,
      code: 'account_needed',
    });
  });
});
