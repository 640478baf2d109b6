import type { SupabaseClient } from '@supabase/supabase-js';
import { claimsLevel } from '#domain/assessment/level-claim.ts';
import type { Summary } from '#domain/assessment/types.ts';
import { type Category, categories } from '#domain/levels/categories.ts';
import type { Level } from '#domain/levels/levels.ts';
import type { PartResult } from '#domain/mocks/part-result.ts';
import { readFailure } from '#web/api/read-failure.ts';
import { type JudgedTests, readGoal } from '#web/features/result/open-level-data.ts';
import { estimatesOf, type LevelHistory, levelHistory, type MarkedTest } from './level-history.ts';

/** Tests and parts of mock exams that are looked through. */
const mostTests = 24;

type TestRow = {
  readonly id: string;
  readonly kind: 'level' | 'custom';
  readonly finished_at: string;
  readonly overall: Summary['overall'];
  readonly limitedRange: Summary['limitedRange'];
  readonly categories: Summary['categories'] | null;
};
type PartRow = {
  readonly id: string;
  readonly part: Category;
  readonly started_at: string;
  readonly result: PartResult;
};

/** One's own levels from test to test; the policies give each person their own. Rule 9.516. */
export async function readHistory(
  supabase: SupabaseClient,
  judged: JudgedTests,
): Promise<LevelHistory | null> {
  const [goal, tests, mocks] = await Promise.all([
    readGoal(supabase),
    supabase
      .from('sittings')
      .select(
        'id, kind, finished_at, overall:summary->overall, limitedRange:summary->limitedRange, categories:summary->categories',
      )
      .eq('status', 'finished')
      .in('kind', ['level', 'custom'])
      // Rounds of practice are many, and claim no level.
      .is('settings->practice', null)
      .order('finished_at', { ascending: false })
      .limit(mostTests)
      .returns<TestRow[]>(),
    supabase
      .from('mock_parts')
      .select('id, part, started_at, result')
      .eq('status', 'finished')
      .not('result', 'is', null)
      .order('started_at', { ascending: false })
      .limit(mostTests)
      .returns<PartRow[]>(),
  ]);
  if (tests.error) throw readFailure('The levels of earlier tests', tests.error);
  if (mocks.error) throw readFailure('The levels of earlier mock exams', mocks.error);
  const marked = [...tests.data.flatMap(markedTest), ...mocks.data.map(markedPart)].toSorted((one, other) =>
    other.at.localeCompare(one.at),
  );
  return levelHistory({ goal, marked, judged, parts: categories });
}

/** A custom test says where one stands only where it claims a level. Rule 9.72. */
function markedTest({ id, kind, finished_at, ...summary }: TestRow): readonly MarkedTest[] {
  if (!summary.categories || (kind === 'custom' && !claimsLevel(summary))) return [];
  return [{ id, at: finished_at, estimates: estimatesOf({ categories: summary.categories }) }];
}

function markedPart({
  id,
  part,
  started_at: at,
  result: { level: reported, v, low, high },
}: PartRow): MarkedTest {
  const level: Level = reported === 'under A1' ? 'Pre-A1' : reported;
  return { id, at, estimates: { [part]: { verdict: { kind: 'level', level }, level, v, low, high } } };
}
