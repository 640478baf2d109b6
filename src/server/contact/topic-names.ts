import type { ContactTopic } from '#domain/contact/contact-message.ts';
import type { TextLocale } from '#server/providers/mail/mail-layout.ts';

/** What the mails call a topic. */
export const topicNames: Readonly<Record<TextLocale, Readonly<Record<ContactTopic, string>>>> = {
  'en-GB': {
    payment: 'Payment',
    account: 'Account',
    task: 'A task',
    accessibility: 'Accessibility',
    privacy: 'Privacy',
    other: 'Something else',
  },
  'nb-NO': {
    payment: 'Betaling',
    account: 'Konto',
    task: 'En oppgave',
    accessibility: 'Tilgjengelighet',
    privacy: 'Personvern',
    other: 'Noe annet',
  },
};
