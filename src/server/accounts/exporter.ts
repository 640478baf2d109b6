import { randomUUID } from 'node:crypto';
import type { ServerContext } from '#server/context/server-context.ts';
import { createIncoming } from '#server/storage/incoming.ts';
import { removeNotedFiles } from '#server/storage/leftovers.ts';
import type { StorageSettings } from '#server/storage/settings.ts';
import { exportAreas, openArchive } from './export-archive.ts';
import { findPerson, type Person } from './person.ts';

export type Exporter = {
  /** There is one to make: makes it in the background. */
  readonly begin: () => void;
  /** Makes what waits, and throws away what is too old. */
  readonly sweep: () => Promise<void>;
  readonly close: () => Promise<void>;
};

/** How long an archive can be fetched. */
export const exportHours = 24;
export const exportBucket = 'exports';

const everyMs = 60_000;
/** Whoever makes one and has not said so for so long is gone: a restart, a crash. */
const silentSeconds = 60;
const tellsEveryMs = 5_000;
const mostAttempts = 3;
/** An archive is larger only if somebody stored more than all their uploads may hold. */
const mostBytes = 20 * 1024 ** 3;

type Work = { readonly id: string; readonly user_id: string; readonly locale: Person['locale'] };

/**
 * Makes archives in the background, one at a time a process: whoever comes first takes the next from the table, so several
 * processes share them, and one that a process left behind is begun anew by another. Rule 9.68.
 */
export function createExporter(
  context: ServerContext,
  settings: Pick<StorageSettings, 'files' | 'incomingDir'>,
): Exporter {
  const { database, log, now } = context;
  const incoming = createIncoming(settings.incomingDir);
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
    for (let work = await takeWork(); work && !closed; work = await takeWork()) {
      const { id } = work;
      await make(work).catch(async (error: Error) => {
        if (closed) return;
        log.error({ err: error, id }, 'an archive could not be made');
        await database.pool.query(
          `update public.exports set status = case when attempts >= $2 then 'failed' else 'waiting' end where id = $1`,
          [id, mostAttempts],
        );
      });
    }
  }

  async function takeWork(): Promise<Work | undefined> {
    const { rows } = await database.pool.query<Work>(
      `update public.exports set status = 'making', seen_at = now(), attempts = attempts + 1, done = 0, total = $1
       where id = (
         select id from public.exports
         where status = 'waiting' or (status = 'making' and seen_at < now() - make_interval(secs => $2))
         order by created_at limit 1 for update skip locked
       ) returning id, user_id, locale`,
      [exportAreas, silentSeconds],
    );
    return rows[0];
  }

  async function make({ id, user_id: userId, locale }: Work): Promise<void> {
    let done = 0;
    let cause: Error | undefined;
    const tell = () => database.pool.query(tellStatement, [id, done]).catch(() => {});
    const timer = setInterval(tell, tellsEveryMs);
    try {
      const archive = await database.asOwner(async (transaction) => {
        await transaction.query('set transaction isolation level repeatable read, read only');
        const person = await findPerson(transaction, userId);
        if (!person) return null;
        const chunks = await openArchive({
          ...{ transaction, files: settings.files, person: { ...person, locale }, at: now() },
          onArea: () => {
            done += 1;
          },
          onError: (error) => {
            cause ??= error;
          },
        });
        return incoming.receive(chunks, { bytes: mostBytes }).catch((error: unknown) => {
          throw cause ?? error;
        });
      });
      if (archive) await keep({ id, userId, ...archive });
    } finally {
      clearInterval(timer);
    }
  }

  /** Puts it into the store; the one before goes. */
  async function keep(archive: {
    readonly id: string;
    readonly userId: string;
    readonly path: string;
    readonly size: number;
    readonly md5: string;
  }): Promise<void> {
    const { id, userId, path, size, md5 } = archive;
    const version = randomUUID();
    await settings.files.put(version, path);
    const at = now();
    const metadata = {
      ...{ eTag: `"${md5}"`, size, contentLength: size, mimetype: 'application/zip', httpStatusCode: 200 },
      ...{ cacheControl: 'no-store', lastModified: at.toISOString() },
    };
    await database.asOwner(async (transaction) => {
      const [still] = await transaction.query(
        `update public.exports set status = 'ready', done = total, bytes = $2, made_at = $3, expires_at = $4
         where id = $1 and status = 'making' returning id`,
        [id, size, at, new Date(at.getTime() + exportHours * 3_600_000)],
      );
      // The account went meanwhile, or another process was thought to be needed: the note has the file removed.
      if (!still) {
        await transaction.query('insert into storage.removed_files (version) values ($1)', [version]);
        return;
      }
      await transaction.query('delete from storage.objects where bucket_id = $1 and owner_id = $2', [
        exportBucket,
        userId,
      ]);
      await transaction.query(
        `insert into storage.objects (bucket_id, name, version, metadata, owner, owner_id) values ($1, $2, $3, $4, $5, $6)`,
        [exportBucket, `${userId}/${id}.zip`, version, JSON.stringify(metadata), userId, userId],
      );
    });
    await removeNotedFiles(database, settings.files);
  }

  async function sweep(): Promise<void> {
    await database.asOwner(async (transaction) => {
      await transaction.query(
        `delete from storage.objects o using public.exports e
         where o.bucket_id = $1 and o.name = e.user_id || '/' || e.id || '.zip' and e.expires_at <= $2`,
        [exportBucket, now()],
      );
      await transaction.query(`delete from public.exports where expires_at <= $1`, [now()]);
      await transaction.query(
        `delete from public.exports where status = 'failed' and created_at <= $1::timestamptz - interval '1 day'`,
        [now()],
      );
    });
    await removeNotedFiles(database, settings.files);
    begin();
  }

  const sweepQuietly = () =>
    sweep().catch((error: Error) => {
      if (!closed) log.warn({ error: error.message }, 'archives could not be swept');
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

const tellStatement = `update public.exports set seen_at = now(), done = $2 where id = $1 and status = 'making'`;
