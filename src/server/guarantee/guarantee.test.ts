import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FunctionInput, FunctionOutput } from '#domain/functions/functions.ts';
import { addDays, osloDay } from '#domain/time/days.ts';
import { grantLicence, revokeLicence } from '#server/licences/grants.ts';
import { call, visitor } from '#server/sittings/sitting-fixture.ts';
import { type TestApi, testApi } from '#server/testing/api.ts';
import { setUpSecondFactor } from '#server/testing/second-factor.ts';
import { type Past, recentTest, sendProof, writePast, writeSitting } from './guarantee-fixture.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

let people = 0;

type Person = { readonly client: SupabaseClient; readonly id: string; readonly email: string };

/** Somebody with an account and a past; without one, with nothing. */
async function person(past?: Past): Promise<Person> {
  // Each from another address: the limits of one are no matter here.
  people += 1;
  const client = api.client(`192.0.2.${people}`);
  const email = `guarantee-${people}@example.no`;
  const { data, error } = await client.auth.signUp({ email, password: 'et fjell i solnedgang' });
  if (error || !data.user) throw error ?? new Error('nobody was made');
  const { id } = data.user;
  if (past) await writePast(api.database, id, past);
  return { client, id, email };
}

async function reviewer(role = 'moderator'): Promise<Person> {
  const someone = await person();
  await api.database.pool.query('insert into public.user_roles (user_id, role) values ($1, $2)', [
    someone.id,
    role,
  ]);
  await setUpSecondFactor(someone.client);
  return someone;
}

async function claim({ client, id }: Person, change: Partial<FunctionInput<'guarantee-claims'>> = {}) {
  const proofName = change.proofName ?? (await sendProof(client, id));
  const answer = await call(client, 'guarantee-claims', {
    ...{ testDate: recentTest(), testLevel: 'B1', failedParts: ['read', 'speak'], proofName },
    ...change,
  });
  return { ...answer, claimId: answer.data?.claimId as string };
}

async function measured({ client }: Person, input: object = {}) {
  const { data } = await call(client, 'guarantee', input);
  return data as FunctionOutput<'guarantee'>;
}

async function list({ client }: Person, status = 'waiting') {
  const { data } = await call(client, 'claims', { status });
  return data as FunctionOutput<'claims'>;
}

function decide({ client }: Person, claimId: string, decision: string, reason?: string) {
  return call(client, 'claim-reviews', { claimId, decision, reason });
}

async function mailsTo(email: string) {
  await api.runJobs();
  const { rows } = await api.database.pool.query<{ subject: string; body_text: string }>(
    'select subject, body_text from bestatt.dev_inbox where recipient = $1 order by id',
    [email],
  );
  return rows;
}

async function guaranteeTier({ client }: Person) {
  const { data } = await client
    .from('license_users')
    .select('tier, source, expires_at')
    .eq('source', 'guarantee');
  return data;
}

