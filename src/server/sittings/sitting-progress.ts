import { summariseCustom } from '#domain/assessment/custom-summary.ts';
import { nextCustomTask, restDays } from '#domain/assessment/custom-task.ts';
import { nextTask } from '#domain/assessment/next-task.ts';
import { summarise } from '#domain/assessment/summary.ts';
import { opensTask } from '#domain/licences/package.ts';
import { dayMs } from '#domain/time/days.ts';
import type { PoolTask } from '#server/bank/task-pool.ts';
import type { Transaction } from '#server/db/database.ts';
import { AppError } from '#server/http/errors.ts';
import { withoutHastyAnswers } from './hasty-answers.ts';
import { type GivenTask, giveTask, readGivenTasks, type Sitting } from './sitting-record.ts';

/** Where a sitting goes on: at a task, or at its result. */
export type NextStep = { readonly kind: 'task'; readonly position: number } | { readonly kind: 'finished' };

type Progress = {
  readonly transaction: Transaction;
  readonly sitting: Sitting;
  readonly userId: string;
  /** Read before the transaction: reading them within would need a second connection while many hold their first. */
  readonly tasks: readonly PoolTask[];
  readonly now: Date;
};

/**
 * Rule 4.6: gives the next task, or finishes the sitting. Called inside the transaction that holds the sitting's lock,
 * after every change; when the last given task is still open, it stays the next one.
 */
export async function advanceSitting(input: Progress): Promise<NextStep> {
  const { transaction, sitting, tasks, now } = input;
  const given = withoutHastyAnswers(await readGivenTasks(transaction, sitting.id), tasks);
  const last = given.at(-1);
  if (last && !last.answered) return { kind: 'task', position: last.position };
  const next =
    sitting.kind === 'custom'
      ? nextCustomTask({
          candidates: await customCandidates(input),
          answers: given.map((task) => task.answer),
          settings: sitting.settings,
          chance: sitting.chance,
        })
      : nextTask({
          candidates: await levelCandidates(input),
          answers: given.map((task) => task.answer),
          settings: sitting.settings,
          chance: sitting.chance,
        });
  if (next.kind === 'finished') {
    if (given.length === 0) {
      throw new AppError({ code: 'no_task', status: 409, message: 'There is no task for these settings.' });
    }
    await finish({ transaction, sitting, given, reason: next.reason, now });
    return { kind: 'finished' };
  }
  const task = tasks.find((candidate) => candidate.taskId === next.taskId);
  if (!task) throw new Error(`the engine chose ${next.taskId}, which is not in the pool`);
  const position = (last?.position ?? 0) + 1;
  await giveTask(transaction, {
    sittingId: sitting.id,
    position,
    taskId: task.taskId,
    item: task.item,
    keyHash: task.keyHash,
    at: now,
  });
  return { kind: 'task', position };
}

/** The level test draws from everything, what is new to the learner first. */
async function levelCandidates({ transaction, sitting, userId, tasks }: Progress) {
  const seen = await transaction.query<{ task_id: string }>({
    name: 'seen-tasks',
    text: `select distinct g.task_id from public.sitting_tasks g join public.sittings s on s.id = g.sitting_id
      where s.user_id = $1 and s.id <> $2`,
    values: [userId, sitting.id],
  });
  const seenIds = new Set(seen.map((row) => row.task_id));
  return seenIds.size === 0
    ? tasks
    : tasks.map((task) => ({ ...task, seenBefore: seenIds.has(task.taskId) }));
}

/**
 * Rule 1.23: a custom test draws from what the licence opened when it was begun, at each task anew, whatever its
 * settings say.
 */
async function customCandidates({ transaction, sitting, userId, tasks, now }: Progress) {
  const resting = await transaction.query<{ task_id: string }>({
    name: 'resting-tasks',
    text: `select distinct g.task_id from public.sitting_tasks g join public.sittings s on s.id = g.sitting_id
      where s.user_id = $1 and s.id <> $2 and coalesce(g.correct, g.kept_correct) and g.answered_at > $3`,
    values: [userId, sitting.id, new Date(now.getTime() - restDays * dayMs)],
  });
  const restingIds = new Set(resting.map((row) => row.task_id));
  return tasks
    .filter((task) => opensTask(sitting.tier, task))
    .map((task) => ({ ...task, rests: restingIds.has(task.taskId) }));
}

/** Ends the sitting with its result. Tasks that were given and not answered are left out of it. */
export async function finish(input: {
  readonly transaction: Transaction;
  readonly sitting: Sitting;
  readonly given: readonly GivenTask[];
  readonly reason: string;
  readonly now: Date;
}): Promise<void> {
  const { transaction, sitting, given, reason, now } = input;
  const answers = given.filter((task) => task.answered).map((task) => task.answer);
  const summary =
    sitting.kind === 'custom'
      ? summariseCustom({ answers, settings: sitting.settings })
      : summarise({ answers, settings: sitting.settings });
  await transaction.query(
    `update public.sittings set status = 'finished', finish_reason = $2, summary = $3, finished_at = $4 where id = $1`,
    [sitting.id, reason, JSON.stringify(summary), now],
  );
}
