import { findPerson, type Person } from '#server/accounts/person.ts';
import { lowerSessions } from '#server/auth/factors.ts';
import type { ServerContext } from '#server/context/server-context.ts';
import type { Transaction } from '#server/db/database.ts';
import type { ServerFunction } from '#server/functions/define-function.ts';
import { AppError } from '#server/http/errors.ts';
import type { MailText, TextLocale } from '#server/providers/mail/mail-layout.ts';
import { sendMail } from '#server/providers/mail/send-mail.ts';
import { writeAudit } from '#server/roles/audit.ts';
import { defineAdminFunction } from './admin-function.ts';

/**
 * Rule 9.60, decision 034. `admin-second-factors`: takes every second factor from somebody who has lost them, so that they
 * can log in with what is left, and tells them by mail. Doing it again changes nothing and sends nothing.
 */
export function adminSecondFactorsFunction(): ServerFunction {
  return defineAdminFunction({
    name: 'admin-second-factors',
    permission: 'resetSecondFactors',
    async run({ userId, reason }, { context, userId: actorId }) {
      const { person, removed } = await context.database.asOwner(async (transaction) => {
        const found = await findPerson(transaction, userId);
        if (!found)
          throw new AppError({ code: 'person_not_found', status: 404, message: 'There is no such person.' });
        const count = await removeFactors(transaction, userId);
        if (count > 0)
          await writeAudit(transaction, {
            ...{ actorId, action: 'factors.removed', subjectId: userId },
            details: { count, reason },
          });
        return { person: found, removed: count };
      });
      if (removed > 0) await tell(context, person);
      return { removed };
    },
  });
}

async function removeFactors(transaction: Transaction, userId: string): Promise<number> {
  const factors = await transaction.query<{ id: string }>(
    'delete from auth.mfa_factors where user_id = $1 returning id',
    [userId],
  );
  for (const { id: factorId } of factors) await lowerSessions(transaction, { userId, factorId });
  return factors.length;
}

/** It has happened, whether the mail goes out or not. */
async function tell(context: ServerContext, { email, locale }: Person): Promise<void> {
  if (!email) return;
  await sendMail(context, { to: email, locale, text: texts[locale], link: '/app/settings/security' }).catch(
    (error: Error) => context.log.error({ err: error }, 'a mail could not be sent'),
  );
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