describe('1.27 the conditions are measured from what was really done', () => {
  test('all of it', async () => {
    const someone = await person({});
    const { conditions, weeks, ...rest } = await measured(someone, { testDate: recentTest() });
    expect(rest).toMatchObject({ testDateFrom: 'given', today: osloDay(new Date()), claims: [] });
    expect(conditions).toMatchObject({
      levelTest: { takenOn: addDays(recentTest(), -40), met: true },
      weeks: { have: 4, need: 4, met: true },
      tasks: { have: 104, need: 100, met: true },
      package: { tier: 11, met: true },
      proof: { lastDay: addDays(recentTest(), 30), state: 'open' },
    });
    expect(weeks.filter(({ active }) => active).map(({ tasks }) => tasks)).toEqual([26, 26, 26, 26]);
  });

  test('nothing, for the day of the exam that the profile names, else as if it were tomorrow', async () => {
    const someone = await person();
    expect(await measured(someone)).toMatchObject({
      testDateFrom: 'tomorrow',
      testDate: addDays(osloDay(new Date()), 1),
      conditions: {
        levelTest: { met: false },
        weeks: { have: 0 },
        tasks: { have: 0 },
        package: { tier: null },
      },
    });
    const day = addDays(osloDay(new Date()), 40);
    await someone.client.from('users').update({ exam_date: day }).eq('id', someone.id);
    expect(await measured(someone)).toMatchObject({
      ...{ testDateFrom: 'profile', testDate: day },
      conditions: { proof: { state: 'early' } },
    });
  });

  test('for the claim that waits; an exam is not meant any more when its time for proof is over', async () => {
    const someone = await person({});
    const examOn = (day: string) =>
      someone.client.from('users').update({ exam_date: day }).eq('id', someone.id);
    await examOn(addDays(osloDay(new Date()), -30));
    expect(await measured(someone)).toMatchObject({ testDateFrom: 'profile' });
    await examOn(addDays(osloDay(new Date()), -31));
    expect(await measured(someone)).toMatchObject({ testDateFrom: 'tomorrow' });
    await claim(someone);
    expect(await measured(someone)).toMatchObject({ testDateFrom: 'claim', testDate: recentTest() });
  });

  test('not for a day that no calendar has', async () => {
    const { client } = await person();
    expect((await call(client, 'guarantee', { testDate: '0000-01-01' })).error).toMatchObject({
      code: 'wrong_shape',
    });
  });

  test('by GET too', async () => {
    const { client } = await person();
    const { data } = await client.auth.getSession();
    const answer = await api.app.fetch(
      new Request(`${api.context.publicUrl}/functions/v1/guarantee?testDate=2026-10-01`, {
        headers: { authorization: `Bearer ${data.session?.access_token}` },
      }),
    );
    expect(await answer.json()).toMatchObject({ testDate: '2026-10-01', testDateFrom: 'given' });
  });
});

describe('9.55 what counts as a task', () => {
  const before = addDays(recentTest(), -3);

  test('is what was answered by oneself: not what was left open or shown first', async () => {
    const someone = await person({ weeks: [] });
    const sittingId = await writeSitting(api.database, someone.id, {
      day: before,
      tasks: 9,
      status: 'aborted',
    });
    const change = (set: string, position: number) =>
      api.database.pool.query(
        `update public.sitting_tasks set ${set} where sitting_id = $1 and position = $2`,
        [sittingId, position],
      );
    await change('response = null', 1);
    await change('shown = true', 2);
    await change('answered_at = null, response = null', 3);
    expect((await measured(someone, { testDate: recentTest() })).conditions.tasks).toMatchObject({
      have: 6,
      skills: [
        { category: 'read', have: 3, need: 5 },
        { category: 'listen', have: 3, need: 5 },
      ],
    });
  });

  test('is counted on its Norwegian day: an hour after midnight in Oslo is the day of the test', async () => {
    const someone = await person({ weeks: [] });
    const testDate = '2026-11-11';
    const sittingId = await writeSitting(api.database, someone.id, {
      day: '2026-11-10',
      tasks: 2,
      status: 'aborted',
    });
    const moment = (position: number, at: string) =>
      api.database.pool.query(
        'update public.sitting_tasks set answered_at = $3 where sitting_id = $1 and position = $2',
        [sittingId, position, at],
      );
    await moment(1, '2026-11-10T22:59:59Z');
    await moment(2, '2026-11-10T23:00:00Z');
    expect((await measured(someone, { testDate })).conditions.tasks.have).toBe(1);
  });

  test('is one’s own', async () => {
    await person({});
    expect((await measured(await person(), { testDate: recentTest() })).conditions.tasks.have).toBe(0);
  });
});

