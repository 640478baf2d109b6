import { findPerson } from '#server/accounts/person.ts';
import type { ServerContext } from '#server/context/server-context.ts';
import type { Transaction } from '#server/db/database.ts';
import type { MailText, TextLocale } from '#server/providers/mail/mail-layout.ts';
import { sendMail } from '#server/providers/mail/send-mail.ts';
import { answerMails, askedMails, dueMails } from './mail-texts.ts';

type Answered = { readonly user_id: string; readonly sitting_id: string; readonly position: number };

/** Rule 9.446: tells the learner that a teacher has answered. What was said is read in the app, not in the mail. */
export async function sendAnswerMail(
  context: ServerContext,
  { requestId, what }: { readonly requestId: string; readonly what: 'feedback' | 'back_answer' },
): Promise<void> {
  await context.database.asOwner(async (transaction) => {
    const [row] = await transaction.query<Answered>(
      `select r.user_id, b.sitting_id, b.position from public.teacher_requests r
       join public.submissions b on b.id = r.submission_id where r.id = $1 and r.answered_at is not null`,
      [requestId],
    );
    if (!row) return;
    const link = `/app/test/${row.sitting_id}/review?task=${row.position}`;
    await sendTo(context, { transaction, userId: row.user_id, texts: answerMails[what], link });
  });
}

/** Tells those who judged it that the learner has asked back. */
export async function sendAskedMail(context: ServerContext, requestId: string): Promise<void> {
  await context.database.asOwner(async (transaction) => {
    const raters = await transaction.query<{ teacher_id: string }>(
      `select w.teacher_id from public.teacher_reviews w join public.teacher_requests r on r.id = w.request_id
       where r.id = $1 and r.status = 'asked_back' and w.status = 'submitted' and w.teacher_id is not null`,
      [requestId],
    );
    for (const { teacher_id: userId } of raters)
      await sendTo(context, { transaction, userId, texts: askedMails, link: `/app/teacher/${requestId}` });
  });
}

/** Hours before it is due that the teachers are told. */
const soonHours = 12;

/** Rule 9.441: tells every teacher once of what is due soon and nobody works on. */
export async function sendDueMails(context: ServerContext): Promise<void> {
  const now = context.now();
  await context.database.asOwner(async (transaction) => {
    const due = await transaction.query(
      `update public.teacher_requests r set reminded_at = $1
       where r.status in ('waiting', 'second', 'comparing', 'asked_back') and r.reminded_at is null and r.due_at < $2
         and not exists (select from public.teacher_reviews w
           where w.request_id = r.id and w.status = 'drafting' and w.locked_until > $1)
       returning r.id`,
      [now, new Date(now.getTime() + soonHours * 3_600_000)],
    );
    if (due.length === 0) return;
    const teachers = await transaction.query<{ user_id: string }>(
      `select user_id from public.user_roles where role = 'teacher'`,
    );
    for (const { user_id: userId } of teachers)
      await sendTo(context, { transaction, userId, texts: dueMails(due.length), link: '/app/teacher' });
  });
}

async function sendTo(
  context: ServerContext,
  mail: {
    readonly transaction: Transaction;
    readonly userId: string;
    readonly texts: Readonly<Record<TextLocale, MailText>>;
    readonly link: string;
  },
): Promise<void> {
  const person = await findPerson(mail.transaction, mail.userId);
  if (!person?.email) return;
  const { email, locale } = person;
  await sendMail(context, { to: email, locale, text: mail.texts[locale], link: mail.link });
}
