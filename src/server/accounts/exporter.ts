import type { ServerContext } from '#server/context/server-context.ts';
import { createIncoming } from '#server/storage/incoming.ts';
import type { StorageSettings } from '#server/storage/settings.ts';
import { giveBackWork, makeArchive, removeOldArchives, takeWork } from './archives.ts';

export type Exporter = {
  /** There is one to make: makes it in the background. */
  readonly begin: () => void;
  /** Makes what waits, and throws away what is too old. */
  readonly sweep: () => Promise<void>;
  readonly close: () => Promise<void>;
};

const everyMs = 60_000;

/**
 * Makes archives in the background, one at a time a process: whoever comes first takes the next from the table, so several
 * processes share them, and one that a process left behind is begun anew by another. Rule 9.68.
 */
export function createExporter(
  context: ServerContext,
  settings: Pick<StorageSettings, 'files' | 'incomingDir'>,
): Exporter {
  const { log } = context;
  const workshop = {
    ...{ database: context.database, now: context.now, files: settings.files },
    incoming: createIncoming(settings.incomingDir),
  };
  let closed = false;
  let running: Promise<void> | undefined;
  let again = false;

  function begin(): void {
    if (running !== undefined) {
      again = true;
      return;
    }
    running = makeAll()
      .catch((error: Error) => log.error({ err: error }, 'archives could not be made'))
      .then(() => {
        running = undefined;
        if (!again || closed) return;
        again = false;
        begin();
      });
  }

  async function makeAll(): Promise<void> {
    for (let work = await takeWork(workshop); work && !closed; work = await takeWork(workshop)) {
      const { id } = work;
      await makeArchive(workshop, work).catch(async (error: Error) => {
        if (closed) return;
        log.error({ err: error, id }, 'an archive could not be made');
        await giveBackWork(workshop, id);
      });
    }
  }

  async function sweep(): Promise<void> {
    await removeOldArchives(workshop);
    begin();
  }

  const sweepQuietly = () =>
    sweep().catch((error: Error) => {
      if (!closed) log.warn({ err: error }, 'archives could not be swept');
    });
  const timer = setInterval(sweepQuietly, everyMs);
  timer.unref();
  begin();
  return {
    begin,
    sweep,
    async close() {
      closed = true;
      clearInterval(timer);
      await running;
    },
  };
}
