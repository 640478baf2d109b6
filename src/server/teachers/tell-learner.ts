import type { Transaction } from '#server/db/database.ts';
import { notify } from '#server/notifications/notify.ts';
import type { Reviewing } from './reviewing.ts';
import { teacherAnswerMailJob } from './teacher-job-definitions.ts';

/**
 * Rule 9.446: the learner hears of a teacher's answer in the app, by the kind of task that it is about, and at once by mail. Who
 * answered stands in neither.
 */
export async function tellLearner(
  transaction: Transaction,
  {
    what,
    request,
    context,
  }: Pick<Reviewing, 'request' | 'context'> & { readonly what: 'feedback' | 'back_answer' },
): Promise<void> {
  const { id: requestId, submissionId, userId } = request;
  const [row] = await transaction.query<{ sitting_id: string; position: number; subject: string }>(
    `select b.sitting_id, b.position, i.title as subject from public.submissions b
     join public.tasks t on t.id = b.task_id join public.stimuli i on i.id = t.stimulus_id where b.id = $1`,
    [submissionId],
  );
  if (!row) throw new Error('a request has no submission');
  await notify(transaction, {
    ...{ kind: 'feedback_ready', userId, actorId: null, subject: row.subject, now: context.now() },
    jobs: context.jobs,
    link: `/app/test/${row.sitting_id}/review?task=${row.position}`,
    ...{ aboutId: requestId, dedupKey: `teacher:${requestId}:${what}` },
  });
  await context.jobs.enqueue(teacherAnswerMailJob, { requestId, what }, { transaction });
}
