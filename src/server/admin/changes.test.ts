import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call } from '#server/sittings/sitting-fixture.ts';
import { type TestApi, testApi } from '#server/testing/api.ts';
import { auditAbout, listed, type Member, member, password } from './admin-fixture.ts';

let api: TestApi;
let admin: Member;
beforeAll(async () => {
  api = await testApi();
  admin = await member(api, 'admin');
});
afterAll(() => api.close());

const reason = 'Paid by invoice';

function give(userId: string, more: object = {}) {
  const body = { userId, tier: 12, days: 30, reason, requestKey: crypto.randomUUID() };
  return call(admin.client, 'admin-licences', { ...body, ...more });
}

async function tierOf(person: Member): Promise<unknown> {
  return (await person.client.rpc('current_tier')).data;
}

describe('9.60 a licence is given with a reason, once, and written down', () => {
  test('and counts at once', async () => {
    const person = await member(api);
    const requestKey = crypto.randomUUID();
    const { data } = await give(person.id, { requestKey });
    expect(await tierOf(person)).toBe(12);
    const again = await Promise.all(Array.from({ length: 5 }, () => give(person.id, { requestKey })));
    expect(new Set(again.map((one) => one.data?.grantId))).toEqual(new Set([data?.grantId]));
    expect(await auditAbout(api, person.id)).toEqual([
      {
        ...{ actor_id: admin.id, action: 'licence.given' },
        details: { grantId: data?.grantId, tier: 12, days: 30, reason },
      },
    ]);
  });

  test('five times at once gives one', async () => {
    const person = await member(api);
    const requestKey = crypto.randomUUID();
    const answers = await Promise.all(Array.from({ length: 5 }, () => give(person.id, { requestKey })));
    expect(new Set(answers.map((one) => one.data?.grantId)).size).toBe(1);
    expect(await auditAbout(api, person.id)).toHaveLength(1);
  });

  test.each([{ reason: '' }, { tier: 13 }, { days: 0 }, { days: 367 }, { requestKey: 'short' }])(
    'not with %o',
    async (wrong) => {
      const person = await member(api);
      expect((await give(person.id, wrong)).error).toEqual({ status: 400, code: 'wrong_shape' });
      expect(await tierOf(person)).toBe(0);
    },
  );

  test('it is taken back with a reason, and stays so', async () => {
    const person = await member(api);
    const { data } = await give(person.id);
    const end = () =>
      call(admin.client, 'admin-licence-revocations', { grantId: data?.grantId, reason: 'A mistake' });
    const first = await end();
    expect(await tierOf(person)).toBe(0);
    expect((await end()).data).toEqual(first.data);
    expect((await auditAbout(api, person.id)).at(-1)).toMatchObject({
      ...{ actor_id: admin.id, action: 'licence.ended' },
      details: { grantId: data?.grantId, tier: 12, source: 'admin', reason: 'A mistake' },
    });
    expect(await auditAbout(api, person.id)).toHaveLength(2);
  });

  test('without its line in the log it does not happen', async () => {
    const person = await member(api);
    await api.database.pool.query('alter table public.audit_log rename to audit_log_away');
    try {
      expect((await give(person.id)).error?.status).toBe(500);
      expect(
        (await call(admin.client, 'admin-roles', { userId: person.id, role: 'editor', given: true })).error
          ?.status,
      ).toBe(500);
    } finally {
      await api.database.pool.query('alter table public.audit_log_away rename to audit_log');
    }
    const { rows } = await api.database.pool.query(
      `select (select count(*)::int from public.license_grants where user_id = $1) as grants,
        (select count(*)::int from public.user_roles where user_id = $1) as roles`,
      [person.id],
    );
    expect([rows[0], await tierOf(person)]).toEqual([{ grants: 0, roles: 0 }, 0]);
  });
});

describe('second factors that were lost are taken away (9.60)', () => {
  async function enrolled(): Promise<Member> {
    const person = await member(api);
    await api.database.pool.query(
      `insert into auth.mfa_factors (user_id, factor_type, status, secret) values ($1, 'totp', 'verified', 'GEZDGNBVGY3TQOJQ')`,
      [person.id],
    );
    return person;
  }
  const reset = (userId: string) =>
    call(admin.client, 'admin-second-factors', { userId, reason: 'Lost the phone, showed who they are' });

  test('so that the password alone is enough again, and the person is told', async () => {
    const person = await enrolled();
    await api.database.pool.query(
      `update auth.users set raw_user_meta_data = '{"locale":"nb-NO"}' where id = $1`,
      [person.id],
    );
    expect((await person.client.from('users').select('id')).data).toEqual([]);
    expect((await reset(person.id)).data).toEqual({ removed: 1 });
    await person.client.auth.signInWithPassword({ email: person.email, password });
    expect((await person.client.from('users').select('id')).data).toEqual([{ id: person.id }]);
    await api.runJobs();
    const mails = await api.database.pool.query(
      'select subject from bestatt.dev_inbox where recipient = $1',
      [person.email],
    );
    expect(mails.rows).toEqual([{ subject: 'Innlogging i to steg er slått av' }]);
    expect((await reset(person.id)).data).toEqual({ removed: 0 });
    expect((await auditAbout(api, person.id)).map(({ action }) => action)).toEqual(['factors.removed']);
  });

  test('a session that had given one falls back', async () => {
    const person = await enrolled();
    await api.database.pool.query(
      `update auth.sessions set aal = 'aal2', factor_id = (select id from auth.mfa_factors where user_id = $1) where user_id = $1`,
      [person.id],
    );
    await reset(person.id);
    const { rows } = await api.database.pool.query(
      'select aal, factor_id from auth.sessions where user_id = $1',
      [person.id],
    );
    expect(rows).toEqual([{ aal: 'aal1', factor_id: null }]);
  });
});

