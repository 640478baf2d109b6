import type { Response } from '#domain/tasks/response.ts';
import type { Review, SittingData, SittingTask } from './sitting-data.ts';

/** What an answer changes: the task that it was given to, and the one after it. */
export type Advance = {
  readonly position: number;
  readonly response: Response | null;
  readonly review: Review | null;
  readonly next: SittingTask;
};

/** The sitting after an answer. The same answer again changes nothing more. */
export function advanced(sitting: SittingData, { position, response, review, next }: Advance): SittingData {
  const answered = (task: SittingTask) =>
    task.position === position && !task.answered ? { ...task, answered: true, response, review } : task;
  const before = sitting.tasks.filter((task) => task.position < next.position);
  const after = sitting.tasks.filter((task) => task.position >= next.position);
  return { ...sitting, tasks: [...before.map(answered), ...(after.length > 0 ? after : [next])] };
}
