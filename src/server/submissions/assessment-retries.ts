import type { AssessmentSource } from '#domain/submissions/assessment.ts';
import type { Submission } from '#domain/submissions/submission.ts';
import { defineFunction, type ServerFunction } from '#server/functions/define-function.ts';
import { AppError } from '#server/http/errors.ts';
import { assessSubmissionJob } from './assess-submission-job.ts';
import { lockOpenTask } from './open-task.ts';
import { readSubmission } from './submission-record.ts';

/**
 * Rule 4.15, Rule 9.347. `assessment-retries`: asks again for an assessment that failed, or in which the rules spoke because the
 * model could not, was not agreed to or was used up; of any other state it says which it is.
 */
export function assessmentRetriesFunction(): ServerFunction {
  return defineFunction({
    name: 'assessment-retries',
    access: 'session',
    demo: true,
    limit: { burst: 10, perHour: 60 },
    async run(input, { userId, context }) {
      return context.database.asService(async (transaction) => {
        await lockOpenTask(transaction, { ...input, userId });
        const submission = await readSubmission(transaction, input);
        if (!submission || submission.status === 'draft') {
          throw new AppError({
            code: 'not_submitted',
            status: 409,
            message: 'Nothing was handed in for this task.',
          });
        }
        const { id, status } = submission;
        if (!mayAskAgain(submission)) return { status };
        await transaction.query(
          `update public.submissions set status = 'submitted', reason = null, assessed_at = null, feedback = null,
             estimated_level = null, source = null
           where id = $1`,
          [id],
        );
        await context.jobs.enqueue(assessSubmissionJob, { submissionId: id, userId }, { transaction });
        return { status: 'submitted' };
      });
    },
  });
}

/** What may be otherwise the next time. What a teacher said is not given away for it. */
const passing: readonly AssessmentSource['why'][] = ['unavailable', 'unusable', 'not_agreed', 'over_limit'];

function mayAskAgain({ status, source, feedback }: Submission): boolean {
  if (status === 'failed') return true;
  const isOver = status === 'assessed' || status === 'unassessed';
  return isOver && !!source && passing.includes(source.why) && feedback?.by !== 'teacher';
}
