import {
  defaultNotificationChoices,
  type NotificationKind,
} from '#domain/notifications/notification-kinds.ts';
import { mondayOf, osloDay } from '#domain/time/days.ts';
import type { Transaction } from '#server/db/database.ts';
import { notificationLines } from '#server/notifications/notification-lines.ts';
import type { MailText, TextLocale } from '#server/providers/mail/mail-layout.ts';
import {
  type Batch,
  batchOf,
  batchSize,
  type DueMail,
  people,
  type RecipientRow,
  recipientColumns,
  recipientOf,
  type Sweep,
  wanted,
} from './due-mail.ts';

const kind = 'notifications';
/** Lines of one mail; the rest stands in the list it leads to. */
const mostLines = 20;

type News = {
  readonly id: string;
  readonly kind: NotificationKind;
  readonly subject: string;
  readonly actor: string | null;
};
type Row = RecipientRow & { readonly news: readonly News[] };

/**
 * Rule 9.462: once a day what came before this day and is not read, of kinds that are gathered weekly on or after a Monday what
 * came before it; each thing in one mail.
 */
export async function notificationMails(transaction: Transaction, { now, after }: Sweep): Promise<Batch> {
  const today = osloDay(now);
  const rows = await transaction.query<Row>(
    `select ${recipientColumns}, json_agg(json_build_object(
        'id', n.id, 'kind', n.kind, 'subject', n.subject, 'actor', p.name) order by n.created_at, n.id) as news
     from ${people}
     join public.notifications n on n.user_id = u.id and n.read_at is null and n.mailed_at is null
     left join public.community_user_profiles p on p.id = n.actor_id
     left join public.notification_choices k on k.user_id = u.id and k.kind = n.kind
     where ${wanted(kind)} and u.id > $3
       and n.created_at < (case coalesce(k.mail, $4::jsonb ->> n.kind)
         when 'daily' then $1::date when 'weekly' then $2::date end)::timestamp at time zone 'Europe/Oslo'
       and not exists (select from public.community_blocks b where b.user_id = u.id and b.blocked_id = n.actor_id)
       and not exists (select from bestatt.sent_mails s
         where s.user_id = u.id and s.kind = '${kind}' and s.occasion = $1::date::text)
     group by u.id, a.email, a.raw_user_meta_data order by u.id limit ${batchSize}`,
    [today, mondayOf(today), after, JSON.stringify(usualRhythms)],
  );
  return batchOf(rows, (row) => dueMail(row, { today, now }));
}

const usualRhythms = Object.fromEntries(
  Object.entries(defaultNotificationChoices).map(([one, { mail }]) => [one, mail]),
);

function dueMail(row: Row, { today, now }: { readonly today: string; readonly now: Date }): DueMail {
  const recipient = recipientOf(row);
  return {
    ...{ recipient, kind, occasion: today, link: '/notifications' },
    text: newsText(recipient.locale, row.news),
    whenSent: (transaction) =>
      transaction.query('update public.notifications set mailed_at = $2 where id = any ($1)', [
        row.news.map(({ id }) => id),
        now,
      ]),
  };
}

function newsText(locale: TextLocale, news: readonly News[]): MailText {
  const shown = news
    .slice(0, mostLines)
    .map((one) => notificationLines[locale][one.kind](one.actor, one.subject));
  const more = news.length - shown.length;
  if (locale === 'nb-NO')
    return {
      subject: news.length === 1 ? 'Noe nytt til deg på Bestått' : `${news.length} nye varsler på Bestått`,
      heading: news.length === 1 ? 'Dette er nytt' : `${news.length} nye varsler`,
      paragraphs: [...shown, ...(more > 0 ? [`Og ${more} til.`] : [])],
      button: 'Se varslene',
      note: 'Du får denne e-posten fordi du vil ha varsler på e-post. Hvor ofte velger du i innstillingene.',
    };
  return {
    subject:
      news.length === 1 ? 'Something new for you on Bestått' : `${news.length} new notifications on Bestått`,
    heading: news.length === 1 ? 'This is new' : `${news.length} new notifications`,
    paragraphs: [...shown, ...(more > 0 ? [`And ${more} more.`] : [])],
    button: 'See your notifications',
    note: 'You are receiving this email because you want notifications by email. How often is your choice in the settings.',
  };
}
