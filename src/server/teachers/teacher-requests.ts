import type { FunctionInput } from '#domain/functions/functions.ts';
import { featureTiers } from '#domain/licences/feature-tiers.ts';
import { answerHours, dueAfter, dueHours, requestPriority } from '#domain/teachers/due-time.ts';
import { mostOpenRequests } from '#domain/teachers/work-lock.ts';
import type { Day } from '#domain/time/days.ts';
import type { ServerContext } from '#server/context/server-context.ts';
import type { Transaction } from '#server/db/database.ts';
import { defineFunction, type ServerFunction } from '#server/functions/define-function.ts';
import { requireTier } from '#server/licences/require-tier.ts';
import { refusal } from './refusal.ts';
import { holderOf, lockRequest, type RequestRow, readReviews } from './request-record.ts';
import { teacherAskedMailJob } from './teacher-job-definitions.ts';

type Input = FunctionInput<'teacher-requests'>;
/** What a learner wants. */
type Wish<Wanted extends Input = Input> = {
  readonly input: Wanted;
  readonly userId: string;
  readonly context: ServerContext;
};

/**
 * Rule 9.440, Rule 9.446. `teacher-requests`: sends what was handed in to a teacher, takes it back while nobody has begun, and asks
 * back once. Sent again it is as it was.
 * @throws AppError 403 `licence_needed`, or with a code of `refusal.ts`
 */
export function teacherRequestsFunction(): ServerFunction {
  return defineFunction({
    name: 'teacher-requests',
    access: 'account',
    tier: 'by_input',
    limit: { burst: 10, perHour: 40 },
    async run(input, { userId, context }) {
      const tier = featureTiers.teacherFeedback;
      if (input.kind === 'send') await requireTier(context.database, { userId, tier, now: context.now() });
      await context.database.asService((transaction) => act(transaction, { input, userId, context }));
      return { done: true };
    },
  });
}

async function act(transaction: Transaction, { input, ...by }: Wish): Promise<void> {
  switch (input.kind) {
    case 'send':
      return send(transaction, { input, ...by });
    case 'withdraw':
      return withdraw(transaction, { input, ...by });
    case 'ask_back':
      return askBack(transaction, { input, ...by });
  }
}

type Sent = {
  readonly kind: 'write' | 'speak';
  readonly level: string;
  readonly has_words: boolean;
  readonly is_mock: boolean;
  readonly exam_day: Day | null;
  readonly sent: boolean;
};

async function send(
  transaction: Transaction,
  { input, userId, context }: Wish<Extract<Input, { kind: 'send' }>>,
): Promise<void> {
  // A learner's requests wait for each other, so that what is counted is so.
  await transaction.query(`select pg_advisory_xact_lock(hashtext('teacher_requests'), hashtext($1))`, [
    userId,
  ]);
  const [submission] = await transaction.query<Sent>(
    `select b.kind, t.level, b.text <> '' or b.recording_path is not null or b.transcript <> '' as has_words,
       s.kind = 'mock' as is_mock, u.exam_date::text as exam_day,
       exists (select from public.teacher_requests r where r.submission_id = b.id) as sent
     from public.submissions b join public.tasks t on t.id = b.task_id join public.sittings s on s.id = b.sitting_id
       left join public.users u on u.id = b.user_id
     where b.id = $1 and b.user_id = $2 and b.status <> 'draft' for update of b`,
    [input.submissionId, userId],
  );
  if (!submission) throw refusal('submission_not_found');
  if (submission.sent) return;
  if (!submission.has_words) throw refusal('nothing_to_judge');
  const [row] = await transaction.query<{ open: number }>(
    `select count(*)::int as open from public.teacher_requests where user_id = $1 and answered_at is null`,
    [userId],
  );
  if ((row?.open ?? 0) >= mostOpenRequests) throw refusal('too_many_open');
  const now = context.now();
  const priority = requestPriority({ examDay: submission.exam_day, isMock: submission.is_mock, now });
  await transaction.query(
    `insert into public.teacher_requests
       (user_id, submission_id, kind, task_level, name, question, language, priority, created_at, due_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      ...[userId, input.submissionId, submission.kind, submission.level, input.name || null, input.question],
      ...[input.language, priority, now, dueAfter(now, dueHours[priority])],
    ],
  );
}

/** While nobody works on it: a draft that was given back goes with it. */
async function withdraw(
  transaction: Transaction,
  { input: { requestId }, userId, context }: Wish<Extract<Input, { kind: 'withdraw' }>>,
): Promise<void> {
  const request = await ownRequest(transaction, { requestId, userId });
  const reviews = await readReviews(transaction, requestId);
  if (request.status !== 'waiting' || holderOf(request, { reviews, now: context.now() }))
    throw refusal('request_begun');
  await transaction.query('delete from public.teacher_requests where id = $1', [requestId]);
}

async function askBack(
  transaction: Transaction,
  { input: { requestId, text }, userId, context }: Wish<Extract<Input, { kind: 'ask_back' }>>,
): Promise<void> {
  const { status, askedBack } = await ownRequest(transaction, { requestId, userId });
  if (askedBack === text) return;
  if (status === 'asked_back' || status === 'closed') throw refusal('asked_before');
  if (status !== 'answered') throw refusal('not_answered');
  const now = context.now();
  await transaction.query(
    `update public.teacher_requests set status = 'asked_back', asked_back = $2, asked_back_at = $3, due_at = $4,
       reminded_at = null where id = $1`,
    [requestId, text, now, dueAfter(now, answerHours)],
  );
  await context.jobs.enqueue(teacherAskedMailJob, { requestId }, { transaction });
}

/** @throws AppError 404 `request_not_found` */
async function ownRequest(
  transaction: Transaction,
  { requestId, userId }: { readonly requestId: string; readonly userId: string },
): Promise<RequestRow> {
  const request = await lockRequest(transaction, requestId);
  if (request.userId !== userId) throw refusal('request_not_found');
  return request;
}
