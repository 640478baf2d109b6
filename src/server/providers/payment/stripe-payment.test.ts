import { serve } from '@hono/node-server';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  type Buyer,
  checkoutBody,
  mailsTo,
  newBuyer,
  newCode,
  orderRow,
  startedBy,
} from '#server/payments/checkout-fixture.ts';
import { sweepPayments } from '#server/payments/sweep.ts';
import { type TestApi, testApi } from '#server/testing/api.ts';
import type { SignedEvent } from './payment-provider.ts';
import { createStripePayment } from './stripe-payment.ts';
import { openStripe, type StripeServer, stripeKeys } from './stripe-server-fixture.ts';

let api: TestApi;
let stripe: StripeServer;
let buyer: Buyer;
let webhookUrl: string;
let server: ReturnType<typeof serve>;
/** How far the product's clock is ahead. */
let aheadMs = 0;

beforeAll(async () => {
  stripe = await openStripe();
  api = await testApi(undefined, {
    now: () => new Date(Date.now() + aheadMs),
    payment: (context) => createStripePayment({ ...stripeKeys, apiUrl: stripe.url }, context),
  });
  webhookUrl = await new Promise((resolve) => {
    server = serve({ fetch: api.app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) =>
      resolve(`http://127.0.0.1:${port}/payments/v1/webhook`),
    );
  });
});
afterAll(async () => {
  server.close();
  await api.close();
  await stripe.close();
});
beforeEach(async () => {
  buyer = await newBuyer(api);
});
afterEach(() => {
  stripe.down = false;
  aheadMs = 0;
});

/** Sends an event over HTTP, as Stripe does. */
async function deliver({ rawBody, signature }: SignedEvent): Promise<number> {
  const headers = { 'stripe-signature': signature, 'content-type': 'application/json; charset=utf-8' };
  const response = await fetch(webhookUrl, { method: 'POST', headers, body: rawBody });
  await response.text();
  return response.status;
}

async function tierOf(who: Buyer): Promise<number> {
  const { rows } = await api.database.pool.query<{ tier: number }>(
    `select coalesce(max(tier), 0) as tier from public.license_users
     where user_id = $1 and started_at <= $2 and expires_at > $2`,
    [who.id, api.context.now()],
  );
  return rows[0]?.tier ?? -1;
}

async function statusOf(orderId: string): Promise<unknown> {
  return (await orderRow(api, orderId)).status;
}

