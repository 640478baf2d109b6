import type { GivenTask } from '#domain/tasks/given-task.ts';
import type { PoolTask, TaskPool } from '#server/bank/task-pool.ts';
import type { Transaction } from '#server/db/database.ts';
import { runPipeline } from '#server/db/pipeline.ts';
import { defineFunction, type ServerFunction } from '#server/functions/define-function.ts';
import { shownTaskFields } from './shown-task.ts';
import { decide, practisedOf, practisedStep } from './sitting-progress.ts';
import { givenTasksOf, givenTasksStep, type Sitting } from './sitting-record.ts';
import { beginSitting } from './sittings.ts';

/**
 * `offline-rounds`: begins a round of practice of a level and a part, and gives all its tasks at once, so that it can be
 * done without a network. No key goes along: answers are marked when they arrive (decisions 066, 150). The same `requestKey`
 * again answers with the same round. Rule 9.454.
 */
export function offlineRoundsFunction(pool: TaskPool): ServerFunction {
  return defineFunction({
    name: 'offline-rounds',
    access: 'session',
    tier: 'by_input',
    demo: true,
    limit: { burst: 10, perHour: 20 },
    async run(input, { userId, context }) {
      const tasks = await pool.tasks();
      return context.database.asService(async (transaction) => {
        const now = context.now();
        const start = { kind: 'pool' as const, ...input, userId, now, tasks };
        const sitting = await beginSitting(transaction, start);
        if (sitting.status === 'active') await giveAll(transaction, { sitting, userId, tasks, now });
        return { sittingId: sitting.id, tasks: await openTasks(transaction, sitting.id) };
      });
    },
  });
}

type Round = {
  readonly sitting: Sitting;
  readonly userId: string;
  readonly tasks: readonly PoolTask[];
  readonly now: Date;
};

/** Gives task after task as if each had been answered, until the round has all of its own. */
async function giveAll(transaction: Transaction, round: Round): Promise<void> {
  const { sitting, userId, now } = round;
  const [others = []] = await runPipeline(transaction.client, [
    practisedStep({ sittingId: sitting.id, userId, now }),
  ]);
  const practised = practisedOf(others);
  for (;;) {
    const [rows = []] = await runPipeline(transaction.client, [givenTasksStep(sitting.id)]);
    const given = givenTasksOf(rows).map((task) => ({ ...task, answered: true }));
    const { next, steps } = decide({ ...round, given, practised });
    if (next.kind === 'finished') return;
    await runPipeline(transaction.client, steps);
  }
}

/** The tasks that wait for an answer, as their screens show them. */
async function openTasks(transaction: Transaction, sittingId: string): Promise<GivenTask[]> {
  const rows = await transaction.query<{ shown: GivenTask }>(
    `select json_build_object(${shownTaskFields}) as shown
     from public.sitting_tasks g
     join public.tasks t on t.id = g.task_id
     join public.stimuli s on s.id = t.stimulus_id
     where g.sitting_id = $1 and g.answered_at is null order by g.position`,
    [sittingId],
  );
  return rows.map(({ shown }) => shown);
}
