import type { CustomSettings } from '#domain/assessment/custom-settings.ts';
import { mostPerStimulus } from '#domain/assessment/custom-task.ts';
import { isOpenCategory } from '#domain/levels/categories.ts';
import type { PoolTask } from '#server/bank/task-pool.ts';
import type { Transaction } from '#server/db/database.ts';
import { runPipeline } from '#server/db/pipeline.ts';
import { customCandidates, practisedOf, practisedStep } from './sitting-progress.ts';
import type { Sitting } from './sitting-record.ts';

type CustomSitting = Extract<Sitting, { kind: 'custom' }>;

/**
 * A custom test that draws from a part of the bank only has as many tasks as that part holds: the test says its length
 * rightly from the first task on. Rule 9.279.
 */
export async function fitSettings(input: {
  readonly transaction: Transaction;
  readonly sitting: Sitting;
  readonly userId: string;
  readonly tasks: readonly PoolTask[];
  readonly now: Date;
}): Promise<Sitting> {
  const { transaction, sitting, userId, tasks, now } = input;
  if (sitting.kind !== 'custom' || !isNarrow(sitting.settings)) return sitting;
  const [rows = []] = await runPipeline(transaction.client, [
    practisedStep({ sittingId: sitting.id, userId, now }),
  ]);
  const fitting = customCandidates({ sitting, tasks, practised: practisedOf(rows) });
  const settings = fitted(sitting, fitting);
  await transaction.query('update public.sittings set settings = $2 where id = $1', [
    sitting.id,
    JSON.stringify(settings),
  ]);
  return { ...sitting, settings };
}

function isNarrow({ practice, topics, kinds, grammarPoints, only }: CustomSettings): boolean {
  const lists = [topics, kinds, grammarPoints].some((list) => (list?.length ?? 0) > 0);
  return !practice && (lists || only !== undefined);
}

function fitted({ settings }: CustomSitting, fitting: readonly PoolTask[]): CustomSettings {
  const own = fitting.filter(
    ({ level, category }) => settings.levels.includes(level) && settings.categories.includes(category),
  );
  const { tasks, writingTasks = 0, speakingTasks = 0 } = settings;
  return {
    ...settings,
    tasks: Math.min(tasks, drawable(own.filter(({ category }) => !isOpenCategory(category)))),
    writingTasks: Math.min(writingTasks, drawable(own.filter(({ category }) => category === 'write'))),
    speakingTasks: Math.min(speakingTasks, drawable(own.filter(({ category }) => category === 'speak'))),
  };
}

/** No more than a few tasks of one text come in one test. */
function drawable(tasks: readonly PoolTask[]): number {
  const texts = Map.groupBy(tasks, ({ stimulusId }) => stimulusId);
  return [...texts.values()].reduce((sum, { length }) => sum + Math.min(length, mostPerStimulus), 0);
}
