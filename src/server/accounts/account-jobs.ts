import type { ServerContext } from '#server/context/server-context.ts';
import { handleJob, type JobHandler } from '#server/jobs/define-job.ts';
import { createIncoming } from '#server/storage/incoming.ts';
import type { StorageSettings } from '#server/storage/settings.ts';
import {
  deletionCancelledMailJob,
  deletionMailJob,
  dueDeletionsJob,
  exportJob,
  exportsSweepJob,
} from './account-job-definitions.ts';
import {
  findLeftWork,
  giveBackWork,
  makeArchive,
  removeOldArchives,
  takeWork,
  type Workshop,
} from './archives.ts';
import { sendDeletionCancelledMail, sendDeletionMail, sweepAccounts } from './due-deletions.ts';

/** What accounts leave to the queue. */
export function accountJobs(
  context: ServerContext,
  settings: Pick<StorageSettings, 'files' | 'incomingDir'>,
): readonly JobHandler[] {
  const { files, incomingDir } = settings;
  const { database, now } = context;
  const workshop: Workshop = { database, now, files, incoming: createIncoming(incomingDir) };
  return [
    handleJob(exportJob, ({ exportId }, { isLastTry }) => makeExport(workshop, { id: exportId, isLastTry })),
    handleJob(exportsSweepJob, () => sweepExports(context, workshop)),
    handleJob(dueDeletionsJob, () => sweepAccounts(context, files)),
    handleJob(deletionMailJob, ({ userId }) => sendDeletionMail(context, userId)),
    handleJob(deletionCancelledMailJob, (asked) => sendDeletionCancelledMail(context, asked)),
  ];
}

async function makeExport(
  workshop: Workshop,
  { id, isLastTry }: { readonly id: string; readonly isLastTry: boolean },
): Promise<void> {
  const work = await takeWork(workshop, id);
  if (!work) return;
  try {
    await makeArchive(workshop, work);
  } catch (error) {
    await giveBackWork(workshop, { id, isLastTry });
    throw error;
  }
}

async function sweepExports({ jobs }: ServerContext, workshop: Workshop): Promise<void> {
  await removeOldArchives(workshop);
  for (const exportId of await findLeftWork(workshop)) await jobs.enqueue(exportJob, { exportId });
}
