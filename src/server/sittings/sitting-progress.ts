import { isChosen } from '#domain/assessment/chosen-candidates.ts';
import type { CustomSettings } from '#domain/assessment/custom-settings.ts';
import { summariseCustom } from '#domain/assessment/custom-summary.ts';
import { type CustomTask, nextCustomTask, restDays } from '#domain/assessment/custom-task.ts';
import { nextMistake } from '#domain/assessment/mistakes.ts';
import { nextTask } from '#domain/assessment/next-task.ts';
import { nextPracticeTask } from '#domain/assessment/practice-round.ts';
import { summarise } from '#domain/assessment/summary.ts';
import type { Answer, NextTask, Summary } from '#domain/assessment/types.ts';
import { isOpenCategory } from '#domain/levels/categories.ts';
import { opensTask } from '#domain/licences/package.ts';
import { dayMs } from '#domain/time/days.ts';
import { markedTasks, type PoolTask, tasksById } from '#server/bank/task-pool.ts';
import type { Transaction } from '#server/db/database.ts';
import { type Rows, runPipeline, type Step } from '#server/db/pipeline.ts';
import { AppError } from '#server/http/errors.ts';
import { withoutHastyAnswers } from './hasty-answers.ts';
import { type GivenTask, givenTasksOf, givenTasksStep, giveStep, type Sitting } from './sitting-record.ts';

/** Where a sitting goes on: at a task, or at its result. */
export type NextStep = { readonly kind: 'task'; readonly position: number } | { readonly kind: 'finished' };

type Progress = {
  readonly sitting: Sitting;
  readonly userId: string;
  /** Read before the transaction: reading them within would need a second connection while many hold their first. */
  readonly tasks: readonly PoolTask[];
  readonly now: Date;
};

/**
 * Rule 4.6: gives the next task, or finishes the sitting. Called inside the transaction that holds the sitting's lock,
 * after every change; when a given task is still open, it stays the next one.
 */
export async function advanceSitting(
  input: Progress & { readonly transaction: Transaction },
): Promise<NextStep> {
  const { transaction, sitting, userId, now } = input;
  const { client } = transaction;
  const [rows = [], others = []] = await runPipeline(client, [
    givenTasksStep(sitting.id),
    practisedStep({ sittingId: sitting.id, userId, now }),
  ]);
  const { next, steps } = decide({ ...input, given: givenTasksOf(rows), practised: practisedOf(others) });
  await runPipeline(client, steps);
  return next;
}

/** Where the sitting goes on, and the statements that say so. Changes nothing itself. */
export function decide(
  input: Progress & { readonly given: readonly GivenTask[]; readonly practised: Practised },
): { readonly next: NextStep; readonly steps: readonly Step[] } {
  const { sitting, tasks, now } = input;
  if (sitting.kind === 'mock') return { next: nextOfMock(input.given), steps: [] };
  const given = withoutHastyAnswers(input.given, tasks);
  // One, unless the whole round was given at once (9.454).
  const open = given.find(({ answered }) => !answered);
  if (open) return { next: { kind: 'task', position: open.position }, steps: [] };
  const answers = given.map((task) => task.answer);
  const next = nextOf(input, answers);
  if (next.kind === 'finished') {
    if (given.length === 0) {
      throw new AppError({ code: 'no_task', status: 409, message: 'There is no task for these settings.' });
    }
    return { next: { kind: 'finished' }, steps: [finishStep({ sitting, given, reason: next.reason, now })] };
  }
  const task = tasksById(tasks).get(next.taskId);
  if (!task) throw new Error(`the engine chose ${next.taskId}, which is not in the pool`);
  const position = (given.at(-1)?.position ?? 0) + 1;
  const { taskId, item, keyHash } = task;
  return {
    next: { kind: 'task', position },
    steps: [giveStep({ sittingId: sitting.id, position, taskId, item, keyHash, at: now })],
  };
}

/** A part of a mock exam has all its tasks from its start, and ends with the part. */
function nextOfMock(given: readonly GivenTask[]): NextStep {
  const open = given.find(({ answered }) => !answered);
  return open ? { kind: 'task', position: open.position } : { kind: 'finished' };
}

/**
 * The tasks of the person's other sittings that count as known (`practisedOf` reads its rows): for a level test whatever was
 * given, for a custom test what was answered right, written or spoken about lately and rests,
 * and for a round of practice all of the test that it comes from, whose reasons were just read.
 */
