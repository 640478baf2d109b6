import type { ServerContext } from '#server/context/server-context.ts';
import type { Database } from '#server/db/database.ts';
import type { FileStore } from '#server/providers/files/file-store.ts';
import type { Incoming } from './incoming.ts';
import type { StorageSettings } from './settings.ts';

export type Leftovers = {
  /** Removes, in the background, the files whose rows went. */
  readonly collect: () => void;
  /** All that is to be removed is gone. */
  readonly settled: () => Promise<void>;
  readonly close: () => Promise<void>;
};

/** A resumable upload may take this long. */
export const resumableHours = 24;
const batch = 200;

const noted = `delete from storage.removed_files where version in (
  select version from storage.removed_files limit ${batch} for update skip locked
) returning version`;
const unknown = `select version from unnest($1::text[]) as version
  where not exists (select from storage.objects o where o.version = version.version)
    and not exists (select from storage.resumable_parts p where p.version = version.version)`;

/**
 * Sees to it that files go when their rows go, whoever deleted those: a trigger notes them in the same transaction.
 * At the start it also removes what arrived half at a process of this machine that was killed. `storage-jobs.ts` has the rest.
 */
export function createLeftovers(input: {
  readonly context: Pick<ServerContext, 'database' | 'log'>;
  readonly settings: Pick<StorageSettings, 'files' | 'leftoversAfterMs'>;
  readonly incoming: Incoming;
}): Leftovers {
  const { context, settings, incoming } = input;
  const { database } = context;
  let closed = false;
  let running: Promise<void> | undefined;
  let again = false;

  const removeNoted = () => removeNotedFiles(database, settings.files, () => closed);

  function attempt(work: () => Promise<void>, what: string): Promise<void> {
    return work().catch((error: Error) => {
      if (!closed) context.log.error({ err: error }, what);
    });
  }

  function collect(): void {
    if (running !== undefined) {
      again = true;
      return;
    }
    running = attempt(removeNoted, 'files of deleted objects could not be removed').then(() => {
      running = undefined;
      if (again && !closed) {
        again = false;
        collect();
      }
    });
  }

  async function settled(): Promise<void> {
    await sweeping;
    while (running !== undefined) await running;
  }

  const sweeping = attempt(
    () => incoming.sweep(leftBefore(settings)),
    'uploads that arrived half could not be removed',
  );
  return {
    collect,
    settled,
    async close() {
      closed = true;
      await settled();
    },
  };
}

/** What changes after this belongs to uploads that run now. */
export function leftBefore({ leftoversAfterMs }: Pick<StorageSettings, 'leftoversAfterMs'>): Date {
  return new Date(Date.now() - leftoversAfterMs);
}

/** Removes files whose row never came: of a process that was killed, or of a copy that broke off. */
export async function removeUnknownFiles(
  { database, files }: { readonly database: Database; readonly files: FileStore },
  { before, signal }: { readonly before: Date; readonly signal: AbortSignal },
): Promise<void> {
  for await (const some of files.list()) {
    signal.throwIfAborted();
    const old = some.filter(({ changedAt, key }) => changedAt < before && isOurs(key));
    const { rows } = await database.pool.query<{ version: string }>(unknown, [old.map(({ key }) => key)]);
    await files.remove(rows.map(({ version }) => version));
  }
}

/** Forgets uploads in pieces that were not ended in time, and removes what is noted: theirs, and what could not be before. */
export async function removeExpiredUploads(database: Database, files: FileStore): Promise<void> {
  await database.pool.query(
    'delete from storage.resumable_uploads where created_at < now() - make_interval(hours => $1)',
    [resumableHours],
  );
  await removeNotedFiles(database, files);
}

/** Removes the files whose rows went, all that are noted; also beside the service, where nobody may wait for it. */
export async function removeNotedFiles(
  database: Database,
  files: FileStore,
  isClosed: () => boolean = () => false,
): Promise<void> {
  for (let removed = batch; removed === batch && !isClosed(); ) {
    removed = await database.asOwner(async (transaction) => {
      const rows = await transaction.query<{ version: string }>(noted);
      // Before the commit: when this fails, they are still noted.
      await files.remove(rows.map(({ version }) => version).filter(isOurs));
      return rows.length;
    });
  }
}

/** Rows that came from elsewhere may name versions that are no files of ours. */
function isOurs(version: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(version);
}
