import type { Category } from '#domain/levels/categories.ts';
import { addDays, type Day, mondayOf } from '#domain/time/days.ts';
import { guaranteeTerms } from './terms.ts';

/** Tasks that somebody answered on a day. */
export type Practice = { readonly day: Day; readonly category: Category; readonly tasks: number };

export type PracticeWeek = {
  readonly monday: Day;
  /** Days with practice. */
  readonly days: number;
  readonly tasks: number;
  /** Counts as a week of active practice. */
  readonly active: boolean;
  /** Begins after today. */
  readonly ahead: boolean;
};

/**
 * Rule 9.54: the weeks up to the test, the test's own included, the earliest first. One is active with practice on two
 * days or ten tasks; what is done on the day of the test or later does not count.
 */
export function practiceWeeks(input: {
  readonly practice: readonly Practice[];
  readonly testDate: Day;
  readonly today: Day;
}): PracticeWeek[] {
  const { practice, testDate, today } = input;
  const last = mondayOf(testDate);
  const before = Map.groupBy(
    practice.filter(({ day }) => day < testDate),
    ({ day }) => mondayOf(day),
  );
  return Array.from({ length: guaranteeTerms.windowWeeks }, (_, index) => {
    const monday = addDays(last, 7 * (index + 1 - guaranteeTerms.windowWeeks));
    const done = before.get(monday) ?? [];
    const days = new Set(done.map(({ day }) => day)).size;
    const tasks = done.reduce((sum, one) => sum + one.tasks, 0);
    const active = days >= guaranteeTerms.weekDays || tasks >= guaranteeTerms.weekTasks;
    return { monday, days, tasks, active, ahead: monday > today };
  });
}
