import type { CustomSettings } from '#domain/assessment/custom-settings.ts';
import type { PracticeOrigin } from '#domain/assessment/practice-origin.ts';
import { isOpenCategory, type OpenCategory } from '#domain/levels/categories.ts';
import type { TaskLevel } from '#domain/levels/levels.ts';
import type { PoolTask } from '#server/bank/task-pool.ts';
import type { Transaction } from '#server/db/database.ts';
import { AppError } from '#server/http/errors.ts';

type OpenRound = {
  readonly level: TaskLevel;
  readonly category: OpenCategory;
  readonly practice: PracticeOrigin;
};

/** Rule 9.275: one task of writing or speaking by itself. */
export function openTaskSettings({ level, category, practice }: OpenRound): CustomSettings {
  return {
    levels: [level],
    categories: [category],
    tasks: 0,
    ...(category === 'write' ? { writingTasks: 1 } : { speakingTasks: 1 }),
    randomOrder: true,
    showAnswers: true,
    plays: 'free',
    practice,
  };
}

/**
 * Rule 9.275: the task of a sitting of one's own once more, for a second version. It was given before, so the licence is not
 * asked.
 * @throws AppError 404 `task_not_given`; 409 `task_retired`
 */
export async function againSettings(of: {
  readonly transaction: Transaction;
  readonly userId: string;
  readonly tasks: readonly PoolTask[];
  readonly sittingId: string;
  readonly position: number;
}): Promise<CustomSettings> {
  const { transaction, userId, tasks, sittingId, position } = of;
  const [row] = await transaction.query<{ task_id: string }>(
    `select g.task_id from public.sitting_tasks g join public.sittings s on s.id = g.sitting_id
     where g.sitting_id = $1 and g.position = $2 and s.user_id = $3 and g.answered_at is not null`,
    [sittingId, position, userId],
  );
  if (!row) {
    throw new AppError({ code: 'task_not_given', status: 404, message: 'There is no such task of yours.' });
  }
  const task = tasks.find(({ taskId }) => taskId === row.task_id);
  if (!task || !isOpenCategory(task.category)) {
    throw new AppError({ code: 'task_retired', status: 409, message: 'This task is not given any more.' });
  }
  const { level, category, taskId } = task;
  return openTaskSettings({
    ...{ level, category },
    practice: {
      ...{ from: sittingId, subject: null, asked: level, before: null },
      ...{ mistakes: [taskId], again: true },
    },
  });
}
