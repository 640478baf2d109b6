import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addDays, osloDay } from '#domain/time/days.ts';
import { grantLicence } from '#server/licences/grants.ts';
import { type Buyer, boughtBy, newBuyer, periodsOf } from '#server/payments/checkout-fixture.ts';
import { type TestApi, testApi } from '#server/testing/api.ts';

const start = new Date('2026-11-02T11:00:00Z');
const day = (count: number) => new Date(start.getTime() + count * 24 * 60 * 60_000);
let api: TestApi;
let buyer: Buyer;
let clock = start;
beforeAll(async () => {
  api = await testApi(undefined, { now: () => clock });
});
afterAll(() => api.close());
beforeEach(async () => {
  clock = start;
  buyer = await newBuyer(api);
});

/** A claim for a test on the second day, accepted on the fourth. */
async function extended(tier: number): Promise<void> {
  const claimId = randomUUID();
  await api.database.asService(async (transaction) => {
    const grantId = await grantLicence(transaction, {
      ...{ userId: buyer.id, tier, days: 30, grantedAt: day(3) },
      ...{ source: 'guarantee', reference: claimId },
    });
    await transaction.query(
      `insert into public.guarantee_claims (id, user_id, test_date, test_level, failed_parts, proof_name, conditions, tier,
         status, decided_at, grant_id)
       values ($1, $2, $3, 'B1', '{read}', 'a.pdf', '{}', $4, 'accepted', $5, $6)`,
      [claimId, buyer.id, addDays(osloDay(start), 1), tier, day(3), grantId],
    );
  });
  clock = day(5);
}

const periods = () => periodsOf(api, buyer.id, start);
const endsExtension = async (orderId: string) =>
  (await buyer.call('receipts', { orderId })).data?.withdrawal as { endsExtension: boolean };

test('9.82 who withdraws from the package gives back what is left of its extension, and is told before', async () => {
  const { orderId } = await boughtBy(api, buyer);
  expect(await endsExtension(orderId)).toMatchObject({ endsExtension: false });
  await extended(11);
  expect(await periods()).toEqual(['11: 0–30', '11: 30–60']);
  expect(await endsExtension(orderId)).toMatchObject({ endsExtension: true });
  // The days of the extension cost nothing: the unused ones of the purchase are paid back.
  for (const again of [1, 2])
    expect([again, (await buyer.call('withdrawals', { orderId })).data]).toMatchObject([
      again,
      { refundedOre: 8250 },
    ]);
  expect(await periods()).toEqual(['11: 0–5']);
});

test('9.82 an extension of which another package is the ground stays', async () => {
  const { orderId } = await boughtBy(api, buyer);
  clock = day(0.001);
  await boughtBy(api, buyer);
  await extended(11);
  expect(await endsExtension(orderId)).toMatchObject({ endsExtension: false });
  await buyer.call('withdrawals', { orderId });
  expect(await periods()).toEqual(['11: 0–5', '11: 5–35', '11: 35–65']);
});

test('9.82 where a lower package was held too on the day of the test, that one is extended instead', async () => {
  await boughtBy(api, buyer);
  clock = day(1);
  const { orderId } = await boughtBy(api, buyer, { tier: 12 });
  await extended(12);
  await buyer.call('withdrawals', { orderId });
  expect(await periods()).toEqual(['11: 0–1', '12: 1–5', '11: 5–34', '11: 34–64']);
});

test('9.82 a purchase of after the test is given back without the extension', async () => {
  await boughtBy(api, buyer);
  await extended(11);
  const { orderId } = await boughtBy(api, buyer, { tier: 12 });
  expect(await endsExtension(orderId)).toMatchObject({ endsExtension: false });
  await buyer.call('withdrawals', { orderId });
  expect(await periods()).toEqual(['11: 0–30', '11: 30–60']);
});
