import { readCode } from '#domain/licences/code.ts';
import { tiers } from '#domain/licences/licence.ts';
import type { Transaction } from '#server/db/database.ts';
import { AppError } from '#server/http/errors.ts';
import { grantLicence } from '#server/licences/grants.ts';

export type Redeemed = {
  readonly tier: number;
  readonly days: number;
  readonly startsAt: Date;
  readonly expiresAt: Date;
};

type Code = {
  readonly code: string;
  readonly trial_days: number | null;
  readonly expires_at: Date | null;
  readonly reserved_order_id: string | null;
  readonly reserved_until: Date | null;
  readonly redeemed_at: Date | null;
  readonly redeemed_by: string | null;
};

/**
 * Rule 9.51: gives the days of Trial that a code is worth, once; the same person again gets the same answer. Run it as the
 * service. @throws AppError 404 `code_unknown`, 409 `code_used`, `code_reserved` or `code_no_trial`, 410 `code_expired`.
 */
export async function redeemCode(
  transaction: Transaction,
  given: { readonly text: string; readonly userId: string; readonly now: Date },
): Promise<Redeemed> {
  const { userId, now } = given;
  // The person before the code: in the same order as the payments, so that neither waits for the other for ever.
  await transaction.query('select from public.users where id = $1 for no key update', [userId]);
  const code = await lockCode(transaction, given.text);
  if (code.redeemed_at) {
    const before =
      code.redeemed_by === userId ? await readGiven(transaction, { userId, code: code.code }) : null;
    if (before) return before;
    throw problem('code_used');
  }
  if (code.expires_at && code.expires_at <= now) throw problem('code_expired');
  if (code.trial_days === null) throw problem('code_no_trial');
  if (code.reserved_order_id && code.reserved_until && code.reserved_until > now)
    throw problem('code_reserved');
  await grantLicence(transaction, {
    userId,
    tier: tiers.trial,
    days: code.trial_days,
    source: 'code',
    reference: code.code,
    grantedAt: now,
  });
  await transaction.query(
    `update public.discount_codes set redeemed_at = $2, redeemed_by = $3,
     reserved_order_id = null, reserved_until = null where code = $1`,
    [code.code, now, userId],
  );
  const redeemed = await readGiven(transaction, { userId, code: code.code });
  if (!redeemed) throw new Error('a grant that was just given has no period');
  return redeemed;
}

async function lockCode(transaction: Transaction, text: string): Promise<Code> {
  const [code] = await transaction.query<Code>(
    `select code, trial_days, expires_at, reserved_order_id, reserved_until, redeemed_at, redeemed_by
     from public.discount_codes where code = $1 for update`,
    [readCode(text)],
  );
  if (!code) throw problem('code_unknown');
  return code;
}

/** What the code gave this person, with when it is used: behind what is paid, a trial waits. */
async function readGiven(
  transaction: Transaction,
  { userId, code }: { readonly userId: string; readonly code: string },
): Promise<Redeemed | null> {
  const [row] = await transaction.query<{ tier: number; days: number; starts: Date; ends: Date }>(
    `select g.tier, g.days, min(p.started_at) as starts, max(p.expires_at) as ends
     from public.license_grants g join public.license_users p on p.grant_id = g.id
     where g.source = 'code' and g.reference = $2 and g.user_id = $1 group by g.id`,
    [userId, code],
  );
  return row ? { tier: row.tier, days: row.days, startsAt: row.starts, expiresAt: row.ends } : null;
}

const problems = {
  code_unknown: [404, 'There is no such code.'],
  code_used: [409, 'This code has been used.'],
  code_reserved: [409, 'This code is held by an order that is being paid.'],
  code_expired: [410, 'This code has expired.'],
  code_no_trial: [409, 'This code takes something off a price; it gives no days of Trial.'],
} as const;

function problem(code: keyof typeof problems): AppError {
  const [status, message] = problems[code];
  return new AppError({ code, status, message });
}
