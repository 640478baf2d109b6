import { readCode } from '#domain/licences/code.ts';
import { type QuotedPeriod, quotedPeriod, reducedPrice } from '#domain/licences/price.ts';
import type { LicenceGrant } from '#domain/licences/timeline.ts';
import type { Transaction } from '#server/db/database.ts';
import { type CheckoutCode, type CodeState, readCheckoutCode } from './checkout-codes.ts';

export type Price = {
  readonly name: string;
  readonly days: number;
  readonly priceOre: number;
  readonly percentOff: number;
  readonly amountOre: number;
};

/** What a package costs, with `percentOff` of a code. */
export async function readPrice(
  transaction: Transaction,
  { tier, percentOff }: { readonly tier: number; readonly percentOff: number },
): Promise<Price | null> {
  const [type] = await transaction.query<{ name: string; days: number; price_nok: number | null }>(
    'select name, days, price_nok from public.license_types where tier = $1',
    [tier],
  );
  if (!type?.price_nok) return null;
  const priceOre = type.price_nok * 100;
  const amountOre = reducedPrice(priceOre, percentOff);
  return { name: type.name, days: type.days, priceOre, percentOff, amountOre };
}

export type Quote = Price &
  QuotedPeriod & { readonly code: { readonly code: string; readonly state: CodeState } | null };

/** What a package would cost this person and when it would be used, were it bought now. */
export async function readQuote(
  transaction: Transaction,
  asked: {
    readonly userId: string;
    readonly tier: number;
    readonly code: string | undefined;
    readonly now: Date;
  },
): Promise<Quote | null> {
  const { userId, tier, now } = asked;
  const typed = asked.code?.trim() ? asked.code.trim() : null;
  const code = typed === null ? null : readCode(typed);
  const worth: CheckoutCode | null =
    typed === null ? null : await readCheckoutCode(transaction, { code, who: { userId, now } });
  const price = await readPrice(transaction, { tier, percentOff: worth?.percentOff ?? 0 });
  if (!price) return null;
  const period = quotedPeriod(await readGrants(transaction, userId), { tier, days: price.days, now });
  return { ...price, ...period, code: typed && worth ? { code: code ?? typed, state: worth.state } : null };
}

async function readGrants(transaction: Transaction, userId: string): Promise<LicenceGrant[]> {
  return transaction.query<LicenceGrant>(
    `select id, tier, days, granted_at as "grantedAt", revoked_at as "revokedAt"
     from public.license_grants where user_id = $1`,
    [userId],
  );
}
