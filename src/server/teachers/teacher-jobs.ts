import type { ServerContext } from '#server/context/server-context.ts';
import { handleJob, type JobHandler } from '#server/jobs/define-job.ts';
import { sweepTeacherDrafts } from './sweep-teacher-drafts.ts';
import {
  sweepTeacherDraftsJob,
  teacherAnswerMailJob,
  teacherAskedMailJob,
  teacherDueMailsJob,
} from './teacher-job-definitions.ts';
import { sendAnswerMail, sendAskedMail, sendDueMails } from './teacher-mails.ts';

/** What feedback by teachers leaves to the queue. */
export function teacherJobs(context: ServerContext): readonly JobHandler[] {
  return [
    handleJob(teacherAnswerMailJob, (answered) => sendAnswerMail(context, answered)),
    handleJob(teacherAskedMailJob, ({ requestId }) => sendAskedMail(context, requestId)),
    handleJob(teacherDueMailsJob, () => sendDueMails(context)),
    handleJob(sweepTeacherDraftsJob, () => sweepTeacherDrafts(context)),
  ];
}
