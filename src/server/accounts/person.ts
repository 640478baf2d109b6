import { domainToASCII } from 'node:url';
import { mailboxOf } from '#domain/licences/discount-code.ts';
import type { Transaction } from '#server/db/database.ts';
import type { TextLocale } from '#server/providers/mail/mail-layout.ts';

/** Whom an export or a deletion is about. */
export type Person = {
  readonly id: string;
  /** All mail addresses and numbers by which rows find them, in small letters: also those that they only claim. */
  readonly addresses: readonly string[];
  /** Those of them that were proved to be theirs: what was sent to another is maybe somebody else's. */
  readonly proved: readonly string[];
  /** Where mail goes; null for those who have not confirmed an address. */
  readonly email: string | null;
  readonly locale: TextLocale;
};

type Row = {
  readonly contacts: string[];
  readonly proved: string[];
  readonly email: string | null;
  readonly locale: string | null;
};

/** Reads who it is, as the database's owner. @returns null when there is no such account */
export async function findPerson(transaction: Transaction, id: string): Promise<Person | null> {
  const [row] = await transaction.query<Row>(
    `select array(
         select lower(c) from unnest(array[u.email, u.email_change, u.phone, u.phone_change]
           || array(select i.email from auth.identities i where i.user_id = u.id)
           || array(select f.phone from auth.mfa_factors f where f.user_id = u.id)) as c
         where c <> '') as contacts,
       array(
         select lower(c) from unnest(array[
             case when u.email_confirmed_at is not null then u.email end,
             case when u.phone_confirmed_at is not null then u.phone end]
           || array(select i.email from auth.identities i
             where i.user_id = u.id and i.identity_data @> '{"email_verified": true}')
           || array(select f.phone from auth.mfa_factors f where f.user_id = u.id and f.status = 'verified')) as c
         where c <> '') as proved,
       case when u.email_confirmed_at is not null then u.email end as email,
       coalesce(p.deletion_locale, u.raw_user_meta_data ->> 'locale') as locale
     from auth.users u left join public.users p on p.id = u.id where u.id = $1`,
    [id],
  );
  if (!row) return null;
  const { contacts, proved, email, locale } = row;
  return {
    id,
    email,
    addresses: withMailboxes(contacts),
    proved: withMailboxes(proved),
    locale: /^(nb|nn|no)\b/i.test(locale ?? '') ? 'nb-NO' : 'en-GB',
  };
}

function withMailboxes(contacts: readonly string[]): readonly string[] {
  return [...new Set([...contacts, ...contacts.map((one) => mailboxOf(one, domainToASCII))])];
}
