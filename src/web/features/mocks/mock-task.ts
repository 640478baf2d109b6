import type { FunctionOutput } from '#domain/functions/functions.ts';
import type { MockTask } from '#domain/mocks/part-state.ts';
import { type MarkedSittingTask, openTask } from '#web/features/sitting-data/sitting-data.ts';

/** A task of a running part as the task's view takes it: open, without a key. */
export function openMockTask({ response: _, ...given }: MockTask): MarkedSittingTask {
  // Listening and reading have no task that is judged and not marked.
  return openTask(given) as MarkedSittingTask;
}

/** The tasks of a finished part with keys and reasons. */
export function reviewedTasks({
  tasks,
  reviews,
}: FunctionOutput<'mock-reviews'>): readonly MarkedSittingTask[] {
  const byPosition = new Map(reviews.map((review) => [review.position, review]));
  return tasks.map(({ response, ...given }) => {
    const review = byPosition.get(given.position);
    return {
      ...(openTask(given) as MarkedSittingTask),
      answered: true,
      response,
      review: review ? { secret: review.secret, stimulus: review.stimulus, mark: review.mark } : null,
    };
  });
}
