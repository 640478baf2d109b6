import { isDeepStrictEqual } from 'node:util';
import { mark } from '#domain/tasks/marking.ts';
import { isMarked, type PublicMarkedTask, type SecretTask } from '#domain/tasks/presentation.ts';
import { readResponse } from '#domain/tasks/response.ts';
import type { TaskPool } from '#server/bank/task-pool.ts';
import type { Transaction } from '#server/db/database.ts';
import { defineFunction, type ServerFunction } from '#server/functions/define-function.ts';
import { AppError } from '#server/http/errors.ts';
import { advanceSitting } from './sitting-progress.ts';
import {
  type GivenTask,
  lockSitting,
  readGivenTasks,
  requireActive,
  type Sitting,
} from './sitting-record.ts';

const longestTaskMs = 60 * 60 * 1000;

/**
 * `answers`: takes the answer to a given task, marks it and gives the next task.
 * `response: null` leaves the task unanswered, which counts like a wrong answer, as in the exam.
 * The same answer again gets the same reply; another one to an answered task is refused. What cannot be an answer
 * changes nothing. Rule 4.7, Rule 4.30, Rule 4.31, Rule 4.34.
 */
export function answersFunction(pool: TaskPool): ServerFunction {
  return defineFunction({
    name: 'answers',
    access: 'session',
    demo: true,
    limit: { burst: 120, perHour: 1200 },
    async run(input, { userId, context }) {
      const tasks = await pool.tasks();
      return context.database.asService(async (transaction) => {
        const sitting = await lockSitting(transaction, { sittingId: input.sittingId, userId });
        const given = await readGivenTasks(transaction, sitting.id);
        const task = findGiven(given, input);
        const now = context.now();
        if (task.answered) {
          // What came after a shown key does not count and is not kept.
          if (!task.shown && !isDeepStrictEqual(task.response, input.response ?? null))
            throw alreadyAnswered();
          if (sitting.status !== 'active') return { next: { kind: 'finished' } };
        } else {
          requireActive(sitting);
          await saveAnswer({
            transaction,
            sitting,
            task,
            response: input.response ?? null,
            ms: input.ms,
            now,
          });
        }
        return { next: await advanceSitting({ transaction, sitting, userId, tasks, now }) };
      });
    },
  });
}

/** @throws AppError 409 `task_not_given` when this position does not hold this task. */
export function findGiven(
  given: readonly GivenTask[],
  wanted: { position: number; taskId: string },
): GivenTask {
  const task = given.find((one) => one.position === wanted.position && one.taskId === wanted.taskId);
  if (task) return task;
  throw new AppError({
    code: 'task_not_given',
    status: 409,
    message: 'This task was not given in this test.',
  });
}

function alreadyAnswered(): AppError {
  return new AppError({
    code: 'already_answered',
    status: 409,
    message: 'This task is answered; the first answer counts.',
  });
}

async function saveAnswer(input: {
  transaction: Transaction;
  sitting: Sitting;
  task: GivenTask;
  response: unknown;
  ms: number;
  now: Date;
}): Promise<void> {
  const { transaction, sitting, task, response, now } = input;
  const result =
    response === null
      ? { score: 0, correct: false }
      : await markResponse(transaction, { taskId: task.taskId, response });
  const ms = Math.min(input.ms, Math.max(0, now.getTime() - task.givenAt.getTime()), longestTaskMs);
  // Its learner may read the row: what a test hides stands in columns that open with its end. Rule 9.112.
  const marks = sitting.settings.showAnswers
    ? 'score = $5, correct = $6'
    : 'kept_score = $5, kept_correct = $6';
  await transaction.query({
    name: `save-answer-${sitting.settings.showAnswers ? 'shown' : 'kept'}`,
    text: `update public.sitting_tasks set answered_at = $3, response = $4, ${marks}, ms = $7
      where sitting_id = $1 and position = $2`,
    values: [
      sitting.id,
      task.position,
      now,
      response === null ? null : JSON.stringify(response),
      result.score,
      result.correct,
      ms,
    ],
  });
}

async function markResponse(
  transaction: Transaction,
  { taskId, response }: { readonly taskId: string; readonly response: unknown },
): Promise<{ score: number; correct: boolean }> {
  const [row] = await transaction.query<{ public: PublicMarkedTask; secret: SecretTask }>({
    name: 'task-key',
    text: 'select t.public, k.secret from public.tasks t join public.task_keys k on k.task_id = t.id where t.id = $1',
    values: [taskId],
  });
  if (!row || !isMarked(row.secret)) throw new Error(`no key for ${taskId}`);
  const read = readResponse(row.public, response);
  if (read.kind === 'wrong_shape') {
    throw new AppError({
      code: 'wrong_shape',
      status: 400,
      message: 'This is not an answer to this task.',
      details: read.problem,
    });
  }
  return mark(row.secret, read.response);
}