describe('a checkout at Stripe', () => {
  test('is told what is needed: amount, language, address, where to come back to, and for how long', async () => {
    const code = await newCode(api);
    const { orderId, checkoutId, url } = await startedBy(api, buyer, { tier: 12, code, locale: 'nb-NO' });
    const session = stripe.sessions.get(checkoutId);
    expect(session).toMatchObject({
      ...{ amount_total: 15_920, currency: 'nok', locale: 'nb', customer_email: buyer.email },
      ...{ client_reference_id: orderId, metadata: { order_id: orderId } },
      success_url: `http://bestatt.test/nb/app/license/order/${orderId}?back`,
      cancel_url: `http://bestatt.test/nb/app/license/order/${orderId}?cancelled`,
    });
    expect(url).toBe(session?.url);
    expect((session?.expires_at ?? 0) - Date.now() / 1000).toBeGreaterThan(59 * 60);
  });

  test('9.45 is paid when Stripe tells so, and the person has the licence and the receipt', async () => {
    const { orderId, checkoutId } = await startedBy(api, buyer);
    expect(await tierOf(buyer)).toBe(0);
    expect(await deliver(stripe.pay(checkoutId))).toBe(200);
    expect(await tierOf(buyer)).toBe(11);
    const order = await orderRow(api, orderId);
    expect(order).toMatchObject({
      status: 'paid',
      payment_id: stripe.sessions.get(checkoutId)?.payment_intent,
    });
    const mails = await mailsTo(api, buyer.email);
    expect(mails.map(({ subject }) => subject)).toEqual([
      `Your receipt no. ${order.receipt_number} from Bestått`,
    ]);
  });

  test('9.45 is paid when the buyer is back before the webhook, and once when that comes', async () => {
    const { orderId, checkoutId } = await startedBy(api, buyer);
    const event = stripe.pay(checkoutId);
    expect((await buyer.call('checkout-returns', { orderId })).data).toEqual({ status: 'paid' });
    expect(await tierOf(buyer)).toBe(11);
    await Promise.all(Array.from({ length: 5 }, () => deliver(event)));
    const { rows } = await api.database.pool.query('select from public.license_grants where user_id = $1', [
      buyer.id,
    ]);
    expect(rows).toHaveLength(1);
    expect(await mailsTo(api, buyer.email)).toHaveLength(1);
  });

  test('9.45 with money that comes later gives the licence when it is there, and holds the code until then', async () => {
    const code = await newCode(api);
    const { orderId, checkoutId } = await startedBy(api, buyer, { code });
    await deliver(stripe.payLater(checkoutId));
    expect((await buyer.call('checkout-returns', { orderId })).data).toEqual({ status: 'open' });
    expect(await tierOf(buyer)).toBe(0);
    aheadMs = 3 * 24 * 60 * 60_000;
    const other = await newBuyer(api);
    expect((await other.call('checkouts', checkoutBody({ code }))).error?.code).toBe('code_reserved');
    aheadMs = 0;
    await deliver(stripe.moneyArrives(checkoutId));
    expect([await statusOf(orderId), await tierOf(buyer)]).toEqual(['paid', 11]);
  });

  test('with money that never comes has failed (9.45)', async () => {
    const { orderId, checkoutId } = await startedBy(api, buyer);
    await deliver(stripe.payLater(checkoutId));
    await deliver(stripe.moneyFails(checkoutId));
    expect([await statusOf(orderId), await tierOf(buyer)]).toEqual(['failed', 0]);
  });

  test('given up by the buyer is closed at Stripe', async () => {
    const { orderId, checkoutId } = await startedBy(api, buyer);
    expect((await buyer.call('checkout-returns', { orderId, cancelled: true })).data).toEqual({
      status: 'cancelled',
    });
    expect(stripe.sessions.get(checkoutId)?.status).toBe('expired');
    await deliver(stripe.expire(checkoutId));
    expect(await statusOf(orderId)).toBe('cancelled');
  });

  test('is found paid by the sweep when no event came at all', async () => {
    const { orderId, checkoutId } = await startedBy(api, buyer);
    stripe.pay(checkoutId);
    aheadMs = 70 * 60_000;
    await sweepPayments(api.app.payments);
    expect([await statusOf(orderId), await tierOf(buyer)]).toEqual(['paid', 11]);
  });

  test('there are no test buttons', async () => {
    const { checkoutId } = await startedBy(api, buyer);
    const { error } = await buyer.call('test-payments', { checkoutId, outcome: 'paid' });
    expect(error).toEqual({ status: 404, code: 'checkout_unknown' });
  });
});

