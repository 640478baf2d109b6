import type { ServerContext } from '#server/context/server-context.ts';
import { handleJob, type JobHandler } from '#server/jobs/define-job.ts';
import { cafeMailJob, cafeSweepJob } from './cafe-job-definitions.ts';
import { sendCafeMail } from './cafe-mails.ts';
import { sweepSessions } from './sweep-sessions.ts';

/** What sessions of the language café leave to the queue. */
export function cafeJobs(context: ServerContext): readonly JobHandler[] {
  return [
    handleJob(cafeMailJob, (news) => sendCafeMail(context, news)),
    handleJob(cafeSweepJob, () => sweepSessions(context)),
  ];
}
