import { z } from 'zod';
import type { ServerContext } from '#server/context/server-context.ts';
import { defineJob, handleJob, type JobHandler } from '#server/jobs/define-job.ts';

import { sweepAttachments } from './attach.ts';
import { countSomeWords } from './count-words.ts';

/** Rule 9.378: who has seen what is forgotten; Rule 9.465: files that nobody attached go. */
const communitySweepJob = defineJob({
  name: 'community-sweep',
  data: z.strictObject({}),
  schedule: '41 3 * * *',
  timeoutSeconds: 600,
});

/** Rule 9.590: the words of discussions that stood before their words were counted; done at once when all are. */
const communityWordsJob = defineJob({
  name: 'community-words',
  data: z.strictObject({}),
  schedule: '*/10 * * * *',
  timeoutSeconds: 540,
});

export const communityJobDefinitions = [communitySweepJob, communityWordsJob];

/** What the community leaves to the queue. */
export function communityJobs(context: ServerContext): readonly JobHandler[] {
  return [
    handleJob(communitySweepJob, async () => {
      const now = context.now();
      await context.database.asOwner(async (transaction) => {
        await transaction.query('delete from bestatt.community_views where day < $1::date - 1', [
          now.toISOString().slice(0, 10),
        ]);
        await sweepAttachments(transaction, now);
      });
    }),
    handleJob(communityWordsJob, async (_data, { signal }) => {
      while (!(await countSomeWords(context.database))) signal.throwIfAborted();
    }),
  ];
}
