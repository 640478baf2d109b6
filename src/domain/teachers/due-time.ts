import { type Day, daysFrom, osloDay } from '#domain/time/days.ts';

/** Why something is due earlier than usual. */
export const requestPriorities = ['usual', 'mock', 'exam'] as const;
export type RequestPriority = (typeof requestPriorities)[number];

/**
 * Rule 9.441: hours until a teacher's feedback is due. They count on weekends and holidays like on any other day, so that what
 * is promised is what the clock says.
 */
export const dueHours: Readonly<Record<RequestPriority, number>> = { usual: 72, mock: 48, exam: 24 };
/** Until what a learner asked back, and what was asked in the community, is due. */
export const answerHours = 48;
/** An exam so near makes haste. */
export const examDays = 7;

/** An exam within a week before a mock exam, that before all else. */
export function requestPriority(of: {
  readonly examDay: Day | null;
  readonly isMock: boolean;
  readonly now: Date;
}): RequestPriority {
  const { examDay, isMock, now } = of;
  const days = examDay === null ? null : daysFrom(osloDay(now), examDay);
  if (days !== null && days >= 0 && days <= examDays) return 'exam';
  return isMock ? 'mock' : 'usual';
}

/** When it is due. */
export function dueAfter(from: Date, hours: number): Date {
  return new Date(from.getTime() + hours * 3_600_000);
}
