import { randomInt } from 'node:crypto';
import { settingsProblems } from '#domain/assessment/settings-problems.ts';
import type { FunctionInput } from '#domain/functions/functions.ts';
import { featureTiers } from '#domain/licences/feature-tiers.ts';
import { openCategories, tierForTasks } from '#domain/licences/package.ts';
import type { PoolTask, TaskPool } from '#server/bank/task-pool.ts';
import type { Transaction } from '#server/db/database.ts';
import { defineFunction, type ServerFunction } from '#server/functions/define-function.ts';
import { AppError } from '#server/http/errors.ts';
import { tierOf } from '#server/licences/require-tier.ts';
import { fitSettings } from './fit-settings.ts';
import { practiceSettings } from './practice-settings.ts';
import { advanceSitting } from './sitting-progress.ts';
import { type Sitting, sittingColumns } from './sitting-record.ts';

type Start = FunctionInput<'sittings'> & { readonly userId: string; readonly now: Date };

/** `sittings`: starts a test and gives its first task. The same `requestKey` again answers with the same sitting. */
export function sittingsFunction(pool: TaskPool): ServerFunction {
  return defineFunction({
    name: 'sittings',
    access: 'session',
    tier: 'by_input',
    demo: true,
    limit: { burst: 20, perHour: 40 },
    async run(input, { userId, context }) {
      if ('settings' in input) requireChoice(input);
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

/** Rule 5.2. @throws AppError 400 */
function requireChoice({ settings }: Extract<FunctionInput<'sittings'>, { settings: unknown }>): void {
  const [problem] = settingsProblems(settings);
  if (problem === 'no_level') {
    throw new AppError({ code: problem, status: 400, message: 'Select at least one level!' });
  }
  if (problem === 'no_category') {
    throw new AppError({ code: problem, status: 400, message: 'Select at least one category!' });
  }
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

/** Begins a test. What was begun with this key is answered as it was, also when the licence has ended since. */
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
  const kind = start.kind === 'level' ? 'level' : 'custom';
  const [made] = await transaction.query<Sitting>(
    `insert into public.sittings (user_id, request_key, kind, settings, chance, tier, started_at)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict (user_id, request_key) do nothing
     returning ${sittingColumns}`,
    [userId, requestKey, kind, JSON.stringify(settings), randomInt(2 ** 40) / 2 ** 40, tier, now],
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
