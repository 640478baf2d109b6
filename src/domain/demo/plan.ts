import type { TestSettings } from '#domain/assessment/settings.ts';
import { dayMs, osloDay } from '#domain/time/days.ts';

/** One test of the made-up six weeks. */
export type PlannedTest = {
  readonly daysAgo: number;
  /** In logits; B1 begins at 0, B2 at 1.2 (`productScale`). */
  readonly ability: number;
  readonly settings: TestSettings;
};

/**
 * When a test of the plan began: so many days before, each at another minute, on the same day in Oslo.
 */
export function begunAt(now: Date, daysAgo: number): Date {
  const sameTime = now.getTime() - daysAgo * dayMs;
  const offsetMs = ((daysAgo * 37) % 97) * 60_000;
  const earlier = new Date(sameTime - offsetMs);
  return osloDay(earlier) === osloDay(new Date(sameTime)) ? earlier : new Date(sameTime + offsetMs);
}

const everything: TestSettings = {
  levels: ['A1', 'A2', 'B1', 'B2', 'C1'],
  categories: ['read', 'listen'],
  length: 'quick',
  randomOrder: true,
  showAnswers: false,
  plays: 'exam',
};
const quick = (daysAgo: number, ability: number): PlannedTest => ({ daysAgo, ability, settings: everything });
const full = (daysAgo: number, ability: number): PlannedTest => ({
  ...{ daysAgo, ability },
  settings: { ...everything, length: 'full' },
});

/** From the middle of A2 to the upper part of B1, with good and bad evenings; a whole test at the beginning and lately. */
export const demoPlan: readonly PlannedTest[] = [
  full(41, -0.9),
  quick(38, -0.7),
  quick(35, -0.8),
  quick(31, -0.4),
  quick(27, -0.2),
  quick(24, -0.3),
  quick(20, 0.1),
  full(16, 0.2),
  quick(12, 0.5),
  quick(9, 0.4),
  quick(5, 0.7),
  full(2, 0.8),
];
