import { expect, test } from 'vitest';
import { boughtBy, newBuyer, orderRow } from '#server/payments/checkout-fixture.ts';
import { call } from '#server/sittings/sitting-fixture.ts';
import { testApi } from '#server/testing/api.ts';
import { auditAbout, member } from './admin-fixture.ts';

test('an order is paid back once, its licence ends, and the log says why (9.60)', async () => {
  const api = await testApi();
  const admin = await member(api, 'admin');
  const buyer = await newBuyer(api);
  const { orderId } = await boughtBy(api, buyer);
  const refund = () => call(admin.client, 'admin-refunds', { orderId, reason: 'Bought twice by mistake' });
  for (const again of [await refund(), await refund()])
    expect(again.data).toEqual({ refundedOre: 9900, sent: true });
  expect(await orderRow(api, orderId)).toMatchObject({ status: 'refunded', refund_reason: 'admin' });
  const { data } = await call(admin.client, 'admin-person', { userId: buyer.id });
  expect(data).toMatchObject({ person: { tier: 0 }, orders: [{ status: 'refunded' }] });
  expect(await auditAbout(api, buyer.id)).toEqual([
    {
      ...{ actor_id: admin.id, action: 'order.refunded' },
      details: { orderId, refundOre: 9900, reason: 'Bought twice by mistake' },
    },
  ]);
  const unknown = { orderId: crypto.randomUUID(), reason: 'Nothing' };
  expect((await call(admin.client, 'admin-refunds', unknown)).error).toEqual({
    ...{ status: 404, code: 'order_unknown' },
  });
  await api.close();
});
