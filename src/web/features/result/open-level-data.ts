import type { SupabaseClient } from '@supabase/supabase-js';
import type { OpenCategory } from '#domain/levels/categories.ts';
import type { Level, TaskLevel } from '#domain/levels/levels.ts';
import { type JudgedAnswer, judgedAnswer } from '#domain/readiness/judged-answers.ts';
import {
  type JudgedLevel,
  type JudgedTrend,
  judgedLevel,
  judgedTrend,
} from '#domain/readiness/judged-level.ts';
import { readFailure } from '#web/api/read-failure.ts';

/** Writing or speaking of one test, beside the tests before it and the level that is wanted. Rule 9.503. */
export type OpenLevel = {
  readonly category: OpenCategory;
  readonly now: JudgedLevel;
  readonly trend: JudgedTrend;
  /** The last tests and mock exams before it, the oldest first. */
  readonly earlier: readonly { readonly id: string; readonly at: string; readonly level: Level }[];
  readonly goal: TaskLevel | null;
};

type Row = {
  readonly sitting_id: string;
  readonly kind: OpenCategory;
  readonly estimated_level: Level | null;
  readonly submitted_at: string;
  readonly tasks: { readonly level: TaskLevel };
  readonly teacher_requests: { readonly level: Level | null } | null;
};

/** Texts and recordings that are looked through for earlier tests. */
const mostAnswers = 60;
/** Earlier tests that a result stands beside. */
const mostTests = 4;

/** The levels of writing and speaking in a test or a part of a mock exam that is over; empty where nothing of it is judged. */
export async function readOpenLevels(
  supabase: SupabaseClient,
  sittingId: string,
): Promise<readonly OpenLevel[]> {
  const { data: sitting } = await supabase
    .from('sittings')
    .select('finished_at')
    .eq('id', sittingId)
    .maybeSingle<{ finished_at: string | null }>();
  if (!sitting?.finished_at) return [];
  const [judged, goal] = await Promise.all([
    readJudgedTests(supabase, { until: sitting.finished_at, sittingIds: [sittingId] }),
    readGoal(supabase),
  ]);
  return (['write', 'speak'] as const).flatMap((category) => {
    const tests = judged[category];
    const now = tests.find(({ id }) => id === sittingId)?.answers ?? [];
    const level = judgedLevel(now);
    if (!level) return [];
    const earlier = tests.filter(({ id }) => id !== sittingId).slice(0, mostTests);
    const trend = judgedTrend(
      now,
      earlier.flatMap(({ answers }) => answers),
    );
    return [
      {
        ...{ category, now: level, trend, goal },
        earlier: earlier.toReversed().flatMap(({ id, at, answers }) => {
          const found = judgedLevel(answers);
          return found ? [{ id, at, level: found.level }] : [];
        }),
      },
    ];
  });
}

/** A test or a part of a mock exam with the judged ones of its texts or recordings. */
export type JudgedTest = {
  readonly id: string;
  readonly at: string;
  readonly answers: readonly JudgedAnswer[];
};
export type JudgedTests = Readonly<Record<OpenCategory, readonly JudgedTest[]>>;

/**
 * One's own tests and mock exams of which something is judged, the newest first: the last ones, those until an instant, or
 * those with these ids; with both, either.
 */
export async function readJudgedTests(
  supabase: SupabaseClient,
  { until, sittingIds }: { readonly until?: string; readonly sittingIds?: readonly string[] } = {},
): Promise<JudgedTests> {
  const limits = [
    ...(until ? [`submitted_at.lte.${until}`] : []),
    // A recording may arrive a while after the end.
    ...(sittingIds ? [`sitting_id.in.(${sittingIds.join(',')})`] : []),
  ];
  let query = supabase
    .from('submissions')
    .select('sitting_id, kind, estimated_level, submitted_at, tasks(level), teacher_requests(level)')
    .neq('status', 'draft');
  if (limits.length > 0) query = query.or(limits.join(','));
  const { data: rows, error } = await query
    .order('submitted_at', { ascending: false })
    .limit(mostAnswers)
    .overrideTypes<Row[], { merge: false }>();
  if (error) throw readFailure('The levels of writing and speaking', error);
  const of = (category: OpenCategory) => testsOf(rows.filter(({ kind }) => kind === category));
  return { write: of('write'), speak: of('speak') };
}

/** The level that the person wants. */
export async function readGoal(supabase: SupabaseClient): Promise<TaskLevel | null> {
  const { data } = await supabase
    .from('users')
    .select('target_level')
    .maybeSingle<{ target_level: TaskLevel | null }>();
  return data?.target_level ?? null;
}

/** The newest first; those of which nothing is judged are left out. */
function testsOf(rows: readonly Row[]): readonly JudgedTest[] {
  return [...Map.groupBy(rows, ({ sitting_id }) => sitting_id)].flatMap(([id, of]) => {
    const answers = of.flatMap((row) => judgedOf(row) ?? []);
    return answers.length > 0 ? [{ id, at: (of[0] as Row).submitted_at, answers }] : [];
  });
}

/** The range of each stays out: it lies in the feedback, which is long. */
function judgedOf({ kind, estimated_level: level, tasks, teacher_requests }: Row): JudgedAnswer | null {
  return judgedAnswer({
    ...{ category: kind, taskLevel: tasks.level, teacherLevel: teacher_requests?.level ?? null },
    estimated: level && { level, low: level, high: level },
  });
}
