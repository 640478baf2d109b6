import { findPerson } from '#server/accounts/person.ts';
import type { ServerFunction } from '#server/functions/define-function.ts';
import { AppError } from '#server/http/errors.ts';
import { writeAudit } from '#server/roles/audit.ts';
import { defineAdminFunction } from './admin-function.ts';

/**
 * Rule 9.524. `admin-sessions`: signs somebody out on all devices, as when they report that somebody else is in their
 * account; what they hold, and how they log in, stays. Where nobody is signed in nothing changes, and nothing is written.
 */
export function adminSessionsFunction(): ServerFunction {
  return defineAdminFunction({
    name: 'admin-sessions',
    permission: 'endSessions',
    run({ userId, reason }, { context, userId: actorId }) {
      return context.database.asOwner(async (transaction) => {
        if (!(await findPerson(transaction, userId)))
          throw new AppError({ code: 'person_not_found', status: 404, message: 'There is no such person.' });
        const sessions = await transaction.query(
          'delete from auth.sessions where user_id = $1 returning id',
          [userId],
        );
        const ended = sessions.length;
        if (ended > 0)
          await writeAudit(transaction, {
            ...{ actorId, action: 'sessions.ended', subjectId: userId },
            details: { count: ended, reason },
          });
        return { ended };
      });
    },
  });
}
