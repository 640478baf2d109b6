import type { Transaction } from '#server/db/database.ts';
import type { Invocation, ServerFunction } from '#server/functions/define-function.ts';
import { AppError } from '#server/http/errors.ts';
import { writeAudit } from '#server/roles/audit.ts';
import { defineAdminFunction } from './admin-function.ts';

/** Rule 9.205. `admin-job-retries`: a job whose tries are used up gets all of them again. */
export function adminJobRetriesFunction(): ServerFunction {
  return defineAdminFunction({
    name: 'admin-job-retries',
    permission: 'runJobs',
    run: ({ id }, call) =>
      changeDeadLetter(call, {
        ...{ id, action: 'job.retried' },
        change: async (transaction) => {
          if (await call.context.jobs.retryDeadLetter(id, transaction)) return;
          throw new AppError({
            code: 'job_waits',
            status: 409,
            message: 'The same job waits already; it is tried without this one.',
          });
        },
      }),
  });
}

/** Rule 9.205. `admin-job-removals`: nobody is to do it any more. */
export function adminJobRemovalsFunction(): ServerFunction {
  return defineAdminFunction({
    name: 'admin-job-removals',
    permission: 'runJobs',
    run: ({ id }, call) =>
      changeDeadLetter(call, {
        ...{ id, action: 'job.removed' },
        change: (transaction) => call.context.jobs.removeDeadLetter(id, transaction),
      }),
  });
}

type DeadLetterChange = {
  readonly id: string;
  readonly action: 'job.retried' | 'job.removed';
  readonly change: (transaction: Transaction) => Promise<void>;
};

/** @throws AppError 404 `dead_letter_unknown`. */
async function changeDeadLetter(
  { context, userId: actorId }: Invocation,
  { id, action, change }: DeadLetterChange,
): Promise<{ readonly job: string }> {
  return context.database.asOwner(async (transaction) => {
    const job = await context.jobs.lockDeadLetter(id, transaction);
    if (job === null)
      throw new AppError({
        code: 'dead_letter_unknown',
        status: 404,
        message: 'This job is not among those that failed any more.',
      });
    await change(transaction);
    await writeAudit(transaction, { actorId, action, subjectId: null, details: { job, jobId: id } });
    return { job };
  });
}
