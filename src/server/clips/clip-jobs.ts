import { z } from 'zod';
import { defineJob, handleJob, type JobHandler } from '#server/jobs/define-job.ts';
import type { ClipStore } from './clip-store.ts';

/**
 * Enqueued at each start: makes the sound that is missing before anybody asks for it. Broken off, it goes on where it was:
 * what is made is kept.
 */
export const clipSoundsJob = defineJob({
  name: 'clip-sounds',
  data: z.strictObject({}),
  key: () => 'start',
  ...{ retryLimit: 10, retryDelaySeconds: 10 },
  timeoutSeconds: 12 * 3600,
});

export const clipJobDefinitions = [clipSoundsJob];

/** What sound leaves to the queue. */
export function clipJobs(clips: ClipStore): readonly JobHandler[] {
  return [handleJob(clipSoundsJob, (_data, { signal }) => clips.fill(signal))];
}
