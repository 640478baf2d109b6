import type { SessionProblem } from '#domain/language-cafe/session-form.ts';
import type { SignUp } from '#domain/language-cafe/signing-up.ts';
import { AppError } from '#server/http/errors.ts';

/** What sessions refuse: the status and the words of the wire; people read the web's. */
const refusals = {
  session_not_found: [404, 'There is no such session.'],
  session_cancelled: [409, 'The session is cancelled.'],
  session_begun: [409, 'The session has begun.'],
  own_session: [409, 'One has no seat in a session that one hosts.'],
  another_session: [409, 'One has another session at that time.'],
  not_over: [409, 'The session is not over yet.'],
  no_seat: [409, 'Only those who had a seat say how it was.'],
  title_missing: [400, 'A session needs a title, or a sheet.'],
  sheet_not_found: [400, 'There is no such conversation sheet.'],
  start_invalid: [400, 'The start is no time by the clock in Norway.'],
  start_past: [400, 'The start has been.'],
  start_far: [400, 'The start is too far away.'],
  host_busy: [409, 'The host has another session at that time.'],
  seats_taken: [409, 'More seats are taken than there would be.'],
  link_invalid: [400, 'The link is no address of a meeting.'],
  link_needed: [400, 'A link is needed: no rooms are made here.'],
} as const satisfies Readonly<Record<string, readonly [number, string]>> &
  Readonly<Record<SessionProblem | Extract<SignUp, { kind: 'refused' }>['code'], unknown>>;

export function refusal(code: keyof typeof refusals): AppError {
  const [status, message] = refusals[code];
  return new AppError({ code, status, message });
}
