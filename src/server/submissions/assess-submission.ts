import type { AssessmentOutcome } from '#domain/submissions/assessment.ts';
import type { ServerContext } from '#server/context/server-context.ts';
import type { RunningJob } from '#server/jobs/define-job.ts';
import type { Assessor } from '#server/providers/assessment/assessor.ts';
import { type AssessedRow, assessedColumns, requestOf } from './assessment-request.ts';
import { heardIn, type Listener } from './heard-in.ts';
import { giveModelUseBack, takeModelUse } from './model-use.ts';
import { partKeeper } from './part-keeper.ts';

/**
 * Asks for the assessment of what was handed in, and keeps it. Nothing is held while it is waited for; broken off anywhere
 * it is begun again, and what is assessed stays. After the last try the learner may ask again (Rule 4.15).
 */
export async function assessSubmission(
  context: ServerContext,
  input: {
    readonly assessor: Assessor;
    readonly listener: Listener;
    readonly submissionId: string;
  } & RunningJob,
): Promise<void> {
  const { database, now } = context;
  const { assessor, listener, submissionId, signal, isLastTry } = input;
  const row = await database.asService(async ({ query }) => {
    const [begun] = await query<AssessedRow>(
      `with begun as (
         update public.submissions set status = 'assessing', partial = null
         where id = $1 and status in ('submitted', 'assessing') returning *)
       select ${assessedColumns('b')}
       from begun b join public.tasks t on t.id = b.task_id join public.task_keys k on k.task_id = b.task_id`,
      [submissionId],
    );
    return begun;
  });
  if (!row) return;
  try {
    const heard = row.kind === 'speak' ? await heardIn(context, { submission: row, listener, signal }) : null;
    const outcome =
      heard?.kind === 'unassessed'
        ? heard
        : await askAssessor(context, {
            assessor,
            signal,
            row: { ...row, transcript: heard?.text ?? null, sound: heard?.sound ?? null },
          });
    await keep(context, { submissionId, outcome });
  } catch (error) {
    if (isLastTry) {
      await database.asService(({ query }) =>
        query(
          `update public.submissions set status = 'failed', reason = 'assessor_failed', assessed_at = $2, partial = null
           where id = $1 and status = 'assessing'`,
          [submissionId, now()],
        ),
      );
    }
    throw error;
  }
}

/** Asks within what the learner agreed to and what their licence allows; an ask that nobody answered is not counted. */
async function askAssessor(
  context: ServerContext,
  asked: { readonly assessor: Assessor; readonly row: AssessedRow; readonly signal: AbortSignal },
): Promise<AssessmentOutcome> {
  const { assessor, row, signal } = asked;
  const request = requestOf(row);
  const terms = assessor.outside;
  if (!terms) return assessor.assess(request, signal);
  const use = await takeModelUse(context, { userId: row.user_id, terms });
  const parts = partKeeper(context, row.id);
  const outcome = await (
    assessor.assessAloud?.({ request: { ...request, outside: use.outside }, signal, tell: parts.tell }) ??
    assessor.assess({ ...request, outside: use.outside }, signal)
  )
    .catch(async (error) => {
      await giveModelUseBack(context, use);
      throw error;
    })
    .finally(parts.settled);
  const { source } = outcome;
  if (!source || source.why === 'unavailable' || source.why === 'speaks_to_assessor')
    await giveModelUseBack(context, use);
  return outcome;
}

async function keep(
  { database, now }: ServerContext,
  { submissionId, outcome }: { readonly submissionId: string; readonly outcome: AssessmentOutcome },
): Promise<void> {
  const assessment = outcome.kind === 'assessed' ? outcome.assessment : null;
  await database.asService(({ query }) =>
    query(
      `update public.submissions set status = $2, feedback = $3, estimated_level = $4, reason = $5, assessed_at = $6, source = $7,
         partial = null
       where id = $1 and status = 'assessing'`,
      [
        submissionId,
        outcome.kind,
        assessment && JSON.stringify(assessment),
        assessment?.estimated.level ?? null,
        outcome.kind === 'unassessed' ? outcome.reason : null,
        now(),
        outcome.source ? JSON.stringify(outcome.source) : null,
      ],
    ),
  );
}