describe('while Stripe cannot be reached', () => {
  test('a checkout says so, and goes on with the same key when it can', async () => {
    const body = checkoutBody();
    stripe.down = true;
    expect((await buyer.call('checkouts', body)).error).toEqual({ status: 502, code: 'payment_unavailable' });
    stripe.down = false;
    const { data } = await buyer.call('checkouts', body);
    expect(data).toMatchObject({ url: expect.stringContaining('checkout.stripe.test') });
    const { rows } = await api.database.pool.query('select from public.orders where user_id = $1', [
      buyer.id,
    ]);
    expect(rows).toHaveLength(1);
  });

  test('or does not know our key, a checkout says so, and nothing of what it said', async () => {
    const stranger = await testApi(undefined, {
      payment: (context) =>
        createStripePayment({ ...stripeKeys, secretKey: 'sk_test_old', apiUrl: stripe.url }, context),
    });
    const { error } = await (await newBuyer(stranger)).call('checkouts', checkoutBody());
    expect(error).toEqual({ status: 502, code: 'payment_unavailable' });
    await stranger.close();
  });

  test('a code is not lost with a checkout that could not begin', async () => {
    const code = await newCode(api);
    stripe.down = true;
    await buyer.call('checkouts', checkoutBody({ code }));
    stripe.down = false;
    expect((await buyer.call('checkouts', checkoutBody({ code }))).error).toBeNull();
  });

  test('the answer that got lost on the way back gives one session, by the key of the order', async () => {
    const body = checkoutBody();
    const { data } = await buyer.call('checkouts', body);
    await api.database.pool.query(
      'update public.orders set checkout_id = null, checkout_url = null where id = $1',
      [data?.orderId],
    );
    const before = stripe.sessions.size;
    expect((await buyer.call('checkouts', body)).data).toEqual(data);
    expect(stripe.sessions.size).toBe(before);
  });

  test('who comes back sees the order as it stood', async () => {
    const { orderId, checkoutId } = await startedBy(api, buyer);
    stripe.pay(checkoutId);
    stripe.down = true;
    expect((await buyer.call('checkout-returns', { orderId })).data).toEqual({ status: 'open' });
  });

  test('9.46 who withdraws has withdrawn, and the money is sent by the sweep, once', async () => {
    const { orderId, checkoutId } = await startedBy(api, buyer);
    await deliver(stripe.pay(checkoutId));
    stripe.down = true;
    const { data } = await buyer.call('withdrawals', { orderId });
    expect(data).toEqual({ refundedOre: 9900, sent: false });
    expect([await statusOf(orderId), await tierOf(buyer)]).toEqual(['refunded', 0]);
    stripe.down = false;
    await sweepPayments(api.app.payments);
    await sweepPayments(api.app.payments);
    expect((await buyer.call('withdrawals', { orderId })).data).toEqual({ refundedOre: 9900, sent: true });
    const sent = stripe.refunds.filter(
      ({ payment_intent }) => payment_intent === stripe.sessions.get(checkoutId)?.payment_intent,
    );
    expect(sent.map(({ amount }) => amount)).toEqual([9900]);
  });
});

describe('refunds', () => {
  test('a withdrawal refunds the unused days through Stripe and tells by mail, whatever is repeated (9.46)', async () => {
    const { orderId, checkoutId } = await startedBy(api, buyer);
    await deliver(stripe.pay(checkoutId));
    aheadMs = 10.5 * 24 * 60 * 60_000;
    const preview = await buyer.call('receipts', { orderId });
    expect(preview.data).toMatchObject({ withdrawal: { refundOre: 6600 } });
    const answers = await Promise.all([1, 2, 3].map(() => buyer.call('withdrawals', { orderId })));
    for (const { data } of answers) expect(data).toEqual({ refundedOre: 6600, sent: true });
    expect([await statusOf(orderId), await tierOf(buyer)]).toEqual(['refunded', 0]);
    const intent = stripe.sessions.get(checkoutId)?.payment_intent;
    expect(stripe.refunds.filter(({ payment_intent }) => payment_intent === intent)).toHaveLength(1);
    const subjects = (await mailsTo(api, buyer.email)).map(({ subject }) =>
      subject.replaceAll('\u00a0', ' '),
    );
    expect(subjects).toEqual([
      expect.stringContaining('Your receipt'),
      expect.stringContaining('You get NOK 66.00 back'),
    ]);
  });

  test('is not lost when ours was recorded by nobody: Stripe knows the refund by its key (9.46)', async () => {
    const { orderId, checkoutId } = await startedBy(api, buyer);
    await deliver(stripe.pay(checkoutId));
    await buyer.call('withdrawals', { orderId });
    await api.database.pool.query('delete from public.payment_events where id = $1', [`sent:${orderId}`]);
    await buyer.call('withdrawals', { orderId });
    const intent = stripe.sessions.get(checkoutId)?.payment_intent;
    expect(stripe.refunds.filter(({ payment_intent }) => payment_intent === intent)).toHaveLength(1);
  });

  test('made in full at Stripe ends the licence; in part it is only recorded (9.45)', async () => {
    const { orderId, checkoutId } = await startedBy(api, buyer);
    await deliver(stripe.pay(checkoutId));
    await deliver(stripe.refund(checkoutId, 3000));
    expect([await orderRow(api, orderId), await tierOf(buyer)]).toMatchObject([
      { status: 'paid', refunded_ore: 3000, refund_reason: 'provider' },
      11,
    ]);
    expect(await mailsTo(api, buyer.email)).toHaveLength(2);
    await deliver(stripe.refund(checkoutId, 6900));
    expect([await orderRow(api, orderId), await tierOf(buyer)]).toMatchObject([
      { status: 'refunded', refunded_ore: 9900 },
      0,
    ]);
    expect(await mailsTo(api, buyer.email)).toHaveLength(3);
  });
});

