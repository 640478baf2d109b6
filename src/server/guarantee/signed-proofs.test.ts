import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sweepAccounts } from '#server/accounts/due-deletions.ts';
import { member } from '#server/admin/admin-fixture.ts';
import { call } from '#server/sittings/sitting-fixture.ts';
import { type TestApi, testApi } from '#server/testing/api.ts';
import { pdf, recentTest, writePast } from './guarantee-fixture.ts';

let api: TestApi;
let client: SupabaseClient;
let id: string;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  ({ client, id } = await member(api));
});

const proofs = () => client.storage.from('guarantee-proofs');

/** A signed link for an upload, as anybody with a session may have it made. */
async function signedFor(name: string, options?: { upsert: boolean }): Promise<string | null> {
  const { data } = await proofs().createSignedUploadUrl(name, options);
  return data?.token ?? null;
}

const sendBy = async (name: string, token: string | null) =>
  token === null ? 'not signed' : (await proofs().uploadToSignedUrl(name, token, pdf)).error;

async function kept(): Promise<number> {
  const { rowCount } = await api.database.pool.query(
    `select from storage.objects where bucket_id = 'guarantee-proofs' and name like $1 || '/%'`,
    [id],
  );
  return rowCount ?? 0;
}

describe('9.90 by links for uploads that were signed before', () => {
  test('no more than ten proofs lie there unused', async () => {
    const names = Array.from({ length: 14 }, (_, index) => `${id}/${index}.pdf`);
    const tokens = await Promise.all(names.map((name) => signedFor(name)));
    expect(tokens).not.toContain(null);
    await Promise.all(names.map((name, index) => sendBy(name, tokens[index] ?? null)));
    expect(await kept()).toBe(10);
  });

  test('a proof that a claim stands on is not replaced', async () => {
    const name = `${id}/proof.pdf`;
    const token = (await signedFor(name, { upsert: true })) ?? (await signedFor(name));
    expect((await proofs().upload(name, pdf)).error).toBeNull();
    await writePast(api.database, id);
    const claimed = await call(client, 'guarantee-claims', {
      ...{ testDate: recentTest(), testLevel: 'B1', failedParts: ['read'], proofName: name },
    });
    expect(claimed.error).toBeNull();
    expect(await sendBy(name, token)).not.toBeNull();
  });

  test('nothing comes for an account that was deleted: no file, and the links to what it had are dead', async () => {
    const late = await signedFor(`${id}/late.pdf`);
    await proofs().upload(`${id}/proof.pdf`, pdf);
    const { data } = await proofs().createSignedUrl(`${id}/proof.pdf`, 3600);
    const path = new URL(data?.signedUrl ?? '').pathname + new URL(data?.signedUrl ?? '').search;
    expect((await api.app.request(path)).status).toBe(200);
    await api.database.pool.query(
      `update public.users set demo_until = now() - interval '1 second' where id = $1`,
      [id],
    );
    expect(await sweepAccounts(api.context, api.storage.files)).toBe(1);
    expect((await api.app.request(path)).status).toBe(400);
    const files = async () => (await Array.fromAsync(api.storage.files.list())).flat().length;
    const before = await files();
    expect(await sendBy(`${id}/late.pdf`, late)).not.toBeNull();
    expect(await kept()).toBe(0);
    expect(await files()).toBe(before);
  });
});
