import { describe, expect, test } from 'vitest';
import { type OrderEvent, orderState } from './order.ts';

const minute = (count: number) => new Date(Date.UTC(2026, 10, 1) + count * 60_000);
const paid = (at: number): OrderEvent => ({ kind: 'paid', at: minute(at), paymentId: `pay-${at}` });
const plain = (kind: 'pending' | 'failed' | 'expired' | 'cancelled', at: number): OrderEvent => ({
  kind,
  at: minute(at),
});
const refunded = (at: number, totalOre: number): OrderEvent => ({
  kind: 'refunded',
  at: minute(at),
  totalOre,
});
const returned = (at: number, totalOre: number): OrderEvent => ({
  ...{ kind: 'returned', at: minute(at), totalOre, reason: 'withdrawal' },
});

const disputed = (at: number, disputeId = 'd1', amountOre = 9900): OrderEvent => ({
  ...{ kind: 'disputed', at: minute(at), disputeId, amountOre },
});
const closed = (
  at: number,
  outcome: 'won' | 'lost',
  { disputeId = 'd1', amountOre = 9900 } = {},
): OrderEvent => ({ ...{ kind: 'dispute_closed', at: minute(at), disputeId, amountOre, outcome } });
const failed = (at: number, refundId: string, amountOre: number): OrderEvent => ({
  ...{ kind: 'refund_failed', at: minute(at), refundId, amountOre },
});
const settled = (at: number, totalOre: number): OrderEvent => ({ kind: 'settled', at: minute(at), totalOre });

/** As `status code`, with what there is of payment, refund, debt and end in minutes. */
function shown(events: readonly OrderEvent[]): string {
  const state = orderState(events, 9900);
  const at = (moment: Date | null) => moment && (moment.getTime() - minute(0).getTime()) / 60_000;
  return [
    `${state.status} ${state.code}`,
    state.paidAt && `paid ${at(state.paidAt)} ${state.paymentId}`,
    state.refundedOre > 0 && `back ${state.refundedOre} at ${at(state.refundedAt)} by ${state.refundReason}`,
    state.owedOre > 0 && `owed ${state.owedOre}`,
    state.failedOre > 0 && `failed ${state.failedOre}`,
    state.dispute && `dispute ${state.dispute}`,
    state.endedAt && `ended ${at(state.endedAt)}`,
  ]
    .filter(Boolean)
    .join(', ');
}

describe('9.45 how an order stands follows from everything that is known of it', () => {
  test.each<[string, OrderEvent[], string]>([
    ['nothing yet', [], 'open held'],
    ['paid', [paid(5)], 'paid redeemed, paid 5 pay-5'],
    ['money that is on its way holds the code', [plain('pending', 5)], 'open held'],
    ['and is paid when it is there', [plain('pending', 5), paid(900)], 'paid redeemed, paid 900 pay-900'],
    ['and is not when it does not come', [plain('pending', 5), plain('failed', 900)], 'failed free'],
    ['nobody paid in time', [plain('expired', 60)], 'expired free'],
    [
      'given up by the buyer, then closed by the provider',
      [plain('cancelled', 9), plain('expired', 9)],
      'cancelled free',
    ],
    ['declined, then closed', [plain('failed', 3), plain('expired', 60)], 'failed free'],
    [
      'a payment outweighs what else was told',
      [plain('expired', 4), plain('cancelled', 4), paid(5)],
      'paid redeemed, paid 5 pay-5',
    ],
    [
      'of several tellings of a payment the earliest counts',
      [paid(6), paid(5)],
      'paid redeemed, paid 5 pay-5',
    ],
    [
      'refunded in part it goes on',
      [paid(5), refunded(20, 3000)],
      'paid redeemed, paid 5 pay-5, back 3000 at 20 by provider',
    ],
    [
      'refunded in full it ends at the refund that made it so',
      [paid(5), refunded(20, 3000), refunded(30, 9900), refunded(40, 9900)],
      'refunded redeemed, paid 5 pay-5, back 9900 at 30 by provider, ended 30',
    ],
    [
      'a refund that is told of before the payment waits for it',
      [refunded(20, 3000)],
      'open held, back 3000 at 20 by provider',
    ],
    [
      'even one in full: what was sent back was paid',
      [refunded(20, 9900)],
      'refunded redeemed, back 9900 at 20 by provider, ended 20',
    ],
    [
      'withdrawn from: it is over at once, and the money is owed',
      [paid(5), returned(50, 6600)],
      'refunded redeemed, paid 5 pay-5, back 6600 at 50 by withdrawal, owed 6600, ended 50',
    ],
    [
      'and owed no more when it was sent',
      [paid(5), returned(50, 6600), refunded(51, 6600)],
      'refunded redeemed, paid 5 pay-5, back 6600 at 50 by withdrawal, ended 50',
    ],
    [
      'of what is owed, what went back before is taken off',
      [paid(5), refunded(20, 3000), returned(50, 9600)],
      'refunded redeemed, paid 5 pay-5, back 9600 at 50 by withdrawal, owed 6600, ended 50',
    ],
    [
      'no more goes back than was paid',
      [paid(5), refunded(20, 12_000)],
      'refunded redeemed, paid 5 pay-5, back 9900 at 20 by provider, ended 20',
    ],
  ])('%s', (_, events, expected) => {
    expect(shown(events)).toBe(expected);
    expect(shown(events.toReversed())).toBe(expected);
    expect(shown([...events, ...events])).toBe(expected);
  });
});

