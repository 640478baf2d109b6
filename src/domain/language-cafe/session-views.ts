import type { TaskLevel } from '#domain/levels/levels.ts';
import type { SessionMinutes } from './session-limits.ts';

/** Where somebody stands in a session: with a seat, or in the waiting list, counted from 1. */
export type Place = { readonly kind: 'seat' } | { readonly kind: 'waiting'; readonly number: number };

type SessionHead = {
  readonly id: string;
  readonly title: string;
  /** The conversation sheet that is talked from. */
  readonly topic: string | null;
  readonly level: TaskLevel;
  /** ISO 8601, in UTC. */
  readonly startsAt: string;
  readonly minutes: SessionMinutes;
  readonly seats: number;
  readonly taken: number;
  readonly waiting: number;
  readonly cancelled: boolean;
};

/** A session as learners see it in the list. */
export type ListedSession = SessionHead & {
  /** As the community names them; null: no name, or no account any more. */
  readonly hostName: string | null;
  readonly hostIsTeacher: boolean;
  readonly isHost: boolean;
  readonly own: Place | null;
};

/** A session on its page. */
export type ShownSession = ListedSession & {
  readonly note: string;
  /** Null as long as it is not open, or the reader takes no part. Rule 9.476. */
  readonly link: string | null;
  readonly rated: boolean;
};

export type SessionFeedback = { readonly rating: number; readonly comment: string | null };

/** A session as its host sees it: the link at any time, feedback without names, and nobody's name. */
export type HostedSession = SessionHead & {
  readonly seriesId: string;
  /** Sessions of the series from this one on that are not cancelled, this one too. */
  readonly following: number;
  readonly note: string;
  readonly link: string | null;
  readonly feedback: readonly SessionFeedback[];
};
