import { randomUUID } from 'node:crypto';
import { seededChance } from '#domain/testing/seeded-chance.ts';

/** What truly happened to an order, and what Stripe tells of it, in the order of time. For tests. */
export type OrderScenario = {
  readonly orderId: string;
  readonly userId: string;
  readonly tier: 11 | 12;
  readonly amountOre: number;
  readonly code: string | null;
  readonly paidAt: Date | null;
  /** Refunded in full, or lost to the buyer's bank. */
  readonly endedAt: Date | null;
  readonly refundedOre: number;
  readonly status: 'paid' | 'refunded' | 'failed' | 'expired';
  readonly dispute: 'open' | 'won' | 'lost' | null;
  /** Of refunds that did not arrive. */
  readonly failedOre: number;
  /** Disputes, their ends and refunds that failed, each once. */
  readonly noticed: number;
  readonly events: readonly StripeEvent[];
};

export type StripeEvent = {
  readonly id: string;
  readonly type: string;
  /** Seconds. */
  readonly created: number;
  readonly object: object;
};

type Chance = (below: number) => number;

/** The same seed tells the same stories. */
export function chanceOf(seed: number): Chance {
  const chance = seededChance(seed);
  return (below) => Math.floor(chance() * below);
}

/** One order's story, begun at `second`, which no other order of the person has. */
export function orderScenario(
  chance: Chance,
  about: { readonly userId: string; readonly second: number; readonly code: string | null },
): OrderScenario {
  const { userId, second, code } = about;
  const tier = chance(3) === 0 ? 12 : 11;
  const fullOre = tier === 12 ? 19_900 : 9900;
  const amountOre = code ? fullOre * 0.8 : fullOre;
  const orderId = randomUUID();
  const paymentIntent = `pi_${orderId}`;
  const events: StripeEvent[] = [];
  const tell = (type: string, created: number, object: object) =>
    events.push({ id: `evt_${randomUUID()}`, type, created, object });
  const session = (status: 'paid' | 'unpaid') => ({
    ...{ object: 'checkout.session', metadata: { order_id: orderId }, client_reference_id: orderId },
    ...{ payment_status: status, payment_intent: paymentIntent, amount_total: amountOre, currency: 'nok' },
  });
  const noise = (created: number) => {
    for (const type of ['payment_intent.created', 'charge.succeeded', 'charge.updated'].slice(chance(3)))
      tell(type, created, { metadata: { order_id: orderId } });
  };
  const order = { orderId, userId, tier, amountOre, code, events } as const;
  const unpaid = {
    ...order,
    paidAt: null,
    endedAt: null,
    refundedOre: 0,
    dispute: null,
    failedOre: 0,
    noticed: 0,
  };

  const way = chance(10);
  noise(second);
  if (way === 0) {
    tell('checkout.session.expired', second + 3600, session('unpaid'));
    return { ...unpaid, status: 'expired' };
  }
  if (way === 1) {
    tell('checkout.session.completed', second + 60, session('unpaid'));
    tell('checkout.session.async_payment_failed', second + 60 + chance(200_000), session('unpaid'));
    return { ...unpaid, status: 'failed' };
  }
  let paid = second + 30 + chance(600);
  if (way === 2) {
    tell('checkout.session.completed', paid, session('unpaid'));
    paid += 1 + chance(200_000);
    tell('checkout.session.async_payment_succeeded', paid, session('paid'));
  } else tell('checkout.session.completed', paid, session('paid'));
  // Stripe may tell one thing twice under two ids, and a page that was left open is closed later.
  if (way === 3) tell('checkout.session.completed', paid + 2, session('paid'));
  if (way === 4) tell('checkout.session.expired', paid + 3600, session('paid'));
  noise(paid);

  let refundedOre = 0;
  let refunded = paid;
  const refund = (ore: number) => {
    refundedOre += ore;
    refunded += 1 + chance(20 * 24 * 3600);
    const charge = { object: 'charge', metadata: { order_id: orderId }, payment_intent: paymentIntent };
    tell('charge.refunded', refunded, { ...charge, amount: amountOre, amount_refunded: refundedOre });
  };
  const refunds = chance(8);
  if (refunds < 3) refund(1000);
  if (refunds === 1) refund(2500);
  const isWhole = refunds === 2 || refunds === 3;
  if (isWhole) refund(amountOre - refundedOre);
  const wholeAt = isWhole ? refunded : Number.POSITIVE_INFINITY;

  let failedOre = 0;
  if (refunds < 3 && chance(3) === 0) {
    failedOre = 1000;
    const failed = { object: 'refund', id: `re_${orderId}`, payment_intent: paymentIntent, status: 'failed' };
    for (const type of ['refund.failed', 'refund.updated', 'charge.refund.updated'].slice(chance(3)))
      tell(type, refunded + 1 + chance(100_000), { ...failed, amount: failedOre });
  }
  const dispute = ([null, null, null, 'open', 'won', 'lost'] as const)[chance(6)] ?? null;
  const decided = paid + 2 + chance(20 * 24 * 3600);
  const disputed = {
    object: 'dispute',
    id: `dp_${orderId}`,
    payment_intent: paymentIntent,
    amount: amountOre,
  };
  if (dispute) tell('charge.dispute.created', paid + 1, { ...disputed, status: 'needs_response' });
  if (dispute && dispute !== 'open') tell('charge.dispute.closed', decided, { ...disputed, status: dispute });
  const endedSecond = Math.min(wholeAt, dispute === 'lost' ? decided : Number.POSITIVE_INFINITY);
  const isOver = Number.isFinite(endedSecond);
  return {
    ...{ ...order, dispute, failedOre },
    refundedOre: dispute === 'lost' ? amountOre : refundedOre,
    paidAt: new Date(paid * 1000),
    endedAt: isOver ? new Date(endedSecond * 1000) : null,
    status: isOver ? 'refunded' : 'paid',
    noticed: (failedOre > 0 ? 1 : 0) + (dispute === null ? 0 : dispute === 'open' ? 1 : 2),
  };
}

/** In any order (Fisher and Yates). */
export function shuffled<Item>(items: readonly Item[], chance: Chance): Item[] {
  const all = [...items];
  for (let last = all.length - 1; last > 0; last -= 1) {
    const other = chance(last + 1);
    [all[last], all[other]] = [all[other] as Item, all[last] as Item];
  }
  return all;
}
