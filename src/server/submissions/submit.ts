import type { PoolTask } from '#server/bank/task-pool.ts';
import type { ServerContext } from '#server/context/server-context.ts';
import type { Transaction } from '#server/db/database.ts';
import { advanceSitting, type NextStep } from '#server/sittings/sitting-progress.ts';
import type { GivenTask, Sitting } from '#server/sittings/sitting-record.ts';
import { assessSubmissionJob } from './assess-submission-job.ts';

/**
 * Hands in the draft that lies there for a task: it does not change any more, the sitting goes on, and a job assesses it.
 * Text or recording must be saved before, in the same transaction. Rule 4.12.
 */
export async function submit(
  context: ServerContext,
  input: {
    readonly transaction: Transaction;
    readonly sitting: Sitting;
    readonly task: GivenTask;
    readonly userId: string;
    readonly tasks: readonly PoolTask[];
  },
): Promise<NextStep> {
  const { transaction, sitting, task, userId, tasks } = input;
  const now = context.now();
  const [row] = await transaction.query<{ id: string; kind: 'write' | 'speak' }>(
    `update public.submissions set status = 'submitted', submitted_at = $3
     where sitting_id = $1 and position = $2 and status = 'draft' returning id, kind`,
    [sitting.id, task.position, now],
  );
  if (!row) throw new Error('there is no draft to hand in');
  await transaction.query(
    `update public.sitting_tasks set answered_at = $3, response = $4 where sitting_id = $1 and position = $2`,
    [sitting.id, task.position, now, JSON.stringify({ kind: row.kind, submissionId: row.id })],
  );
  await context.jobs.enqueue(assessSubmissionJob, { submissionId: row.id, userId }, { transaction });
  return advanceSitting({ transaction, sitting, userId, tasks, now });
}
