import { vatShare } from '#domain/licences/price.ts';
import { withdrawalEnds } from '#domain/licences/refund.ts';
import type { Transaction } from '#server/db/database.ts';
import { standsOnOrder } from '#server/guarantee/founded-extensions.ts';
import type { Order } from './orders.ts';
import type { PaymentService, Seller } from './payment-service.ts';
import { withdrawableOre } from './withdrawable.ts';

/** What stands on a receipt: on its page and in its mail. Amounts are øre. */
export type Receipt = {
  readonly orderId: string;
  readonly status: Order['status'];
  readonly checkoutUrl: string | null;
  readonly number: number | null;
  readonly paidAt: Date | null;
  readonly seller: Seller;
  readonly tier: number;
  readonly packageName: string;
  readonly days: number;
  readonly startsAt: Date | null;
  readonly expiresAt: Date | null;
  readonly priceOre: number;
  readonly percentOff: number;
  readonly discountOre: number;
  readonly amountOre: number;
  readonly vatPercent: number;
  /** In the amount, and in what was paid back of it. */
  readonly vatOre: number;
  readonly refundedVatOre: number;
  readonly code: string | null;
  readonly refundedOre: number;
  readonly refundedAt: Date | null;
  readonly refundReason: Order['refund_reason'];
  /** Sent back and not arrived. */
  readonly failedRefundOre: number;
  readonly withdrawal: {
    readonly until: Date;
    readonly refundOre: number;
    /** Days of the pass guarantee end with it. */
    readonly endsExtension: boolean;
  } | null;
};

/** Puts an order's receipt together. Rule 9.47. */
export async function readReceipt(
  { context, seller }: PaymentService,
  { transaction, order }: { readonly transaction: Transaction; readonly order: Order },
): Promise<Receipt> {
  const [facts] = await transaction.query<{ name: string; starts: Date | null; ends: Date | null }>(
    `select t.name, min(p.started_at) as starts, max(p.expires_at) as ends
     from public.license_types t
     left join public.license_grants g on g.source = 'payment' and g.reference = $1
     left join public.license_users p on p.grant_id = g.id
     where t.tier = $2 group by t.name`,
    [order.id, order.tier],
  );
  const refundOre = await withdrawableOre(transaction, { order, now: context.now() });
  return {
    orderId: order.id,
    status: order.status,
    checkoutUrl: order.status === 'open' ? order.checkout_url : null,
    // A bigint comes as text.
    number: order.receipt_number === null ? null : Number(order.receipt_number),
    paidAt: order.paid_at,
    seller,
    tier: order.tier,
    packageName: facts?.name ?? '',
    days: order.days,
    startsAt: facts?.starts ?? null,
    expiresAt: facts?.ends ?? null,
    priceOre: order.price_ore,
    percentOff: order.percent_off,
    discountOre: order.price_ore - order.amount_ore,
    amountOre: order.amount_ore,
    vatPercent: order.vat_percent,
    vatOre: vatShare(order.amount_ore, order.vat_percent),
    refundedVatOre: vatShare(order.refunded_ore, order.vat_percent),
    code: order.code,
    refundedOre: order.refunded_ore,
    refundedAt: order.refunded_at,
    refundReason: order.refund_reason,
    failedRefundOre: order.refund_failed_ore,
    withdrawal:
      refundOre !== null && order.paid_at
        ? {
            until: withdrawalEnds(order.paid_at),
            refundOre,
            endsExtension:
              order.user_id !== null &&
              (await standsOnOrder(transaction, {
                ...{ userId: order.user_id, orderId: order.id, now: context.now() },
              })),
          }
        : null,
  };
}
