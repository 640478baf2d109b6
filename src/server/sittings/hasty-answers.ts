import { withoutHaste } from '#domain/assessment/answer-speed.ts';
import { type PoolTask, tasksById } from '#server/bank/task-pool.ts';
import type { GivenTask } from './sitting-record.ts';

/**
 * Rule 9.180: the given tasks with the answers marked that came faster than one can read, by the server's clock. A task
 * that was retired during the sitting is not in the pool, and its answer counts.
 */
export function withoutHastyAnswers(
  given: readonly GivenTask[],
  pool: readonly Pick<PoolTask, 'taskId' | 'reading'>[],
): readonly GivenTask[] {
  const tasks = tasksById(pool);
  const readings = new Map(
    given.flatMap(({ taskId }) => {
      const reading = tasks.get(taskId)?.reading;
      return reading ? [[taskId, reading] as const] : [];
    }),
  );
  const answers = withoutHaste(
    given.map(({ answer }) => answer),
    readings,
  );
  return given.map((task, index) => ({ ...task, answer: answers[index] ?? task.answer }));
}
