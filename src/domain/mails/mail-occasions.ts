import { addDays, type Day, dayMs, mondayOf, osloDay } from '#domain/time/days.ts';

/** A time in which a licence counts. */
type Period = { readonly tier: number; readonly startedAt: Date; readonly expiresAt: Date };

/** How long before its end a package is told of, in days. */
const endingDays = 3;

/**
 * Rule 9.53: the end that is told of at `now`: in the third day before nothing is left, one package after another counted as
 * one. Null for what somebody has had for less than those days: its end was read only just now.
 * @returns the moment, and the tier that ends there.
 */
export function endingSoon(
  periods: readonly Period[],
  now: Date,
): { readonly endsAt: Date; readonly tier: number } | null {
  const inOrder = periods.toSorted((one, other) => one.startedAt.getTime() - other.startedAt.getTime());
  let run: { from: number; to: number; tier: number } | null = null;
  for (const { tier, startedAt, expiresAt } of inOrder) {
    const [from, to] = [startedAt.getTime(), expiresAt.getTime()];
    if (run && from <= run.to) run = to > run.to ? { from: run.from, to, tier } : run;
    else if (from <= now.getTime()) run = { from, to, tier };
  }
  if (!run || run.from > now.getTime() - endingDays * dayMs) return null;
  const leftDays = (run.to - now.getTime()) / dayMs;
  return leftDays > endingDays - 1 && leftDays <= endingDays
    ? { endsAt: new Date(run.to), tier: run.tier }
    : null;
}

/** Days before an exam on which a mail comes; a day or two later when the product was down. */
export const examMailDays = [
  { before: 14, to: 12 },
  { before: 3, to: 2 },
] as const;

export type ExamMail = (typeof examMailDays)[number]['before'];

/**
 * Rule 9.53: which of the two mails comes, so many days before the exam; null on other days.
 * @param today, examDay as 2026-11-20.
 */
export function examMail(today: string, examDay: string): { before: ExamMail; daysLeft: number } | null {
  const daysLeft = Math.round((Date.parse(examDay) - Date.parse(today)) / dayMs);
  const found = examMailDays.find(({ before, to }) => daysLeft <= before && daysLeft >= to);
  return found ? { before: found.before, daysLeft } : null;
}

/** Days from Monday to Thursday. */
const thursday = 3;

/**
 * Rule 9.498: the Thursday whose mail of LettAvis is sent at a moment: on that day, or the day after when the product was down or the
 * mail was refused; null on other days.
 */
export function storyMailDay(now: Date): Day | null {
  const today = osloDay(now);
  const day = addDays(mondayOf(today), thursday);
  return today === day || today === addDays(day, 1) ? day : null;
}

/** Hours of the day, in Norway, in which these mails are sent. */
const sendingHours = { from: 8, to: 20 } as const;

/** @param hour 0 to 23. */
export function isSendingHour(hour: number): boolean {
  return hour >= sendingHours.from && hour < sendingHours.to;
}
