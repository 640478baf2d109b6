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

/** As `status code`, with what there is of payment, refund, debt and end in minutes. */
function shown(events: readonly OrderEvent[]): string {
  const state = orderState(events, 9900);
  const at = (moment: Date | null) => moment && (moment.getTime() - minute(0).getTime()) / 60_000;
  return [
    `${state.status} ${state.code}`,
    state.paidAt && `paid ${at(state.paidAt)} ${state.paymentId}`,
    state.refundedOre > 0 && `back ${state.refundedOre} at ${at(state.refundedAt)} by ${state.refundReason}`,
    state.owedOre > 0 && `owed ${state.owedOre}`,
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
