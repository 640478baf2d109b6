import type { SubmittedTask } from '#domain/functions/submission-functions.ts';
import type { SecretOpenTask } from '#domain/tasks/presentation.ts';
import { defineFunction, type ServerFunction } from '#server/functions/define-function.ts';
import { lockSitting } from '#server/sittings/sitting-record.ts';
import { readSubmitted, type SubmittedRow } from './submission-record.ts';

/**
 * Rule 9.272. `assessments`: what was handed in at a sitting, with its feedback when there is one, and the points and model
 * answers of its tasks. They lie closed until a text is handed in, and hide nothing of other tasks: so they come at once,
 * whether or not the test shows its keys.
 */
export function assessmentsFunction(): ServerFunction {
  return defineFunction({
    name: 'assessments',
    access: 'session',
    demo: true,
    limit: { burst: 120, perHour: 2400 },
    async run({ sittingId }, { userId, context }) {
      return context.database.asService(async (transaction) => {
        await lockSitting(transaction, { sittingId, userId });
        const rows = await readSubmitted(transaction, sittingId);
        return { assessments: rows.map(submittedTask) };
      });
    },
  });
}

function submittedTask({ submission, task_id, secret }: SubmittedRow): SubmittedTask {
  const { points, models } = secret as SecretOpenTask;
  return { position: submission.position, taskId: task_id, submission, points, models };
}
