import { listeningSteps, stepAt } from '#domain/mocks/listening-times.ts';
import { isMarkedPublic, type PublicTask } from '#domain/tasks/presentation.ts';
import { readResponse } from '#domain/tasks/response.ts';
import type { Transaction } from '#server/db/database.ts';
import { defineFunction, type ServerFunction } from '#server/functions/define-function.ts';
import { AppError } from '#server/http/errors.ts';
import { lockAdvanced } from './advance-part.ts';
import { type MockPart, requireStaged } from './mock-record.ts';
import { type GivenMockTask, readGiven } from './mock-tasks.ts';

/**
 * Rule 9.300. `mock-answers`: keeps the answer to a task of the running stage; `response: null` takes it away. It may change until the
 * stage ends, and nobody is told what it is worth. The same answer again changes nothing.
 */
export function mockAnswersFunction(): ServerFunction {
  return defineFunction({
    name: 'mock-answers',
    access: 'session',
    demo: true,
    limit: { burst: 240, perHour: 2400 },
    run: ({ partId, position, taskId, response }, { userId, context }) =>
      context.database.asService(async (transaction) => {
        const now = context.now();
        const part = requireStaged(await lockAdvanced(context, transaction, { partId, userId }));
        const given = await readGiven(transaction, part.id);
        const task = given.find((one) => one.position === position && one.taskId === taskId);
        requireOpen({ part, given, task, now });
        const answered = response !== null && response !== undefined;
        if (answered) await requireShape(transaction, { taskId, response });
        await transaction.query(
          `update public.mock_tasks set response = $3, answered_at = $4 where part_id = $1 and position = $2
             and response is distinct from $3::jsonb`,
          [part.id, position, answered ? JSON.stringify(response) : null, answered ? now : null],
        );
        return { answered };
      }),
  });
}

/** @throws AppError 409 `task_not_given`, `mock_over`, `stage_over` */
function requireOpen(input: {
  readonly part: MockPart;
  readonly given: readonly GivenMockTask[];
  readonly task: GivenMockTask | undefined;
  readonly now: Date;
}): void {
  const { part, given, task, now } = input;
  if (!task || !isHandedOut({ part, given, task, now }))
    throw new AppError({
      code: 'task_not_given',
      status: 409,
      message: 'This task was not given in this part.',
    });
  if (part.status !== 'active')
    throw new AppError({
      code: 'mock_over',
      status: 409,
      message: 'This part is over; nothing was changed.',
    });
  if (task.stage !== part.stage)
    throw new AppError({
      code: 'stage_over',
      status: 409,
      message: 'This test is handed in; nothing was changed.',
    });
}

/** Listening hands out one clip after another. */
function isHandedOut({ part, given, task, now }: Parameters<typeof requireOpen>[0]): boolean {
  if (!task || part.part === 'read' || part.status !== 'active' || task.stage < part.stage) return true;
  const steps = listeningSteps(given.filter(({ stage }) => stage === part.stage));
  const step = stepAt(steps, now.getTime() - part.stage_started_at.getTime());
  return step !== null && task.position <= Math.max(...step.positions);
}

/** @throws AppError 400 `wrong_shape` */
async function requireShape(
  { query }: Transaction,
  { taskId, response }: { readonly taskId: string; readonly response: unknown },
): Promise<void> {
  const [row] = await query<{ public: PublicTask }>('select public from public.tasks where id = $1', [
    taskId,
  ]);
  if (!row || !isMarkedPublic(row.public)) throw new Error(`no marked task ${taskId}`);
  const read = readResponse(row.public, response);
  if (read.kind === 'read') return;
  throw new AppError({
    ...{ code: 'wrong_shape', status: 400, details: read.problem },
    message: 'This is not an answer to this task.',
  });
}