export function practisedStep(of: {
  readonly sittingId: string;
  readonly userId: string;
  readonly now: Date;
}): Step {
  return {
    name: 'practised-tasks',
    // The tests are gone through one by one, whatever the statistics say: joined, all answers that there are would be read.
    text: `select (
          select json_agg(distinct g.task_id collate "C")
          from public.sittings s cross join lateral (
            select a.task_id from public.sitting_tasks a
            where a.sitting_id = s.id
              and (here.kind = 'level' or here.settings ->> 'only' = 'new'
                or ((coalesce(a.correct, a.kept_correct) or a.response ->> 'kind' in ('write', 'speak')) and a.answered_at > $3)
                or s.id::text = here.settings #>> '{practice,from}')
            offset 0
          ) g
          where s.user_id = here.user_id and s.id <> here.id),
        case when here.settings ->> 'only' = 'wrong' then (
          select json_agg(m.task_id) from public.mistakes_of(here.user_id, '-infinity', 'infinity') m) end
      from public.sittings here where here.id = $1 and here.user_id = $2`,
    values: [of.sittingId, of.userId, new Date(of.now.getTime() - restDays * dayMs).toISOString()],
  };
}

/** Of the person's other tests: what counts as known, and, where only that is drawn, what was wrong. */
export type Practised = { readonly known: ReadonlySet<string>; readonly wrong: ReadonlySet<string> };

export function practisedOf(rows: Rows): Practised {
  const [known, wrong] = rows[0] ?? [];
  const setOf = (json: string | null | undefined) => new Set(JSON.parse(json ?? '[]') as string[]);
  return { known: setOf(known), wrong: setOf(wrong) };
}

type Candidates = Progress & { readonly practised: Practised };

/** What the kind of sitting gives next. */
function nextOf(input: Candidates, answers: readonly Answer[]): NextTask | CustomTask {
  const { kind, settings, chance } = input.sitting;
  if (kind === 'mock') throw new Error('a part of a mock exam draws no task');
  if (kind === 'level') {
    // The level test draws from everything, what is new to the learner first.
    const seenBefore = input.practised.known;
    return nextTask({ candidates: markedTasks(input.tasks), answers, settings, chance, seenBefore });
  }
  const candidates = customCandidates(input);
  const { practice, tasks, levels, categories } = settings;
  if (practice?.mistakes) return nextMistake({ mistakes: practice.mistakes, tasks: input.tasks, answers });
  if (!practice || categories.every(isOpenCategory))
    return nextCustomTask({ candidates, answers, settings, chance });
  const focus = {
    level: levels[0] as (typeof levels)[number],
    categories: categories.filter((category) => !isOpenCategory(category)),
    subject: practice.subject,
  };
  return nextPracticeTask({ candidates, answers, focus, tasks, chance });
}

/**
 * Rule 1.23: a custom test draws from what the licence opened when it was begun, at each task anew, whatever its
 * settings say.
 */
export function customCandidates({
  sitting,
  tasks,
  practised,
}: Pick<Candidates, 'tasks' | 'practised'> & {
  readonly sitting: Pick<Sitting, 'tier'> & { readonly settings: object };
}) {
  const { known: seen, wrong } = practised;
  const settings: Pick<CustomSettings, 'topics' | 'kinds' | 'grammarPoints' | 'only'> = sitting.settings;
  // What was right and rests is not what was wrong; and where only new tasks are drawn, all others are left out already.
  return tasks
    .filter((task) => opensTask(sitting.tier, task) && isChosen(task, settings, { seen, wrong }))
    .map((task) => ({ ...task, rests: !settings.only && seen.has(task.taskId) }));
}

type Finish = {
  readonly sitting: Sitting;
  readonly given: readonly GivenTask[];
  readonly reason: string;
  readonly now: Date;
};

/** Ends the sitting with its result. Tasks that were given and not answered are left out of it. */
export async function finish({ transaction, ...input }: Finish & { readonly transaction: Transaction }) {
  await runPipeline(transaction.client, [finishStep(input)]);
}

/** Rule 9.276: writing and speaking are counted by themselves: they are right or wrong in nothing. */
function openParts(answered: readonly GivenTask[]): NonNullable<Summary['open']> {
  return (['write', 'speak'] as const).flatMap((category) => {
    const tasks = answered.filter(({ answer }) => answer.category === category);
    const submitted = tasks.filter(({ response }) => response !== null).length;
    return tasks.length > 0 ? [{ category, tasks: tasks.length, submitted }] : [];
  });
}

function finishStep({ sitting, given, reason, now }: Finish): Step {
  const answered = given.filter((task) => task.answered);
  const answers = answered.map((task) => task.answer).filter(({ category }) => !isOpenCategory(category));
  if (sitting.kind === 'mock') throw new Error('a part of a mock exam ends as a part');
  const summary =
    sitting.kind === 'custom'
      ? { ...summariseCustom({ answers, settings: sitting.settings }), open: openParts(answered) }
      : summarise({ answers, settings: sitting.settings });
  return {
    name: 'finish-sitting',
    text: `update public.sittings set status = 'finished', finish_reason = $2, summary = $3, finished_at = $4 where id = $1`,
    values: [sitting.id, reason, JSON.stringify(summary), now.toISOString()],
  };
}
