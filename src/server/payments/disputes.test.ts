import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auditAbout, listed as listOf, type Member, member } from '#server/admin/admin-fixture.ts';
import type { SignedEvent } from '#server/providers/payment/payment-provider.ts';
import { createStripePayment } from '#server/providers/payment/stripe-payment.ts';
import {
  openStripe,
  type StripeServer,
  stripeKeys,
} from '#server/providers/payment/stripe-server-fixture.ts';
import { call } from '#server/sittings/sitting-fixture.ts';
import { type TestApi, testApi } from '#server/testing/api.ts';
import { type Buyer, key, mailsTo, newBuyer, orderRow, startedBy } from './checkout-fixture.ts';
import { sweepPayments } from './sweep.ts';

let api: TestApi;
let stripe: StripeServer;
let admin: Member;
let buyer: Buyer;
let orderId: string;
let checkoutId: string;
let disputeId: string;
beforeAll(async () => {
  stripe = await openStripe();
  api = await testApi(undefined, {
    payment: (context) => createStripePayment({ ...stripeKeys, apiUrl: stripe.url }, context),
  });
  admin = await member(api, 'admin');
});
afterAll(async () => {
  await api.close();
  await stripe.close();
});
beforeEach(async () => {
  disputeId = `dp_${key()}`;
  buyer = await newBuyer(api);
  ({ orderId, checkoutId } = await startedBy(api, buyer));
});

async function deliver(...events: readonly SignedEvent[]): Promise<void> {
  for (const { rawBody, signature } of events) {
    const headers = { 'stripe-signature': signature };
    const request = { method: 'POST', headers, body: rawBody };
    expect((await api.app.request('/payments/v1/webhook', request)).status).toBe(200);
  }
}

async function periods(): Promise<number> {
  const { rows } = await api.database.pool.query(
    'select from public.license_users where user_id = $1 and expires_at > now()',
    [buyer.id],
  );
  return rows.length;
}

const actions = async () => (await auditAbout(api, buyer.id)).map(({ action }) => action);
const listed = async () => {
  const payments = listOf<{ orderId: string }>(await call(admin.client, 'admin-payments', {}), 'payments');
  return payments.filter((one) => one.orderId === orderId);
};

describe('9.81 a dispute', () => {
  test('that goes on leaves the licence, and stands where administrators look', async () => {
    await deliver(stripe.pay(checkoutId), stripe.dispute(checkoutId, disputeId));
    expect(await orderRow(api, orderId)).toMatchObject({ status: 'paid', dispute: 'open', refunded_ore: 0 });
    expect(await periods()).toBe(1);
    expect(await listed()).toMatchObject([
      { person: { id: buyer.id }, dispute: 'open', failedRefundOre: 0, owedOre: 0, amountOre: 9900 },
    ]);
    const { data } = await call(admin.client, 'admin-person', { userId: buyer.id });
    expect(data).toMatchObject({
      orders: [{ dispute: 'open' }],
      audit: [{ action: 'order.disputed', actor: null, details: { orderId, amountOre: 9900 } }],
    });
  });

  test.each(['won', 'warning_closed', 'prevented'])('that ends as %s leaves the licence', async (status) => {
    const begun = stripe.pay(checkoutId);
    await deliver(begun, stripe.dispute(checkoutId, disputeId));
    await deliver(stripe.closeDispute(checkoutId, disputeId, status));
    expect(await orderRow(api, orderId)).toMatchObject({ status: 'paid', dispute: 'won' });
    expect([await periods(), await listed(), await actions()]).toEqual([
      ...[1, []],
      ['order.disputed', 'order.dispute_won'],
    ]);
  });

  test('that is lost takes the licence back, and says so to the buyer', async () => {
    await deliver(stripe.pay(checkoutId), stripe.dispute(checkoutId, disputeId));
    await deliver(stripe.closeDispute(checkoutId, disputeId, 'lost'));
    expect(await orderRow(api, orderId)).toMatchObject({
      ...{ status: 'refunded', dispute: 'lost', refunded_ore: 9900, refund_reason: 'dispute', owed_ore: 0 },
    });
    expect([await periods(), await listed(), await actions()]).toEqual([
      ...[0, []],
      ['order.disputed', 'order.dispute_lost'],
    ]);
    const [, mail] = await mailsTo(api, buyer.email);
    expect(mail?.text).toContain('Your bank has decided for you and taken back the payment for Plus.');
    expect(mail?.text).not.toContain('The money goes back the way you paid');
  });

  test('that is told of before its payment, in the wrong order and twice, ends the same', async () => {
    const paid = stripe.pay(checkoutId);
    const opened = stripe.dispute(checkoutId, disputeId);
    const closed = stripe.closeDispute(checkoutId, disputeId, 'lost');
    await deliver(closed, closed, opened);
    expect(await orderRow(api, orderId)).toMatchObject({ status: 'open', dispute: null });
    await deliver(paid, opened, closed, stripe.closeDispute(checkoutId, disputeId, 'lost'));
    expect(await orderRow(api, orderId)).toMatchObject({ status: 'refunded', dispute: 'lost' });
    expect([await periods(), (await actions()).toSorted()]).toEqual([
      0,
      ['order.dispute_lost', 'order.disputed'],
    ]);
  });

  test('and its payment, told of at the same moment, find each other', async () => {
    for (let round = 0; round < 8; round += 1) {
      const one = await newBuyer(api);
      const order = await startedBy(api, one);
      const paid = stripe.pay(order.checkoutId);
      const lost = stripe.closeDispute(order.checkoutId, `dp_${key()}`, 'lost');
      await Promise.all([deliver(paid), deliver(lost), deliver(paid), deliver(lost)]);
      expect(await orderRow(api, order.orderId)).toMatchObject({ status: 'refunded', dispute: 'lost' });
      expect(await auditAbout(api, one.id)).toHaveLength(1);
    }
  });

  test('that is lost after a withdrawal which could not be paid out leaves nothing owed', async () => {
    await deliver(stripe.pay(checkoutId), stripe.dispute(checkoutId, disputeId));
    stripe.down = true;
    expect((await buyer.call('withdrawals', { orderId })).data).toEqual({ refundedOre: 9900, sent: false });
    stripe.down = false;
    expect(await listed()).toMatchObject([{ owedOre: 9900 }]);
    await deliver(stripe.closeDispute(checkoutId, disputeId, 'lost'));
    await sweepPayments(api.app.payments);
    expect(await orderRow(api, orderId)).toMatchObject({ owed_ore: 0, refunded_ore: 9900 });
    expect(stripe.refunds.filter(({ metadata }) => metadata.key === `returned:${orderId}`)).toEqual([]);
  });
});

