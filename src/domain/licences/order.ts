/** Versions of what is accepted before paying; kept with the order. A changed text gets a new one. */
export const acceptedVersions = { terms: '2025-06', withdrawal: '2026-11' } as const;

/** What people call an order: the beginning of its id, which is enough to find it. `6F9C2D52`. */
export function orderNumber(orderId: string): string {
  return orderId.slice(0, 8).toUpperCase();
}

export type OrderStatus = 'open' | 'paid' | 'failed' | 'expired' | 'cancelled' | 'refunded';
export type RefundReason = 'withdrawal' | 'admin' | 'provider' | 'dispute';
/** How the buyer's bank sees a payment that they disputed there. */
export type DisputeState = 'open' | 'won' | 'lost';

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
  /** The buyer disputes the payment at their bank. */
  | { readonly kind: 'disputed'; readonly disputeId: string; readonly amountOre: number }
  /** The bank has decided: `lost` means that it took `amountOre` back for the buyer. */
  | {
      readonly kind: 'dispute_closed';
      readonly disputeId: string;
      readonly amountOre: number;
      readonly outcome: 'won' | 'lost';
    }
  /** A refund did not reach the buyer; the money lies with us again. */
  | { readonly kind: 'refund_failed'; readonly refundId: string; readonly amountOre: number }
  /** Of refunds that failed, `totalOre` in all was paid in another way. */
  | { readonly kind: 'settled'; readonly totalOre: number }
  /** The licence ends here, and `totalOre` in all is to be sent back. */
  | { readonly kind: 'returned'; readonly totalOre: number; readonly reason: 'withdrawal' | 'admin' }
);

export type OrderState = {
  readonly status: OrderStatus;
  readonly paidAt: Date | null;
  /** What the provider calls the payment. */
  readonly paymentId: string | null;
  /** Sent back, taken back by the bank, or promised. */
  readonly refundedOre: number;
  /** What the provider has told of sending back, also when it failed later. */
  readonly sentOre: number;
  readonly refundedAt: Date | null;
  readonly refundReason: RefundReason | null;
  /** Promised, and not yet told of by the provider. */
  readonly owedOre: number;
  /** Sent back, not arrived, and not yet paid in another way. */
  readonly failedOre: number;
  readonly dispute: DisputeState | null;
  /** From here on the order gives no licence. */
  readonly endedAt: Date | null;
  /** What becomes of a discount code: an order that may still be paid holds it. */
  readonly code: 'held' | 'free' | 'redeemed';
};

/**
 * Rule 9.45, Rule 9.79: how an order stands, from everything that is known of it. Events come late, twice and in any order,
 * so nothing here depends on which came first: a payment outweighs whatever else was told, and of several the earliest counts.
 */
export function orderState(events: readonly OrderEvent[], amountOre: number): OrderState {
  const paid = earliest(events, 'paid');
  const returned = earliest(events, 'returned');
  const refunds = ofKind(events, 'refunded');
  const lost = ofKind(events, 'dispute_closed').filter(({ outcome }) => outcome === 'lost');
  const sentOre = Math.min(amountOre, largestTotal(refunds));
  const backOre = Math.min(amountOre, sentOre + sumOnce(lost, 'disputeId'));
  const promisedOre = Math.min(amountOre, returned?.totalOre ?? 0);
  const refundedOre = Math.max(backOre, promisedOre);
  const whole = earliestOf(refunds.filter(({ totalOre }) => totalOre >= amountOre));
  const end = earliestOf<OrderEvent>([returned, whole, earliestOf(lost)].filter((event) => event !== null));
  const largest = earliestOf(refunds.filter(({ totalOre }) => Math.min(amountOre, totalOre) === sentOre));
  return {
    status: statusOf({ events, isPaid: paid !== null, isEnded: end !== null }),
    paidAt: paid?.at ?? null,
    paymentId: paid?.paymentId ?? null,
    refundedOre,
    sentOre,
    refundedAt: returned?.at ?? end?.at ?? largest?.at ?? null,
    refundReason: reasonOf({ returned, end, refundedOre }),
    owedOre: refundedOre - backOre,
    failedOre: Math.max(
      0,
      sumOnce(ofKind(events, 'refund_failed'), 'refundId') - largestTotal(ofKind(events, 'settled')),
    ),
    dispute: disputeOf(events),
    endedAt: end?.at ?? null,
    code: codeOf(events, paid !== null || end !== null),
  };
}

type Kind = OrderEvent['kind'];
type EventOf<K extends Kind> = Extract<OrderEvent, { kind: K }>;

function ofKind<K extends Kind>(events: readonly OrderEvent[], kind: K): EventOf<K>[] {
  return events.filter((event): event is EventOf<K> => event.kind === kind);
}

function largestTotal(events: readonly { readonly totalOre: number }[]): number {
  return Math.max(0, ...events.map(({ totalOre }) => totalOre));
}

/** What is told twice of one dispute or refund counts once. */
function sumOnce<Name extends string>(
  events: readonly ({ readonly amountOre: number } & { readonly [name in Name]: string })[],
  name: Name,
): number {
  const amounts = new Map(events.map((event) => [event[name], event.amountOre]));
  return [...amounts.values()].reduce((sum, amountOre) => sum + amountOre, 0);
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

function reasonOf(order: {
  readonly returned: EventOf<'returned'> | null;
  readonly end: OrderEvent | null;
  readonly refundedOre: number;
}): RefundReason | null {
  if (order.returned) return order.returned.reason;
  if (order.end?.kind === 'dispute_closed') return 'dispute';
  return order.refundedOre > 0 ? 'provider' : null;
}

/** One that is lost outweighs one that goes on, that one those that were won. */
function disputeOf(events: readonly OrderEvent[]): DisputeState | null {
  const closed = ofKind(events, 'dispute_closed');
  if (closed.some(({ outcome }) => outcome === 'lost')) return 'lost';
  const isOpen = ofKind(events, 'disputed').some(
    ({ disputeId }) => !closed.some((one) => one.disputeId === disputeId),
  );
  if (isOpen) return 'open';
  return closed.length > 0 ? 'won' : null;
}

function codeOf(events: readonly OrderEvent[], wasPaid: boolean): OrderState['code'] {
  if (wasPaid) return 'redeemed';
  const isOver = events.some(({ kind }) => kind === 'failed' || kind === 'expired' || kind === 'cancelled');
  return isOver ? 'free' : 'held';
}
