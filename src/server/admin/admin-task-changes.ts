import type { FunctionInput } from '#domain/functions/functions.ts';
import type { ServerContext } from '#server/context/server-context.ts';
import type { Transaction } from '#server/db/database.ts';
import type { ServerFunction } from '#server/functions/define-function.ts';
import { AppError } from '#server/http/errors.ts';
import { reportMailJob } from '#server/items/item-job-definitions.ts';
import { writeAudit } from '#server/roles/audit.ts';
import { defineAdminFunction } from './admin-function.ts';

type Change = FunctionInput<'admin-task-changes'>;
type Doing = {
  readonly context: ServerContext;
  readonly transaction: Transaction;
  readonly actorId: string;
  readonly taskId: string;
  readonly withdrawn: boolean;
};

/**
 * Rule 9.321, Rule 9.323. `admin-task-changes`: takes a task out of tests or puts it back, with a reason; answers a report.
 * Tests that have it keep it. The same change again changes nothing.
 */
export function adminTaskChangesFunction(): ServerFunction {
  return defineAdminFunction({
    name: 'admin-task-changes',
    permission: 'keepTasks',
    run: (change, { context, userId: actorId }) =>
      context.database.asService(async (transaction) => {
        const { taskId } = change;
        const withdrawn = await lockTask(transaction, taskId);
        const doing = { context, transaction, actorId, taskId, withdrawn };
        return { withdrawn: await apply(doing, change) };
      }),
  });
}

/** @returns whether it is taken out. @throws AppError 404 `task_not_found`. */
async function lockTask(transaction: Transaction, taskId: string): Promise<boolean> {
  const [task] = await transaction.query<{ withdrawn_at: Date | null }>(
    'select withdrawn_at from public.tasks where id = $1 for update',
    [taskId],
  );
  if (task) return task.withdrawn_at !== null;
  throw new AppError({ code: 'task_not_found', status: 404, message: 'There is no such task.' });
}

async function apply(doing: Doing, change: Change): Promise<boolean> {
  switch (change.kind) {
    case 'withdraw':
      return setWithdrawn(doing, { wanted: true, reason: change.reason });
    case 'restore':
      return setWithdrawn(doing, { wanted: false, reason: change.reason });
    case 'answer':
      await answerReport(doing, change);
      return doing.withdrawn;
  }
}

async function setWithdrawn(
  doing: Doing,
  { wanted, reason }: { readonly wanted: boolean; readonly reason: string },
): Promise<boolean> {
  const { context, transaction, actorId, taskId, withdrawn } = doing;
  if (withdrawn === wanted) return wanted;
  await transaction.query('update public.tasks set withdrawn_at = $2 where id = $1', [
    taskId,
    wanted ? context.now() : null,
  ]);
  await writeAudit(transaction, {
    ...{ actorId, action: wanted ? 'task.withdrawn' : 'task.restored', subjectId: null },
    details: { taskId, reason },
  });
  return wanted;
}

/** @throws AppError 404 `report_not_found`, 409 `report_answered` when it was answered otherwise. */
async function answerReport(
  { context, transaction, actorId, taskId }: Doing,
  { reportId, outcome, text }: Extract<Change, { kind: 'answer' }>,
): Promise<void> {
  const [report] = await transaction.query<{ outcome: string | null; answer: string }>(
    'select outcome, answer from public.task_reports where id = $1 and task_id = $2 for update',
    [reportId, taskId],
  );
  if (!report)
    throw new AppError({ code: 'report_not_found', status: 404, message: 'There is no such report.' });
  if (report.outcome === outcome && report.answer === text) return;
  if (report.outcome !== null)
    throw new AppError({ code: 'report_answered', status: 409, message: 'This report is already answered.' });
  await transaction.query(
    `update public.task_reports set status = 'answered', outcome = $2, answer = $3, answered_at = $4 where id = $1`,
    [reportId, outcome, text, context.now()],
  );
  await writeAudit(transaction, {
    ...{ actorId, action: 'report.answered', subjectId: null },
    details: { taskId, reportId, outcome },
  });
  await context.jobs.enqueue(reportMailJob, { reportId }, { transaction });
}