describe('9.56 a package is one that was held on the day of the test', () => {
  test.each<[string, number, string, string, string, number | null]>([
    ['Plus', 11, 'payment', '2026-10-01', '2026-12-01', 11],
    ['Premium', 12, 'code', '2026-10-01', '2026-12-01', 12],
    ['a trial is none', 10, 'code', '2026-10-01', '2026-12-01', null],
    ['the demo’s is none', 12, 'demo', '2026-10-01', '2026-12-01', null],
    ['one that begins in the evening counts', 11, 'payment', '2026-11-11T20:00Z', '2026-12-01', 11],
    ['one that begins at midnight after it does not', 11, 'payment', '2026-11-11T23:00Z', '2026-12-01', null],
    ['one that ends in the night counts', 11, 'payment', '2026-10-01', '2026-11-10T23:00:01Z', 11],
    ['one that ended at midnight before it does not', 11, 'payment', '2026-10-01', '2026-11-10T23:00Z', null],
  ])('%s', async (_, tier, source, from, to, held) => {
    const someone = await person();
    await api.database.pool.query(
      'insert into public.license_users (user_id, tier, source, started_at, expires_at) values ($1, $2, $3, $4, $5)',
      [someone.id, tier, source, from, to],
    );
    const { conditions } = await measured(someone, { testDate: '2026-11-11' });
    expect(conditions.package).toEqual({ tier: held, met: held !== null });
  });

  test('one that was taken back is none: bought and withdrawn from on the day of the test it gives nothing to extend', async () => {
    const someone = await person({ tier: null });
    const bought = { userId: someone.id, reference: crypto.randomUUID(), source: 'payment' } as const;
    const at = (time: string) => new Date(`${recentTest()}T${time}Z`);
    await api.database.asService(async (transaction) => {
      await grantLicence(transaction, { ...bought, tier: 12, days: 30, grantedAt: at('09:00:00') });
      await revokeLicence(transaction, { ...bought, revokedAt: at('09:05:00') });
    });
    expect((await claim(someone)).error).toMatchObject({ code: 'no_package' });
  });
});

test('9.56 in the demo its own package is shown, and nothing can be claimed', async () => {
  const client = await visitor(api, '192.0.2.251');
  const { data } = await client.auth.getUser();
  await api.database.pool.query(
    `insert into public.license_users (user_id, tier, source, started_at, expires_at) values ($1, 12, 'demo', now(), now() + interval '1 day')`,
    [data.user?.id],
  );
  const demo = { client, id: data.user?.id as string, email: '' };
  expect((await measured(demo)).conditions.package).toEqual({ tier: 12, met: true });
  expect((await claim(demo, { proofName: 'x/y.pdf' })).error).toEqual({
    status: 403,
    code: 'account_needed',
  });
});

describe('9.56 a claim', () => {
  test('is taken when every condition is met, and shows among one’s own', async () => {
    const someone = await person({ tier: 12 });
    const { claimId } = await claim(someone, { message: '  Jeg var så nær.  ' });
    expect((await measured(someone)).claims).toMatchObject([
      {
        id: claimId,
        status: 'waiting',
        tier: 12,
        message: 'Jeg var så nær.',
        failedParts: ['read', 'speak'],
      },
    ]);
  });

  test.each<[string, Past, string | undefined, string]>([
    ['a test that is still to come', {}, addDays(osloDay(new Date()), 2), 'test_in_future'],
    ['31 days after the test', {}, addDays(osloDay(new Date()), -31), 'proof_late'],
    ['no package', { tier: null }, undefined, 'no_package'],
    ['only a trial', { tier: 10 }, undefined, 'no_package'],
    ['no level test', { levelTest: false }, undefined, 'condition_level_test'],
    ['three weeks', { weeks: [1, 2, 3], tasks: 40 }, undefined, 'condition_practice'],
    ['too few tasks', { tasks: 24 }, undefined, 'condition_tasks'],
  ])('is refused for %s', async (_, past, testDate, code) => {
    const someone = await person(past);
    expect((await claim(someone, testDate ? { testDate } : {})).error).toEqual({ status: 409, code });
    expect((await measured(someone)).claims).toEqual([]);
  });

  test('is taken on the 30th day after the test', async () => {
    const testDate = addDays(osloDay(new Date()), -30);
    expect((await claim(await person({ testDate }), { testDate })).error).toBeNull();
  });

  test('sent twice is one, and another one waits for it', async () => {
    const someone = await person({});
    const proofName = await sendProof(someone.client, someone.id);
    const requestKey = 'the same request';
    const answers = await Promise.all([1, 2, 3].map(() => claim(someone, { proofName, requestKey })));
    expect(new Set(answers.map(({ claimId }) => claimId)).size).toBe(1);
    expect((await claim(someone)).error).toEqual({ status: 409, code: 'claim_waiting' });
  });

  test('needs its proof, in one’s own folder', async () => {
    const [someone, other] = [await person({}), await person({})];
    const others = await sendProof(other.client, other.id);
    for (const proofName of [`${someone.id}/none.pdf`, others, 'x'])
      expect((await claim(someone, { proofName })).error).toEqual({ status: 400, code: 'proof_missing' });
  });
});

