import { deletionDay, dueBefore } from '#domain/accounts/deletion.ts';
import { formatDate } from '#domain/time/format-date.ts';
import type { ServerContext } from '#server/context/server-context.ts';
import type { Transaction } from '#server/db/database.ts';
import type { FileStore } from '#server/providers/files/file-store.ts';
import type { TextLocale } from '#server/providers/mail/mail-layout.ts';
import { sendMail } from '#server/providers/mail/send-mail.ts';
import { removeNotedFiles } from '#server/storage/leftovers.ts';
import { deletePerson } from './delete-person.ts';
import { deletedMail, deletionAskedMail, deletionTakenBackMail } from './deletion-mails.ts';
import { findPerson, type Person } from './person.ts';

/** Years after the one of a purchase in which it stays in the books (bokføringsloven § 13). */
const bookYears = 5;
/** The waiting time is over (before `$1`), or the demo's day is (`$2`). */
const isDue = 'deletion_asked_at < $1 or demo_until <= $2';

/**
 * Deletes the accounts whose waiting time is over and the demos whose day is, one a transaction, tells who has not been
 * told yet, and forgets purchases of people who are gone when the books need them no more. Rule 2.21, Rule 9.69.
 * @returns how many were deleted.
 */
export async function sweepAccounts(context: ServerContext, files: FileStore): Promise<number> {
  const { database, now } = context;
  let deleted = 0;
  const failed: string[] = [];
  const next = () => deleteNext(context, failed);
  for (let person = await next(); person; person = await next()) {
    deleted += 1;
    await sayFarewell(context, person);
  }
  if (deleted > 0) await removeNotedFiles(database, files);
  const { rows } = await database.pool.query<{ id: string }>(
    'select id from public.users where deletion_asked_at is not null and deletion_told_at is null',
  );
  for (const { id } of rows)
    await sendDeletionMail(context, id).catch((error: Error) =>
      context.log.warn({ err: error }, 'a deletion could not be told'),
    );
  await database.pool.query('delete from public.orders where user_id is null and created_at < $1', [
    new Date(Date.UTC(now().getUTCFullYear() - bookYears, 0, 1)),
  ]);
  return deleted;
}

/**
 * Deletes one whose time is over; whom another process is at is left to it.
 * @param failed those that are left to others or could not be deleted in this sweep: they do not keep the others, and are tried again in the next.
 */
async function deleteNext(context: ServerContext, failed: string[]): Promise<Person | null> {
  const { database, now, log } = context;
  let id: string | undefined;
  try {
    const deleted = await database.asOwner(async (transaction) => {
      const [due] = await transaction.query<{ id: string }>(
        `select id from public.users where (${isDue}) and id <> all ($3) limit 1`,
        [dueBefore(now()), now(), failed],
      );
      id = due?.id;
      if (id === undefined) return null;
      await lockOrders(transaction, id);
      const [still] = await transaction.query(
        `select from public.users where (${isDue}) and id = $3 for update skip locked`,
        [dueBefore(now()), now(), id],
      );
      const person = still ? await findPerson(transaction, id) : null;
      if (person) await deletePerson(transaction, person);
      return person;
    });
    if (deleted || id === undefined) return deleted;
    failed.push(id);
  } catch (error) {
    if (id === undefined) throw error;
    log.error({ err: error, id }, 'an account could not be deleted');
    failed.push(id);
  }
  return deleteNext(context, failed);
}

/** Rule 9.86: before the person, as whoever settles an order does: neither waits for the other for ever. */
async function lockOrders(transaction: Transaction, userId: string): Promise<void> {
  await transaction.query('select from public.orders where user_id = $1 order by id for update', [userId]);
}

/** Tried once: nothing of the person is kept that would let it be tried again. */
async function sayFarewell(context: ServerContext, { email, locale }: Person): Promise<void> {
  if (!email) return;
  await sendMail(context, { to: email, locale, text: deletedMail(locale) }).catch((error: Error) =>
    context.log.warn({ err: error }, 'the last mail could not be sent'),
  );
}

/** The mail that says when the account goes; once, whichever process sends it. One that fails stays to be sent. Rule 9.69. */
export async function sendDeletionMail(context: ServerContext, id: string): Promise<void> {
  await context.database.asOwner(async (transaction) => {
    const [row] = await transaction.query<{ deletion_asked_at: Date }>(
      `update public.users set deletion_told_at = $2
       where id = $1 and deletion_asked_at is not null and deletion_told_at is null returning deletion_asked_at`,
      [id, context.now()],
    );
    const person = row ? await findPerson(transaction, id) : null;
    if (!row || !person?.email) return;
    const { email, locale } = person;
    const text = deletionAskedMail(locale, formatDate(deletionDay(row.deletion_asked_at), locale));
    await sendMail(context, { to: email, locale, text, link: '/app/settings/data' });
  });
}

/** The mail that says that the account stays, unless it is to go again by now. Rule 9.69. */
export async function sendDeletionCancelledMail(
  context: ServerContext,
  { userId, locale }: { readonly userId: string; readonly locale: TextLocale },
): Promise<void> {
  const person = await context.database.asOwner(async (transaction) => {
    const [stays] = await transaction.query(
      'select from public.users where id = $1 and deletion_asked_at is null',
      [userId],
    );
    return stays ? findPerson(transaction, userId) : null;
  });
  if (!person?.email) return;
  const text = deletionTakenBackMail(locale);
  await sendMail(context, { to: person.email, locale, text, link: '/app/settings/data' });
}
