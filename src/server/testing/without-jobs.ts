import type { JobQueue } from '#server/jobs/jobs.ts';

const refuse = () => Promise.reject(new Error('There is no queue of jobs here.'));

/** For services that stand alone: none of them leaves anything to the queue. */
export const withoutJobs: JobQueue = {
  enqueue: refuse,
  lockDeadLetter: refuse,
  retryDeadLetter: refuse,
  removeDeadLetter: refuse,
};
