import { guaranteeTerms } from '#domain/guarantee/terms.ts';
import { tiers } from '#domain/licences/licence.ts';
import type { Day } from '#domain/time/days.ts';
import type { Transaction } from '#server/db/database.ts';
import { grantLicence, revokeLicence } from '#server/licences/grants.ts';

type Extension = {
  readonly claim_id: string;
  readonly test_date: string;
  readonly tier: number;
  readonly reference: string;
};

/**
 * Rule 9.82: an extension stands on the package that was held on the day of the test. When that is taken back, what is
 * left of the extension ends with it; where a lower package was held too, that one is extended instead, for the whole time.
 * Run it after a licence was taken back, with the person's licences locked by that.
 */
export async function revokeUnfoundedExtensions(
  transaction: Transaction,
  { userId, at }: { readonly userId: string; readonly at: Date },
): Promise<void> {
  // One extension may stand on another: the earliest first.
  for (const extension of await readExtensions(transaction, userId)) {
    const testDate = extension.test_date;
    const held = await readGround(transaction, { userId, testDate });
    if ((held ?? 0) >= extension.tier) continue;
    const { claim_id: claimId, reference } = extension;
    await revokeLicence(transaction, { source: 'guarantee', reference, revokedAt: at });
    if (held === null) continue;
    const grantId = await grantLicence(transaction, {
      ...{ userId, tier: held, days: guaranteeTerms.extensionDays, grantedAt: at },
      ...{ source: 'guarantee', reference: `${claimId}:${held}` },
    });
    await transaction.query('update public.guarantee_claims set grant_id = $2 where id = $1', [
      claimId,
      grantId,
    ]);
  }
}

/** Whether an extension would end or be lowered with this purchase: the buyer is told before withdrawing. Rule 9.82. */
export async function standsOnOrder(
  transaction: Transaction,
  order: { readonly userId: string; readonly orderId: string; readonly now: Date },
): Promise<boolean> {
  const { userId, orderId, now } = order;
  for (const { test_date: testDate, tier } of await readExtensions(transaction, userId, now)) {
    const held = await readGround(transaction, { userId, testDate, withoutOrder: orderId });
    if ((held ?? 0) < tier) return true;
  }
  return false;
}

/** The highest package that was there on the day of the test, in use or waiting, and was not taken back since. */
async function readGround(
  transaction: Transaction,
  asked: { readonly userId: string; readonly testDate: Day; readonly withoutOrder?: string },
): Promise<number | null> {
  const [row] = await transaction.query<{ tier: number | null }>(
    `select max(l.tier) as tier from public.license_users l left join public.license_grants g on g.id = l.grant_id
     where l.user_id = $1 and l.tier >= $3 and l.source <> 'demo' and g.revoked_at is null
       and coalesce(g.granted_at, l.started_at) < ($2::date + 1)::timestamp at time zone 'Europe/Oslo'
       and l.expires_at > $2::date::timestamp at time zone 'Europe/Oslo'
       and ($4::text is null or g.id is null or g.source <> 'payment' or g.reference <> $4)`,
    [asked.userId, asked.testDate, tiers.plus, asked.withoutOrder ?? null],
  );
  return row?.tier ?? null;
}

/** What accepted claims have given and nobody has taken back; with `leftAt`, of which something is left then. */
async function readExtensions(
  transaction: Transaction,
  userId: string,
  leftAt: Date | null = null,
): Promise<Extension[]> {
  return transaction.query<Extension>(
    `select c.id as claim_id, c.test_date::text, g.tier, g.reference
     from public.guarantee_claims c join public.license_grants g on g.id = c.grant_id
     where c.user_id = $1 and c.status = 'accepted' and g.revoked_at is null
       and ($2::timestamptz is null or exists (
         select from public.license_users l where l.grant_id = g.id and l.expires_at > $2))
     order by c.decided_at, c.id`,
    [userId, leftAt],
  );
}
