/** Versions of what is accepted before paying; kept with the order. A changed text gets a new one. */
export const acceptedVersions = { terms: '2025-06', withdrawal: '2026-11' } as const;

export type OrderStatus = 'open' | 'paid' | 'failed' | 'expired' | 'cancelled' | 'refunded';
export type RefundReason = 'withdrawal' | 'admin' | 'provider';

/** What happened to an order, at the provider or here. Amounts are øre. */
export type OrderEvent = { readonly at: Date } & (
  | { readonly kind: 'paid'; readonly paymentId: string | null }
  /** The checkout is done, and the money comes later or not at all. */
  | { readonly kind: 'pending' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'expired' }
  /** The buyer gave it up before paying. */
  | { readonly kind: 'cancelled' }
  /** The provider has sent back `totalOre` in all so far. */
  | { readonly kind: 'refunded'; readonly totalOre: number }
  /** The licence ends here, and `totalOre` in all is to be sent back. */
  | { readonly kind: 'returned'; readonly totalOre: number; readonly reason: 'withdrawal' | 'admin' }
);

export type OrderState = {
  readonly status: OrderStatus;
  readonly paidAt: Date | null;
  /** What the provider calls the payment. */
  readonly paymentId: string | null;
  /** Sent back or promised. */
  readonly refundedOre: number;
  readonly refundedAt: Date | null;
  readonly refundReason: RefundReason | null;
  /** Promised, and not yet told of by the provider. */
  readonly owedOre: number;
  /** From here on the order gives no licence. */
  readonly endedAt: Date | null;
  /** What becomes of a discount code: an order that may still be paid holds it. */
  readonly code: 'held' | 'free' | 'redeemed';
};

/**
 * Rule 9.45: how an order stands, from everything that is known of it. Events come late, twice and in any order, so nothing
 * here depends on which came first: a payment outweighs whatever else was told, and of several the earliest counts.
 */
export function orderState(events: readonly OrderEvent[], amountOre: number): OrderState {
  const paid = earliest(events, 'paid');
  const returned = earliest(events, 'returned');
  const refunds = ofKind(events, 'refunded');
  const sentOre = Math.min(amountOre, Math.max(0, ...refunds.map(({ totalOre }) => totalOre)));
  const promisedOre = Math.min(amountOre, returned?.totalOre ?? 0);
  const whole = earliestOf(refunds.filter(({ totalOre }) => totalOre >= amountOre));
  const endedAt = earliestOf([returned, whole].filter((event) => event !== null))?.at ?? null;
  const refundedOre = Math.max(sentOre, promisedOre);
  const largest = earliestOf(refunds.filter(({ totalOre }) => Math.min(amountOre, totalOre) === refundedOre));
  return {
    status: statusOf({ events, isPaid: paid !== null, isEnded: endedAt !== null }),
    paidAt: paid?.at ?? null,
    paymentId: paid?.paymentId ?? null,
    refundedOre,
    refundedAt: returned?.at ?? largest?.at ?? null,
    refundReason: returned?.reason ?? (refundedOre > 0 ? 'provider' : null),
    owedOre: promisedOre > sentOre ? promisedOre - sentOre : 0,
    endedAt,
    code: codeOf(events, paid !== null || endedAt !== null),
  };
}

type Kind = OrderEvent['kind'];
type EventOf<K extends Kind> = Extract<OrderEvent, { kind: K }>;

function ofKind<K extends Kind>(events: readonly OrderEvent[], kind: K): EventOf<K>[] {
  return events.filter((event): event is EventOf<K> => event.kind === kind);
}

function earliest<K extends Kind>(events: readonly OrderEvent[], kind: K): EventOf<K> | null {
  return earliestOf(ofKind(events, kind));
}

function earliestOf<Event extends OrderEvent>(events: readonly Event[]): Event | null {
  return events.toSorted((one, other) => one.at.getTime() - other.at.getTime())[0] ?? null;
}

function statusOf(order: {
  readonly events: readonly OrderEvent[];
  readonly isPaid: boolean;
  readonly isEnded: boolean;
}): OrderStatus {
  if (order.isEnded) return 'refunded';
  if (order.isPaid) return 'paid';
  // What the buyer did says more than that the provider closed the page after it.
  const ending = (['cancelled', 'failed', 'expired'] as const).find((kind) =>
    order.events.some((event) => event.kind === kind),
  );
  return ending ?? 'open';
}

function codeOf(events: readonly OrderEvent[], wasPaid: boolean): OrderState['code'] {
  if (wasPaid) return 'redeemed';
  const isOver = events.some(({ kind }) => kind === 'failed' || kind === 'expired' || kind === 'cancelled');
  return isOver ? 'free' : 'held';
}
