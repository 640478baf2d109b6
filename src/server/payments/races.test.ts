import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sweepAccounts } from '#server/accounts/due-deletions.ts';
import { type Member, member } from '#server/admin/admin-fixture.ts';
import { recentTest } from '#server/guarantee/guarantee-fixture.ts';
import { grantLicence } from '#server/licences/grants.ts';
import { call } from '#server/sittings/sitting-fixture.ts';
import { type TestApi, testApi } from '#server/testing/api.ts';
import {
  type Buyer,
  boughtBy,
  checkoutBody,
  newBuyer,
  newCode,
  orderRow,
  periodsOf,
  startedBy,
} from './checkout-fixture.ts';
import { recordPaymentEvent } from './record-event.ts';

const start = new Date('2026-11-02T11:00:00Z');
const dayAt = (days: number) => new Date(start.getTime() + days * 24 * 3_600_000);
let clock = start;
let api: TestApi;
/** The machine's own clock: sessions, second factors. */
let world: TestApi;
let reviewers: readonly [Member, Member];
let admin: Member;
beforeAll(async () => {
  api = await testApi(undefined, { now: () => clock });
  world = await testApi();
  reviewers = [await member(world, 'moderator'), await member(world, 'moderator')];
  admin = await member(world, 'admin');
});
afterAll(async () => {
  await api.close();
  await world.close();
});

/** Does `work` while somebody else's transaction holds what `statement` locks, and lets it go when `waiting` wait for it. */
async function whileHeld<Result>(
  held: { readonly statement: string; readonly values: readonly unknown[]; readonly waiting: number },
  work: () => Promise<Result>,
): Promise<Result> {
  const client = await api.database.pool.connect();
  try {
    await client.query('begin');
    await client.query(held.statement, [...held.values]);
    const done = work();
    await expect.poll(() => waiting(), { interval: 20 }).toBeGreaterThanOrEqual(held.waiting);
    await client.query('rollback');
    return await done;
  } finally {
    client.release();
  }
}

async function waiting(): Promise<number> {
  const { rows } = await api.database.pool.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows[0]?.count ?? 0;
}

describe('at the same time (9.86)', () => {
  test('one package paid in two tabs is two purchases, one after the other', async () => {
    clock = start;
    const buyer = await newBuyer(api);
    const tabs = [await startedBy(api, buyer), await startedBy(api, buyer)];
    const paid = await Promise.all(
      tabs.map(({ checkoutId }) => buyer.call('test-payments', { checkoutId, outcome: 'paid' })),
    );
    expect(paid.map(({ error }) => error)).toEqual([null, null]);
    expect(await periodsOf(api, buyer.id, start)).toEqual(['11: 0–30', '11: 30–60']);
  });

  test('one is paid and another withdrawn from: what was paid last is there, from now', async () => {
    clock = start;
    const buyer = await newBuyer(api);
    const { orderId } = await boughtBy(api, buyer);
    clock = dayAt(3);
    const other = await startedBy(api, buyer);
    const both = await Promise.all([
      buyer.call('withdrawals', { orderId }),
      buyer.call('test-payments', { checkoutId: other.checkoutId, outcome: 'paid' }),
    ]);
    expect(both.map(({ error }) => error)).toEqual([null, null]);
    expect(await periodsOf(api, buyer.id, start)).toEqual(['11: 0–3', '11: 3–33']);
  });

  test('two purchases are withdrawn from: a begun day counts as unused for one of them', async () => {
    clock = start;
    const buyer = await newBuyer(api);
    const plus = await boughtBy(api, buyer);
    clock = dayAt(0.5);
    const premium = await boughtBy(api, buyer, { tier: 12 });
    clock = dayAt(0.8);
    const back = await whileHeld(
      { statement: 'select from public.users where id = $1 for update', values: [buyer.id], waiting: 2 },
      () => Promise.all([plus, premium].map(({ orderId }) => buyer.call('withdrawals', { orderId }))),
    );
    expect(back.map(({ error }) => error)).toEqual([null, null]);
    const refunded = back.map(({ data }) => Number(data?.refundedOre));
    const [full, less] = [
      [9900, 19_900],
      [9900 * (29 / 30), Math.ceil(19_900 * (29 / 30))],
    ] as const;
    expect([
      [full[0], less[1]],
      [less[0], full[1]],
    ]).toContainEqual(refunded);
  });

  test('a code is paid with in checkouts and redeemed on licence pages: one gets it, the others are told', async () => {
    clock = start;
    for (let round = 0; round < 6; round += 1) {
      const code = await newCode(api, { trial_days: 7 });
      const people = await Promise.all(Array.from({ length: 12 }, () => newBuyer(api)));
      const answers = await Promise.all(
        people.map((person, index) =>
          index % 3 === 0
            ? person.call('code-redemptions', { code })
            : person.call('checkouts', checkoutBody({ code })),
        ),
      );
      expect(answers.filter(({ error }) => error === null)).toHaveLength(1);
      for (const { error } of answers) expect([undefined, 409]).toContain(error?.status);
    }
  });

  test('a payment is told of and its account is deleted: both are done', async () => {
    clock = start;
    const buyer = await newBuyer(api);
    const { orderId } = await startedBy(api, buyer);
    clock = dayAt(1);
    await api.database.pool.query('update public.users set demo_until = $2 where id = $1', [buyer.id, start]);
    const id = randomUUID();
    const event = { kind: 'paid', at: clock, paymentId: `pi_${id}` } as const;
    await whileHeld(
      {
        statement: `insert into public.payment_events (id, provider, kind, happened_at, payload)
          values ($1, 'embedded', 'paid', now(), '{}')`,
        values: [id],
        waiting: 2,
      },
      async () => {
        const told = recordPaymentEvent(api.app.payments, { id, orderId, event });
        await expect.poll(() => waiting(), { interval: 20 }).toBe(1);
        await Promise.all([told, sweepAccounts(api.context, api.storage.files)]);
      },
    );
    expect(await orderRow(api, orderId)).toMatchObject({ status: 'paid', user_id: null });
    const { rows } = await api.database.pool.query('select from auth.users where id = $1', [buyer.id]);
    expect(rows).toEqual([]);
  });
});

