import {
  problemsOf,
  type SessionFields,
  type SessionProblem,
  sessionProblems,
} from '#domain/language-cafe/session-form.ts';
import {
  mostWeeks,
  type SessionMinutes,
  seatLimits,
  sessionMinutes,
} from '#domain/language-cafe/session-limits.ts';
import type { HostedSession } from '#domain/language-cafe/session-views.ts';
import { taskLevels } from '#domain/levels/levels.ts';
import { osloWall } from '#domain/time/oslo-moment.ts';

/** The fields of the form as they were typed. */
export type TypedSession = {
  readonly [Field in keyof SessionFields | 'weeks' | 'requestKey']: string;
};

/** What is wrong, by field; `form` is what belongs to none. The values are keys of the texts `cafe-host`, `errors`. */
export type FormProblems = { readonly [Field in keyof SessionFields | 'form']?: string };

/** A new session as the form begins. */
export function emptySession(requestKey: string): TypedSession {
  return {
    ...{ title: '', topic: '', level: 'A2', start: '', minutes: '60', seats: '6', note: '', link: '' },
    ...{ weeks: '1', requestKey },
  };
}

/** A session as the form shows it to be changed. */
export function typedOf(session: HostedSession): TypedSession {
  const { title, topic, level, startsAt, minutes, seats, note, link } = session;
  return {
    ...{ title, topic: topic ?? '', level, start: osloWall(new Date(startsAt)), minutes: String(minutes) },
    ...{ seats: String(seats), note, link: link ?? '', weeks: '1', requestKey: '' },
  };
}

export function readTyped(fields: FormData): TypedSession {
  const field = (name: keyof TypedSession) => String(fields.get(name) ?? '').trim();
  return {
    ...{ title: field('title'), topic: field('topic'), level: field('level'), start: field('start') },
    ...{ minutes: field('minutes'), seats: field('seats'), note: field('note'), link: field('link') },
    ...{ weeks: field('weeks'), requestKey: field('requestKey') },
  };
}

export type ReadSession =
  | { readonly kind: 'right'; readonly fields: SessionFields; readonly weeks: number }
  | { readonly kind: 'wrong'; readonly problems: FormProblems };

/** What was typed as a session, or everything that is wrong with it. Rule 9.474. */
export function readSession(typed: TypedSession, now: Date): ReadSession {
  const seats = Number(typed.seats);
  const weeks = Math.min(Math.max(Math.trunc(Number(typed.weeks)) || 1, 1), mostWeeks);
  const fields: SessionFields = {
    ...{ title: typed.title, topic: typed.topic || null, start: typed.start, note: typed.note, seats },
    level: taskLevels.find((level) => level === typed.level) ?? 'A2',
    minutes: sessionMinutes.find((minutes) => String(minutes) === typed.minutes) ?? (60 as SessionMinutes),
    link: typed.link,
  };
  const isCount = Number.isInteger(seats) && seats >= seatLimits.least && seats <= seatLimits.most;
  const problems: FormProblems = {
    ...Object.assign({}, ...problemsOf(fields, { weeks, now }).map((one) => problemAt(one))),
    ...(!isCount && { seats: 'seats_invalid' }),
  };
  if (Object.keys(problems).length > 0) return { kind: 'wrong', problems };
  return { kind: 'right', fields, weeks };
}

const ofForm = ['session_not_found', 'session_cancelled', 'session_begun', 'too_many_requests', 'offline'];

/** Where a code of the API is said. */
export function problemAt(code: string): FormProblems {
  if (Object.hasOwn(sessionProblems, code)) return { [sessionProblems[code as SessionProblem]]: code };
  if (code === 'over_request_rate_limit') return { form: 'too_many_requests' };
  return { form: ofForm.includes(code) ? code : 'failed' };
}
