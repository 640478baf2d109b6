import type { JobQueue } from '#server/jobs/jobs.ts';

/** For services that stand alone: none of them leaves anything to the queue. */
export const withoutJobs: JobQueue = {
  enqueue: () => Promise.reject(new Error('There is no queue of jobs here.')),
};
