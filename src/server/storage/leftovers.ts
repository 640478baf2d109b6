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
const everyMs = 3_600_000;

const noted = `delete from storage.removed_files where version in (
  select version from storage.removed_files limit ${batch} for update skip locked
) returning version`;
const unknown = `select version from unnest($1::text[]) as version
  where not exists (select from storage.objects o where o.version = version.version)
    and not exists (select from storage.resumable_parts p where p.version = version.version)`;

/**
 * Sees to it that files go when their rows go, whoever deleted those: a trigger notes them in the same transaction.
 * At the start it also removes what a killed process left: files that arrived half, or whose row never came.
 */
export function createLeftovers(input: {
  readonly context: Pick<ServerContext, 'database' | 'log'>;
  readonly settings: Pick<StorageSettings, 'files' | 'leftoversAfterMs'>;
  readonly incoming: Incoming;
}): Leftovers {
  const { context, settings, incoming } = input;
  const { database } = context;
  // What changes after this belongs to uploads that run now.
  const before = new Date(Date.now() - settings.leftoversAfterMs);
  let closed = false;
  let running: Promise<void> | undefined;
  let again = false;

  const removeNoted = () => removeNotedFiles(database, settings.files, () => closed);

  async function removeUnknown(): Promise<void> {
    await incoming.sweep(before);
    for await (const files of settings.files.list()) {
      if (closed) return;
      const old = files.filter(({ changedAt, key }) => changedAt < before && isOurs(key));
      const { rows } = await database.pool.query<{ version: string }>(unknown, [old.map(({ key }) => key)]);
      await settings.files.remove(rows.map(({ version }) => version));
    }
  }

  async function removeExpired(): Promise<void> {
    await database.pool.query(
      'delete from storage.resumable_uploads where created_at < now() - make_interval(hours => $1)',
      [resumableHours],
    );
    collect();
  }

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

  const sweeping = attempt(removeUnknown, 'leftover files could not be removed').then(() =>
    attempt(removeExpired, 'expired uploads could not be removed'),
  );
  const timer = setInterval(
    () => void attempt(removeExpired, 'expired uploads could not be removed'),
    everyMs,
  );
  timer.unref();
  return {
    collect,
    settled,
    async close() {
      closed = true;
      clearInterval(timer);
      await settled();
    },
  };
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
