import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { traces, writePerson } from '#server/accounts/person-fixture.ts';
import { aboutPerson, personalTables } from '#server/accounts/personal-data.ts';
import { member } from '#server/admin/admin-fixture.ts';
import { writePast } from '#server/guarantee/guarantee-fixture.ts';
import { type TestApi, testApi } from '#server/testing/api.ts';
import { idLines, type Theirs } from './id-table.ts';

let api: TestApi;
let theirs: Theirs;
let caller: SupabaseClient;
beforeAll(async () => {
  api = await testApi();
  await writePerson(api);
  theirs = await findTheirs();
  const other = await member(api);
  caller = other.client;
  await writePast(api.database, other.id, { tier: 12 });
  // Whoever writes in the community has a card there.
  await api.database.pool.query(
    `insert into public.community_user_profiles (id, name) values ($1, 'Ola') on conflict do nothing`,
    [other.id],
  );
  await api.database.pool.query(
    `insert into public.license_users (user_id, tier, expires_at, source) values ($1, 12, now() + interval '1 day', 'admin')`,
    [other.id],
  );
});
afterAll(() => api.close());

/** Reads the ids as somebody with a leaked database would have them; the order is open, and its page too. */
async function findTheirs(): Promise<Theirs> {
  const { pool } = api.database;
  await pool.query(`update public.orders set checkout_id = 'checkout-1' where user_id = $1`, [traces.id]);
  await pool.query(
    `update public.discount_codes set redeemed_at = now(), redeemed_by = $1 where code = 'CODE-OWNER'`,
    [traces.id],
  );
  await pool.query(
    `insert into storage.objects (bucket_id, name, version, owner_id)
     values ('guarantee-proofs', $1::text || '/proof.pdf', gen_random_uuid(), $1::text)`,
    [traces.id],
  );
  const { rows } = await pool.query<Theirs>(
    `select u.id as "userId", 'task-owner' as "taskId", 'checkout-1' as "checkoutId", 'CODE-OWNER' as code,
       'request-1' as "requestKey", u.id || '/proof.pdf' as "proofName",
       (select id from public.sittings where user_id = u.id) as "sittingId",
       (select id from public.decks where user_id = u.id) as "deckId",
       (select id from public.community_posts where user_id = u.id) as "postId",
       (select id from public.community_comments where user_id = u.id) as "commentId",
       (select id from public.teacher_requests where user_id = u.id) as "requestId",
       (select id from public.cafe_sessions where host_id = u.id) as "cafeId",
       (select id from public.orders where user_id = u.id) as "orderId",
       (select id from public.guarantee_claims where user_id = u.id) as "claimId",
       (select id from public.license_grants where user_id = u.id) as "grantId",
       (select id from auth.sessions where user_id = u.id and refresh_token_hmac_key <> 'key') as "sessionId"
     from public.users u where u.id = $1`,
    [traces.id],
  );
  const [found] = rows as [Theirs];
  const token = await api.context.tokens.sign({
    ...{ sub: found.userId, session_id: found.sessionId, role: 'authenticated', aud: 'authenticated' },
    exp: Math.floor(Date.now() / 1000) + 3600,
  });
  return { ...found, token };
}

/** All rows of theirs in every table, as one line a table. */
async function everything(): Promise<readonly object[]> {
  const parts = Object.entries(personalTables).map(
    ([table, { found }]) =>
      `select '${table}' as name, count(*)::int as count, md5(coalesce(string_agg(t::text, '' order by t::text), '')) as hash
       from ${table} t, person where ${found}`,
  );
  const { rows } = await api.database.pool.query<{ count: number }>(aboutPerson(parts.join(' union all ')), [
    traces.id,
    [traces.email],
  ]);
  return rows;
}

describe('9.88 with the ids of somebody else', () => {
  test.each(Object.entries(idLines))(
    '%s shows and changes nothing of theirs',
    async (name, { input, ends }) => {
      const before = await everything();
      const { data } = await caller.auth.getSession();
      const response = await api.app.request(`/functions/v1/${name}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${data.session?.access_token}`,
        },
        body: JSON.stringify(input(theirs)),
      });
      const text = await response.text();
      const { code } = JSON.parse(text) as { code?: string };
      expect([response.ok ? 'own' : code, text]).toEqual([ends, text]);
      for (const secret of [traces.id, traces.email, traces.name, theirs.sessionId, theirs.grantId])
        expect(text).not.toContain(secret);
      expect(await everything()).toEqual(before);
    },
  );

  test('the lines were tried on something: every id is there', async () => {
    expect(Object.values(theirs)).not.toContain(null);
  });
});
