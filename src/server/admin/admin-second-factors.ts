import { findPerson } from '#server/accounts/person.ts';
import { lowerSessions } from '#server/auth/factors.ts';
import type { Transaction } from '#server/db/database.ts';
import type { ServerFunction } from '#server/functions/define-function.ts';
import { AppError } from '#server/http/errors.ts';
import { writeAudit } from '#server/roles/audit.ts';
import { defineAdminFunction } from './admin-function.ts';
import { factorsRemovedMailJob } from './admin-job-definitions.ts';

/**
 * Rule 9.60, decision 034. `admin-second-factors`: takes every second factor from somebody who has lost them, so that they
 * can log in with what is left, and tells them by mail. Doing it again changes nothing and sends nothing.
 */
export function adminSecondFactorsFunction(): ServerFunction {
  return defineAdminFunction({
    name: 'admin-second-factors',
    permission: 'resetSecondFactors',
    async run({ userId, reason }, { context, userId: actorId }) {
      return context.database.asOwner(async (transaction) => {
        if (!(await findPerson(transaction, userId)))
          throw new AppError({ code: 'person_not_found', status: 404, message: 'There is no such person.' });
        const removed = await removeFactors(transaction, userId);
        if (removed > 0) {
          await writeAudit(transaction, {
            ...{ actorId, action: 'factors.removed', subjectId: userId },
            details: { count: removed, reason },
          });
          await context.jobs.enqueue(factorsRemovedMailJob, { userId }, { transaction });
        }
        return { removed };
      });
    },
  });
}

async function removeFactors(transaction: Transaction, userId: string): Promise<number> {
  const factors = await transaction.query<{ id: string }>(
    'delete from auth.mfa_factors where user_id = $1 returning id',
    [userId],
  );
  for (const { id: factorId } of factors) await lowerSessions(transaction, { userId, factorId });
  return factors.length;
}
