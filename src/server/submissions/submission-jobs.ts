import { z } from 'zod';
import type { ServerContext } from '#server/context/server-context.ts';
import { defineJob, handleJob, type JobHandler } from '#server/jobs/define-job.ts';
import type { Assessor } from '#server/providers/assessment/assessor.ts';
import { assessSubmission } from './assess-submission.ts';
import { assessSubmissionJob } from './assess-submission-job.ts';
import type { Listener } from './heard-in.ts';
import { sweepModelUses } from './model-use.ts';
import { sweepDrafts } from './sweep-drafts.ts';

const sweepDraftsJob = defineJob({
  name: 'sweep-drafts',
  data: z.strictObject({}),
  schedule: '41 3 * * *',
});

export const submissionJobDefinitions = [assessSubmissionJob, sweepDraftsJob];

/** What submissions leave to the queue. */
export function submissionJobs(
  context: ServerContext,
  by: { readonly assessor: Assessor; readonly listener: Listener },
): readonly JobHandler[] {
  return [
    handleJob(assessSubmissionJob, ({ submissionId }, running) =>
      assessSubmission(context, { ...by, submissionId, ...running }),
    ),
    handleJob(sweepDraftsJob, async () => {
      await sweepDrafts(context);
      await sweepModelUses(context);
    }),
  ];
}
