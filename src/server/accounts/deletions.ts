import { deletionDay } from '#domain/accounts/deletion.ts';
import { defineFunction, type ServerFunction } from '#server/functions/define-function.ts';
import { deletionCancelledMailJob, deletionMailJob } from './account-job-definitions.ts';

/**
 * `deletions`: asks for the account to be deleted in 14 days, or takes that back. Asking again changes nothing: the time
 * runs from the first. The person is told of both by mail. Rule 2.21, Rule 9.69.
 */
export function deletionsFunction(): ServerFunction {
  return defineFunction({
    name: 'deletions',
    access: 'account',
    limit: { burst: 10, perHour: 30 },
    async run({ asked, locale }, { userId, context }) {
      const row = await context.database.asService(async (transaction) => {
        const [changed] = await transaction.query<{ deletion_asked_at: Date | null; was_asked: boolean }>(
          `with before as (select id, deletion_asked_at from public.users where id = $1 for update)
           update public.users u set
             deletion_asked_at = case when $2 then coalesce(u.deletion_asked_at, $3) end,
             deletion_told_at = case when $2 then u.deletion_told_at end,
             deletion_locale = case when $2 then $4 end
           from before where u.id = before.id
           returning u.deletion_asked_at, before.deletion_asked_at is not null as was_asked`,
          [userId, asked, context.now(), locale],
        );
        if (asked) await context.jobs.enqueue(deletionMailJob, { userId }, { transaction });
        else if (changed?.was_asked)
          await context.jobs.enqueue(deletionCancelledMailJob, { userId, locale }, { transaction });
        return changed;
      });
      return { day: row?.deletion_asked_at ? deletionDay(row.deletion_asked_at).toISOString() : null };
    },
  });
}
