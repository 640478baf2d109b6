import { answerWithin, type ContactTopic } from '#domain/contact/contact-message.ts';
import type { ServerContext } from '#server/context/server-context.ts';
import type { MailText } from '#server/providers/mail/mail-layout.ts';
import { paragraphsOf } from '#server/providers/mail/paragraphs.ts';
import { sendMail } from '#server/providers/mail/send-mail.ts';
import type { ContactSettings } from './contact-settings.ts';
import { referenceOf } from './reference.ts';
import { topicNames } from './topic-names.ts';

type Row = {
  readonly topic: ContactTopic;
  readonly email: string;
  readonly text: string;
  readonly locale: 'en-GB' | 'nb-NO';
  readonly priority: boolean;
};

/**
 * Tells the operator of a message, once; one that could not be sent is tried again by the sweep. Rule 9.232. In bokmål: whoever
 * sells in Norway reads it.
 */
export async function forwardMessage(
  context: ServerContext,
  { settings, id }: { readonly settings: ContactSettings; readonly id: string },
): Promise<void> {
  const { address } = settings;
  if (address === null) return;
  await context.database
    .asService(async (transaction) => {
      const [row] = await transaction.query<Row>(
        `update public.contact_messages set forwarded_at = $2
         where id = $1 and forwarded_at is null and not suspected returning topic, email, text, locale, priority`,
        [id, context.now()],
      );
      if (!row) return;
      const text = forwardedMail(referenceOf(id), row);
      await sendMail(context, { to: address, locale: 'nb-NO', text, link: '/admin/messages' });
    })
    .catch((error: Error) => context.log.warn({ err: error }, 'a message could not be forwarded'));
}

function forwardedMail(reference: string, { topic, email, text, locale, priority }: Row): MailText {
  return {
    subject: `${priority ? 'Prioritert. ' : ''}${topicNames['nb-NO'][topic]}: ny henvendelse ${reference}`,
    heading: `Ny henvendelse ${reference}`,
    lines: [
      ['Tema', topicNames['nb-NO'][topic]],
      ['Svar til', email],
      ['Språk', locale === 'nb-NO' ? 'bokmål' : 'engelsk'],
      ['Svar innen', `${answerWithin(priority)} timer`],
    ],
    paragraphs: paragraphsOf(text),
    button: 'Svar i administrasjonen',
    note: 'Du får denne e-posten fordi adressen er oppgitt som CONTACT_ADDRESS. Et svar på denne e-posten når ikke den som skrev.',
  };
}
