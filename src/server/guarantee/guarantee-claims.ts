import type { FunctionInput } from '#domain/functions/functions.ts';
import { type ClaimProblem, claimProblem, type GuaranteeConditions } from '#domain/guarantee/conditions.ts';
import { osloDay } from '#domain/time/days.ts';
import type { Transaction } from '#server/db/database.ts';
import { defineFunction, type ServerFunction } from '#server/functions/define-function.ts';
import { AppError } from '#server/http/errors.ts';
import { measureGuarantee } from './measure.ts';
import { removeUnusedProofs, requireProof } from './proofs.ts';

type Claim = FunctionInput<'guarantee-claims'> & { readonly userId: string };

/**
 * Rule 1.27, Rule 9.56. `guarantee-claims`: asks for the package to be extended after a failed test. Refused with the
 * first condition that is not met. The same `requestKey` again answers with the same claim.
 */
export function guaranteeClaimsFunction(): ServerFunction {
  return defineFunction({
    name: 'guarantee-claims',
    access: 'account',
    limit: { burst: 10, perHour: 20 },
    async run(input, { userId, context }) {
      return context.database.asService(async (transaction) => {
        const claim = { ...input, userId };
        // Two of one person wait for each other, so that the second finds the first.
        await transaction.query('select from public.users where id = $1 for no key update', [userId]);
        const sent = await findSent(transaction, claim);
        if (sent) return { claimId: sent };
        await requireFree(transaction, claim);
        const today = osloDay(context.now());
        const { conditions } = await measureGuarantee(transaction, {
          userId,
          testDate: claim.testDate,
          today,
        });
        const problem = claimProblem(conditions);
        if (problem) throw new AppError({ code: problem, status: 409, message: messages[problem] });
        await requireProof(transaction, { userId, name: claim.proofName });
        const claimId = await insertClaim(transaction, { claim, conditions, now: context.now() });
        await removeUnusedProofs(transaction, userId);
        return { claimId };
      });
    },
  });
}

const messages: Readonly<Record<ClaimProblem, string>> = {
  test_in_future: 'The test has not been yet.',
  proof_late: 'Proof counts within 30 days of the test.',
  no_package: 'There was no Plus or Premium on the day of the test.',
  condition_level_test: 'No level test was finished before the test.',
  condition_practice: 'There are fewer than 4 weeks of active practice before the test.',
  condition_tasks: 'There are fewer than 100 practice tasks across all skills before the test.',
};

async function findSent(transaction: Transaction, claim: Claim): Promise<string | null> {
  if (!claim.requestKey) return null;
  const [row] = await transaction.query<{ id: string }>(
    'select id from public.guarantee_claims where user_id = $1 and request_key = $2',
    [claim.userId, claim.requestKey],
  );
  return row?.id ?? null;
}

/** One waits at a time, and a test extends once; after a refusal better proof may be sent. Rule 9.56. */
async function requireFree(transaction: Transaction, { userId, testDate }: Claim): Promise<void> {
  const rows = await transaction.query<{ status: string; test_date: string }>(
    `select status, test_date::text from public.guarantee_claims where user_id = $1 and status <> 'refused'`,
    [userId],
  );
  if (rows.some((row) => row.status === 'accepted' && row.test_date === testDate)) {
    throw new AppError({
      code: 'already_claimed',
      status: 409,
      message: 'The package was already extended for this test.',
    });
  }
  if (rows.some((row) => row.status === 'waiting')) {
    throw new AppError({ code: 'claim_waiting', status: 409, message: 'A claim is already waiting.' });
  }
}

async function insertClaim(
  transaction: Transaction,
  {
    claim,
    conditions,
    now,
  }: { readonly claim: Claim; readonly conditions: GuaranteeConditions; readonly now: Date },
): Promise<string> {
  const [row] = await transaction.query<{ id: string }>(
    `insert into public.guarantee_claims (user_id, test_date, test_level, failed_parts, message, proof_name, conditions,
       tier, request_key, locale, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) returning id`,
    [
      claim.userId,
      claim.testDate,
      claim.testLevel,
      [...new Set(claim.failedParts)],
      claim.message || null,
      claim.proofName,
      JSON.stringify(conditions),
      conditions.package.tier,
      claim.requestKey ?? null,
      claim.locale ?? null,
      now,
    ],
  );
  if (!row) throw new Error('a claim vanished between insert and return');
  return row.id;
}
