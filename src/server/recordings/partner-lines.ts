import type { SecretOpenTask } from '#domain/tasks/presentation.ts';
import { defineFunction, type ServerFunction } from '#server/functions/define-function.ts';
import { AppError } from '#server/http/errors.ts';
import { lockOpenTask } from '#server/submissions/open-task.ts';

/**
 * Rule 9.285. `partner-lines`: the words of a line of the partner, for a device that must read it itself or show it, and for
 * reading it again afterwards. They give no answer away: the partner asks.
 */
export function partnerLinesFunction(): ServerFunction {
  return defineFunction({
    name: 'partner-lines',
    access: 'session',
    demo: true,
    limit: { burst: 120, perHour: 1200 },
    async run({ line, ...input }, { userId, context }) {
      return context.database.asService(async (transaction) => {
        const { task } = await lockOpenTask(transaction, { ...input, userId });
        const [row] = await transaction.query<{ secret: SecretOpenTask }>(
          'select secret from public.task_keys where task_id = $1',
          [task.taskId],
        );
        const text = row?.secret.partner?.[line - 1];
        if (text !== undefined) return { text };
        throw new AppError({ code: 'no_such_line', status: 404, message: 'The partner has no such line.' });
      });
    },
  });
}
