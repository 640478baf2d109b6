import { mailboxOf } from '#domain/licences/discount-code.ts';
import type { Transaction } from '#server/db/database.ts';
import type { TextLocale } from '#server/providers/mail/mail-layout.ts';

/** Whom an export or a deletion is about. */
export type Person = {
  readonly id: string;
  /** All mail addresses and numbers by which rows find them, in small letters. */
  readonly addresses: readonly string[];
  /** Where mail goes; null for those who have not confirmed an address. */
  readonly email: string | null;
  readonly locale: TextLocale;
};

/** Reads who it is, as the database's owner. @returns null when there is no such account */
export async function findPerson(transaction: Transaction, id: string): Promise<Person | null> {
  const [row] = await transaction.query<{ contacts: string[]; email: string | null; locale: string | null }>(
    `select array(
         select lower(c) from unnest(array[u.email, u.email_change, u.phone, u.phone_change]
           || array(select i.email from auth.identities i where i.user_id = u.id)
           || array(select f.phone from auth.mfa_factors f where f.user_id = u.id)) as c
         where c <> '') as contacts,
       case when u.email_confirmed_at is not null then u.email end as email,
       coalesce(p.deletion_locale, u.raw_user_meta_data ->> 'locale') as locale
     from auth.users u left join public.users p on p.id = u.id where u.id = $1`,
    [id],
  );
  if (!row) return null;
  const { contacts, email, locale } = row;
  return {
    id,
    email,
    addresses: [...new Set([...contacts, ...contacts.map(mailboxOf)])],
    locale: /^(nb|nn|no)\b/i.test(locale ?? '') ? 'nb-NO' : 'en-GB',
  };
}
