import { isDeepStrictEqual } from 'node:util';
import { isOpenCategory } from '#domain/levels/categories.ts';
import { mark } from '#domain/tasks/marking.ts';
import { isMarked, type PublicMarkedTask, type SecretTask } from '#domain/tasks/presentation.ts';
import { readResponse } from '#domain/tasks/response.ts';
import type { TaskPool } from '#server/bank/task-pool.ts';
import type { Rows, Step } from '#server/db/pipeline.ts';
import { defineTwoStepFunction, type ServerFunction } from '#server/functions/define-function.ts';
import { AppError } from '#server/http/errors.ts';
import { readReviews } from './reviews.ts';
import { shownTask, shownTaskStep } from './shown-task.ts';
import { decide, practisedOf, practisedStep } from './sitting-progress.ts';
import {
  type GivenTask,
  givenTasksOf,
  givenTasksStep,
  lockedSitting,
  lockStep,
  requireActive,
  type Sitting,
  withTimes,
} from './sitting-record.ts';

const longestTaskMs = 60 * 60 * 1000;

/**
 * `answers`: takes the answer to a given task, marks it and gives the next task, with all that its screen shows.
 * `response: null` leaves the task unanswered, which counts like a wrong answer, as in the exam.
 * The same answer again gets the same reply; another one to an answered task is refused. What cannot be an answer
 * changes nothing. Rule 4.7, Rule 4.30, Rule 4.31, Rule 4.34.
 */
export function answersFunction(pool: TaskPool): ServerFunction {
  return defineTwoStepFunction({
    name: 'answers',
    access: 'session',
    demo: true,
    limit: { burst: 120, perHour: 1200 },
    async plan(input, { userId, context }) {
      const tasks = await pool.tasks();
      const now = context.now();
      const { sittingId, taskId } = input;
      const first = [
        lockStep(sittingId, userId),
        givenTasksStep(sittingId),
        practisedStep({ sittingId, userId, now }),
        keyStep(taskId),
      ];
      return {
        first,
        work: async ([sittings = [], rows = [], others = [], keys = []], open) => {
          const sitting = lockedSitting(sittings);
          const { showAnswers } = sitting.settings;
          const given = givenTasksOf(rows);
          const task = findGiven(given, input);
          const saved: Step[] = [];
          let after: readonly GivenTask[] = given;
          if (task.answered) {
            // What came after a shown key does not count and is not kept.
            if (!task.shown && !isDeepStrictEqual(task.response, input.response ?? null))
              throw alreadyAnswered();
            if (sitting.status !== 'active')
              return { next: { kind: 'finished' }, given: null, review: null, showAnswers };
          } else {
            requireActive(sitting, now);
            const answer = {
              sitting,
              task,
              keys,
              response: input.response ?? null,
              ms: input.ms,
              now,
              deviceVoice: input.deviceVoice,
            };
            const taken = take(answer);
            saved.push(taken.step);
            after = withTimes(given.map((one) => (one === task ? taken.task : one)));
          }
          const practised = practisedOf(others);
          const { next, steps } = decide({ sitting, userId, tasks, now, given: after, practised });
          const shown = next.kind === 'task' ? [shownTaskStep(sittingId, next.position)] : [];
          if (!showAnswers) {
            const written = await open.commit([...saved, ...steps, ...shown]);
            return {
              ...{ next, review: null, showAnswers },
              given: shown.length > 0 ? shownTask(written.at(-1)) : null,
            };
          }
          const written = await open.run([...saved, ...steps, ...shown]);
          const [review = null] = await readReviews(open.transaction, {
            ...sitting,
            position: task.position,
          });
          return {
            ...{ next, review, showAnswers },
            given: shown.length > 0 ? shownTask(written.at(-1)) : null,
          };
        },
      };
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

/**
 * Marks an answer.
 * @returns the task with it, for the estimate, and the statement that saves it
 * @throws AppError 400 `wrong_shape`
 */
function take(input: {
  readonly sitting: Sitting;
  readonly task: GivenTask;
  readonly keys: Rows;
  readonly response: unknown;
  readonly ms: number;
  readonly now: Date;
  readonly deviceVoice: boolean;
}): { readonly task: GivenTask; readonly step: Step } {
  const { sitting, task, keys, response, now, deviceVoice } = input;
  const result = response === null ? unanswered(task) : markResponse({ taskId: task.taskId, keys, response });
  const ms = Math.min(input.ms, Math.max(0, now.getTime() - task.givenAt.getTime()), longestTaskMs);
  // Its learner may read the row: what a test hides stands in columns that open with its end. Rule 9.112.
  const { showAnswers } = sitting.settings;
  const marks = showAnswers ? 'score = $5, correct = $6' : 'kept_score = $5, kept_correct = $6';
  return {
    task: {
      ...task,
      answered: true,
      answeredAt: now,
      response,
      answer: {
        ...task.answer,
        score: result.score ?? 0,
        response,
        ms,
        robotVoice: task.answer.robotVoice && !deviceVoice,
      },
    },
    step: {
      name: `save-answer-${showAnswers ? 'shown' : 'kept'}`,
      text: `update public.sitting_tasks set answered_at = $3, response = $4, ${marks}, ms = $7, device_voice = $8
        where sitting_id = $1 and position = $2`,
      values: [
        sitting.id,
        String(task.position),
        now.toISOString(),
        response === null ? null : JSON.stringify(response),
        result.score === null ? null : String(result.score),
        result.correct === null ? null : String(result.correct),
        String(ms),
        String(deviceVoice),
      ],
    },
  };
}

/** Rule 9.276: a task of writing or speaking that is left open is not wrong; it has no answer. */
function unanswered({ answer }: GivenTask): {
  readonly score: number | null;
  readonly correct: boolean | null;
} {
  return isOpenCategory(answer.category) ? { score: null, correct: null } : { score: 0, correct: false };
}

/** Task and key; none of it leaves the server before `findGiven` has found the task given. */
function keyStep(taskId: string): Step {
  return {
    name: 'task-key',
    text: `select json_build_object('public', t.public, 'secret', k.secret)
      from public.tasks t join public.task_keys k on k.task_id = t.id where t.id = $1`,
    values: [taskId],
  };
}

function markResponse(input: { readonly taskId: string; readonly keys: Rows; readonly response: unknown }): {
  score: number;
  correct: boolean;
} {
  const { taskId, keys, response } = input;
  const key = JSON.parse(keys[0]?.[0] ?? 'null') as { public: PublicMarkedTask; secret: SecretTask } | null;
  if (!key) throw new Error(`no key for ${taskId}`);
  if (!isMarked(key.secret)) {
    throw new AppError({
      code: 'wrong_shape',
      status: 400,
      message: 'This task is written or spoken about: its answer is handed in as a submission.',
    });
  }
  const read = readResponse(key.public, response);
  if (read.kind === 'wrong_shape') {
    throw new AppError({
      code: 'wrong_shape',
      status: 400,
      message: 'This is not an answer to this task.',
      details: read.problem,
    });
  }
  return mark(key.secret, read.response);
}
