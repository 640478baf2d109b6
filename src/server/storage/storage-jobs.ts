import { z } from 'zod';
import type { ServerContext } from '#server/context/server-context.ts';
import { defineJob, handleJob, type JobHandler } from '#server/jobs/define-job.ts';
import { removeExpiredUploads, removeUnknownFiles } from './leftovers.ts';
import type { StorageSettings } from './settings.ts';

const uploadsCleanUpJob = defineJob({
  name: 'uploads-clean-up',
  data: z.strictObject({}),
  schedule: '17 * * * *',
});

/** Enqueued at each start: what changed before then and belongs to nobody was left by a process that was killed. */
export const unknownFilesJob = defineJob({
  name: 'unknown-files',
  data: z.strictObject({ before: z.iso.datetime() }),
  key: () => 'start',
  timeoutSeconds: 3600,
});

export const storageJobDefinitions = [uploadsCleanUpJob, unknownFilesJob];

/** What the storage service leaves to the queue. */
export function storageJobs(
  { database }: ServerContext,
  { files }: Pick<StorageSettings, 'files'>,
): readonly JobHandler[] {
  return [
    handleJob(uploadsCleanUpJob, () => removeExpiredUploads(database, files)),
    handleJob(unknownFilesJob, ({ before }, { signal }) =>
      removeUnknownFiles({ database, files }, { before: new Date(before), signal }),
    ),
  ];
}
