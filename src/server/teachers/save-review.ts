import type { FunctionInput, FunctionOutput } from '#domain/functions/functions.ts';
import { teacherFeedback } from '#domain/teachers/feedback-schema.ts';
import { emptyFeedback, type TeacherFeedback } from '#domain/teachers/teacher-feedback.ts';
import { lockedUntil } from '#domain/teachers/work-lock.ts';
import type { Transaction } from '#server/db/database.ts';
import { refusal } from './refusal.ts';
import { type ReviewRow, readReviews, writableReview } from './request-record.ts';
import type { Reviewing } from './reviewing.ts';

type Drafted = Pick<Extract<FunctionInput<'teacher-reviews'>, { kind: 'save' }>, 'revision' | 'feedback'>;
type Output = FunctionOutput<'teacher-reviews'>;

/**
 * Rule 9.443: keeps the whole draft and begins the lock anew. The same again changes nothing; a window that is behind gets what
 * lies there. Somebody whose request was taken over keeps their draft where it was.
 * @throws AppError 409 `request_taken` when another teacher has it, 409 `request_not_yours`
 */
export async function saveReview(
  transaction: Transaction,
  { drafted, reviewing }: { readonly drafted: Drafted; readonly reviewing: Reviewing },
): Promise<Output> {
  const mine = await requireWritable(transaction, reviewing);
  const lying = lyingDraft(mine, reviewing);
  if (isSame(lying, drafted.feedback)) return { kind: 'done', revision: mine.revision };
  if (mine.revision !== drafted.revision)
    return { kind: 'conflict', revision: mine.revision, feedback: lying };
  const [row] = await transaction.query<{ revision: number }>(
    `update public.teacher_reviews set draft = $2, revision = revision + 1, locked_until = $3 where id = $1
     returning revision`,
    [mine.id, JSON.stringify(drafted.feedback), lockedUntil(reviewing.context.now())],
  );
  return { kind: 'done', revision: row?.revision ?? mine.revision };
}

/** @throws AppError 409 `request_taken`, 409 `request_not_yours` */
export async function requireWritable(
  transaction: Transaction,
  { request, teacherId }: Reviewing,
): Promise<ReviewRow> {
  const reviews = await readReviews(transaction, request.id);
  const mine = writableReview(request, { reviews, teacherId });
  if (mine) return mine;
  const begun = reviews.some((one) => one.teacherId === teacherId && one.status === 'left');
  const other = reviews.some((one) => one.teacherId !== teacherId && one.status !== 'left');
  throw refusal(begun && other ? 'request_taken' : 'request_not_yours');
}

/** What lies there, in the order of keys that the schema gives it: JSON in the database has one of its own. */
export function lyingDraft(
  { draft }: Pick<ReviewRow, 'draft'>,
  { request }: Pick<Reviewing, 'request'>,
): TeacherFeedback {
  return 'criteria' in draft ? teacherFeedback.parse(draft) : emptyFeedback(request.kind);
}

/** Whether two drafts say the same. */
export function isSame(one: TeacherFeedback, other: TeacherFeedback): boolean {
  return JSON.stringify(teacherFeedback.parse(one)) === JSON.stringify(teacherFeedback.parse(other));
}
