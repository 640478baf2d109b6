import { formatDate, formatDay } from '#domain/time/format-date.ts';
import { findPerson } from '#server/accounts/person.ts';
import type { ServerContext } from '#server/context/server-context.ts';
import type { MailText, TextLocale } from '#server/providers/mail/mail-layout.ts';
import { sendMail } from '#server/providers/mail/send-mail.ts';

type Decided = {
  readonly user_id: string;
  readonly status: 'accepted' | 'refused';
  readonly locale: TextLocale | null;
  readonly reason: string | null;
  readonly test_date: string;
  readonly tier: number | null;
  readonly extended_until: Date | null;
};

/** Tells the person what was decided, once; a mail that fails leaves it untold. Rule 9.57. */
export async function sendDecisionMail(context: ServerContext, claimId: string): Promise<void> {
  await context.database.asOwner(async (transaction) => {
    const [claim] = await transaction.query<Decided>(
      `update public.guarantee_claims c set told_at = $2
       where id = $1 and status <> 'waiting' and told_at is null
       returning user_id, status, locale, reason, test_date::text, tier,
         (select max(expires_at) from public.license_users l where l.grant_id = c.grant_id) as extended_until`,
      [claimId, context.now()],
    );
    const person = claim ? await findPerson(transaction, claim.user_id) : null;
    if (!claim || !person?.email) return;
    const locale = claim.locale ?? person.locale;
    const text = decisionMail(claim, locale);
    await sendMail(context, { to: person.email, locale, text, link: linkOf(claim) });
  });
}

function linkOf({ status }: Decided): string {
  return status === 'accepted' ? '/app/license' : '/app/license/guarantee';
}

function decisionMail(claim: Decided, locale: TextLocale): MailText {
  const words = {
    test: formatDay(claim.test_date, locale),
    until: claim.extended_until ? formatDate(claim.extended_until, locale) : null,
    name: claim.tier === 12 ? 'Premium' : 'Plus',
    reason: claim.reason,
  };
  return claim.status === 'accepted' ? accepted[locale](words) : refused[locale](words);
}

type Words = {
  readonly test: string;
  /** The last day that was given. */
  readonly until: string | null;
  readonly name: string;
  readonly reason: string | null;
};
type Texts = Readonly<Record<TextLocale, (words: Words) => MailText>>;

const accepted: Texts = {
  'en-GB': ({ test, until, name, reason }) => ({
    subject: 'Your package is extended',
    heading: 'Your package is extended',
    paragraphs: [
      `We have read your claim about the test on ${test} and accepted it. You have 30 more days of ${name}.`,
      ...(until ? [`With them you have ${name} until ${until}.`] : []),
      ...(reason ? [`We wrote: ${reason}`] : []),
      'The pass guarantee is an extension, not a refund. Good luck with the next test.',
    ],
    button: 'See your licence',
    note: 'You are receiving this email because you sent a claim under the pass guarantee.',
  }),
  'nb-NO': ({ test, until, name, reason }) => ({
    subject: 'Pakken din er forlenget',
    heading: 'Pakken din er forlenget',
    paragraphs: [
      `Vi har lest kravet ditt om prøven ${test} og godkjent det. Du har fått 30 dager til med ${name}.`,
      ...(until ? [`Dermed har du ${name} til ${until}.`] : []),
      ...(reason ? [`Vi skrev: ${reason}`] : []),
      'Bestått-garantien er en forlengelse, ikke en tilbakebetaling. Lykke til med neste prøve.',
    ],
    button: 'Se lisensen din',
    note: 'Du får denne e-posten fordi du sendte et krav etter bestått-garantien.',
  }),
};

const refused: Texts = {
  'en-GB': ({ test, reason }) => ({
    subject: 'Your claim was not accepted',
    heading: 'Your claim was not accepted',
    paragraphs: [
      `We have read your claim about the test on ${test} and could not accept it.`,
      `The reason: ${reason}`,
      'If you have other proof, you can send a new claim within 30 days of the test.',
    ],
    button: 'Open the pass guarantee',
    note: 'You are receiving this email because you sent a claim under the pass guarantee.',
  }),
  'nb-NO': ({ test, reason }) => ({
    subject: 'Kravet ditt ble ikke godkjent',
    heading: 'Kravet ditt ble ikke godkjent',
    paragraphs: [
      `Vi har lest kravet ditt om prøven ${test}, og vi kunne ikke godkjenne det.`,
      `Grunnen: ${reason}`,
      'Har du annen dokumentasjon, kan du sende et nytt krav innen 30 dager etter prøven.',
    ],
    button: 'Åpne bestått-garantien',
    note: 'Du får denne e-posten fordi du sendte et krav etter bestått-garantien.',
  }),
};
