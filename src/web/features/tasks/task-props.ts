import type { Response } from '#domain/tasks/response.ts';
import type { MarkedSittingTask } from '#web/features/sitting-data/sitting-data.ts';

/** What the view of a task is given, whatever its kind. */
export type TaskProps = {
  readonly task: MarkedSittingTask;
  readonly response: Response | null;
  /** Does nothing for an answered task. */
  readonly onRespond: (response: Response | null) => void;
};