/** Somebody with Plus at a test ten days ago, and a claim that waits. */
async function claimant(): Promise<{ buyer: Buyer; claimId: string; grantId: string }> {
  const buyer = await newBuyer(world);
  return world.database.asService(async (transaction) => {
    const grantId = await grantLicence(transaction, {
      ...{ userId: buyer.id, tier: 11, days: 30, source: 'admin', reference: randomUUID() },
      grantedAt: new Date(Date.now() - 20 * 24 * 3_600_000),
    });
    const [claim] = await transaction.query<{ id: string }>(
      `insert into public.guarantee_claims (user_id, test_date, test_level, failed_parts, proof_name, conditions, tier)
       values ($1, $2, 'B1', '{read}', 'a.pdf', '{}', 11) returning id`,
      [buyer.id, recentTest()],
    );
    return { buyer, grantId, claimId: claim?.id as string };
  });
}

async function livingDays(userId: string): Promise<number> {
  const { rows } = await world.database.pool.query<{ days: number }>(
    `select coalesce(sum(extract(epoch from expires_at - greatest(started_at, now()))), 0)::float8 / 86400 as days
     from public.license_users where user_id = $1 and expires_at > now()`,
    [userId],
  );
  return Math.round(rows[0]?.days ?? 0);
}

test('9.86 a call that the database breaks off because two wait for each other is made again', async () => {
  clock = start;
  const buyer = await newBuyer(api);
  const code = await newCode(api, { trial_days: 7 });
  const other = await api.database.pool.connect();
  try {
    await other.query('begin');
    await other.query('select from public.discount_codes where code = $1 for update', [code]);
    const redeemed = buyer.call('code-redemptions', { code });
    await expect.poll(() => waiting(), { interval: 20 }).toBe(1);
    // The call has waited longer: it is the one that is broken off.
    await other.query('select from public.users where id = $1 for update', [buyer.id]);
    await other.query('commit');
    expect((await redeemed).error).toBeNull();
  } finally {
    other.release();
  }
  expect(await periodsOf(api, buyer.id, start)).toEqual(['10: 0–7']);
});

describe('a claim (9.86)', () => {
  test('that two reviewers decide at once is decided by one of them', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { buyer, claimId } = await claimant();
      const [accepted, refused] = await Promise.all([
        call(reviewers[0].client, 'claim-reviews', { claimId, decision: 'accepted' }),
        call(reviewers[1].client, 'claim-reviews', { claimId, decision: 'refused', reason: 'No.' }),
      ]);
      const decided = { status: 409, code: 'claim_decided' };
      expect([accepted.error, refused.error]).toContainEqual(decided);
      expect([accepted.error, refused.error]).toContain(null);
      expect(await livingDays(buyer.id)).toBe(accepted.error ? 10 : 40);
    }
  });

  test('that two accept at once gives its days once', async () => {
    const { buyer, claimId } = await claimant();
    const both = await Promise.all(
      reviewers.map(({ client }) => call(client, 'claim-reviews', { claimId, decision: 'accepted' })),
    );
    expect(both.map(({ error }) => error)).toEqual([null, null]);
    expect(await livingDays(buyer.id)).toBe(40);
  });

  test('that is accepted while its licence is ended leaves nothing of either', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { buyer, claimId, grantId } = await claimant();
      const [accepted, ended] = await Promise.all([
        call(reviewers[0].client, 'claim-reviews', { claimId, decision: 'accepted' }),
        call(admin.client, 'admin-licence-revocations', { grantId, reason: 'A test' }),
      ]);
      expect(ended.error).toBeNull();
      expect([null, { status: 409, code: 'package_gone' }]).toContainEqual(accepted.error);
      expect(await livingDays(buyer.id)).toBe(0);
    }
  });

  test('whose person is deleted while it is decided ends neither in an error', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { buyer, claimId } = await claimant();
      await world.database.pool.query(
        `update public.users set demo_until = now() - interval '1 second' where id = $1`,
        [buyer.id],
      );
      const [decided] = await Promise.all([
        call(reviewers[0].client, 'claim-reviews', { claimId, decision: 'accepted' }),
        sweepAccounts(world.context, world.storage.files),
      ]);
      expect([null, { status: 404, code: 'claim_not_found' }]).toContainEqual(decided.error);
    }
  });
});