describe('9.48 an event counts only with a good signature', () => {
  test.each<[string, (event: SignedEvent) => SignedEvent]>([
    ['no signature', ({ rawBody }) => ({ rawBody, signature: '' })],
    ['one that is none', ({ rawBody }) => ({ rawBody, signature: 't=1,v1=0' })],
    ["somebody else's", ({ rawBody }) => stripe.sign(rawBody, { secret: 'whsec_other' })],
    ['an old one', ({ rawBody }) => stripe.sign(rawBody, { timestamp: Math.floor(Date.now() / 1000) - 301 })],
    [
      'another body',
      ({ rawBody, signature }) => ({
        rawBody: rawBody.replace('"unpaid"', '"paid"').replace('{', '{ '),
        signature,
      }),
    ],
  ])('%s is refused', async (_, change) => {
    const { orderId, checkoutId } = await startedBy(api, buyer);
    expect(await deliver(change(stripe.pay(checkoutId)))).toBe(400);
    expect([await statusOf(orderId), await tierOf(buyer)]).toEqual(['open', 0]);
  });

  test('one of four minutes is taken', async () => {
    const { orderId, checkoutId } = await startedBy(api, buyer);
    const { rawBody } = stripe.pay(checkoutId);
    const signed = stripe.sign(rawBody, { timestamp: Math.floor(Date.now() / 1000) - 240 });
    expect([await deliver(signed), await statusOf(orderId)]).toEqual([200, 'paid']);
  });

  test('signed events that are nothing to us are taken and change nothing', async () => {
    const body = (type: string, object: object) =>
      stripe.sign(
        JSON.stringify({
          id: `evt_${type}_${Math.random()}`,
          object: 'event',
          type,
          created: 1,
          data: { object },
        }),
      );
    expect(await deliver(body('customer.created', {}))).toBe(200);
    const foreign = { metadata: { order_id: crypto.randomUUID() }, payment_status: 'paid', amount_total: 1 };
    expect(await deliver(body('checkout.session.completed', foreign))).toBe(200);
    expect(
      await deliver(
        body('checkout.session.completed', { metadata: { order_id: 'x' }, payment_status: 'paid' }),
      ),
    ).toBe(200);
    expect(
      await deliver(body('checkout.session.completed', { metadata: {}, client_reference_id: null })),
    ).toBe(200);
    expect(await deliver(stripe.sign('{"no json'))).toBe(400);
  });

  test.each([
    ['less than it costs', { amount_total: 100, currency: 'nok' }],
    ['in another currency', { amount_total: 99_000, currency: 'sek' }],
  ])('an order that was paid %s is not settled, and it is kept (9.48)', async (_, paid) => {
    const buyer = await newBuyer(api);
    const { orderId } = await startedBy(api, buyer);
    const object = {
      metadata: { order_id: orderId },
      payment_status: 'paid',
      payment_intent: 'pi_other',
      ...paid,
    };
    const event = { id: `evt_${orderId}`, object: 'event', type: 'checkout.session.completed', created: 1 };
    expect(await deliver(stripe.sign(JSON.stringify({ ...event, data: { object } })))).toBe(200);
    expect((await orderRow(api, orderId)).status).toBe('open');
    const { rows } = await api.database.pool.query(
      'select kind from public.payment_events where order_id = $1',
      [orderId],
    );
    expect(rows).toEqual([{ kind: 'underpaid' }]);
  });

  test('what a payment link’s payer wrote themselves names no order (9.48)', async () => {
    const buyer = await newBuyer(api);
    const { orderId } = await startedBy(api, buyer);
    const object = {
      ...{ metadata: {}, client_reference_id: orderId, payment_status: 'paid' },
      ...{ amount_total: 99_000, currency: 'nok' },
    };
    const event = { id: `evt_${orderId}`, object: 'event', type: 'checkout.session.completed', created: 1 };
    expect(await deliver(stripe.sign(JSON.stringify({ ...event, data: { object } })))).toBe(200);
    expect((await orderRow(api, orderId)).status).toBe('open');
  });

  test('what is larger than any event is not read', async () => {
    expect(await deliver(stripe.sign('x'.repeat(300_000)))).toBe(413);
  });
});
