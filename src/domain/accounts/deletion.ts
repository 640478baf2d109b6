import { dayMs } from '#domain/time/days.ts';

/** How long a deletion can be taken back, in days. Rule 2.21. */
export const deletionWaitDays = 14;

/** When an account goes that was asked to be deleted at `askedAt`. */
export function deletionDay(askedAt: Date): Date {
  return new Date(askedAt.getTime() + deletionWaitDays * dayMs);
}

/** Accounts asked to be deleted before this are due at `now`. */
export function dueBefore(now: Date): Date {
  return new Date(now.getTime() - deletionWaitDays * dayMs);
}
