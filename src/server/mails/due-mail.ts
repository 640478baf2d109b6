import { defaultMailChoices, type MailKind } from '#domain/mails/mail-choices.ts';
import type { Transaction } from '#server/db/database.ts';
import type { MailText, TextLocale } from '#server/providers/mail/mail-layout.ts';

/** Somebody who may be written to. */
export type Recipient = { readonly id: string; readonly email: string; readonly locale: TextLocale };

/** One mail that is due. */
export type DueMail = {
  readonly recipient: Recipient;
  readonly kind: MailKind;
  /** Deduplication key: of one kind and occasion a person gets one mail. */
  readonly occasion: string;
  readonly text: MailText;
  /** Path of the product. */
  readonly link: string;
  /** What it tells of that this person is told of once. */
  readonly about?: readonly string[];
  /** What is to be noted once it went out. */
  readonly whenSent?: (transaction: Transaction) => Promise<unknown>;
};

/** People that are read at a time. */
export const batchSize = 100;

/** Where a sweep is: `after` is the last person of the batch before. */
export type Sweep = { readonly now: Date; readonly after: string };

/** The mails of one batch of people, and the person to go on after; null when it was the last batch. */
export type Batch = { readonly due: readonly DueMail[]; readonly last: string | null };

export function batchOf<Row extends RecipientRow>(
  rows: readonly Row[],
  dueMail: (row: Row) => DueMail | null,
): Batch {
  const due = rows.map(dueMail).filter((mail) => mail !== null);
  return { due, last: rows.length < batchSize ? null : (rows.at(-1)?.id ?? null) };
}

/** The tables that `wanted` asks, to be joined to others: `u` is the person. */
export const people = `public.users u join auth.users a on a.id = u.id
  left join public.mail_choices c on c.user_id = u.id`;

export const recipientColumns = `u.id, a.email, a.raw_user_meta_data ->> 'locale' as locale`;

/** Rule 9.53: who wants it, but never an anonymous or demo account, an address not confirmed, or somebody who is leaving. */
export function wanted(kind: MailKind): string {
  return `coalesce(c.${kind}, ${defaultMailChoices[kind]}) and not a.is_anonymous
    and a.email <> '' and a.email_confirmed_at is not null
    and u.demo_until is null and a.deleted_at is null and (a.banned_until is null or a.banned_until < now()) and u.deletion_asked_at is null`;
}

export type RecipientRow = { readonly id: string; readonly email: string; readonly locale: string | null };

export function recipientOf({ id, email, locale }: RecipientRow): Recipient {
  return { id, email, locale: /^(nb|nn|no)\b/i.test(locale ?? '') ? 'nb-NO' : 'en-GB' };
}
