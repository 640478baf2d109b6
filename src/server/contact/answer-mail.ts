import type { MailText, TextLocale } from '#server/providers/mail/mail-layout.ts';
import { paragraphsOf } from '#server/providers/mail/paragraphs.ts';

type Answered = {
  readonly reference: string;
  readonly answer: string;
  readonly locale: TextLocale;
};

/** What somebody of the administration writes back. The message itself is not repeated: its address may be anybody's. */
export function answerMail({ reference, answer, locale }: Answered): MailText {
  return texts[locale]({ reference, paragraphs: paragraphsOf(answer) });
}

type Words = { readonly reference: string; readonly paragraphs: readonly string[] };

const texts: Readonly<Record<TextLocale, (words: Words) => MailText>> = {
  'en-GB': ({ reference, paragraphs }) => ({
    subject: `Our answer to your message (${reference})`,
    heading: 'Our answer to your message',
    paragraphs,
    button: 'Write back',
    note: `This is the answer to your message ${reference} to Bestått. An answer to this email may not reach us; please write back by the form.`,
  }),
  'nb-NO': ({ reference, paragraphs }) => ({
    subject: `Svar på henvendelsen din (${reference})`,
    heading: 'Svar på henvendelsen din',
    paragraphs,
    button: 'Skriv tilbake',
    note: `Dette er svaret på henvendelsen ${reference} til Bestått. Et svar på denne e-posten når oss kanskje ikke; skriv heller tilbake med skjemaet.`,
  }),
};
