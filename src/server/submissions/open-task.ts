import { isOpenCategory } from '#domain/levels/categories.ts';
import type { ServerContext } from '#server/context/server-context.ts';
import type { Transaction } from '#server/db/database.ts';
import { AppError } from '#server/http/errors.ts';
import { findGiven } from '#server/sittings/answers.ts';
import {
  type GivenTask,
  lockSitting,
  readGivenTasks,
  requireActive,
  type Sitting,
} from '#server/sittings/sitting-record.ts';

export type OpenTaskOf = {
  readonly sittingId: string;
  readonly position: number;
  readonly taskId: string;
  readonly userId: string;
};

/**
 * A writing or speaking task of a sitting of one's own, both locked until the transaction ends.
 * @throws AppError 404 `sitting_not_found`, 409 `task_not_given`, 409 `not_open_task` for a task that has a key
 */
export async function lockOpenTask(
  transaction: Transaction,
  of: OpenTaskOf,
): Promise<{ readonly sitting: Sitting; readonly task: GivenTask }> {
  const sitting = await lockSitting(transaction, of);
  const task = findGiven(await readGivenTasks(transaction, sitting.id), of);
  if (!isOpenCategory(task.answer.category)) {
    throw new AppError({
      code: 'not_open_task',
      status: 409,
      message: 'This task is answered, not written or spoken about.',
    });
  }
  return { sitting, task };
}

/** @throws AppError 409 `already_answered`, 409 `sitting_over` */
export function requireOpen(
  { sitting, task }: Awaited<ReturnType<typeof lockOpenTask>>,
  { now }: Pick<ServerContext, 'now'>,
): void {
  requireActive(sitting, now());
  if (task.answered) {
    throw new AppError({
      code: 'already_answered',
      status: 409,
      message: 'This text is handed in and does not change any more.',
    });
  }
}