describe('9.57 reviewers decide', () => {
  test('acceptance gives 30 days of the package that was held at the test', async () => {
    const [someone, judge] = [await person({ tier: 12 }), await reviewer()];
    const { claimId } = await claim(someone, { locale: 'nb-NO' });
    const { data } = await decide(judge, claimId, 'accepted');
    const [given] = (await guaranteeTier(someone)) ?? [];
    expect(given).toMatchObject({ tier: 12, source: 'guarantee' });
    const days = (Date.parse(given?.expires_at) - Date.now()) / (24 * 60 * 60 * 1000);
    expect(days).toBeCloseTo(30, 2);
    expect(Date.parse(data?.extendedUntil as string)).toBe(Date.parse(given?.expires_at));
    expect((await measured(someone)).claims).toMatchObject([{ status: 'accepted', tier: 12 }]);
    expect(await mailsTo(someone.email)).toMatchObject([{ subject: 'Pakken din er forlenget' }]);
  });

  test('a package that still runs goes on after the days given', async () => {
    const [someone, judge] = [await person({}), await reviewer('admin')];
    const now = new Date();
    await api.database.pool.query(
      `insert into public.license_grants (user_id, tier, days, source, reference, granted_at)
       values ($1, 11, 30, 'payment', 'order', $2::timestamptz - interval '20 days')`,
      [someone.id, now],
    );
    const { claimId } = await claim(someone);
    const { data } = await decide(judge, claimId, 'accepted');
    const days = (Date.parse(data?.extendedUntil as string) - now.getTime()) / (24 * 60 * 60 * 1000);
    expect(days).toBeCloseTo(40, 2);
  });

  test('refusal needs a reason, which the person reads', async () => {
    const [someone, judge] = [await person({}), await reviewer()];
    const { claimId } = await claim(someone);
    for (const reason of [undefined, '  '])
      expect((await decide(judge, claimId, 'refused', reason)).error).toMatchObject({
        code: 'reason_needed',
      });
    await decide(judge, claimId, 'refused', 'The picture cannot be read.');
    expect(await guaranteeTier(someone)).toEqual([]);
    expect((await measured(someone)).claims).toMatchObject([
      { status: 'refused', reason: 'The picture cannot be read.' },
    ]);
    const [mail] = await mailsTo(someone.email);
    expect(mail?.subject).toBe('Your claim was not accepted');
    expect(mail?.body_text).toContain('The picture cannot be read.');
  });

  test('after a refusal better proof may be sent; after an acceptance the test is used up', async () => {
    const [someone, judge] = [await person({}), await reviewer()];
    await decide(judge, (await claim(someone)).claimId, 'refused', 'The picture cannot be read.');
    const second = await claim(someone);
    expect(second.error).toBeNull();
    await decide(judge, second.claimId, 'accepted');
    expect((await claim(someone)).error).toEqual({ status: 409, code: 'already_claimed' });
  });

  test('the same decision again answers the same and tells nobody twice; another one is refused', async () => {
    const [someone, judge, other] = [await person({}), await reviewer(), await reviewer('admin')];
    const { claimId } = await claim(someone);
    const answers = await Promise.all([judge, other, judge].map((one) => decide(one, claimId, 'accepted')));
    expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1);
    expect(await guaranteeTier(someone)).toHaveLength(1);
    expect(await mailsTo(someone.email)).toHaveLength(1);
    expect((await decide(other, claimId, 'refused', 'No.')).error).toEqual({
      status: 409,
      code: 'claim_decided',
    });
  });

  test('a package that was withdrawn from since the claim was sent is not extended', async () => {
    // A Plus beside it stays, and is not what was claimed for.
    const [moderator, someone] = [await reviewer(), await person({ tier: 11 })];
    const bought = { userId: someone.id, reference: crypto.randomUUID(), source: 'payment' } as const;
    const grant = { ...bought, tier: 12, days: 30, grantedAt: new Date(`${recentTest()}T09:00:00Z`) };
    await api.database.asService((transaction) => grantLicence(transaction, grant));
    const { claimId } = await claim(someone);
    await api.database.asService((transaction) =>
      revokeLicence(transaction, { ...bought, revokedAt: new Date() }),
    );
    const decide = (body: object) => call(moderator.client, 'claim-reviews', { claimId, ...body });
    expect((await decide({ decision: 'accepted' })).error).toEqual({ status: 409, code: 'package_gone' });
    expect((await decide({ decision: 'refused', reason: 'Refunded.' })).error).toBeNull();
  });

  test('nobody decides their own', async () => {
    const judge = await reviewer('admin');
    await writePast(api.database, judge.id);
    const { claimId } = await claim(judge);
    expect((await list(judge)).claims.find(({ id }) => id === claimId)).toMatchObject({ own: true });
    for (const decision of ['accepted', 'refused'])
      expect((await decide(judge, claimId, decision, 'Mine.')).error).toEqual({
        status: 403,
        code: 'own_claim',
      });
    expect((await measured(judge)).claims).toMatchObject([{ status: 'waiting' }]);
  });

  test('nobody else decides or reads claims', async () => {
    const { claimId } = await claim(await person({}));
    const people = [await person(), await reviewer('teacher'), await reviewer('editor')];
    for (const { client } of people) {
      const refused = { status: 403, code: 'role_needed' };
      expect((await call(client, 'claims', {})).error).toEqual(refused);
      expect((await decide({ client, id: '', email: '' }, claimId, 'accepted')).error).toEqual(refused);
    }
    const unknown = crypto.randomUUID();
    expect((await decide(await reviewer(), unknown, 'accepted')).error).toEqual({
      status: 404,
      code: 'claim_not_found',
    });
  });

  test('it is written down who decided what about whom', async () => {
    const [someone, judge] = [await person({}), await reviewer()];
    const first = await claim(someone);
    await decide(judge, first.claimId, 'refused', 'Not a test.');
    const second = await claim(someone);
    await decide(judge, second.claimId, 'accepted', 'Now it is.');
    const { rows } = await api.database.pool.query(
      'select action, actor_id, details from public.audit_log where subject_id = $1 order by id',
      [someone.id],
    );
    const testDate = recentTest();
    expect(rows).toEqual([
      {
        action: 'claim.refused',
        actor_id: judge.id,
        details: { claimId: first.claimId, testDate, reason: 'Not a test.' },
      },
      {
        action: 'claim.accepted',
        actor_id: judge.id,
        details: { claimId: second.claimId, testDate, reason: 'Now it is.', tier: 11, days: 30 },
      },
    ]);
  });
});

