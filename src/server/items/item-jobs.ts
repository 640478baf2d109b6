import type { ServerContext } from '#server/context/server-context.ts';
import { handleJob, type JobHandler } from '#server/jobs/define-job.ts';
import { computeTaskStatistics } from './compute-statistics.ts';
import { reportMailJob, taskStatisticsJob } from './item-job-definitions.ts';
import { sendReportMail } from './report-mail.ts';

/** What the quality of tasks leaves to the queue. */
export function itemJobs(context: ServerContext): readonly JobHandler[] {
  return [
    handleJob(taskStatisticsJob, () => computeTaskStatistics(context)),
    handleJob(reportMailJob, ({ reportId }) => sendReportMail(context, reportId)),
  ];
}
