import { z } from 'zod';
import type { ServerContext } from '#server/context/server-context.ts';
import { defineJob, handleJob, type JobHandler } from '#server/jobs/define-job.ts';
import { sweepRecordings } from './sweep-recordings.ts';

const sweepRecordingsJob = defineJob({
  name: 'sweep-recordings',
  data: z.strictObject({}),
  schedule: '53 3 * * *',
});

export const recordingJobDefinitions = [sweepRecordingsJob];

/** What recordings leave to the queue. */
export function recordingJobs(context: ServerContext): readonly JobHandler[] {
  return [handleJob(sweepRecordingsJob, () => sweepRecordings(context))];
}
