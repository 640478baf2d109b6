import { findPerson } from '#server/accounts/person.ts';
import type { ServerContext } from '#server/context/server-context.ts';
import { handleJob, type JobHandler } from '#server/jobs/define-job.ts';
import type { MailText, TextLocale } from '#server/providers/mail/mail-layout.ts';
import { sendMail } from '#server/providers/mail/send-mail.ts';
import { factorsRemovedMailJob } from './admin-job-definitions.ts';

/** What the administration leaves to the queue. */
export function adminJobs(context: ServerContext): readonly JobHandler[] {
  return [handleJob(factorsRemovedMailJob, ({ userId }) => sendFactorsRemovedMail(context, userId))];
}

async function sendFactorsRemovedMail(context: ServerContext, userId: string): Promise<void> {
  const person = await context.database.asOwner((transaction) => findPerson(transaction, userId));
  if (!person?.email) return;
  const { email, locale } = person;
  await sendMail(context, { to: email, locale, text: texts[locale], link: '/app/settings/security' });
}

const texts: Readonly<Record<TextLocale, MailText>> = {
  'en-GB': {
    subject: 'Your two-step login is turned off',
    heading: 'Your two-step login is turned off',
    paragraphs: [
      'You told us that you have lost what you log in with besides your password. We have removed it from your account.',
      'Your password alone is enough now. Log in and set up a new second step as soon as you can.',
    ],
    button: 'Set up a new second step',
    note: 'If you did not ask for this, change your password at once and answer the people who run the site.',
  },
  'nb-NO': {
    subject: 'Innlogging i to steg er slått av',
    heading: 'Innlogging i to steg er slått av',
    paragraphs: [
      'Du har sagt fra om at du har mistet det du logger inn med i tillegg til passordet. Vi har fjernet det fra kontoen din.',
      'Nå er det nok med passordet. Logg inn og sett opp et nytt andre trinn så snart du kan.',
    ],
    button: 'Sett opp et nytt andre trinn',
    note: 'Hvis du ikke har bedt om dette, må du bytte passord med en gang og si fra til dem som driver nettstedet.',
  },
};
