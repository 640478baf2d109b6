import { addDays, type Day } from '#domain/time/days.ts';

/** Days of a week, Monday 0, on which so many days of practice lie well apart. */
const spread: Readonly<Record<number, readonly number[]>> = {
  1: [2],
  2: [1, 5],
  3: [0, 2, 5],
  4: [0, 2, 3, 5],
  5: [0, 1, 2, 3, 5],
  6: [0, 1, 2, 3, 4, 5],
  7: [0, 1, 2, 3, 4, 5, 6],
};

/**
 * The days of practice of one week that are still to come, between `from` and `to`: those that usually are, and when the week
 * is under way, as many of the days that are left as are missing.
 */
export function practiceDays(week: {
  readonly monday: Day;
  /** The first and the last day that may be used. */
  readonly from: Day;
  readonly to: Day;
  /** 1 to 7. */
  readonly daysAWeek: number;
  readonly done: readonly Day[];
}): readonly Day[] {
  const { monday, from, to, daysAWeek, done } = week;
  const all = Array.from({ length: 7 }, (_, index) => addDays(monday, index));
  const left = all.filter((day) => day >= from && day <= to && !done.includes(day));
  const usual = (spread[daysAWeek] ?? [])
    .map((index) => addDays(monday, index))
    .filter((day) => left.includes(day));
  const missing = Math.max(daysAWeek - done.length, 0);
  // A week that the exam cuts off owes nothing beyond its own days.
  const wanted = (all.at(-1) as Day) > to ? Math.min(missing, usual.length) : missing;
  if (usual.length >= wanted) return usual.slice(usual.length - wanted);
  const others = left.filter((day) => !usual.includes(day)).slice(0, wanted - usual.length);
  return [...usual, ...others].toSorted();
}
