import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dayMs } from '#domain/time/days.ts';
import { createEmbeddedPayment } from '#server/providers/payment/embedded-payment.ts';
import type { SignedEvent } from '#server/providers/payment/payment-provider.ts';
import { type TestApi, testApi } from '#server/testing/api.ts';
import {
  type Buyer,
  boughtBy,
  mailsTo,
  newBuyer,
  newCode,
  orderRow,
  periodsOf,
  startedBy,
} from './checkout-fixture.ts';
import { refundOrder } from './refunds.ts';
import { sweepPayments } from './sweep.ts';

const noon = new Date('2026-11-21T11:00:00Z');
let api: TestApi;
let clock = noon;
beforeAll(async () => {
  api = await testApi(undefined, { now: () => clock });
});
afterAll(() => api.close());

/** Presses the test checkout's button without telling anybody; gives what it would tell. */
async function pressed(buyer: Buyer, button: 'paid' | 'declined' = 'paid', change: object = {}) {
  const started = await startedBy(api, buyer, change);
  const event = await api.app.payments.provider.testCheckout?.press(started.checkoutId, button);
  if (!event) throw new Error('nothing was pressed');
  return { ...started, event };
}

async function deliver({ rawBody, signature }: SignedEvent): Promise<number> {
  const headers = { 'stripe-signature': signature };
  const response = await api.app.request('/payments/v1/webhook', { method: 'POST', headers, body: rawBody });
  return response.status;
}

async function grantsOf({ id }: Buyer): Promise<number> {
  const { rows } = await api.database.pool.query('select from public.license_grants where user_id = $1', [
    id,
  ]);
  return rows.length;
}

