import type { LevelEstimate, Summary } from '#domain/assessment/types.ts';
import { type Category, isOpenCategory } from '#domain/levels/categories.ts';
import { station, type TaskLevel } from '#domain/levels/levels.ts';
import { levelChange } from '#domain/overview/level-change.ts';
import { judgedLevel, judgedTrend } from '#domain/readiness/judged-level.ts';
import type { JudgedTests } from '#web/features/result/open-level-data.ts';

/** The level of one part in one test or mock exam. */
export type LevelPoint = {
  readonly id: string;
  readonly at: string;
  readonly place: Place;
};

type Place = Pick<LevelEstimate, 'verdict' | 'level' | 'v' | 'low' | 'high'>;

export type PartHistory = {
  readonly category: Category;
  /** The oldest first. */
  readonly points: readonly LevelPoint[];
  /** The newest against those before; null where there is none. */
  readonly change: 'up' | 'down' | 'same' | null;
  /** Whether the newest reaches the level that is wanted; null where none is, or nothing is known. */
  readonly reaches: boolean | null;
};

export type LevelHistory = { readonly goal: TaskLevel | null; readonly parts: readonly PartHistory[] };

/** A finished test or part of reading and listening, the newest first. */
export type MarkedTest = {
  readonly id: string;
  readonly at: string;
  /** Where a level may be named: of each part that it had. */
  readonly estimates: Readonly<Partial<Record<Category, Place>>>;
};

/** Points of a part that are shown. */
const mostPoints = 6;

/**
 * Rule 9.516: how each part went from test to test and from mock exam to mock exam, and whether the newest reaches the level that
 * is wanted. The parts in the exam's order; null where nothing has a level yet.
 */
export function levelHistory(of: {
  readonly goal: TaskLevel | null;
  readonly marked: readonly MarkedTest[];
  readonly judged: JudgedTests;
  readonly parts: readonly Category[];
}): LevelHistory | null {
  const { goal, marked, judged, parts } = of;
  const histories = parts.map((category): PartHistory => {
    const { points, change } = isOpenCategory(category)
      ? judgedHistory(judged[category])
      : markedHistory(category, marked);
    const newest = points.at(-1);
    return { category, points, change, reaches: goal && newest ? reaches(newest.place, goal) : null };
  });
  return histories.some(({ points }) => points.length > 0) ? { goal, parts: histories } : null;
}

/** Between two levels only the lower one is reached. */
function reaches({ verdict, level }: Place, goal: TaskLevel): boolean {
  return station(verdict.kind === 'between' ? verdict.lower : level) >= station(goal);
}

function markedHistory(
  category: Category,
  tests: readonly MarkedTest[],
): Pick<PartHistory, 'points' | 'change'> {
  const known = tests
    .flatMap(({ id, at, estimates }) => {
      const place = estimates[category];
      return place && place.verdict.kind !== 'unknown' ? [{ id, at, place }] : [];
    })
    .slice(0, mostPoints);
  const [newest, before] = known;
  return {
    points: known.toReversed(),
    change: newest && before ? levelChange(newest.place, before.place) : null,
  };
}

const changes = { first: null, same: 'same', higher: 'up', lower: 'down' } as const;

function judgedHistory(tests: JudgedTests['write']): Pick<PartHistory, 'points' | 'change'> {
  const shown = tests.slice(0, mostPoints);
  const [newest, ...before] = shown;
  return {
    points: shown.toReversed().flatMap(({ id, at, answers }) => {
      const found = judgedLevel(answers);
      if (!found) return [];
      const { level, v, low, high } = found;
      return [{ id, at, place: { verdict: { kind: 'level', level }, level, v, low, high } }];
    }),
    change: newest
      ? changes[
          judgedTrend(
            newest.answers,
            before.flatMap(({ answers }) => answers),
          )
        ]
      : null,
  };
}

/** The estimates of a summary's parts, where it may name a level at all. */
export function estimatesOf({ categories }: Pick<Summary, 'categories'>): MarkedTest['estimates'] {
  return Object.fromEntries(
    categories.flatMap(({ category, estimate }) => (estimate ? [[category, estimate]] : [])),
  );
}
