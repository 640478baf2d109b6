import type { CustomSettings } from '#domain/assessment/custom-settings.ts';
import { type Mistake, mistakesOfRound, mistakesReturn } from '#domain/assessment/mistakes.ts';
import { type TaskLevel, taskLevels } from '#domain/levels/levels.ts';
import { dayMs, hourMs } from '#domain/time/days.ts';
import type { PoolTask } from '#server/bank/task-pool.ts';
import type { Transaction } from '#server/db/database.ts';
import { AppError } from '#server/http/errors.ts';

type Redo = {
  readonly transaction: Transaction;
  readonly userId: string;
  readonly tasks: readonly PoolTask[];
  readonly now: Date;
  /** One result's; null for those of all tests that have rested. */
  readonly sittingId: string | null;
};

/**
 * Rule 9.240: the settings of a round of one's own mistakes. They are tasks that one has been given before, so the licence
 * is not asked: nothing new is opened.
 * @throws AppError 404 `sitting_not_found`; 409 `no_mistakes`
 */
export async function redoSettings(of: Redo): Promise<CustomSettings> {
  const wrong = of.sittingId === null ? await restedMistakes(of) : await mistakesIn(of, of.sittingId);
  const scores = new Map(wrong.map(({ task_id, score }) => [task_id, score]));
  const found = of.tasks.flatMap((task): Mistake[] => {
    const score = scores.get(task.taskId);
    return score === undefined ? [] : [{ ...task, score }];
  });
  const mistakes = mistakesOfRound(found);
  const asked = mistakes.at(-1)?.level;
  if (!asked) {
    throw new AppError({ code: 'no_mistakes', status: 409, message: 'There are no mistakes to redo.' });
  }
  const levels = new Set<TaskLevel>(mistakes.map(({ level }) => level));
  const categories = new Set(mistakes.map(({ category }) => category));
  return {
    levels: taskLevels.filter((level) => levels.has(level)),
    categories: (['read', 'listen'] as const).filter((category) => categories.has(category)),
    tasks: mistakes.length,
    randomOrder: false,
    showAnswers: true,
    plays: 'free',
    practice: {
      ...{ from: of.sittingId, subject: null, asked },
      before: {
        points: mistakes.reduce((sum, { score }) => sum + (score > 0 ? 0.5 : 0), 0),
        tasks: mistakes.length,
      },
      mistakes: mistakes.map(({ taskId }) => taskId),
    },
  };
}

type Wrong = { readonly task_id: string; readonly score: number };

async function mistakesIn({ transaction, userId }: Redo, sittingId: string): Promise<readonly Wrong[]> {
  const [sitting] = await transaction.query(
    `select id from public.sittings where id = $1 and user_id = $2 and status = 'finished'`,
    [sittingId, userId],
  );
  if (!sitting) {
    throw new AppError({
      code: 'sitting_not_found',
      status: 404,
      message: 'There is no such result of yours.',
    });
  }
  return transaction.query<Wrong>(
    `select task_id, score from public.sitting_tasks
     where sitting_id = $1 and answered_at is not null and not correct order by position`,
    [sittingId],
  );
}

/** Found among the newest answers, which triggers keep (Rule 9.253, migration 0039). */
function restedMistakes({ transaction, userId, now }: Redo): Promise<readonly Wrong[]> {
  const { afterHours, forDays } = mistakesReturn;
  return transaction.query<Wrong>('select task_id, score from public.mistakes_of($1, $2, $3)', [
    userId,
    new Date(now.getTime() - forDays * dayMs),
    new Date(now.getTime() - afterHours * hourMs),
  ]);
}
