import { isOpenCategory } from '#domain/levels/categories.ts';
import type { TaskPool } from '#server/bank/task-pool.ts';
import { defineFunction, type ServerFunction } from '#server/functions/define-function.ts';
import { AppError } from '#server/http/errors.ts';
import { findGiven } from './answers.ts';
import { readReviews } from './reviews.ts';
import { advanceSitting } from './sitting-progress.ts';
import { lockSitting, readGivenTasks, requireActive } from './sitting-record.ts';

/**
 * `reveals`: shows key and explanation of a given task. When it was not answered yet, it counts as not answered
 * by oneself: neither points nor evidence, and the next task is given. Only where the sitting's settings allow it.
 */
export function revealsFunction(pool: TaskPool): ServerFunction {
  return defineFunction({
    name: 'reveals',
    access: 'session',
    demo: true,
    limit: { burst: 120, perHour: 1200 },
    async run(input, { userId, context }) {
      const tasks = await pool.tasks();
      return context.database.asService(async (transaction) => {
        const sitting = await lockSitting(transaction, { sittingId: input.sittingId, userId });
        const given = await readGivenTasks(transaction, sitting.id);
        const task = findGiven(given, input);
        if (!task.answered) {
          requireActive(sitting, context.now());
          if (isOpenCategory(task.answer.category)) {
            throw new AppError({
              code: 'no_key',
              status: 409,
              message: 'This task has no key to show.',
            });
          }
          if (!sitting.settings.showAnswers) {
            throw new AppError({
              code: 'answers_hidden',
              status: 403,
              message: 'This test shows the answers at the end.',
            });
          }
          await transaction.query(
            `update public.sitting_tasks set shown = true, score = 0, correct = false, answered_at = $3
             where sitting_id = $1 and position = $2`,
            [sitting.id, task.position, context.now()],
          );
          await advanceSitting({ transaction, sitting, userId, tasks, now: context.now() });
        }
        const [review] = await readReviews(transaction, { ...sitting, position: task.position });
        if (!review) {
          throw new AppError({
            code: 'answers_hidden',
            status: 403,
            message: 'This test shows the answers at the end.',
          });
        }
        return review;
      });
    },
  });
}
