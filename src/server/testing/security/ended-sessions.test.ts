import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call } from '#server/sittings/sitting-fixture.ts';
import { type TestApi, testApi } from '#server/testing/api.ts';
import { setUpSecondFactor } from '#server/testing/second-factor.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
  // As the next feature may write it: a policy that asks for nothing but the owner.
  await api.database.pool.query(`
    insert into storage.buckets (id, name) values ('papers', 'papers');
    create policy own_papers on storage.objects for all to authenticated
      using (bucket_id = 'papers' and (storage.foldername(name))[1] = auth.uid()::text);
    create policy own_buckets on storage.buckets for select to authenticated using (id = 'papers');
    insert into public.stimuli (id, category, level, topic, title, public, content_hash)
      values ('a-text', 'listen', 'A1', 'home', 'A title', '{}', 'hash');
    insert into public.tasks (id, stimulus_id, category, level, topic, kind, skill, public, difficulty, guessing, position,
      package, seconds, key_hash)
      values ('a-task', 'a-text', 'listen', 'A1', 'home', 'single', 'detail', '{}', 1, 0.25, 1, 'free', 60, 'hash');
    insert into public.clips (stimulus_id, hash, duration_ms, peaks, engine, robot)
      values ('a-text', 'a-sound', 1000, '[]', 'test', true)`);
});
afterAll(() => api.close());

const password = 'et fjell i solnedgang';
const bucket = 'papers';
let made = 0;

type Account = {
  readonly client: SupabaseClient;
  readonly id: string;
  readonly email: string;
  readonly token: string;
};

async function account(): Promise<Account> {
  made += 1;
  const client = api.client(`203.0.113.${made}`);
  const email = `ended-${made}@example.no`;
  const { data, error } = await client.auth.signUp({ email, password });
  if (error || !data.user || !data.session) throw error ?? new Error('nobody was made');
  return { client, id: data.user.id, email, token: data.session.access_token };
}

/** Whoever has copied the token, on another machine. */
function holderOf(token: string): SupabaseClient {
  return createClient('http://bestatt.test', api.context.tokens.keys.anon, {
    accessToken: async () => token,
    global: { fetch: async (input, init) => api.app.fetch(new Request(input, init)) },
  });
}

/** A file of ten bytes that is a PDF by its content. */
const paper = () => new File(['%PDF-1.7\n\n'], 'a.pdf', { type: 'application/pdf' });

/** What the token still opens, by endpoint. */
async function opened({ id }: Account, token: string) {
  const holder = holderOf(token);
  const name = `${id}/paper.pdf`;
  const files = holder.storage.from(bucket);
  const { data: rows } = await holder.from('users').select('id');
  const { data: listed } = await files.list(id);
  const sees = async (table: string, column: string) =>
    ((await holder.from(table).select(column)).data?.length ?? 0) > 0;
  return {
    rest: (rows?.length ?? 0) > 0,
    tasks: await sees('tasks', 'id'),
    texts: await sees('stimuli', 'id'),
    sounds: await sees('clips', 'hash'),
    functions: (await call(holder, 'device-sessions', {})).error === null,
    buckets: ((await holder.storage.listBuckets()).data?.length ?? 0) > 0,
    list: (listed?.length ?? 0) > 0,
    read: (await files.download(name)).error === null,
    sign: (await files.createSignedUrl(name, 60)).error === null,
    inform: (await files.info(name)).error === null,
    upload: (await files.upload(`${id}/${crypto.randomUUID()}.pdf`, paper())).error === null,
    remove: ((await files.remove([name])).data?.length ?? 0) > 0,
  };
}

async function withPaper(): Promise<Account> {
  const someone = await account();
  const { error } = await someone.client.storage.from(bucket).upload(`${someone.id}/paper.pdf`, paper());
  expect(error).toBeNull();
  await api.database.pool.query(
    `with begun as (
       insert into public.sittings (user_id, request_key, kind, settings, chance)
       values ($1, gen_random_uuid(), 'level', '{}', 0.5) returning id
     )
     insert into public.sitting_tasks (sitting_id, position, task_id, a, b, c, weight, key_hash)
       select id, 1, 'a-task', 1, 1, 0, 1, 'hash' from begun`,
    [someone.id],
  );
  return someone;
}

const everything = {
  ...{
    rest: true,
    tasks: true,
    texts: true,
    sounds: true,
    functions: true,
    buckets: true,
    list: true,
    read: true,
    sign: true,
    inform: true,
    upload: true,
    remove: true,
  },
};
const nothing = Object.fromEntries(Object.keys(everything).map((endpoint) => [endpoint, false]));

describe('9.64 a copied token opens', () => {
  test('everything of its owner while the session stands', async () => {
    const someone = await withPaper();
    expect(await opened(someone, someone.token)).toEqual(everything);
  });

  test.each([
    ['signed out', ({ client }: Account) => client.auth.signOut()],
    [
      'signed out from another device',
      async ({ client, email, token }: Account) => {
        const other = api.client('203.0.113.200');
        await other.auth.signInWithPassword({ email, password });
        const { session_id: sessionId } = (await client.auth.getClaims(token)).data?.claims ?? {};
        expect((await call(other, 'session-revocations', { sessionId })).data).toEqual({ ended: true });
      },
    ],
    [
      'of somebody who was banned',
      ({ id }: Account) =>
        api.database.pool.query(
          `update auth.users set banned_until = now() + interval '1 day' where id = $1`,
          [id],
        ),
    ],
    [
      'of somebody who was deleted softly',
      ({ id }: Account) =>
        api.database.pool.query('update auth.users set deleted_at = now() where id = $1', [id]),
    ],
    [
      'of somebody who is gone',
      ({ id }: Account) => api.database.pool.query('delete from auth.users where id = $1', [id]),
    ],
    [
      'of one step, once there is a second',
      async ({ email }: Account) => {
        const other = api.client('203.0.113.201');
        await other.auth.signInWithPassword({ email, password });
        await setUpSecondFactor(other);
      },
    ],
  ])('nothing when it is %s', async (_, end) => {
    const someone = await withPaper();
    await end(someone);
    expect(await opened(someone, someone.token)).toEqual(nothing);
  });

  test('everything again when a ban is over', async () => {
    const someone = await withPaper();
    await api.database.pool.query(
      `update auth.users set banned_until = now() - interval '1 second' where id = $1`,
      [someone.id],
    );
    expect(await opened(someone, someone.token)).toEqual(everything);
  });
});
