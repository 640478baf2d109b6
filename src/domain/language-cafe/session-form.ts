import type { TaskLevel } from '#domain/levels/levels.ts';
import { dayMs } from '#domain/time/days.ts';
import { isMeetingLink } from './meeting-link.ts';
import { mostDaysAhead, type SessionMinutes } from './session-limits.ts';
import { weeklyStarts } from './session-times.ts';

/** What a host says of a session. */
export type SessionFields = {
  /** Empty: the sheet's title. */
  readonly title: string;
  /** The conversation sheet that is talked from. */
  readonly topic: string | null;
  readonly level: TaskLevel;
  /** By the clock in Norway, `2026-11-24T18:00`. */
  readonly start: string;
  readonly minutes: SessionMinutes;
  readonly seats: number;
  readonly note: string;
  /** Empty: a room is made where that is set up. */
  readonly link: string;
};

/** What can be wrong, by the field of the form where it is said. */
export const sessionProblems = {
  title_missing: 'title',
  sheet_not_found: 'topic',
  start_invalid: 'start',
  start_past: 'start',
  start_far: 'start',
  host_busy: 'start',
  seats_taken: 'seats',
  link_invalid: 'link',
  link_needed: 'link',
} as const satisfies Readonly<Record<string, keyof SessionFields>>;
export type SessionProblem = keyof typeof sessionProblems;

/** Rule 9.474: everything that is wrong with a session before the database is asked. */
export function problemsOf(
  { title, topic, start, link }: Pick<SessionFields, 'title' | 'topic' | 'start' | 'link'>,
  { weeks, now }: { readonly weeks: number; readonly now: Date },
): readonly SessionProblem[] {
  return [
    ...(title === '' && topic === null ? (['title_missing'] as const) : []),
    ...startProblem(weeklyStarts(start, weeks), now),
    ...(link !== '' && !isMeetingLink(link) ? (['link_invalid'] as const) : []),
  ];
}

function startProblem(starts: readonly Date[] | null, now: Date): readonly SessionProblem[] {
  const [first] = starts ?? [];
  if (!first) return ['start_invalid'];
  if (first <= now) return ['start_past'];
  return first.getTime() - now.getTime() > mostDaysAhead * dayMs ? ['start_far'] : [];
}
