import type { Response } from '#domain/tasks/response.ts';
import { isOpenTask, type Review, type SittingData, type SittingTask } from './sitting-data.ts';

/** What an answer changes: the task that it was given to, and the one after it. */
export type Advance = {
  readonly position: number;
  readonly response: Response | null;
  readonly review: Review | null;
  readonly next: SittingTask;
};

/** The sitting after an answer. The same answer again changes nothing more. */
export function advanced(sitting: SittingData, { position, response, review, next }: Advance): SittingData {
  const answered = (task: SittingTask): SittingTask => {
    if (task.position !== position || task.answered) return task;
    return isOpenTask(task) ? { ...task, answered: true } : { ...task, answered: true, response, review };
  };
  const before = sitting.tasks.filter((task) => task.position < next.position);
  const after = sitting.tasks.filter((task) => task.position >= next.position);
  return { ...sitting, tasks: [...before.map(answered), ...(after.length > 0 ? after : [next])] };
}
