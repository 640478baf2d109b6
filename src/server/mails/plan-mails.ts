import { readPractice } from '#domain/assessment/read-practice.ts';
import { practiceDays } from '#domain/readiness/practice-days.ts';
import { lastDayOfPlan, usualDaysAWeek } from '#domain/readiness/week-plan.ts';
import { type Day, mondayOf, osloDay, osloHour } from '#domain/time/days.ts';
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

const kind = 'plan_day';
/** Before that the day is young, and who wants to practise may still do so unasked. */
const fromHour = 16;

type Row = RecipientRow & {
  readonly exam_day: Day;
  readonly practice: unknown;
  readonly done: readonly Day[];
};

/** Rule 9.314: on a day of the plan, in the afternoon, to who asked for it and has not practised yet that day. */
export async function planMails(transaction: Transaction, { now, after }: Sweep): Promise<Batch> {
  if (osloHour(now) < fromHour) return { due: [], last: null };
  const today = osloDay(now);
  const rows = await transaction.query<Row>(
    `select ${recipientColumns}, u.exam_date::text as exam_day, u.practice,
       coalesce((select array_agg(p.day::text) from public.practice_between(u.id, $2::date - 1, $1) p where p.tasks > 0), '{}') as done
     from ${people}
     where c.plan_day and ${wanted(kind)} and u.exam_date > $1::date + 1 and u.target_level is not null and u.id > $3
       and not exists (select from bestatt.sent_mails s where s.user_id = u.id and s.kind = '${kind}' and s.occasion = $1::date::text)
     order by u.id limit ${batchSize}`,
    [today, mondayOf(today), after],
  );
  return batchOf(rows, (row) => dueMail(row, today));
}

function dueMail(row: Row, today: Day): DueMail | null {
  const { weeklyDays, minutesADay } = readPractice(row.practice);
  const days = practiceDays({
    monday: mondayOf(today),
    from: today,
    to: lastDayOfPlan(row.exam_day),
    daysAWeek: weeklyDays || usualDaysAWeek,
    done: row.done,
  });
  if (days[0] !== today) return null;
  const recipient = recipientOf(row);
  const text = planText(recipient.locale, minutesADay);
  return { recipient, kind, occasion: today, text, link: '/app/plan' };
}

function planText(locale: TextLocale, minutes: number): MailText {
  return locale === 'nb-NO'
    ? {
        subject: 'I dag er en øvingsdag',
        heading: 'I dag er en øvingsdag',
        paragraphs: [
          `I planen fram til prøven har du satt av ${minutes} minutter i dag.`,
          'Passer det ikke, flytter planen seg av seg selv. Du skylder ingenting.',
        ],
        button: 'Se planen',
        note: 'Du får denne e-posten fordi du har valgt den i innstillingene.',
      }
    : {
        subject: 'Today is a day of practice',
        heading: 'Today is a day of practice',
        paragraphs: [
          `Your plan until the exam has ${minutes} minutes for today.`,
          'If today does not suit you, the plan moves by itself. You owe nothing.',
        ],
        button: 'See the plan',
        note: 'You get this email because you chose it in the settings.',
      };
}
