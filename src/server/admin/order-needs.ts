import type { DisputeState } from '#domain/licences/order.ts';

export type NeedsRow = {
  readonly dispute: DisputeState | null;
  readonly refund_failed_ore: number;
  readonly owed_ore: number;
};

/** What of an order may need somebody. Rule 9.81. */
export const needsColumns = 'dispute, refund_failed_ore, owed_ore';

/** The same as the wire has it. */
export function needsOf(row: NeedsRow) {
  return { dispute: row.dispute, failedRefundOre: row.refund_failed_ore, owedOre: row.owed_ore };
}