describe('nothing is given twice (9.45)', () => {
  test('when the same event comes ten times at once', async () => {
    const buyer = await newBuyer(api);
    const { orderId, event } = await pressed(buyer, 'paid', { code: await newCode(api) });
    const answers = await Promise.all(Array.from({ length: 10 }, () => deliver(event)));
    expect(answers).toEqual(Array(10).fill(200));
    expect([await grantsOf(buyer), await periodsOf(api, buyer.id, clock)]).toEqual([1, ['11: 0–30']]);
    expect((await orderRow(api, orderId)).status).toBe('paid');
    expect(await mailsTo(api, buyer.email)).toHaveLength(1);
  });

  test.each(['payment_events', 'license_grants', 'license_users', 'discount_codes', 'orders'])(
    'when the connection is lost in the middle, at %s',
    async (table) => {
      const buyer = await newBuyer(api);
      const { orderId, event } = await pressed(buyer, 'paid', { code: await newCode(api) });
      const { pool } = api.database;
      await pool.query(`
        create function public.wait_here() returns trigger language plpgsql as $$ begin perform pg_sleep(60); return new; end $$;
        create trigger wait_here after insert or update on public.${table} for each row execute function public.wait_here()`);
      const answer = deliver(event);
      await expect.poll(endSleeper, { interval: 20 }).toBe(1);
      expect(await answer).toBe(500);
      await pool.query('drop function public.wait_here cascade');
      expect([await grantsOf(buyer), (await orderRow(api, orderId)).status]).toEqual([0, 'open']);
      expect([await deliver(event), await deliver(event)]).toEqual([200, 200]);
      expect([await grantsOf(buyer), (await orderRow(api, orderId)).status]).toEqual([1, 'paid']);
    },
  );

  /** Ends the connection that waits in the middle. @returns how many there were. */
  async function endSleeper(): Promise<number> {
    const { rows } = await api.database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and wait_event = 'PgSleep'`,
    );
    return rows.length;
  }

  test('and the endpoint says 500, never 200, while there is no database', async () => {
    const lonely = await testApi();
    const buyer = await newBuyer(lonely);
    const { checkoutId } = await startedBy(lonely, buyer);
    const event = await lonely.app.payments.provider.testCheckout?.press(checkoutId, 'paid');
    // The secret is known by then; what fails is keeping the event.
    await lonely.database.pool.query('alter table public.payment_events rename to away');
    const request = () =>
      lonely.app.request('/payments/v1/webhook', {
        method: 'POST',
        headers: { 'stripe-signature': event?.signature ?? '' },
        body: event?.rawBody,
      });
    const refused = await request();
    expect(refused.status).toBe(500);
    expect(await refused.text()).not.toMatch(/away|relation|payment_events/);
    await lonely.database.pool.query('alter table public.away rename to payment_events');
    expect((await request()).status).toBe(200);
    await lonely.close();
  });
});

describe('9.48 an event of the test checkout', () => {
  test.each<[string, (event: SignedEvent) => SignedEvent]>([
    ['without a signature', ({ rawBody }) => ({ rawBody, signature: '' })],
    ['with another body', ({ rawBody, signature }) => ({ rawBody: rawBody.replace('9900', '1'), signature })],
    [
      'with another time',
      ({ rawBody, signature }) => ({ rawBody, signature: signature.replace(/t=\d+/, 't=1') }),
    ],
    [
      'with a time that is none',
      ({ rawBody, signature }) => ({ rawBody, signature: signature.replace(/t=\d+/, 't=x') }),
    ],
  ])('%s is refused', async (_, change) => {
    const buyer = await newBuyer(api);
    const { event } = await pressed(buyer);
    expect([await deliver(change(event)), await grantsOf(buyer)]).toEqual([400, 0]);
  });

  test('that is older than five minutes is refused', async () => {
    const buyer = await newBuyer(api);
    const { event } = await pressed(buyer);
    clock = new Date(noon.getTime() + 301_000);
    expect([await deliver(event), await grantsOf(buyer)]).toEqual([400, 0]);
    clock = new Date(noon.getTime() + 299_000);
    expect([await deliver(event), await grantsOf(buyer)]).toEqual([200, 1]);
    clock = noon;
  });

  test('is signed with a secret that every replica has, and no other database', async () => {
    const [same, other] = [
      createEmbeddedPayment(api.context),
      await testApi(undefined, { now: () => clock }),
    ];
    const buyer = await newBuyer(api);
    const { event } = await pressed(buyer);
    expect(await same.readEvent(event.rawBody, event.signature)).toMatchObject({ kind: 'paid' });
    await expect(other.app.payments.provider.readEvent(event.rawBody, event.signature)).rejects.toMatchObject(
      {
        code: 'bad_signature',
      },
    );
    await other.close();
  });
});

describe('9.46 a withdrawal', () => {
  test.each<[string, number, number]>([
    ['on the day of buying gives everything back', 0, 9900],
    ['after ten and a half days gives twenty days back', 10.5 * dayMs, 6600],
    // Paid at noon on 21 November: 5 December, the fourteenth day, is a Saturday; Monday ends at 23:00 UTC.
    ['in the last second gives fourteen back', 16.5 * dayMs - 1, 4620],
  ])('%s', async (_, afterMs, back) => {
    const buyer = await newBuyer(api);
    const { orderId } = await boughtBy(api, buyer);
    clock = new Date(noon.getTime() + afterMs);
    expect((await buyer.call('receipts', { orderId })).data).toMatchObject({
      withdrawal: { refundOre: back },
    });
    expect((await buyer.call('withdrawals', { orderId })).data).toEqual({ refundedOre: back, sent: true });
    expect((await buyer.call('withdrawals', { orderId })).data).toEqual({ refundedOre: back, sent: true });
    const { rows } = await api.database.pool.query(
      'select from public.license_users where user_id = $1 and expires_at > $2',
      [buyer.id, clock],
    );
    expect(rows).toEqual([]);
    const { rows: refunds } = await api.database.pool.query(
      'select amount_ore from bestatt.test_refunds where key = $1',
      [`returned:${orderId}`],
    );
    expect(refunds).toEqual([{ amount_ore: back }]);
    clock = noon;
  });

  test('is over after the working day with which its period ends', async () => {
    const buyer = await newBuyer(api);
    const { orderId } = await boughtBy(api, buyer);
    clock = new Date('2026-12-07T23:00:00Z');
    expect((await buyer.call('withdrawals', { orderId })).error).toEqual({
      status: 409,
      code: 'withdrawal_over',
    });
    expect((await buyer.call('receipts', { orderId })).data).toMatchObject({
      withdrawal: null,
      status: 'paid',
    });
    clock = noon;
  });

  test('of what is not paid is refused', async () => {
    const buyer = await newBuyer(api);
    const { orderId } = await startedBy(api, buyer);
    expect((await buyer.call('withdrawals', { orderId })).error).toEqual({
      status: 409,
      code: 'order_not_paid',
    });
  });

  test('from Premium lets the Plus that waited go on at once', async () => {
    const buyer = await newBuyer(api);
    await boughtBy(api, buyer);
    clock = new Date(noon.getTime() + 2 * dayMs);
    const { orderId } = await boughtBy(api, buyer, { tier: 12, code: await newCode(api) });
    clock = new Date(noon.getTime() + 5 * dayMs);
    // Of 159.20 for 30 days, 27 are left.
    expect((await buyer.call('withdrawals', { orderId })).data).toMatchObject({ refundedOre: 14_328 });
    expect(await periodsOf(api, buyer.id, noon)).toEqual(['11: 0–2', '12: 2–5', '11: 5–33']);
    clock = noon;
  });

  test('for the second time pays for the day that was begun', async () => {
    const buyer = await newBuyer(api);
    const first = await boughtBy(api, buyer);
    clock = new Date(noon.getTime() + dayMs / 2);
    expect((await buyer.call('withdrawals', { orderId: first.orderId })).data).toMatchObject({
      refundedOre: 9900,
    });
    const second = await boughtBy(api, buyer);
    clock = new Date(noon.getTime() + dayMs);
    expect((await buyer.call('withdrawals', { orderId: second.orderId })).data).toMatchObject({
      refundedOre: 9570,
    });
    clock = noon;
  });

  test('asked for five times at once is one', async () => {
    const buyer = await newBuyer(api);
    const { orderId } = await boughtBy(api, buyer);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => buyer.call('withdrawals', { orderId })),
    );
    for (const { data } of answers) expect(data).toMatchObject({ refundedOre: 9900 });
    const { rows } = await api.database.pool.query('select key from bestatt.test_refunds where key like $1', [
      `%${orderId}`,
    ]);
    expect(rows).toHaveLength(1);
    expect(await mailsTo(api, buyer.email)).toHaveLength(2);
  });
});

describe('a refund by an administrator', () => {
  test('gives all of it back, ends the licence, and writes beside it in the same transaction, once', async () => {
    const buyer = await newBuyer(api);
    const { orderId } = await boughtBy(api, buyer);
    clock = new Date(noon.getTime() + 20 * dayMs);
    const told: unknown[] = [];
    const refund = () => refundOrder(api.app.payments, orderId, async (_, what) => void told.push(what));
    expect(await refund()).toEqual({ refundedOre: 9900, sent: true });
    expect(await refund()).toEqual({ refundedOre: 9900, sent: true });
    expect(told).toEqual([{ userId: buyer.id, refundOre: 9900 }]);
    expect(await orderRow(api, orderId)).toMatchObject({ status: 'refunded', refund_reason: 'admin' });
    expect(await periodsOf(api, buyer.id, noon)).toEqual(['11: 0–20']);
    clock = noon;
  });
});

describe('9.47 a mail that could not be sent', () => {
  test('is sent by the sweep, once', async () => {
    const buyer = await newBuyer(api);
    await api.database.pool.query('alter table bestatt.dev_inbox rename to closed');
    const { orderId } = await boughtBy(api, buyer);
    await api.runJobs();
    await api.database.pool.query('alter table bestatt.closed rename to dev_inbox');
    expect(await orderRow(api, orderId)).toMatchObject({ status: 'paid', receipt_sent_at: null });
    await Promise.all([sweepPayments(api.app.payments), sweepPayments(api.app.payments)]);
    await sweepPayments(api.app.payments);
    expect(await mailsTo(api, buyer.email)).toHaveLength(1);
    expect(await orderRow(api, orderId)).toMatchObject({ receipt_sent_at: clock });
  });
});

test('9.45 the sweep ends orders that nobody paid, and frees their codes', async () => {
  const buyer = await newBuyer(api);
  const code = await newCode(api);
  const { orderId } = await startedBy(api, buyer, { code });
  clock = new Date(noon.getTime() + 66 * 60_000);
  await sweepPayments(api.app.payments);
  expect((await orderRow(api, orderId)).status).toBe('expired');
  const { rows } = await api.database.pool.query(
    'select reserved_order_id from public.discount_codes where code = $1',
    [code],
  );
  expect(rows).toEqual([{ reserved_order_id: null }]);
  clock = noon;
});
