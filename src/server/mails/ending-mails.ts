import { tiers } from '#domain/licences/licence.ts';
import { endingSoon } from '#domain/mails/mail-occasions.ts';
import { dayMs } from '#domain/time/days.ts';
import { formatDate } from '#domain/time/format-date.ts';
import type { Transaction } from '#server/db/database.ts';
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

const kind = 'licence_ending';

type PeriodRow = {
  readonly tier: number;
  readonly name: string;
  readonly started: string;
  readonly expires: string;
};
type Row = RecipientRow & { readonly periods: readonly PeriodRow[] };

/** 'Your package ends in 3 days', to those who have nothing after it. Rule 9.53. */
export async function endingMails(transaction: Transaction, { now, after }: Sweep): Promise<Batch> {
  const rows = await transaction.query<Row>(
    `select ${recipientColumns}, json_agg(json_build_object(
        'tier', p.tier, 'name', t.name, 'started', p.started_at, 'expires', p.expires_at)) as periods
     from ${people}
     join public.license_users p on p.user_id = u.id
     join public.license_types t on t.tier = p.tier
     where ${wanted(kind)}
       and u.id in (select user_id from public.license_users where expires_at > $1 and expires_at <= $2)
       and not exists (select from public.license_users later where later.user_id = u.id and later.expires_at > $2)
       and not exists (select from bestatt.sent_mails s
         where s.user_id = u.id and s.kind = '${kind}' and s.sent_at > $3)
       and u.id > $4
     group by u.id, a.email, a.raw_user_meta_data order by u.id limit ${batchSize}`,
    [inDays(now, 2), inDays(now, 3), inDays(now, -1), after],
  );
  return batchOf(rows, (row) => dueMail(row, now));
}

function inDays(now: Date, days: number): Date {
  return new Date(now.getTime() + days * dayMs);
}

function dueMail(row: Row, now: Date): DueMail | null {
  const periods = row.periods.map(({ tier, started, expires }) => ({
    tier,
    startedAt: new Date(started),
    expiresAt: new Date(expires),
  }));
  const ending = endingSoon(periods, now);
  if (!ending) return null;
  const name = row.periods.find(({ tier }) => tier === ending.tier)?.name ?? '';
  const recipient = recipientOf(row);
  const facts = {
    name,
    day: formatDate(ending.endsAt, recipient.locale),
    trial: ending.tier === tiers.trial,
  };
  const text = endingText(recipient.locale, facts);
  return { recipient, kind, occasion: ending.endsAt.toISOString(), text, link: '/app/license' };
}

function endingText(
  locale: TextLocale,
  { name, day, trial }: { name: string; day: string; trial: boolean },
): MailText {
  if (locale === 'nb-NO')
    return {
      subject: `${trial ? 'Prøvetilgangen' : name} slutter om 3 dager`,
      heading: `${trial ? 'Prøvetilgangen' : name} slutter ${day}`,
      paragraphs: [
        'Ingenting fornyes av seg selv, og ingenting trekkes. Etterpå har du gratispakken. Resultatene og ordene dine blir liggende.',
        trial
          ? 'Vil du fortsette med det du har brukt, velger du en pakke på lisenssiden.'
          : 'Vil du fortsette, kjøper du 30 nye dager på lisenssiden. De begynner når disse er slutt, så du mister ingen dager.',
      ],
      button: 'Se lisensen',
      note: 'Du får denne e-posten fordi du har en lisens på Bestått.',
    };
  return {
    subject: `Your ${name} ends in 3 days`,
    heading: `Your ${name} ends on ${day}`,
    paragraphs: [
      'Nothing renews by itself, and nothing is charged. After that you are on the free package. Your results and words stay.',
      trial
        ? 'If you want to go on with what you have used, choose a package on the licence page.'
        : 'If you want to go on, buy 30 more days on the licence page. They begin when these are over, so you lose no days.',
    ],
    button: 'See your licence',
    note: 'You are receiving this email because you have a licence on Bestått.',
  };
}
