import type { CustomSettings } from '#domain/assessment/custom-settings.ts';
import type { PracticeOrigin } from '#domain/assessment/practice-origin.ts';
import { type PracticeFocus, practiceOf, roundLength } from '#domain/assessment/practice-round.ts';
import type { Summary } from '#domain/assessment/types.ts';
import type { FunctionInput } from '#domain/functions/functions.ts';
import { isOpenCategory } from '#domain/levels/categories.ts';
import { openCategories, openLevel, opensTask, tierForTasks } from '#domain/licences/package.ts';
import type { PoolTask } from '#server/bank/task-pool.ts';
import type { Transaction } from '#server/db/database.ts';
import { AppError } from '#server/http/errors.ts';
import { againSettings, openTaskSettings } from './open-practice.ts';
import { redoSettings } from './redo-settings.ts';

export type PracticeStart = Extract<
  FunctionInput<'sittings'>,
  { kind: 'practice' | 'pool' | 'redo' | 'again' }
>;

/**
 * Rule 9.190: the settings of a round of practice. What it practises is read from the learner's own result, or is one
 * level and one part of the pool that the licence opens: nobody puts a custom test together this way.
 * @throws AppError 404 `sitting_not_found`; 400 `no_practice` when the result recommends no practice there; 403
 *   `package_needed` for a level that the licence does not open; 409 `no_mistakes` when there is nothing to redo.
 */
export async function practiceSettings(input: {
  readonly transaction: Transaction;
  readonly wanted: PracticeStart;
  readonly userId: string;
  readonly tier: number;
  readonly tasks: readonly PoolTask[];
  readonly now: Date;
}): Promise<CustomSettings> {
  const { wanted, tier } = input;
  if (wanted.kind === 'redo') return redoSettings({ ...input, sittingId: wanted.sittingId });
  if (wanted.kind === 'again') {
    const { sittingId, position } = wanted;
    return againSettings({ ...input, sittingId, position });
  }
  if (wanted.kind === 'pool') {
    requireOpened(wanted, tier);
    const { level, category } = wanted;
    const subject = wanted.subject ?? ({ kind: 'category', category } as const);
    const practice = { from: null, subject, asked: level, before: null };
    if (isOpenCategory(category)) return openTaskSettings({ level, category, practice });
    return roundSettings(input, { focus: { level, categories: [category], subject }, origin: practice });
  }
  return roundSettings(input, await resultRound(input, wanted));
}

function roundSettings(
  { tier, tasks }: { readonly tier: number; readonly tasks: readonly PoolTask[] },
  { focus, origin }: Round,
): CustomSettings {
  const candidates = tasks.filter((task) => opensTask(tier, task)).map((task) => ({ ...task, rests: false }));
  return {
    levels: [focus.level],
    categories: [...focus.categories],
    tasks: roundLength(candidates, focus),
    randomOrder: true,
    showAnswers: true,
    plays: 'free',
    practice: origin,
  };
}

type Round = { readonly focus: PracticeFocus; readonly origin: PracticeOrigin };

/** @throws AppError 403 `package_needed`; 400 `category_not_open` */
function requireOpened({ level, category }: Extract<PracticeStart, { kind: 'pool' }>, tier: number): void {
  if (!openCategories.includes(category)) {
    throw new AppError({
      code: 'category_not_open',
      status: 400,
      message: 'Tasks of this category cannot be practised yet.',
    });
  }
  if (!opensTask(tier, { level, category })) {
    const needed = tierForTasks({ levels: [level], categories: [category] });
    throw new AppError({
      code: 'package_needed',
      status: 403,
      message: `These tasks need a licence of tier ${needed} or higher.`,
      details: String(needed),
    });
  }
}

async function resultRound(
  input: { readonly transaction: Transaction; readonly userId: string; readonly tier: number },
  wanted: Extract<PracticeStart, { kind: 'practice' }>,
): Promise<Round> {
  const [sitting] = await input.transaction.query<{ summary: Summary }>(
    `select summary from public.sittings where id = $1 and user_id = $2 and status = 'finished'`,
    [wanted.sittingId, input.userId],
  );
  if (!sitting)
    throw new AppError({
      code: 'sitting_not_found',
      status: 404,
      message: 'There is no such result of yours.',
    });
  const recommendation = sitting.summary.feedback.recommendations[wanted.recommendation];
  const found = recommendation ? practiceOf(sitting.summary, recommendation) : null;
  if (!found) {
    throw new AppError({
      code: 'no_practice',
      status: 400,
      message: 'The result recommends no practice there.',
    });
  }
  const level = openLevel(input.tier, found.level);
  const { subject, before } = found;
  return {
    focus: { level, categories: found.categories, subject },
    origin: {
      ...{ from: wanted.sittingId, subject, asked: found.level },
      // Easier tasks than those of the test say nothing about what has moved.
      before: level === found.level ? before : null,
    },
  };
}
