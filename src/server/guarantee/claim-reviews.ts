import type { FunctionInput } from '#domain/functions/functions.ts';
import { guaranteeTerms } from '#domain/guarantee/terms.ts';
import { osloDay } from '#domain/time/days.ts';
import type { Transaction } from '#server/db/database.ts';
import { defineFunction, type ServerFunction } from '#server/functions/define-function.ts';
import { AppError } from '#server/http/errors.ts';
import { grantLicence } from '#server/licences/grants.ts';
import { writeAudit } from '#server/roles/audit.ts';
import { decisionMailJob } from './guarantee-job-definitions.ts';
import { measureGuarantee } from './measure.ts';

type Review = FunctionInput<'claim-reviews'> & { readonly reviewerId: string; readonly now: Date };

type Claim = {
  readonly id: string;
  readonly user_id: string;
  readonly status: 'waiting' | 'accepted' | 'refused';
  readonly test_date: string;
  readonly tier: number | null;
};

/**
 * Rule 9.57. `claim-reviews`: a reviewer accepts a claim, which gives 30 days of the package that was held at the test,
 * or refuses it with a reason. The same decision again answers the same; another one is refused.
 */
export function claimReviewsFunction(): ServerFunction {
  return defineFunction({
    name: 'claim-reviews',
    access: { permission: 'decideClaims' },
    limit: { burst: 60, perHour: 600 },
    async run(input, { userId, context }) {
      const review = { ...input, reviewerId: userId, now: context.now() };
      await context.database.asService(async (transaction) => {
        const claim = await lockClaim(transaction, review);
        // Again for a mail that has not gone out yet.
        await context.jobs.enqueue(decisionMailJob, { claimId: claim.id }, { transaction });
        if (claim.status === review.decision) return;
        requireOpen(claim, review);
        if (review.decision === 'accepted') await accept(transaction, { claim, review });
        else await refuse(transaction, { claim, review });
      });
      const extendedUntil = await context.database.asService((transaction) =>
        readExtension(transaction, review.claimId),
      );
      return { status: review.decision, extendedUntil };
    },
  });
}

/** @throws AppError 404 `claim_not_found`. */
async function lockClaim(transaction: Transaction, { claimId }: Review): Promise<Claim> {
  // Rule 9.86: the person first, in the order of all who touch licences or delete: a withdrawal at the same moment is seen.
  await transaction.query(
    `select from public.users where id = (select user_id from public.guarantee_claims where id = $1) for no key update`,
    [claimId],
  );
  const [claim] = await transaction.query<Claim>(
    'select id, user_id, status, test_date::text, tier from public.guarantee_claims where id = $1 for update',
    [claimId],
  );
  if (claim) return claim;
  throw new AppError({ code: 'claim_not_found', status: 404, message: 'There is no such claim.' });
}

/** @throws AppError 403 `own_claim`, 409 `claim_decided`, 400 `reason_needed`. */
function requireOpen(claim: Claim, { reviewerId, decision, reason }: Review): void {
  if (claim.user_id === reviewerId) {
    throw new AppError({ code: 'own_claim', status: 403, message: 'Nobody decides their own claim.' });
  }
  if (claim.status !== 'waiting') {
    throw new AppError({ code: 'claim_decided', status: 409, message: 'This claim is already decided.' });
  }
  if (decision === 'refused' && !reason) {
    throw new AppError({ code: 'reason_needed', status: 400, message: 'A refusal needs a reason.' });
  }
}

async function accept(
  transaction: Transaction,
  { claim, review }: { readonly claim: Claim; readonly review: Review },
): Promise<void> {
  if (claim.tier === null) throw new Error(`claim ${claim.id} has no package to extend`);
  await requirePackage(transaction, { ...claim, tier: claim.tier }, review);
  const days = guaranteeTerms.extensionDays;
  const grantId = await grantLicence(transaction, {
    ...{ userId: claim.user_id, tier: claim.tier, days, grantedAt: review.now },
    ...{ source: 'guarantee', reference: claim.id },
  });
  await writeDecision(transaction, claim, { ...review, grantId });
  await audit(transaction, { claim, review, details: { tier: claim.tier, days } });
}

/** What was paid back since the claim was sent is not extended. Rule 9.56. @throws AppError 409 `package_gone`. */
async function requirePackage(
  transaction: Transaction,
  claim: Claim & { readonly tier: number },
  { now }: Review,
): Promise<void> {
  const { user_id: userId, test_date: testDate, tier } = claim;
  const { conditions } = await measureGuarantee(transaction, { userId, testDate, today: osloDay(now) });
  if ((conditions.package.tier ?? 0) >= tier) return;
  throw new AppError({
    code: 'package_gone',
    status: 409,
    message: 'The package was taken back since the claim was sent; there is nothing to extend.',
  });
}

async function refuse(
  transaction: Transaction,
  { claim, review }: { readonly claim: Claim; readonly review: Review },
): Promise<void> {
  await writeDecision(transaction, claim, { ...review, grantId: null });
  await audit(transaction, { claim, review, details: {} });
}

async function writeDecision(
  transaction: Transaction,
  { id }: Claim,
  { decision, reason, reviewerId, now, grantId }: Review & { readonly grantId: string | null },
): Promise<void> {
  await transaction.query(
    `update public.guarantee_claims
     set status = $2, reason = $3, decided_at = $4, grant_id = $5 where id = $1`,
    [id, decision, reason || null, now, grantId],
  );
  // Rule 9.87: beside the claim, whose person may read all of it.
  await transaction.query('insert into public.claim_decisions (claim_id, decided_by) values ($1, $2)', [
    id,
    reviewerId,
  ]);
}

async function audit(
  transaction: Transaction,
  {
    claim,
    review,
    details,
  }: { readonly claim: Claim; readonly review: Review; readonly details: Readonly<Record<string, unknown>> },
): Promise<void> {
  await writeAudit(transaction, {
    actorId: review.reviewerId,
    action: `claim.${review.decision}`,
    subjectId: claim.user_id,
    details: { claimId: claim.id, testDate: claim.test_date, reason: review.reason || null, ...details },
  });
}

async function readExtension(transaction: Transaction, claimId: string): Promise<string | null> {
  const [row] = await transaction.query<{ until: Date | null }>(
    `select max(l.expires_at) as until from public.guarantee_claims c
     join public.license_users l on l.grant_id = c.grant_id where c.id = $1`,
    [claimId],
  );
  return row?.until?.toISOString() ?? null;
}
