import type { RequestPriority } from '#domain/teachers/due-time.ts';
import type { TeacherFeedback } from '#domain/teachers/teacher-feedback.ts';
import type { RequestStatus } from '#domain/teachers/teacher-work.ts';
import type { Transaction } from '#server/db/database.ts';
import { refusal } from './refusal.ts';

export type RequestRow = {
  readonly id: string;
  readonly userId: string;
  readonly submissionId: string;
  readonly kind: 'write' | 'speak';
  readonly status: RequestStatus;
  readonly priority: RequestPriority;
  readonly dueAt: Date;
  readonly askedBack: string | null;
  readonly backAnswer: string | null;
};

/** A request, locked until the transaction ends: all that is done to it waits for each other. @throws AppError 404 `request_not_found` */
export async function lockRequest({ query }: Transaction, requestId: string): Promise<RequestRow> {
  const [row] = await query<RequestRow>(
    `select id, user_id as "userId", submission_id as "submissionId", kind, status, priority, due_at as "dueAt",
       asked_back as "askedBack", back_answer as "backAnswer"
     from public.teacher_requests where id = $1 for update`,
    [requestId],
  );
  if (!row) throw refusal('request_not_found');
  return row;
}

export type ReviewRow = {
  readonly id: string;
  readonly teacherId: string | null;
  readonly place: 1 | 2;
  readonly status: 'drafting' | 'left' | 'submitted';
  readonly lockedUntil: Date;
  readonly revision: number;
  /** Empty until the first save. */
  readonly draft: TeacherFeedback | Record<string, never>;
  readonly voicePath: string | null;
  readonly voiceSeconds: number | null;
};

/** The work on a request, of everybody who has begun some. */
export function readReviews({ query }: Transaction, requestId: string): Promise<ReviewRow[]> {
  return query<ReviewRow>(
    `select id, teacher_id as "teacherId", place, status, locked_until as "lockedUntil", revision, draft,
       voice_path as "voicePath", voice_seconds as "voiceSeconds"
     from public.teacher_reviews where request_id = $1 order by place, taken_at`,
    [requestId],
  );
}

/** The place that is judged now; null where nobody judges. */
export function openPlace({ status }: Pick<RequestRow, 'status'>): 1 | 2 | null {
  return status === 'waiting' ? 1 : status === 'second' ? 2 : null;
}

/** Who works at the open place, if their lock still holds. Rule 9.442. */
export function holderOf(
  request: Pick<RequestRow, 'status'>,
  { reviews, now }: { readonly reviews: readonly ReviewRow[]; readonly now: Date },
): ReviewRow | null {
  const place = openPlace(request);
  const held = reviews.find((one) => one.place === place && one.status === 'drafting');
  return held && held.lockedUntil > now ? held : null;
}

/**
 * A teacher's own work, where it is theirs to write in now: the open place with nobody else at it, or the answer after a second
 * opinion, which is either rater's. A lock that ran out, and that nobody took over, is theirs still.
 */
export function writableReview(
  request: Pick<RequestRow, 'status'>,
  { reviews, teacherId }: { readonly reviews: readonly ReviewRow[]; readonly teacherId: string },
): ReviewRow | null {
  const mine = reviews.find((one) => one.teacherId === teacherId);
  if (!mine) return null;
  if (request.status === 'comparing') return mine.status === 'submitted' ? mine : null;
  return mine.status === 'drafting' && mine.place === openPlace(request) ? mine : null;
}
