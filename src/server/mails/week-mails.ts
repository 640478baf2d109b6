import type { Transaction } from '#server/db/database.ts';
import type { MailText, TextLocale } from '#server/providers/mail/mail-layout.ts';
import {
  type Batch,
  batchOf,
  batchSize,
  people,
  type RecipientRow,
  recipientColumns,
  recipientOf,
  type Sweep,
  wanted,
} from './due-mail.ts';

const kind = 'week';

type Week = { readonly tasks: number; readonly right: number; readonly days: number; readonly words: number };
type Row = RecipientRow & Week & { readonly monday: string };

/**
 * 'Your week', on a Monday, or on Tuesday when the product was down: what was practised from Monday to Sunday, to those who asked
 * for it. A week without practice is not written about. Rule 9.53.
 */
export async function weekMails(transaction: Transaction, { now, after }: Sweep): Promise<Batch> {
  const rows = await transaction.query<Row>(
    `with week as (
       select monday, monday at time zone 'Europe/Oslo' as starts, (monday + interval '7 days') at time zone 'Europe/Oslo' as ends
       from (select date_trunc('week', $1::timestamptz at time zone 'Europe/Oslo') - interval '7 days' as monday) as m
       where extract(isodow from $1::timestamptz at time zone 'Europe/Oslo') <= 2
     )
     select ${recipientColumns}, to_char(w.monday, 'YYYY-MM-DD') as monday,
       did.tasks::int, did.right::int, did.words::int, did.days::int
     from ${people} cross join week w
     cross join lateral (
       select count(*) filter (where what = 'task') as tasks, count(*) filter (where correct) as right,
         count(*) filter (where what = 'word') as words, count(distinct (at at time zone 'Europe/Oslo')::date) as days
       from (
         select 'task' as what, g.correct, g.answered_at as at
         from public.sittings t join public.sitting_tasks g on g.sitting_id = t.id
         where t.user_id = u.id and t.started_at > w.starts - interval '30 days'
           and g.answered_at >= w.starts and g.answered_at < w.ends and not g.shown
         union all
         select 'word', null, r.reviewed_at from public.card_reviews r
         where r.user_id = u.id and r.reviewed_at >= w.starts and r.reviewed_at < w.ends
       ) as done
     ) as did
     where c.week and ${wanted(kind)} and did.days > 0 and u.id > $2
       and not exists (select from bestatt.sent_mails s
         where s.user_id = u.id and s.kind = '${kind}' and s.occasion = to_char(w.monday, 'YYYY-MM-DD'))
     order by u.id limit ${batchSize}`,
    [now, after],
  );
  return batchOf(rows, (row) => {
    const recipient = recipientOf(row);
    return { recipient, kind, occasion: row.monday, text: weekText(recipient.locale, row), link: '/app' };
  });
}

function weekText(locale: TextLocale, week: Week): MailText {
  return locale === 'nb-NO' ? norwegian(week) : english(week);
}

function english({ tasks, right, days, words }: Week): MailText {
  return {
    subject: 'Your week on Bestått',
    heading: days === 1 ? 'You practised on one day' : `You practised on ${days} days`,
    paragraphs: [
      ...(tasks > 0
        ? [`Tasks you answered: ${tasks}. Right: ${right}, which is ${percent(right, tasks)}%.`]
        : []),
      ...(words > 0 ? [`Times you went over a word: ${words}.`] : []),
      'Your overview shows what to do next, and why.',
    ],
    button: 'Open my overview',
    note: 'You get this email on Mondays because you chose it in the settings.',
  };
}

function norwegian({ tasks, right, days, words }: Week): MailText {
  return {
    subject: 'Uka di på Bestått',
    heading: days === 1 ? 'Du øvde én dag' : `Du øvde ${days} dager`,
    paragraphs: [
      ...(tasks > 0
        ? [`Oppgaver du svarte på: ${tasks}. Riktige: ${right}, det er ${percent(right, tasks)} %.`]
        : []),
      ...(words > 0 ? [`Ganger du gikk gjennom et ord: ${words}.`] : []),
      'Oversikten din viser hva du bør gjøre nå, og hvorfor.',
    ],
    button: 'Åpne oversikten',
    note: 'Du får denne e-posten på mandager fordi du har valgt den i innstillingene.',
  };
}

function percent(part: number, whole: number): number {
  return Math.round((100 * part) / whole);
}
