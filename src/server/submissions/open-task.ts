import { isOpenCategory } from '#domain/levels/categories.ts';
import type { ServerContext } from '#server/context/server-context.ts';
import type { Transaction } from '#server/db/database.ts';
import type { Rows, Step } from '#server/db/pipeline.ts';
import { AppError } from '#server/http/errors.ts';
import { findGiven } from '#server/sittings/answers.ts';
import {
  type GivenTask,
  givenTasksOf,
  givenTasksStep,
  lockedSitting,
  lockSitting,
  lockStep,
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
export async function lockOpenTask(transaction: Transaction, of: OpenTaskOf): Promise<OpenTask> {
  const sitting = await lockSitting(transaction, of);
  return { sitting, task: requireOpenCategory(await readGivenTasks(transaction, sitting.id), of) };
}

export type OpenTask = { readonly sitting: Sitting; readonly task: GivenTask };

/** The same as steps of a pipeline; `lockedOpenTask` reads their rows. */
export function openTaskSteps({ sittingId, userId }: OpenTaskOf): readonly [Step, Step] {
  return [lockStep(sittingId, userId), givenTasksStep(sittingId)];
}

/** @throws AppError as `lockOpenTask` does */
export function lockedOpenTask([sittings = [], given = []]: readonly Rows[], of: OpenTaskOf): OpenTask {
  return { sitting: lockedSitting(sittings), task: requireOpenCategory(givenTasksOf(given), of) };
}

function requireOpenCategory(given: readonly GivenTask[], of: OpenTaskOf): GivenTask {
  const task = findGiven(given, of);
  if (!isOpenCategory(task.answer.category)) {
    throw new AppError({
      code: 'not_open_task',
      status: 409,
      message: 'This task is answered, not written or spoken about.',
    });
  }
  return task;
}

/** @throws AppError 409 `already_answered`, 409 `sitting_over` */
export function requireOpen({ sitting, task }: OpenTask, { now }: Pick<ServerContext, 'now'>): void {
  requireActive(sitting, now());
  if (task.answered) {
    throw new AppError({
      code: 'already_answered',
      status: 409,
      message: 'This text is handed in and does not change any more.',
    });
  }
}