test('reviewers see the person, the conditions then and now, and the proof for five minutes (9.57)', async () => {
  const [someone, judge] = [await person({}), await reviewer()];
  const { claimId } = await claim(someone, { message: 'Hei' });
  await writeSitting(api.database, someone.id, {
    ...{ day: addDays(recentTest(), -2), tasks: 6, status: 'aborted' },
  });
  const { claims, total } = await list(judge);
  expect(total).toBeGreaterThanOrEqual(claims.length);
  const seen = claims.find(({ id }) => id === claimId);
  expect(seen).toMatchObject({
    person: { id: someone.id, email: someone.email },
    ...{ message: 'Hei', own: false, acceptedBefore: [], tier: 11 },
    conditionsThen: { tasks: { have: 104 } },
    conditionsNow: { tasks: { have: 110 } },
    proof: { type: 'application/pdf' },
  });
  const { url } = seen?.proof ?? { url: '' };
  const answer = await api.app.fetch(new Request(url));
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  const signed = JSON.parse(atob((new URL(url).searchParams.get('token') ?? '').split('.')[1] ?? ''));
  expect(signed.exp - signed.iat).toBe(300);
  await decide(judge, claimId, 'accepted');
  expect((await list(judge)).claims.map(({ id }) => id)).not.toContain(claimId);
  const decided = (await list(judge, 'decided')).claims.find(({ id }) => id === claimId);
  expect(decided).toMatchObject({ status: 'accepted', decidedBy: judge.email });
});
