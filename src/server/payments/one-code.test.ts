import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEmbeddedPayment } from '#server/providers/payment/embedded-payment.ts';
import { type TestApi, testApi } from '#server/testing/api.ts';
import { checkoutBody, newBuyer, newCode, orderRow, startedBy } from './checkout-fixture.ts';
import { cancelOrder } from './order-at-provider.ts';
import { type Order, readOrder } from './orders.ts';

let api: TestApi;
/** While it is set, the provider opens no page before it is done. */
let slow: { readonly asked: () => void; readonly until: Promise<void> } | null = null;

beforeAll(async () => {
  api = await testApi(undefined, {
    payment: async (context) => {
      const payments = createEmbeddedPayment(context);
      return {
        ...payments,
        async createCheckout(order) {
          const made = await payments.createCheckout(order);
          const [held] = [slow];
          slow = null;
          held?.asked();
          await held?.until;
          return made;
        },
      };
    },
  });
});
afterAll(() => api.close());

test('9.45 a page that the provider opens only after its code went to the next order cannot be paid', async () => {
  const buyer = await newBuyer(api);
  const code = await newCode(api);
  const [asked, open] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  slow = { asked: asked.resolve, until: open.promise };
  const first = buyer.call('checkouts', checkoutBody({ code }));
  await asked.promise;
  const second = await startedBy(api, buyer, { code });
  open.resolve();
  expect((await first).error).toEqual({ status: 410, code: 'checkout_over' });
  const { rows } = await api.database.pool.query<{ status: string; state: string }>(
    `select o.status, c.state from public.orders o join bestatt.test_checkouts c on c.order_id = o.id
     where o.user_id = $1 order by o.created_at`,
    [buyer.id],
  );
  expect(rows).toEqual([
    { status: 'cancelled', state: 'expired' },
    { status: 'open', state: 'open' },
  ]);
  await buyer.call('test-payments', { checkoutId: second.checkoutId, outcome: 'paid' });
  expect(await orderRow(api, second.orderId)).toMatchObject({ status: 'paid', amount_ore: 7920 });
});

test('an order whose page was opened since it was read is closed at the provider when it is given up (9.45)', async () => {
  const buyer = await newBuyer(api);
  const { orderId, checkoutId } = await startedBy(api, buyer);
  const order = await api.database.asService((transaction) => readOrder(transaction, orderId));
  const before: Order = { ...(order as Order), checkout_id: null, checkout_url: null };
  expect(await cancelOrder(api.app.payments, before)).toBe('cancelled');
  await buyer.call('test-payments', { checkoutId, outcome: 'paid' });
  expect(await orderRow(api, orderId)).toMatchObject({ status: 'cancelled', paid_at: null });
});
