import type { FunctionInput } from '#domain/functions/functions.ts';
import { featureTiers } from '#domain/licences/feature-tiers.ts';
import { openCategories, tierForTasks } from '#domain/licences/package.ts';
import type { PoolTask, TaskPool } from '#server/bank/task-pool.ts';
import type { Transaction } from '#server/db/database.ts';
import { defineTwoStepFunction, type ServerFunction } from '#server/functions/define-function.ts';
import { AppError } from '#server/http/errors.ts';
import { tierOf } from '#server/licences/require-tier.ts';
import { fitSettings } from './fit-settings.ts';
import { levelStart, newChance } from './level-start.ts';
import { practiceSettings } from './practice-settings.ts';
import { requireChoice } from './require-choice.ts';
import { advanceSitting } from './sitting-progress.ts';
import { type Sitting, sittingColumns } from './sitting-record.ts';

type Start = Exclude<FunctionInput<'sittings'>, { kind: 'level' }> & {
  readonly userId: string;
  readonly now: Date;
};

/** `sittings`: starts a test and gives its first task. The same `requestKey` again answers with the same sitting. */
export function sittingsFunction(pool: TaskPool): ServerFunction {
  return defineTwoStepFunction({
    name: 'sittings',
    access: 'session',
    tier: 'by_input',
    demo: true,
    limit: { burst: 20, perHour: 40 },
    async plan(input, { userId, context }) {
      if (input.kind !== 'level') return null;
      return levelStart({ ...input, userId, tasks: await pool.tasks(), now: context.now() });
    },
    async otherwise(input, { userId, context }) {
      if (input.kind === 'level') throw new Error('a level test begins in two steps');
      if ('settings' in input) requireChoice(input.settings);
      const tasks = await pool.tasks();
      return context.database.asService(async (transaction) => {
        const now = context.now();
        const start: Start = { ...input, userId, now };
        const sitting = await beginSitting(transaction, { ...start, tasks });
        if (sitting.status !== 'active') return { sittingId: sitting.id, next: { kind: 'finished' } };
        return {
          sittingId: sitting.id,
          next: await advanceSitting({ transaction, sitting, userId, tasks, now }),
        };
      });
    },
  });
}

async function findBegun(
  transaction: Transaction,
  { userId, requestKey }: Pick<Start, 'userId' | 'requestKey'>,
): Promise<Sitting | null> {
  const [sitting] = await transaction.query<Sitting>(
    `select ${sittingColumns} from public.sittings where user_id = $1 and request_key = $2 for update`,
    [userId, requestKey],
  );
  return sitting ?? null;
}

/** Begins a custom test. What was begun with this key is answered as it was, also when the licence has ended since. */
export async function beginSitting(
  transaction: Transaction,
  start: Start & { readonly tasks: readonly PoolTask[] },
): Promise<Sitting> {
  const begun = await findBegun(transaction, start);
  if (begun) return begun;
  const { requestKey, userId, now, tasks } = start;
  const tier = await tierOf(transaction, { userId, now });
  if (start.kind === 'custom') requirePackage(tier, start.settings);
  const settings =
    'settings' in start
      ? start.settings
      : await practiceSettings({ transaction, wanted: start, userId, tier, tasks, now });
  const [made] = await transaction.query<Sitting>(
    `insert into public.sittings (user_id, request_key, kind, settings, chance, tier, started_at)
     values ($1, $2, 'custom', $3, $4, $5, $6) on conflict (user_id, request_key) do nothing
     returning ${sittingColumns}`,
    [userId, requestKey, JSON.stringify(settings), newChance(), tier, now],
  );
  const sitting = made ?? (await findBegun(transaction, start));
  if (!sitting) throw new Error('a sitting vanished between insert and select');
  return fitSettings({ transaction, sitting, userId, tasks, now });
}

/**
 * Rule 1.23, Rule 5.4: custom tests, and what they may draw, go by the licence. The level test is free at all levels.
 * @throws AppError 403 `package_needed`, its details are the lowest tier that is enough; 400 `category_not_open`.
 */
function requirePackage(tier: number, settings: Parameters<typeof tierForTasks>[0]): void {
  const needed = Math.max(featureTiers.customTest, tierForTasks(settings));
  if (tier < needed) {
    throw new AppError({
      code: 'package_needed',
      status: 403,
      message: `These tasks need a licence of tier ${needed} or higher.`,
      details: String(needed),
    });
  }
  if (!settings.categories.every((category) => openCategories.includes(category))) {
    throw new AppError({
      code: 'category_not_open',
      status: 400,
      message: 'Tasks of this category cannot be practised yet.',
    });
  }
}
