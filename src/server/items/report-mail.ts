import type { ReportOutcome } from '#domain/items/report-reasons.ts';
import { findPerson } from '#server/accounts/person.ts';
import type { ServerContext } from '#server/context/server-context.ts';
import type { MailText, TextLocale } from '#server/providers/mail/mail-layout.ts';
import { sendMail } from '#server/providers/mail/send-mail.ts';

type Answered = {
  readonly user_id: string;
  readonly locale: TextLocale;
  readonly outcome: ReportOutcome;
  readonly answer: string;
};

/** Rule 9.323: tells who reported a task what came of it. Guests have no address; their answers show it. */
export async function sendReportMail(context: ServerContext, reportId: string): Promise<void> {
  await context.database.asOwner(async (transaction) => {
    const [report] = await transaction.query<Answered>(
      `select user_id, locale, outcome, answer from public.task_reports where id = $1 and status = 'answered'`,
      [reportId],
    );
    const person = report ? await findPerson(transaction, report.user_id) : null;
    if (!report || !person?.email) return;
    await sendMail(context, {
      ...{ to: person.email, locale: report.locale, link: '/app/test?show=results' },
      text: reportMail(report),
    });
  });
}

const outcomes: Readonly<Record<TextLocale, Readonly<Record<ReportOutcome, string>>>> = {
  'en-GB': {
    mended: 'You were right, and the task has been mended.',
    withdrawn: 'You were right, and the task is no longer given.',
    kept: 'We have gone through the task and kept it as it is.',
  },
  'nb-NO': {
    mended: 'Du hadde rett, og oppgaven er rettet.',
    withdrawn: 'Du hadde rett, og oppgaven blir ikke gitt mer.',
    kept: 'Vi har gått gjennom oppgaven og beholdt den som den er.',
  },
};

function reportMail({ locale, outcome, answer }: Answered): MailText {
  const paragraphs = [outcomes[locale][outcome], ...(answer ? [answer] : [])];
  return locale === 'nb-NO'
    ? {
        subject: 'Om oppgaven du meldte fra om',
        heading: 'Takk for at du sa fra',
        paragraphs,
        button: 'Se resultatene dine',
        note: 'Du får denne e-posten fordi du meldte fra om en oppgave.',
      }
    : {
        subject: 'About the task you reported',
        heading: 'Thank you for telling us',
        paragraphs,
        button: 'See your results',
        note: 'You get this email because you reported a task.',
      };
}