describe('a dispute and a refund that failed (9.81)', () => {
  const start = 'redeemed, paid 5 pay-5';
  test.each<[string, OrderEvent[], string]>([
    ['a dispute changes nothing while it goes on', [paid(5), disputed(20)], `paid ${start}, dispute open`],
    [
      'one that is won leaves the licence',
      [paid(5), disputed(20), closed(90, 'won')],
      `paid ${start}, dispute won`,
    ],
    [
      'one that is lost takes it back when it is lost',
      [paid(5), disputed(20), closed(90, 'lost')],
      `refunded ${start}, back 9900 at 90 by dispute, dispute lost, ended 90`,
    ],
    [
      'also when nothing told that it was begun',
      [paid(5), closed(90, 'lost')],
      `refunded ${start}, back 9900 at 90 by dispute, dispute lost, ended 90`,
    ],
    [
      'one that goes on outweighs one that was won',
      [paid(5), closed(40, 'won'), disputed(60, 'd2')],
      `paid ${start}, dispute open`,
    ],
    [
      'what a lost one took is owed no more',
      [paid(5), disputed(20), returned(50, 6600), closed(90, 'lost')],
      `refunded ${start}, back 9900 at 50 by withdrawal, dispute lost, ended 50`,
    ],
    [
      'nor is more taken off than it took',
      [paid(5), returned(50, 6600), closed(90, 'lost', { amountOre: 3000 })],
      `refunded ${start}, back 6600 at 50 by withdrawal, owed 3600, dispute lost, ended 50`,
    ],
    [
      'it comes on top of what was sent back, up to what was paid',
      [paid(5), refunded(20, 3000), closed(90, 'lost', { amountOre: 9000 })],
      `refunded ${start}, back 9900 at 90 by dispute, dispute lost, ended 90`,
    ],
    [
      'a refund in full before it is what ended the licence',
      [paid(5), refunded(20, 9900), closed(90, 'lost')],
      `refunded ${start}, back 9900 at 20 by provider, dispute lost, ended 20`,
    ],
    [
      'a refund that failed is due in another way, and the licence stays over',
      [paid(5), returned(50, 6600), refunded(51, 6600), failed(700, 'r1', 6600)],
      `refunded ${start}, back 6600 at 50 by withdrawal, failed 6600, ended 50`,
    ],
    [
      'and due no more when it was paid so',
      [paid(5), returned(50, 6600), refunded(51, 6600), failed(700, 'r1', 6600), settled(900, 6600)],
      `refunded ${start}, back 6600 at 50 by withdrawal, ended 50`,
    ],
    [
      'two that failed add up, and what was settled is taken off',
      [paid(5), refunded(20, 5000), failed(30, 'r1', 2000), failed(31, 'r2', 3000), settled(40, 2000)],
      `paid ${start}, back 5000 at 20 by provider, failed 3000`,
    ],
  ])('%s', (_, events, expected) => {
    expect(shown(events)).toBe(expected);
    expect(shown(events.toReversed())).toBe(expected);
    expect(shown([...events, ...events])).toBe(expected);
  });
});
