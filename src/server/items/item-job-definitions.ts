import { z } from 'zod';
import { defineJob } from '#server/jobs/define-job.ts';

/** Rule 9.320: in the night, when few answer. */
export const taskStatisticsJob = defineJob({
  name: 'task-statistics',
  data: z.strictObject({}),
  schedule: '40 3 * * *',
  timeoutSeconds: 1800,
});

/** Rule 9.323: enqueued with the answer to a report. */
export const reportMailJob = defineJob({
  name: 'report-mail',
  data: z.strictObject({ reportId: z.uuid() }),
  key: ({ reportId }) => reportId,
});

export const itemJobDefinitions = [taskStatisticsJob, reportMailJob];
