import type { FunctionInput, FunctionOutput } from '#domain/functions/functions.ts';
import { judgedLevels, missingParts, type TeacherFeedback } from '#domain/teachers/teacher-feedback.ts';
import type { Transaction } from '#server/db/database.ts';
import { refusal } from './refusal.ts';
import { type ReviewRow, readReviews, writableReview } from './request-record.ts';
import { type Reviewing, writeLog } from './reviewing.ts';
import { isSame, lyingDraft, requireWritable, saveReview } from './save-review.ts';
import { sendVoice } from './send-voice.ts';
import { tellLearner } from './tell-learner.ts';

type Submitted = Extract<FunctionInput<'teacher-reviews'>, { kind: 'submit' }>;
/** A judgement as it was sent, and who works on what. */
type Sending = { readonly submitted: Submitted; readonly reviewing: Reviewing };
type Output = FunctionOutput<'teacher-reviews'>;

/**
 * Rule 9.444, Rule 9.445: a first judgement goes to the learner, or to another teacher first; a second one is laid beside it; what
 * comes of both is sent by one of the two. What was judged blind is kept and does not change.
 * @throws AppError 400 `feedback_incomplete` with what is missing
 */
export async function submitReview(transaction: Transaction, sending: Sending): Promise<Output> {
  const before = await sentBefore(transaction, sending);
  if (before) return before;
  const { submitted, reviewing } = sending;
  const saved = await saveReview(transaction, { drafted: submitted, reviewing });
  if (saved.kind === 'conflict') return saved;
  const { request } = reviewing;
  const { feedback } = submitted;
  const text = await readMarkedText(transaction, reviewing);
  const missing = missingParts(feedback, { kind: request.kind, text });
  if (missing.length > 0) throw refusal('feedback_incomplete', missing.join(' '));
  const mine = await requireWritable(transaction, reviewing);
  if (request.status !== 'comparing') await keepJudgement(transaction, { mine, feedback, reviewing });
  if (request.status === 'waiting' && submitted.secondOpinion) {
    await setStatus(transaction, { request, status: 'second' });
    await writeLog(transaction, { action: 'feedback.second_asked', ...reviewing });
  } else if (request.status === 'second') {
    await setStatus(transaction, { request, status: 'comparing' });
    await writeLog(transaction, { action: 'feedback.second_given', ...reviewing });
  } else {
    await answer(transaction, { mine, feedback, reviewing });
    await writeLog(transaction, { action: 'feedback.sent', ...reviewing });
    await tellLearner(transaction, { what: 'feedback', ...reviewing });
  }
  return saved;
}

/** The same again, when nobody knows whether it got through, is answered as the first. Rule 7.19. */
async function sentBefore(
  transaction: Transaction,
  { submitted: { feedback }, reviewing: { request, teacherId } }: Sending,
): Promise<Output | null> {
  const reviews = await readReviews(transaction, request.id);
  const mine = reviews.find((one) => one.teacherId === teacherId);
  if (mine?.status !== 'submitted' || writableReview(request, { reviews, teacherId })) return null;
  return isSame(lyingDraft(mine, { request }), feedback) ? { kind: 'done', revision: mine.revision } : null;
}

type Judging = {
  readonly mine: ReviewRow;
  readonly feedback: TeacherFeedback;
  readonly reviewing: Reviewing;
};

async function readMarkedText({ query }: Transaction, { request }: Reviewing): Promise<string> {
  const [row] = await query<{ text: string }>(
    `select case kind when 'write' then text else coalesce(transcript, '') end as text
     from public.submissions where id = $1`,
    [request.submissionId],
  );
  return row?.text ?? '';
}

async function keepJudgement({ query }: Transaction, { mine, feedback, reviewing }: Judging): Promise<void> {
  const judged = judgedLevels(feedback);
  if (!judged) throw new Error('a feedback without levels passed the check');
  await query(
    `update public.teacher_reviews set status = 'submitted', level = $2, criteria = $3, submitted_at = $4 where id = $1`,
    [mine.id, judged.level, JSON.stringify(judged.criteria), reviewing.context.now()],
  );
}

async function setStatus(
  { query }: Transaction,
  { request, status }: { readonly request: Reviewing['request']; readonly status: 'second' | 'comparing' },
): Promise<void> {
  await query('update public.teacher_requests set status = $2 where id = $1', [request.id, status]);
}

async function answer(transaction: Transaction, { mine, feedback, reviewing }: Judging): Promise<void> {
  const { request, context } = reviewing;
  const reviews = await readReviews(transaction, request.id);
  const judged = reviews.filter(({ status }) => status === 'submitted').length;
  const voice = await sendVoice(transaction, { review: mine, request });
  await transaction.query(
    `update public.teacher_requests set status = 'answered', feedback = $2, level = $3, judged_twice = $4,
       voice_path = $5, voice_seconds = $6, answered_at = $7 where id = $1`,
    [
      ...[request.id, JSON.stringify(feedback), feedback.level, judged > 1],
      ...[voice?.path ?? null, voice?.seconds ?? null, context.now()],
    ],
  );
}
