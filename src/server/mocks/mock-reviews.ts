import { defineFunction, type ServerFunction } from '#server/functions/define-function.ts';
import { AppError } from '#server/http/errors.ts';
import { lockAdvanced } from './advance-part.ts';
import { requireStaged } from './mock-record.ts';
import { readMarked, readShown } from './mock-tasks.ts';

/**
 * Rule 9.299. `mock-reviews`: tasks, keys and explanations of a part that is finished. @throws AppError 403 `answers_hidden` before
 * that, and of a part that was left.
 */
export function mockReviewsFunction(): ServerFunction {
  return defineFunction({
    name: 'mock-reviews',
    access: 'session',
    demo: true,
    limit: { burst: 60, perHour: 600 },
    run: ({ partId }, { userId, context }) =>
      context.database.asService(async (transaction) => {
        const part = requireStaged(await lockAdvanced(context, transaction, { partId, userId }));
        if (part.status !== 'finished') {
          throw new AppError({
            ...{ code: 'answers_hidden', status: 403 },
            message: 'Answers are shown when the part is finished.',
          });
        }
        const marked = await readMarked(transaction, part);
        return {
          reviews: marked.map(({ position, taskId, secret, stimulus, mark }) => ({
            ...{ position, taskId, secret, stimulus, mark },
          })),
          tasks: await readShown(transaction, { partId, positions: marked.map(({ position }) => position) }),
        };
      }),
  });
}
