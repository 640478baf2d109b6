import { addDays } from '#domain/time/days.ts';
import { osloMoment } from '#domain/time/oslo-moment.ts';
import { linkOpensMinutes } from './session-limits.ts';

const minuteMs = 60_000;

type Timed = { readonly startsAt: Date; readonly endsAt: Date };

/** When a session that lasts so long ends. */
export function sessionEnd(startsAt: Date, minutes: number): Date {
  return new Date(startsAt.getTime() + minutes * minuteMs);
}

/**
 * Rule 9.474: the starts of a series, each week at the same time by the clock in Norway, also when that is changed to summer
 * time.
 * @param wall the first one by the clock in Norway, `2026-11-24T18:00`
 * @returns null where that is no time, or one of the weeks has it not (the hour that is left out in spring)
 */
export function weeklyStarts(wall: string, weeks: number): readonly Date[] | null {
  if (!osloMoment(wall)) return null;
  const starts = Array.from({ length: weeks }, (_, week) =>
    osloMoment(addDays(wall.slice(0, 10), 7 * week) + wall.slice(10)),
  );
  return starts.every((start) => start !== null) ? starts : null;
}

/** Rule 9.476: whether those who take part are given the link. */
export function linkIsOpen({ startsAt, endsAt }: Timed, now: Date): boolean {
  return now.getTime() >= startsAt.getTime() - linkOpensMinutes * minuteMs && now < endsAt;
}

const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** What of the reminders a seat has had. */
export type Reminded = { readonly seatedAt: Date; readonly day: boolean; readonly hour: boolean };

/**
 * Rule 9.477: the reminder that is due for a seat, a day or an hour before the start. One whose time was over when the seat was
 * given is skipped; of two that were missed the later one is enough.
 */
export function reminderDue(
  startsAt: Date,
  { seated: { seatedAt, day, hour }, now }: { readonly seated: Reminded; readonly now: Date },
): 'day' | 'hour' | null {
  if (now >= startsAt) return null;
  const reached = (ms: number) => {
    const at = startsAt.getTime() - ms;
    return now.getTime() >= at && seatedAt.getTime() <= at;
  };
  if (reached(hourMs)) return hour ? null : 'hour';
  if (startsAt.getTime() - now.getTime() <= hourMs) return null;
  return reached(dayMs) && !day ? 'day' : null;
}
