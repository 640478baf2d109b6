import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call } from '#server/sittings/sitting-fixture.ts';
import { type TestApi, testApi } from '#server/testing/api.ts';
import { listed, type Member, member } from './admin-fixture.ts';

let api: TestApi;
let admin: Member;
beforeAll(async () => {
  api = await testApi();
  admin = await member(api, 'admin');
});
afterAll(() => api.close());

type Person = { readonly email: string; readonly tier: number; readonly roles: string[] };

async function found(asked: object): Promise<string[]> {
  return listed<Person>(await call(admin.client, 'admin-people', asked), 'people').map(({ email }) => email);
}

async function named(name: string): Promise<Member> {
  const person = await member(api);
  await api.database.pool.query('update public.users set full_name = $2 where id = $1', [person.id, name]);
  return person;
}

describe('people are found (9.61)', () => {
  test('by a part of the name or the address, in any case, or by the id; newest first', async () => {
    const one = await named('Åse Bjørk');
    const other = await named('Bo Bjørkli');
    expect(await found({ search: 'bjørk' })).toEqual([other.email, one.email]);
    expect(await found({ search: 'ÅSE' })).toEqual([one.email]);
    expect(await found({ search: other.email.toUpperCase() })).toEqual([other.email]);
    expect(await found({ search: one.id })).toEqual([one.email]);
    expect(await found({ search: '100%' })).toEqual([]);
    expect(await found({ search: '___' })).toEqual([]);
    const short = await call(admin.client, 'admin-people', { search: 'åb' });
    expect(short.error).toEqual({ status: 400, code: 'wrong_shape' });
  });

  test('by role and by the tier that counts now', async () => {
    const plus = await named('Tier Person One');
    const free = await named('Tier Person Two');
    const lapsed = await named('Tier Person Three');
    const teacher = await member(api, 'teacher');
    await api.database.pool.query(
      `insert into public.license_users (user_id, tier, started_at, expires_at, source) values
       ($1, 11, now() - interval '1 day', now() + interval '1 day', 'admin'),
       ($2, 11, now() - interval '2 days', now() - interval '1 day', 'admin')`,
      [plus.id, lapsed.id],
    );
    expect(await found({ search: 'tier person', tier: 11 })).toEqual([plus.email]);
    expect(await found({ search: 'tier person', tier: 0 })).toEqual([lapsed.email, free.email]);
    expect(await found({ role: 'teacher' })).toEqual([teacher.email]);
  });

  test('a page at a time, guests left out', async () => {
    await api.database.pool.query(
      `insert into auth.users (id, email, is_anonymous, created_at)
       select gen_random_uuid(), case when n <= 30 then 'paged-' || n || '@example.no' end, n > 30, now() - n * interval '1 minute'
       from generate_series(1, 40) n`,
    );
    const first = await call(admin.client, 'admin-people', { search: 'paged-' });
    expect(first.data).toMatchObject({ total: 30, more: false });
    expect(
      listed<Person>(first, 'people')
        .map(({ email }) => email)
        .slice(0, 2),
    ).toEqual(['paged-1@example.no', 'paged-2@example.no']);
    expect(await found({ search: 'paged-', page: 2 })).toHaveLength(5);
    const { rows } = await api.database.pool.query(
      'select count(*)::int as count from auth.users where not is_anonymous',
    );
    expect((await call(admin.client, 'admin-people', {})).data?.total).toBe(rows[0].count);
  });
});

test('9.61 of one person everything an administrator needs is there, and no secret', async () => {
  const person = await named('Rojin Demir');
  await call(admin.client, 'admin-licences', {
    ...{ userId: person.id, tier: 11, days: 30, reason: 'A gift', requestKey: crypto.randomUUID() },
  });
  // Rule 6.18: the reason is the administration's; its subject reads it in the copy of their data.
  const { data: own } = await person.client.from('license_grants').select('*');
  expect(own).toMatchObject([{ tier: 11, days: 30, source: 'admin' }]);
  expect(JSON.stringify(own)).not.toContain('A gift');
  expect((await person.client.from('license_grants').select('note')).error?.code).toBe('42703');
  expect((await person.client.from('audit_log').select('*')).data ?? []).toEqual([]);
  await api.database.pool.query(
    `insert into auth.mfa_factors (user_id, factor_type, status, secret) values ($1, 'totp', 'verified', 'GEZDGNBVGY3TQOJQ')`,
    [person.id],
  );
  await api.database.pool.query(
    `insert into public.orders (user_id, request_key, tier, days, price_ore, amount_ore, accepted_terms, accepted_withdrawal, accepted_at, locale, provider)
     values ($1, 'request-1', 11, 30, 9900, 9900, 'v1', 'v1', now(), 'en-GB', 'embedded')`,
    [person.id],
  );
  await api.database.pool.query(
    `insert into public.guarantee_claims (user_id, test_date, test_level, failed_parts, proof_name, conditions)
     values ($1, '2026-11-01', 'B1', '{read}', 'a.pdf', '{}')`,
    [person.id],
  );
  const { data } = await call(admin.client, 'admin-person', { userId: person.id });
  expect(data).toMatchObject({
    person: {
      name: 'Rojin Demir',
      email: person.email,
      tier: 11,
      roles: [],
      sessions: 1,
      sittings: 0,
      factors: [{ kind: 'totp', verified: true }],
    },
    grants: [{ tier: 11, days: 30, source: 'admin', note: 'A gift', revokedAt: null, periods: [{}] }],
    orders: [{ tier: 11, amountOre: 9900, status: 'open' }],
    claims: [{ testDate: '2026-11-01', testLevel: 'B1', status: 'waiting' }],
    audit: [{ action: 'licence.given', actor: { email: admin.email }, subject: { email: person.email } }],
  });
  expect(JSON.stringify(data)).not.toMatch(/GEZDGNBVGY3TQOJQ|encrypted_password|hmac/);
  expect((await call(admin.client, 'admin-person', { userId: crypto.randomUUID() })).error).toEqual({
    status: 404,
    code: 'person_not_found',
  });
});

test('the audit log is read by who did it, to whom and what, newest first (9.61)', async () => {
  const person = await named('Audited Person');
  for (const given of [true, false])
    await call(admin.client, 'admin-roles', { userId: person.id, role: 'editor', given });
  const entries = async (asked: object) => {
    const answer = await call(admin.client, 'admin-audit', asked);
    return listed<{ action: string }>(answer, 'entries').map(({ action }) => action);
  };
  expect(await entries({ subject: person.id })).toEqual(['role.taken', 'role.given']);
  expect(await entries({ subject: person.email, action: 'role.given' })).toEqual(['role.given']);
  expect(await entries({ actor: admin.email.toUpperCase(), subject: person.email })).toHaveLength(2);
  expect(await entries({ actor: person.email })).toEqual([]);
  const { data } = await call(admin.client, 'admin-audit', {});
  expect(data?.actions).toEqual(expect.arrayContaining(['licence.given', 'role.given', 'role.taken']));
  await api.database.pool.query('delete from auth.users where id = $1', [person.id]);
  const { data: left } = await call(admin.client, 'admin-audit', { action: 'role.taken' });
  expect(left?.entries).toMatchObject([
    { action: 'role.taken', subject: null, actor: { email: admin.email } },
  ]);
});
