import { answerWithin, type ContactTopic } from '#domain/contact/contact-message.ts';
import type { ServerContext } from '#server/context/server-context.ts';
import type { MailText, TextLocale } from '#server/providers/mail/mail-layout.ts';
import { paragraphsOf } from '#server/providers/mail/paragraphs.ts';
import { sendMail } from '#server/providers/mail/send-mail.ts';
import { topicNames } from './topic-names.ts';

type Confirmed = {
  readonly message: {
    readonly topic: ContactTopic;
    readonly email: string;
    readonly text: string;
    readonly locale: TextLocale;
  };
  readonly reference: string;
  readonly priority: boolean;
  /** The writer is signed in and has proved that this address is theirs. */
  readonly isOwnAddress: boolean;
};

/**
 * Tells the writer that the message is there. What was written goes along only to an address that is the writer's own:
 * anybody may type any, and we are not to carry their words to strangers. @returns whether it went out
 */
export async function sendConfirmation(context: ServerContext, confirmed: Confirmed): Promise<boolean> {
  const { email, locale } = confirmed.message;
  try {
    await sendMail(context, { to: email, locale, text: texts[locale](confirmed), link: '/contact' });
    return true;
  } catch (error) {
    context.log.warn({ err: error }, 'a message could not be confirmed');
    return false;
  }
}

const texts: Readonly<Record<TextLocale, (confirmed: Confirmed) => MailText>> = {
  'en-GB': ({ message, reference, priority, isOwnAddress }) => ({
    subject: `We have your message (${reference})`,
    heading: 'We have your message',
    lines: [
      ['Reference', reference],
      ['About', topicNames['en-GB'][message.topic]],
    ],
    paragraphs: [
      `We answer within ${answerWithin(priority)} hours, to this address.`,
      ...(isOwnAddress
        ? ['You wrote:', ...paragraphsOf(message.text)]
        : ['What you wrote is not repeated here, because anybody can enter an address in the form.']),
    ],
    button: 'Write again',
    note: 'Somebody entered this address in the contact form of Bestått. If it was not you, you need not do anything.',
  }),
  'nb-NO': ({ message, reference, priority, isOwnAddress }) => ({
    subject: `Vi har fått henvendelsen din (${reference})`,
    heading: 'Vi har fått henvendelsen din',
    lines: [
      ['Referanse', reference],
      ['Gjelder', topicNames['nb-NO'][message.topic]],
    ],
    paragraphs: [
      `Vi svarer innen ${answerWithin(priority)} timer, til denne adressen.`,
      ...(isOwnAddress
        ? ['Du skrev:', ...paragraphsOf(message.text)]
        : ['Det du skrev, står ikke her, for hvem som helst kan skrive inn en adresse i skjemaet.']),
    ],
    button: 'Skriv igjen',
    note: 'Noen har skrevet denne adressen i kontaktskjemaet til Bestått. Var det ikke deg, trenger du ikke å gjøre noe.',
  }),
};
