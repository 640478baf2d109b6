import { AppError } from '#server/http/errors.ts';

/** What feedback by teachers refuses: the status and the words of the wire; people read the web's. */
const refusals = {
  submission_not_found: [404, 'There is no such text or recording.'],
  request_not_found: [404, 'There is no such request.'],
  nothing_to_judge: [409, 'There is nothing that a teacher could read or hear.'],
  sent_before: [409, 'This was sent to a teacher before.'],
  too_many_open: [409, 'There are as many requests open as there may be; wait for one of them.'],
  request_begun: [409, 'A teacher has begun; it cannot be taken back any more.'],
  not_answered: [409, 'There is no feedback yet to ask about.'],
  asked_before: [409, 'One asks back once.'],
  request_taken: [409, 'Another teacher works on it.'],
  request_not_yours: [409, 'Take the request first.'],
  own_words: [409, 'One does not judge one’s own words.'],
  own_second: [409, 'The second opinion is another teacher’s.'],
  nothing_asked: [409, 'Nothing is asked that is not answered.'],
  feedback_incomplete: [400, 'Something is missing before it can be sent.'],
  voice_missing: [400, 'The recording is not there; send it first.'],
  voice_unsound: [400, 'The file is no recording that can be played, or too long.'],
  too_many_phrases: [409, 'There are as many phrases as there may be.'],
} as const satisfies Readonly<Record<string, readonly [number, string]>>;

export type TeacherRefusal = keyof typeof refusals;

export function refusal(code: TeacherRefusal, details?: string): AppError {
  const [status, message] = refusals[code];
  return new AppError({ code, status, message, ...(details !== undefined && { details }) });
}
