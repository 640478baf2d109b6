import type { TaskPool } from '#server/bank/task-pool.ts';
import { defineFunction, type ServerFunction } from '#server/functions/define-function.ts';
import { AppError } from '#server/http/errors.ts';
import { withoutHastyAnswers } from './hasty-answers.ts';
import { finish } from './sitting-progress.ts';
import { lockSitting, readGivenTasks } from './sitting-record.ts';

/**
 * Rule 4.9. `completions`: ends a sitting now: `finished` with a result of what was answered, or `aborted` without one.
 * Ending an ended sitting changes nothing. With no answer at all there is no result: it is aborted.
 */
export function completionsFunction(pool: TaskPool): ServerFunction {
  return defineFunction({
    name: 'completions',
    access: 'session',
    demo: true,
    limit: { burst: 60, perHour: 240 },
    async run({ sittingId, status }, { userId, context }) {
      const tasks = await pool.tasks();
      return context.database.asService(async (transaction) => {
        const sitting = await lockSitting(transaction, { sittingId, userId });
        if (sitting.status !== 'active') return { status: sitting.status };
        if (sitting.kind === 'mock')
          throw new AppError({
            code: 'part_of_mock',
            status: 409,
            message: 'This is a part of a mock exam; it ends as one.',
          });
        const now = context.now();
        const given = withoutHastyAnswers(await readGivenTasks(transaction, sittingId), tasks);
        if (status === 'finished' && given.some((task) => task.answered)) {
          await finish({ transaction, sitting, given, reason: 'ended_by_learner', now });
          return { status: 'finished' };
        }
        await transaction.query(
          `update public.sittings set status = 'aborted', finished_at = $2 where id = $1`,
          [sittingId, now],
        );
        return { status: 'aborted' };
      });
    },
  });
}
