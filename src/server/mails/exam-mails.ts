import { type ExamMail, examMail, examMailDays } from '#domain/mails/mail-occasions.ts';
import { osloDay } from '#domain/time/days.ts';
import type { Transaction } from '#server/db/database.ts';
import type { MailText, TextLocale } from '#server/providers/mail/mail-layout.ts';
import {
  type Batch,
  batchOf,
  batchSize,
  type DueMail,
  type RecipientRow,
  recipientColumns,
  recipientOf,
  type Sweep,
  wanted,
} from './due-mail.ts';

const kind = 'exam_near';

type Row = RecipientRow & { readonly exam_day: string };

/** Two weeks and three days before the exam: what to do now. Rule 9.53. */
export async function examMails(transaction: Transaction, { now, after }: Sweep): Promise<Batch> {
  const today = osloDay(now);
  const [far, near] = examMailDays;
  const rows = await transaction.query<Row>(
    `select ${recipientColumns}, to_char(u.exam_date, 'YYYY-MM-DD') as exam_day
     from (values ($2::int, $3::int), ($4, $5)) as days (before, until)
     join public.users u on u.exam_date between $1::date + days.until and $1::date + days.before
     join auth.users a on a.id = u.id left join public.mail_choices c on c.user_id = u.id
     where ${wanted(kind)} and u.id > $6
       and not exists (select from bestatt.sent_mails s
         where s.user_id = u.id and s.kind = '${kind}' and s.occasion = u.exam_date || '/' || days.before)
     order by u.id limit ${batchSize}`,
    [today, far.before, far.to, near.before, near.to, after],
  );
  return batchOf(rows, (row) => dueMail(row, today));
}

function dueMail(row: Row, today: string): DueMail | null {
  const due = examMail(today, row.exam_day);
  if (!due) return null;
  const recipient = recipientOf(row);
  return {
    recipient,
    kind,
    occasion: `${row.exam_day}/${due.before}`,
    text: examText(recipient.locale, { before: due.before, days: due.daysLeft }),
    link: due.before === 14 ? '/app/leveltest' : '/about',
  };
}

function examText(
  locale: TextLocale,
  { before, days }: { readonly before: ExamMail; readonly days: number },
): MailText {
  if (locale === 'nb-NO')
    return before === 14
      ? {
          subject: `${days} dager til prøven din`,
          heading: `${days} dager til prøven din`,
          paragraphs: [
            'Ta nivåtesten en gang til, og se hvilken del som er svakest nå. Bruk de neste dagene mest på den.',
            'Øv litt hver dag heller enn mye på én dag. En halv time om gangen er nok.',
            'Se på hvordan prøven er bygd opp, så ikke formen overrasker deg.',
          ],
          button: 'Ta nivåtesten',
          note: 'Du får denne e-posten fordi datoen for prøven står i profilen din.',
        }
      : {
          subject: `${days} dager til prøven din`,
          heading: `${days} dager til prøven din`,
          paragraphs: [
            'Nå er det best å gjenta det du kan, ikke å begynne på noe nytt. Les og lytt litt hver dag.',
            'Finn fram innkallingen: Der står tid, sted og hvilken legitimasjon du må ha med.',
            'Ta fri kvelden før. Lykke til.',
          ],
          button: 'Se hvordan prøven er',
          note: 'Du får denne e-posten fordi datoen for prøven står i profilen din.',
        };
  return before === 14
    ? {
        subject: `${days} days to your exam`,
        heading: `${days} days to your exam`,
        paragraphs: [
          'Take the level test once more and see which part is weakest now. Give it most of the coming days.',
          'Practise a little every day rather than much on one. Half an hour at a time is enough.',
          'Look at how the exam is put together, so that its form does not surprise you.',
        ],
        button: 'Take the level test',
        note: 'You are receiving this email because the date of your exam is in your profile.',
      }
    : {
        subject: `${days} days to your exam`,
        heading: `${days} days to your exam`,
        paragraphs: [
          'Now it is better to go over what you know than to begin something new. Read and listen a little every day.',
          'Find the letter from the test centre: it says when, where, and which identification to bring.',
          'Take the evening before off. Good luck.',
        ],
        button: 'See what the exam is like',
        note: 'You are receiving this email because the date of your exam is in your profile.',
      };
}
