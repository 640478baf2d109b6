import { summariseCustom } from '#domain/assessment/custom-summary.ts';
import { type CustomTask, nextCustomTask, restDays } from '#domain/assessment/custom-task.ts';
import { nextTask } from '#domain/assessment/next-task.ts';
import { nextPracticeTask } from '#domain/assessment/practice-round.ts';
import { summarise } from '#domain/assessment/summary.ts';
import type { Answer, NextTask } from '#domain/assessment/types.ts';
import { opensTask } from '#domain/licences/package.ts';
import { dayMs } from '#domain/time/days.ts';
import type { PoolTask } from '#server/bank/task-pool.ts';
import type { Transaction } from '#server/db/database.ts';
import { AppError } from '#server/http/errors.ts';
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
  const given = await readGivenTasks(transaction, sitting.id);
  const last = given.at(-1);
  if (last && !last.answered) return { kind: 'task', position: last.position };
  const next = await nextOf(
    input,
    given.map((task) => task.answer),
  );
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

/** What the kind of sitting gives next. */
async function nextOf(input: Progress, answers: readonly Answer[]): Promise<NextTask | CustomTask> {
  const { kind, settings, chance } = input.sitting;
  if (kind === 'level')
    return nextTask({ candidates: await levelCandidates(input), answers, settings, chance });
  const candidates = await customCandidates(input);
  const { practice, tasks, levels, categories } = settings;
  if (!practice) return nextCustomTask({ candidates, answers, settings, chance });
  const focus = {
    level: levels[0] as (typeof levels)[number],
    categories: categories.filter((category) => category === 'read' || category === 'listen'),
    subject: practice.subject,
  };
  return nextPracticeTask({ candidates, answers, focus, tasks, chance });
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
      where s.user_id = $1 and s.id <> $2
        and (coalesce(g.correct, g.kept_correct) and g.answered_at > $3 or s.id = $4)`,
    values: [userId, sitting.id, new Date(now.getTime() - restDays * dayMs), practisedFrom(sitting)],
  });
  const restingIds = new Set(resting.map((row) => row.task_id));
  return tasks
    .filter((task) => opensTask(sitting.tier, task))
    .map((task) => ({ ...task, rests: restingIds.has(task.taskId) }));
}

/** The test that a round of practice comes from: its tasks were just read with their reasons. */
function practisedFrom(sitting: Sitting): string | null {
  return sitting.kind === 'custom' ? (sitting.settings.practice?.from ?? null) : null;
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
