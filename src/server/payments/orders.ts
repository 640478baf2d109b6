import type { DisputeState, OrderEvent, OrderStatus, RefundReason } from '#domain/licences/order.ts';
import type { Transaction } from '#server/db/database.ts';
import { AppError } from '#server/http/errors.ts';
import type { PaymentProvider } from '#server/providers/payment/payment-provider.ts';

/** An order as it lies in the table. */
export type Order = {
  readonly id: string;
  /** Null when the person is gone; the books stay. */
  readonly user_id: string | null;
  readonly tier: number;
  readonly days: number;
  readonly price_ore: number;
  readonly percent_off: number;
  readonly amount_ore: number;
  readonly vat_percent: number;
  readonly code: string | null;
  readonly locale: 'en-GB' | 'nb-NO';
  readonly provider: PaymentProvider['kind'];
  readonly checkout_id: string | null;
  readonly checkout_url: string | null;
  readonly payment_id: string | null;
  readonly status: OrderStatus;
  readonly paid_at: Date | null;
  readonly refunded_ore: number;
  readonly refunded_at: Date | null;
  readonly refund_reason: RefundReason | null;
  readonly receipt_number: string | null;
  readonly receipt_sent_at: Date | null;
  readonly refund_mailed_ore: number;
  readonly refund_failed_ore: number;
  readonly dispute: DisputeState | null;
  readonly created_at: Date;
};

const columns = `id, user_id, tier, days, price_ore, percent_off, amount_ore, vat_percent, code, locale, provider, checkout_id, checkout_url,
  payment_id, status, paid_at, refunded_ore, refunded_at, refund_reason, receipt_number, receipt_sent_at,
  refund_mailed_ore, refund_failed_ore, dispute, created_at`;

/** The order, or null. `lock` makes events of the same order wait for each other. */
export async function readOrder(
  transaction: Transaction,
  orderId: string,
  lock: 'lock' | 'look' = 'look',
): Promise<Order | null> {
  const [order] = await transaction.query<Order>(
    `select ${columns} from public.orders where id = $1 ${lock === 'lock' ? 'for update' : ''}`,
    [orderId],
  );
  return order ?? null;
}

/** The person's own order. @throws AppError 404 `order_unknown`, also for somebody else's. */
export async function readOwnOrder(
  transaction: Transaction,
  own: { readonly orderId: string; readonly userId: string },
  lock: 'lock' | 'look' = 'look',
): Promise<Order> {
  const order = await readOrder(transaction, own.orderId, lock);
  if (order?.user_id === own.userId) return order;
  throw new AppError({ code: 'order_unknown', status: 404, message: 'There is no such order.' });
}

/** The order of a person's request, made before. */
export async function findByRequest(
  transaction: Transaction,
  { userId, requestKey }: { readonly userId: string; readonly requestKey: string },
): Promise<Order | null> {
  const [order] = await transaction.query<Order>(
    `select ${columns} from public.orders where user_id = $1 and request_key = $2`,
    [userId, requestKey],
  );
  return order ?? null;
}

type EventRow = {
  readonly id: string;
  readonly kind: string;
  readonly happened_at: Date;
  readonly payload: Payload;
};
type Payload = {
  readonly paymentId?: string | null;
  readonly totalOre?: number;
  readonly amountOre?: number;
  readonly reason?: 'withdrawal' | 'admin';
  readonly disputeId?: string;
  readonly outcome?: 'won' | 'lost';
  readonly refundId?: string;
};

/** Everything that is known of an order, or what the events with these ids say. */
export async function readEvents(
  transaction: Transaction,
  orderId: string,
  ids: readonly string[] | null = null,
): Promise<OrderEvent[]> {
  const rows = await transaction.query<EventRow>(
    `select id, kind, happened_at, payload from public.payment_events
     where order_id = $1 and ($2::text[] is null or id = any($2))`,
    [orderId, ids],
  );
  return rows.flatMap((row) => eventOf(row) ?? []);
}

function eventOf({ id, kind, happened_at: at, payload }: EventRow): OrderEvent | null {
  const { paymentId = null, totalOre = 0, amountOre = 0, reason = 'withdrawal' } = payload;
  switch (kind) {
    case 'paid':
      return { kind, at, paymentId };
    case 'pending':
    case 'failed':
    case 'expired':
    case 'cancelled':
      return { kind, at };
    case 'refunded':
    case 'settled':
      return { kind, at, totalOre };
    case 'returned':
      return { kind, at, totalOre, reason };
    // Before 0019 only the fact was kept, without the amount.
    case 'disputed':
      return { kind, at, amountOre, disputeId: payload.disputeId ?? id };
    case 'dispute_closed':
      return { kind, at, amountOre, disputeId: payload.disputeId ?? id, outcome: payload.outcome ?? 'won' };
    case 'refund_failed':
      return { kind, at, amountOre, refundId: payload.refundId ?? id };
    default:
      return null;
  }
}

/** Where a buyer sees the order; `back` and `cancelled` say how they came from the provider. */
export function orderUrl(
  publicUrl: string,
  { order, came }: { readonly order: Pick<Order, 'id' | 'locale'>; readonly came?: 'back' | 'cancelled' },
): string {
  const prefix = order.locale === 'nb-NO' ? '/nb' : '';
  return `${publicUrl}${prefix}/app/license/order/${order.id}${came ? `?${came}` : ''}`;
}
