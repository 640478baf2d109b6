import { randomBytes } from 'node:crypto';
import type { Summary } from '#domain/assessment/types.ts';
import { defineFunction, type ServerFunction } from '#server/functions/define-function.ts';
import { AppError } from '#server/http/errors.ts';
import { lockSitting } from './sitting-record.ts';

/**
 * Rule 2.9. `shares`: makes the link to a result, or gives the one there is. It shows the level, its band and the day,
 * nothing else. Withdrawn by deleting the row of `result_shares`.
 */
export function sharesFunction(): ServerFunction {
  return defineFunction({
    name: 'shares',
    access: 'session',
    limit: { burst: 30, perHour: 60 },
    async run({ sittingId }, { userId, context }) {
      return context.database.asService(async (transaction) => {
        const { kind } = await lockSitting(transaction, { sittingId, userId });
        if (kind !== 'level') {
          throw new AppError({
            code: 'no_level',
            status: 409,
            message: 'Only the level of a level test is shared.',
          });
        }
        const [sitting] = await transaction.query<{ summary: Summary | null; finished_at: Date | null }>(
          'select summary, finished_at from public.sittings where id = $1',
          [sittingId],
        );
        if (!sitting?.summary || !sitting.finished_at) {
          throw new AppError({ code: 'no_result', status: 409, message: 'This test has no result yet.' });
        }
        const { verdict, level, v, low, high } = sitting.summary.overall;
        const shown = { verdict, level, v, low, high, day: sitting.finished_at.toISOString().slice(0, 10) };
        const [share] = await transaction.query<{ token: string }>(
          `insert into public.result_shares (token, sitting_id, user_id, shown) values ($1, $2, $3, $4)
           on conflict (sitting_id) do update set shown = excluded.shown returning token`,
          [randomBytes(16).toString('base64url'), sittingId, userId, JSON.stringify(shown)],
        );
        if (!share) throw new Error('a share vanished between insert and return');
        return { token: share.token };
      });
    },
  });
}
