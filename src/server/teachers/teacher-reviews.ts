import type { FunctionInput, FunctionOutput } from '#domain/functions/functions.ts';
import { lockedUntil } from '#domain/teachers/work-lock.ts';
import type { Transaction } from '#server/db/database.ts';
import { defineFunction, type ServerFunction } from '#server/functions/define-function.ts';
import { recheckPermission } from '#server/roles/require-permission.ts';
import { mayLookAt } from './may-look-at.ts';
import { refusal } from './refusal.ts';
import { holderOf, lockRequest, openPlace, readReviews } from './request-record.ts';
import { type Reviewing, writeLog } from './reviewing.ts';
import { saveReview } from './save-review.ts';
import { submitReview } from './submit-review.ts';
import { tellLearner } from './tell-learner.ts';

type Input = FunctionInput<'teacher-reviews'>;
type Output = FunctionOutput<'teacher-reviews'>;

/**
 * Rule 9.442 to 9.446. `teacher-reviews`: takes a request and gives it back, keeps a draft, sends the feedback, answers what was
 * asked back. Each step of weight stands in the audit log.
 * @throws AppError with a code of `refusal.ts`
 */
export function teacherReviewsFunction(): ServerFunction {
  return defineFunction({
    name: 'teacher-reviews',
    access: { permission: 'giveFeedback' },
    // A draft is saved at each pause of a second and a half.
    limit: { burst: 60, perHour: 3600 },
    run: (input, { userId: teacherId, context }) =>
      context.database.asService(async (transaction) => {
        await recheckPermission(transaction, { userId: teacherId, permission: 'giveFeedback' });
        const request = await lockRequest(transaction, input.requestId);
        if (request.userId === teacherId) throw refusal('own_words');
        return act(transaction, { input, request, teacherId, context });
      }),
  });
}

async function act(
  transaction: Transaction,
  { input, ...reviewing }: Reviewing & { readonly input: Input },
): Promise<Output> {
  switch (input.kind) {
    case 'take':
      return take(transaction, reviewing);
    case 'give_back':
      return giveBack(transaction, reviewing);
    case 'save':
      return saveReview(transaction, { drafted: input, reviewing });
    case 'submit':
      return submitReview(transaction, { submitted: input, reviewing });
    case 'answer_back':
      return answerBack(transaction, { text: input.text, ...reviewing });
  }
}

/** Rule 9.442: whoever has it keeps it until their lock runs out; what they wrote is kept after that too. */
async function take(transaction: Transaction, { request, teacherId, context }: Reviewing): Promise<Output> {
  const now = context.now();
  const reviews = await readReviews(transaction, request.id);
  const mine = reviews.find((one) => one.teacherId === teacherId);
  const place = openPlace(request);
  if (place === null) {
    if (!mayLookAt(request, { reviews, teacherId, now })) throw refusal('request_not_yours');
    if (request.status === 'comparing' && mine?.status !== 'submitted') throw refusal('request_not_yours');
    return { kind: 'done', revision: mine?.revision ?? 0 };
  }
  const holder = holderOf(request, { reviews, now });
  if (holder && holder.teacherId !== teacherId) throw refusal('request_taken');
  if (mine?.status === 'submitted') throw refusal('own_second');
  await transaction.query(
    `update public.teacher_reviews set status = 'left'
     where request_id = $1 and place = $2 and status = 'drafting' and teacher_id is distinct from $3`,
    [request.id, place, teacherId],
  );
  const [row] = await transaction.query<{ revision: number }>(
    `insert into public.teacher_reviews as w (request_id, teacher_id, place, locked_until, taken_at)
     values ($1, $2, $3, $4, $5)
     on conflict (request_id, teacher_id) do update set status = 'drafting', place = excluded.place,
       locked_until = excluded.locked_until
     returning revision`,
    [request.id, teacherId, place, lockedUntil(now), now],
  );
  if (holder === null) await writeLog(transaction, { action: 'feedback.taken', request, teacherId });
  return { kind: 'done', revision: row?.revision ?? 0 };
}

async function giveBack(transaction: Transaction, { request, teacherId }: Reviewing): Promise<Output> {
  const rows = await transaction.query<{ revision: number }>(
    `update public.teacher_reviews set status = 'left'
     where request_id = $1 and teacher_id = $2 and status = 'drafting' returning revision`,
    [request.id, teacherId],
  );
  if (rows.length > 0) await writeLog(transaction, { action: 'feedback.given_back', request, teacherId });
  return { kind: 'done', revision: rows[0]?.revision ?? 0 };
}

/** Rule 9.446: once, by whoever judged it; by any teacher when it is overdue. */
async function answerBack(
  transaction: Transaction,
  { text, request, teacherId, context }: Reviewing & { readonly text: string },
): Promise<Output> {
  const now = context.now();
  const reviews = await readReviews(transaction, request.id);
  if (!mayLookAt(request, { reviews, teacherId, now })) throw refusal('request_not_yours');
  if (request.status !== 'asked_back') {
    if (request.backAnswer === text) return { kind: 'done', revision: 0 };
    throw refusal('nothing_asked');
  }
  await transaction.query(
    `update public.teacher_requests set status = 'closed', back_answer = $2, back_answered_at = $3 where id = $1`,
    [request.id, text, now],
  );
  await writeLog(transaction, { action: 'feedback.answered_back', request, teacherId });
  await tellLearner(transaction, { what: 'back_answer', request, context });
  return { kind: 'done', revision: 0 };
}
