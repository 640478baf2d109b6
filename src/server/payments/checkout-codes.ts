import { dayMs } from '#domain/time/days.ts';
import type { Transaction } from '#server/db/database.ts';
import { AppError } from '#server/http/errors.ts';

export type CodeState = 'good' | 'unknown' | 'used' | 'expired' | 'reserved' | 'no_discount';

export type CheckoutCode = {
  readonly state: CodeState;
  readonly percentOff: number;
  /** An open order of the same person that holds it: it is given up when they start another. */
  readonly ownOrderId: string | null;
};

/** An order that is being paid holds its code this long: five minutes longer than the provider's page is open. */
const heldMs = 65 * 60_000;
/** Money that comes later, by a bank, may take days. */
const heldPendingMs = 14 * dayMs;

type Row = {
  percent_off: number | null;
  expires_at: Date | null;
  redeemed_at: Date | null;
  reserved_until: Date | null;
  reserved_order_id: string | null;
  holder: string | null;
  status: string | null;
};

/** What a code is worth at checkout for this person. @param code as `readCode` gives it. */
export async function readCheckoutCode(
  transaction: Transaction,
  {
    code,
    who,
  }: { readonly code: string | null; readonly who: { readonly userId: string; readonly now: Date } },
): Promise<CheckoutCode> {
  const [row] = await transaction.query<Row>(
    `select c.percent_off, c.expires_at, c.redeemed_at, c.reserved_until, c.reserved_order_id,
       o.user_id as holder, o.status
     from public.discount_codes c left join public.orders o on o.id = c.reserved_order_id where c.code = $1`,
    [code],
  );
  const state = row ? stateOf(row, who) : 'unknown';
  const ownOrderId = row && state === 'good' && isHeld(row, who.now) ? row.reserved_order_id : null;
  return { state, percentOff: state === 'good' ? (row?.percent_off ?? 0) : 0, ownOrderId };
}

function stateOf(row: Row, { userId, now }: { readonly userId: string; readonly now: Date }): CodeState {
  if (row.redeemed_at) return 'used';
  if (row.percent_off === null) return 'no_discount';
  if (isHeld(row, now)) return row.holder === userId ? 'good' : 'reserved';
  return row.expires_at && row.expires_at <= now ? 'expired' : 'good';
}

function isHeld(row: Row, now: Date): boolean {
  return row.reserved_until !== null && row.reserved_until > now;
}

/**
 * Holds the code for an order, in one statement: of two orders that want it, one gets it.
 * @throws AppError 404 `code_unknown`, 409 `code_used`, `code_reserved`, `code_no_discount`, 410 `code_expired`.
 */
export async function reserveCode(
  transaction: Transaction,
  hold: {
    readonly code: string | null;
    readonly orderId: string;
    readonly userId: string;
    readonly now: Date;
  },
): Promise<void> {
  const { code, orderId, userId, now } = hold;
  const held = await transaction.query(
    `update public.discount_codes set reserved_order_id = $2, reserved_until = $3
     where code = $1 and redeemed_at is null and percent_off is not null
       and (expires_at is null or expires_at > $4)
       and (reserved_until is null or reserved_until <= $4 or reserved_order_id = $2) returning code`,
    [code, orderId, new Date(now.getTime() + heldMs), now],
  );
  if (held.length > 0) return;
  const { state } = await readCheckoutCode(transaction, { code, who: { userId, now } });
  // Between the two statements it may have become free; then it is the person's to try again.
  throw codeError(state === 'good' ? 'reserved' : state);
}

const refusals: Readonly<Record<Exclude<CodeState, 'good'>, readonly [status: number, message: string]>> = {
  unknown: [404, 'There is no such code.'],
  used: [409, 'This code has been used.'],
  reserved: [409, 'This code is in use in another checkout.'],
  no_discount: [409, 'This code gives no discount.'],
  expired: [410, 'This code has expired.'],
};

/** The error for a code that is not good. */
export function codeError(state: Exclude<CodeState, 'good'>): AppError {
  const [status, message] = refusals[state];
  return new AppError({ code: `code_${state}`, status, message });
}

/** Money is on its way: the code is held until it is there. */
export async function extendReservation(
  transaction: Transaction,
  { orderId, since }: { readonly orderId: string; readonly since: Date },
): Promise<void> {
  await transaction.query(
    `update public.discount_codes set reserved_until = greatest(reserved_until, $2)
     where reserved_order_id = $1 and redeemed_at is null`,
    [orderId, new Date(since.getTime() + heldPendingMs)],
  );
}

/** The order came to nothing: the code may be used again. */
export async function releaseCode(transaction: Transaction, orderId: string): Promise<void> {
  await transaction.query(
    `update public.discount_codes set reserved_order_id = null, reserved_until = null
     where reserved_order_id = $1 and redeemed_at is null`,
    [orderId],
  );
}

/**
 * The order is paid: the code is used up, once, by it.
 * @returns false when another order or the licence page had used it by then; the price that was paid stays.
 */
export async function redeemCode(
  transaction: Transaction,
  order: { readonly id: string; readonly code: string; readonly userId: string | null; readonly at: Date },
): Promise<boolean> {
  const redeemed = await transaction.query(
    `update public.discount_codes set redeemed_at = coalesce(redeemed_at, $4), redeemed_by = coalesce(redeemed_by, $3),
       reserved_order_id = $2, reserved_until = null
     where code = $1 and (redeemed_at is null or reserved_order_id = $2) returning code`,
    [order.code, order.id, order.userId, order.at],
  );
  return redeemed.length > 0;
}
