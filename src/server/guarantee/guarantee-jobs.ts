import type { ServerContext } from '#server/context/server-context.ts';
import { handleJob, type JobHandler } from '#server/jobs/define-job.ts';
import { sendDecisionMail } from './decision-mail.ts';
import { decisionMailJob, decisionMailsSweepJob } from './guarantee-job-definitions.ts';

/** What the guarantee leaves to the queue. */
export function guaranteeJobs(context: ServerContext): readonly JobHandler[] {
  return [
    handleJob(decisionMailJob, ({ claimId }) => sendDecisionMail(context, claimId)),
    handleJob(decisionMailsSweepJob, () => enqueueUntold(context)),
  ];
}

/** A decision older than this is not told any more: the person has seen it on the screen. */
const toldWithinDays = 14;

async function enqueueUntold({ database, jobs, now }: ServerContext): Promise<void> {
  const { rows } = await database.pool.query<{ id: string }>(
    `select id from public.guarantee_claims where status <> 'waiting' and told_at is null
       and decided_at between $1::timestamptz - make_interval(days => $2) and $1`,
    [now(), toldWithinDays],
  );
  for (const { id: claimId } of rows) await jobs.enqueue(decisionMailJob, { claimId });
}