describe('9.524 somebody is signed out on all devices, with a reason that is written down', () => {
  const end = (userId: string) =>
    call(admin.client, 'admin-sessions', { userId, reason: 'Says that somebody else is in the account' });

  test('at once, and what they hold and how they log in stays', async () => {
    const person = await member(api);
    await give(person.id);
    expect((await person.client.from('users').select('id')).data).toEqual([{ id: person.id }]);
    const { data } = await end(person.id);
    expect(data).toEqual({ ended: 1 });
    expect((await person.client.from('users').select('id')).data ?? []).toEqual([]);
    expect((await person.client.auth.refreshSession()).data.session).toBeNull();
    await person.client.auth.signInWithPassword({ email: person.email, password });
    expect(await tierOf(person)).toBe(12);
    expect((await auditAbout(api, person.id)).map(({ action }) => action)).toContain('sessions.ended');
  });

  test('where nobody is signed in nothing is written; others stay signed in', async () => {
    const [person, other] = [await member(api), await member(api)];
    await end(person.id);
    expect((await end(person.id)).data).toEqual({ ended: 0 });
    const actions = (await auditAbout(api, person.id)).map(({ action }) => action);
    expect(actions.filter((action) => action === 'sessions.ended')).toHaveLength(1);
    expect((await other.client.from('users').select('id')).data).toEqual([{ id: other.id }]);
  });

  test('not without a reason, and not of somebody who is not there', async () => {
    const person = await member(api);
    const bare = await call(admin.client, 'admin-sessions', { userId: person.id, reason: '' });
    expect(bare.error).toEqual({ status: 400, code: 'wrong_shape' });
    expect((await end(crypto.randomUUID())).error).toEqual({ status: 404, code: 'person_not_found' });
  });
});

describe('9.60 codes', () => {
  const make = (more: object = {}) =>
    call(admin.client, 'admin-code-batches', {
      ...{ count: 3, percentOff: 30, note: 'For a course', requestKey: crypto.randomUUID() },
      ...more,
    });

  test('are made in a batch, once for a request', async () => {
    const requestKey = crypto.randomUUID();
    const [one, other] = await Promise.all([make({ requestKey }), make({ requestKey })]);
    expect(one.data).toEqual(other.data);
    const codes = listed<string>(one, 'codes');
    expect(codes).toHaveLength(3);
    for (const code of codes) expect(code).toMatch(/^BEST-[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}$/);
    const answer = await call(admin.client, 'admin-codes', { batch: one.data?.batch });
    expect(answer.data).toMatchObject({ total: 3, more: false });
    expect(listed(answer, 'codes')[0]).toMatchObject({
      percentOff: 30,
      trialDays: null,
      state: 'open',
      note: 'For a course',
    });
    expect(
      (await auditAbout(api, null)).filter(
        ({ details }) => (details as { batch?: string }).batch === one.data?.batch,
      ),
    ).toHaveLength(1);
  });

  test('five hundred at most, worth something, until the end of a day in Norway that has not passed', async () => {
    const most = await make({ count: 500 });
    expect(new Set(listed(most, 'codes')).size).toBe(500);
    const all = await call(admin.client, 'admin-codes', { batch: most.data?.batch });
    expect(listed(all, 'codes')).toHaveLength(500);
    for (const wrong of [
      { count: 501 },
      { count: 0 },
      { percentOff: undefined },
      { percentOff: 91 },
      { lastDay: 'soon' },
    ])
      expect((await make(wrong)).error).toEqual({ status: 400, code: 'wrong_shape' });
    expect((await make({ lastDay: '2020-01-01' })).error).toEqual({ status: 400, code: 'day_passed' });
    const { data } = await make({ lastDay: '2099-01-31', trialDays: 14 });
    const answer = await call(admin.client, 'admin-codes', { batch: data?.batch });
    expect(listed(answer, 'codes')[0]).toMatchObject({
      expiresAt: '2099-01-31T23:00:00.000Z',
      trialDays: 14,
    });
  });

  test('one that nobody has used is withdrawn, and then is worth nothing', async () => {
    const { data } = await make({ trialDays: 7 });
    const [code = '', used = '', held = ''] = listed<string>({ data }, 'codes');
    const withdraw = (which: string) =>
      call(admin.client, 'admin-code-withdrawals', { code: which, reason: 'Sent to the wrong list' });
    await api.database.pool.query('update public.discount_codes set redeemed_at = now() where code = $1', [
      used,
    ]);
    await api.database.pool.query(
      `update public.discount_codes set reserved_until = now() + interval '1 hour' where code = $1`,
      [held],
    );
    const first = await withdraw(code.toLowerCase());
    expect((await withdraw(code)).data).toEqual(first.data);
    expect((await withdraw(used)).error).toEqual({ status: 409, code: 'code_used' });
    expect((await withdraw(held)).error).toEqual({ status: 409, code: 'code_reserved' });
    expect((await withdraw('BEST-2222-2222')).error).toEqual({ status: 404, code: 'code_unknown' });
    const person = await member(api);
    expect((await call(person.client, 'code-redemptions', { code })).error).toEqual({
      status: 410,
      code: 'code_expired',
    });
    const states = async (state: string) => {
      const answer = await call(admin.client, 'admin-codes', { state });
      return listed<{ code: string; state: string; batch: string }>(answer, 'codes')
        .filter(({ batch }) => batch === data?.batch)
        .map((one) => [one.code, one.state]);
    };
    expect([await states('over'), await states('used'), await states('open')]).toEqual([
      [[code, 'withdrawn']],
      [[used, 'used']],
      [[held, 'reserved']],
    ]);
  });
});
