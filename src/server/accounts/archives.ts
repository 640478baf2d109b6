import { randomUUID } from 'node:crypto';
import type { ServerContext } from '#server/context/server-context.ts';
import type { createIncoming } from '#server/storage/incoming.ts';
import { removeNotedFiles } from '#server/storage/leftovers.ts';
import type { StorageSettings } from '#server/storage/settings.ts';
import { exportAreas, openArchive } from './export-archive.ts';
import { findPerson, type Person } from './person.ts';

/** How long an archive can be fetched. */
export const exportHours = 24;
export const exportBucket = 'exports';

/** Whoever makes one and has not said so for so long is gone: a restart, a crash. */
const silentSeconds = 60;
const reportsEveryMs = 5_000;
export const mostAttempts = 3;
/** An archive is larger only if somebody stored more than all their uploads may hold. */
const mostBytes = 20 * 1024 ** 3;

/** What making an archive needs. */
export type Workshop = Pick<ServerContext, 'database' | 'now'> & {
  readonly files: StorageSettings['files'];
  readonly incoming: ReturnType<typeof createIncoming>;
};

export type Work = { readonly id: string; readonly user_id: string; readonly locale: Person['locale'] };

type Archive = { readonly path: string; readonly size: number; readonly md5: string };

/** One that waits, or that another process left behind; undefined when it is made, being made, given up or gone. */
export async function takeWork({ database }: Workshop, id: string): Promise<Work | undefined> {
  const { rows } = await database.pool.query<Work>(
    `update public.exports set status = 'making', seen_at = now(), attempts = attempts + 1, done = 0, total = $1
     where id = $3 and (status = 'waiting' or (status = 'making' and seen_at < now() - make_interval(secs => $2)))
     returning id, user_id, locale`,
    [exportAreas, silentSeconds, id],
  );
  return rows[0];
}

/** Another try later, or none after the last. */
export async function giveBackWork(
  { database }: Workshop,
  { id, isLastTry }: { readonly id: string; readonly isLastTry: boolean },
): Promise<void> {
  await database.pool.query(
    `update public.exports set status = case when $3 or attempts >= $2 then 'failed' else 'waiting' end where id = $1`,
    [id, mostAttempts, isLastTry],
  );
}

/**
 * Those that somebody has to make and perhaps nobody does: a process died, or the queue of jobs was lost. Whose tries are
 * used up is given up.
 */
export async function findLeftWork({ database }: Workshop): Promise<string[]> {
  await database.pool.query(
    `update public.exports set status = 'failed'
     where status = 'making' and attempts >= $1 and seen_at < now() - make_interval(secs => $2)`,
    [mostAttempts, silentSeconds],
  );
  const { rows } = await database.pool.query<{ id: string }>(
    `select id from public.exports
     where status = 'waiting' or (status = 'making' and seen_at < now() - make_interval(secs => $1)) order by created_at`,
    [silentSeconds],
  );
  return rows.map(({ id }) => id);
}

/** Makes the archive and puts it into the store; says meanwhile how far it is. Nothing is made for whom is gone. */
export async function makeArchive(workshop: Workshop, work: Work): Promise<void> {
  const { database } = workshop;
  let done = 0;
  const report = () => database.pool.query(reportStatement, [work.id, done]).catch(() => {});
  const timer = setInterval(report, reportsEveryMs);
  try {
    const archive = await writeArchive(workshop, {
      work,
      onArea: () => {
        done += 1;
      },
    });
    if (archive) await storeArchive(workshop, { work, archive });
  } finally {
    clearInterval(timer);
  }
}

const reportStatement = `update public.exports set seen_at = now(), done = $2 where id = $1 and status = 'making'`;

async function writeArchive(
  { database, now, files, incoming }: Workshop,
  { work, onArea }: { readonly work: Work; readonly onArea: () => void },
): Promise<Archive | null> {
  let cause: Error | undefined;
  return database.asOwner(async (transaction) => {
    await transaction.query('set transaction isolation level repeatable read, read only');
    const person = await findPerson(transaction, work.user_id);
    if (!person) return null;
    const chunks = await openArchive({
      ...{ transaction, files, person: { ...person, locale: work.locale }, at: now(), onArea },
      onError: (error) => {
        cause ??= error;
      },
    });
    return incoming.receive(chunks, { bytes: mostBytes }).catch((error: unknown) => {
      throw cause ?? error;
    });
  });
}

/** The one before goes. */
async function storeArchive(
  { database, now, files }: Workshop,
  { work, archive }: { readonly work: Work; readonly archive: Archive },
): Promise<void> {
  const { id, user_id: userId } = work;
  const { path, size, md5 } = archive;
  const version = randomUUID();
  await files.put(version, path);
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
  await removeNotedFiles(database, files);
}

/** Removes archives that cannot be fetched any more, and what failed a day ago. */
export async function removeOldArchives({ database, now, files }: Workshop): Promise<void> {
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
  await removeNotedFiles(database, files);
}