describe('9.85 a payment for an account that is deleted by then', () => {
  test('goes back by itself, once, and stands among what is owed until it is sent', async () => {
    await api.database.pool.query('delete from auth.users where id = $1', [buyer.id]);
    const paid = stripe.pay(checkoutId);
    stripe.down = true;
    await Promise.all([deliver(paid), deliver(paid)]);
    expect(await orderRow(api, orderId)).toMatchObject({ status: 'refunded', owed_ore: 9900 });
    expect(await listed()).toMatchObject([{ person: null, owedOre: 9900 }]);
    stripe.down = false;
    await sweepPayments(api.app.payments);
    await sweepPayments(api.app.payments);
    expect(await orderRow(api, orderId)).toMatchObject({ owed_ore: 0, refunded_ore: 9900 });
    const sent = stripe.refunds.filter(({ metadata }) => metadata.key === `returned:${orderId}`);
    expect(sent.map(({ amount }) => amount)).toEqual([9900]);
  });

  test('which was bought while it was there stays in the books as it is', async () => {
    await deliver(stripe.pay(checkoutId));
    await api.database.pool.query('delete from auth.users where id = $1', [buyer.id]);
    await deliver(stripe.dispute(checkoutId, disputeId), stripe.closeDispute(checkoutId, disputeId, 'won'));
    expect(await orderRow(api, orderId)).toMatchObject({ status: 'paid', owed_ore: 0, dispute: 'won' });
  });
});

describe('9.81 a refund that does not arrive', () => {
  const settle = (amountOre = 9900) =>
    call(admin.client, 'admin-settlements', { orderId, amountOre, reason: 'Paid to 1234 56 78903' });

  async function withdrawn(): Promise<void> {
    await deliver(stripe.pay(checkoutId));
    await buyer.call('withdrawals', { orderId });
  }

  test('is owed until somebody notes that it was paid in another way, whatever Stripe calls it', async () => {
    await withdrawn();
    const names = ['refund.failed', 'refund.updated', 'charge.refund.updated'];
    await deliver(...names.map((name) => stripe.failRefund(checkoutId, name)));
    expect(await orderRow(api, orderId)).toMatchObject({ status: 'refunded', refund_failed_ore: 9900 });
    expect(await listed()).toMatchObject([{ failedRefundOre: 9900, dispute: null }]);
    expect((await buyer.call('receipts', { orderId })).data).toMatchObject({ failedRefundOre: 9900 });
    expect(await actions()).toEqual(['order.refund_failed']);

    expect((await settle(5000)).error).toEqual({ status: 409, code: 'amount_changed' });
    const answers = await Promise.all([settle(), settle(), settle()]);
    for (const { data } of answers) expect(data).toEqual({ failedRefundOre: 0 });
    expect([await listed(), await actions()]).toEqual([[], ['order.refund_failed', 'order.settled']]);
    await deliver(stripe.failRefund(checkoutId, 'refund.updated'));
    expect(await orderRow(api, orderId)).toMatchObject({ refund_failed_ore: 0 });
    expect((await buyer.call('receipts', { orderId })).data).toMatchObject({ failedRefundOre: 0 });
  });

  test('is not sent again by the sweep: the provider would try the same way', async () => {
    await withdrawn();
    await deliver(stripe.failRefund(checkoutId, 'refund.failed'));
    await sweepPayments(api.app.payments);
    const intent = stripe.sessions.get(checkoutId)?.payment_intent;
    expect(stripe.refunds.filter(({ payment_intent }) => payment_intent === intent)).toHaveLength(1);
  });

  test('stays in the list when the account is deleted', async () => {
    await withdrawn();
    await deliver(stripe.failRefund(checkoutId, 'refund.failed'));
    await api.database.pool.query('delete from auth.users where id = $1', [buyer.id]);
    expect(await listed()).toMatchObject([{ person: null, failedRefundOre: 9900 }]);
    expect((await settle()).data).toEqual({ failedRefundOre: 0 });
  });
});
