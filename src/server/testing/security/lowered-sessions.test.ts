import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call } from '#server/sittings/sitting-fixture.ts';
import { type TestApi, testApi } from '#server/testing/api.ts';

let api: TestApi;
let now = new Date();
beforeAll(async () => {
  api = await testApi(undefined, { now: () => now });
  await api.database.pool.query(`
    insert into storage.buckets (id, name) values ('papers', 'papers');
    create policy own_papers on storage.objects for all to authenticated
      using (bucket_id = 'papers' and (storage.foldername(name))[1] = auth.uid()::text)`);
});
afterAll(() => api.close());

const password = 'et fjell i solnedgang';
let made = 0;

async function account() {
  made += 1;
  const client = api.client(`203.0.113.${made}`);
  const email = `lowered-${made}@example.no`;
  const { data, error } = await client.auth.signUp({ email, password });
  if (error || !data.user) throw error ?? new Error('nobody was made');
  return { client, id: data.user.id, email };
}

/** Sets up an authenticator app by name, which raises the session; gives its id. */
async function addApp({ auth: { mfa } }: SupabaseClient, friendlyName: string): Promise<string> {
  const { data: factor, error } = await mfa.enroll({ factorType: 'totp', friendlyName });
  if (error) throw error;
  const code = new TOTP({ secret: factor.totp.secret }).generate({ timestamp: now.getTime() });
  const raised = await mfa.challengeAndVerify({ factorId: factor.id, code });
  if (raised.error) throw raised.error;
  return factor.id;
}

/** Whoever has copied the token, on another machine. */
function holderOf(token: string): SupabaseClient {
  return createClient('http://bestatt.test', api.context.tokens.keys.anon, {
    accessToken: async () => token,
    global: { fetch: async (input, init) => api.app.fetch(new Request(input, init)) },
  });
}

async function tokenOf({ auth }: SupabaseClient): Promise<string> {
  return (await auth.getSession()).data.session?.access_token ?? '';
}

function service(): SupabaseClient {
  return createClient('http://bestatt.test', api.context.tokens.keys.service, {
    global: { fetch: async (input, init) => api.app.fetch(new Request(input, init)) },
  });
}

/** What the token opens, by door. */
async function opened(id: string, token: string) {
  const holder = holderOf(token);
  const file = new File(['%PDF-1.7\n\n'], 'a.pdf', { type: 'application/pdf' });
  const upload = await holder.storage.from('papers').upload(`${id}/${crypto.randomUUID()}.pdf`, file);
  const { rows } = await api.database.pool.query<{ seen: boolean }>(
    `select true as seen from pg_policies where schemaname = 'realtime' and tablename = 'messages'
       and qual like '%second_factor_given%'`,
  );
  return {
    rows: ((await holder.from('users').select('id')).data?.length ?? 0) > 0,
    function: (await call(holder, 'device-sessions', {})).error === null,
    codes: (await call(holder, 'recovery-codes', {})).error === null,
    administration: (await call(holder, 'admin-people', {})).error === null,
    role: (await holder.rpc('has_role', { wanted: 'admin' })).data === true,
    file: upload.error === null,
    realtime: rows.length > 0 && (await holder.rpc('second_factor_given')).data === true,
  };
}

const doors = {
  rows: true,
  function: true,
  codes: true,
  administration: true,
  role: true,
  file: true,
  realtime: true,
};
const closed = Object.fromEntries(Object.keys(doors).map((door) => [door, false]));

describe('9.164 a session counts as it is, not as its token says', () => {
  test('a token of two steps opens nothing once the factor that raised its session is taken away', async () => {
    const { client, id } = await account();
    await api.database.pool.query(`insert into public.user_roles (user_id, role) values ($1, 'admin')`, [id]);
    await addApp(client, 'mine');
    const thiefs = await addApp(client, 'a thief’s');
    const token = await tokenOf(client);
    expect(await opened(id, token)).toEqual(doors);
    const { error } = await service().auth.admin.mfa.deleteFactor({ id: thiefs, userId: id });
    expect(error).toBeNull();
    expect(await opened(id, token)).toEqual(closed);
  });

  test('a token without a session has one step, whatever it says', async () => {
    const { client, id } = await account();
    await addApp(client, 'mine');
    const exp = Math.floor(Date.now() / 1000) + 600;
    const token = await api.context.tokens.sign({
      sub: id,
      role: 'authenticated',
      aud: 'authenticated',
      exp,
      aal: 'aal2',
    });
    expect(await opened(id, token)).toEqual(closed);
  });
});

describe('9.163 new recovery codes', () => {
  test('are made within five minutes of a factor’s own code, and then of another', async () => {
    const { client } = await account();
    await addApp(client, 'mine');
    expect((await call(client, 'recovery-codes', {})).error).toBeNull();
    now = new Date(now.getTime() + 301_000);
    expect((await call(client, 'recovery-codes', {})).error).toMatchObject({
      status: 403,
      code: 'second_factor_not_fresh',
    });
    await addApp(client, 'another');
    expect((await call(client, 'recovery-codes', {})).error).toBeNull();
  });
});

describe('9.164 an account counts as it is', () => {
  test('a guest who has made an account becomes no demo by the token from before, and keeps what accounts may do', async () => {
    const client = api.client('203.0.113.190');
    await client.auth.signInAnonymously();
    const before = await tokenOf(client);
    const { error } = await client.auth.updateUser({ email: 'was-guest@example.no', password });
    expect(error).toBeNull();
    const holder = holderOf(before);
    expect((await call(holder, 'demos', { locale: 'en-GB' })).error).toMatchObject({ code: 'has_account' });
    const { rows } = await api.database.pool.query(
      `select demo_until from public.users u join auth.users a using (id) where a.email = 'was-guest@example.no'`,
    );
    expect(rows).toEqual([{ demo_until: null }]);
    const own = await holder.from('users').update({ full_name: 'Kari' }).not('id', 'is', null).select('id');
    expect(own.data).toHaveLength(1);
    expect((await call(holder, 'deletions', { asked: false, locale: 'en-GB' })).error).toBeNull();
  });
});
