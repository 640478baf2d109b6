import type { MailText, TextLocale } from '#server/providers/mail/mail-layout.ts';
import type { SessionNews } from './cafe-job-definitions.ts';

type Words = { readonly subject: string; readonly paragraphs: readonly string[]; readonly button: string };

/** What is told of a session; `when` is its start by the clock in Norway. */
export function cafeMail(
  news: SessionNews,
  { locale, title, when }: { readonly locale: TextLocale; readonly title: string; readonly when: string },
): MailText {
  const { subject, paragraphs, button } = words[locale][news];
  const [session, start] = labels[locale];
  return {
    ...{ subject, heading: subject, paragraphs, button, note: notes[locale] },
    lines: [
      [session, title],
      [start, when],
    ],
  };
}

const labels: Readonly<Record<TextLocale, readonly [session: string, start: string]>> = {
  'en-GB': ['Session', 'Start, Norwegian time'],
  'nb-NO': ['Tema', 'Start, norsk tid'],
};

const notes: Readonly<Record<TextLocale, string>> = {
  'en-GB':
    'You get this email because you signed up for a session in the language café. What you are told by email is your choice under Notifications.',
  'nb-NO':
    'Du får denne e-posten fordi du meldte deg på en språkkafé. Hva du får på e-post, velger du under Varsler.',
};

const words: Readonly<Record<TextLocale, Readonly<Record<SessionNews, Words>>>> = {
  'en-GB': {
    seat: {
      subject: 'You have a seat in the language café',
      paragraphs: [
        'Somebody left, and you were first on the waiting list. If you cannot come, please give the seat back, so that the next one gets it.',
      ],
      button: 'See the session',
    },
    changed: {
      subject: 'Your session in the language café has changed',
      paragraphs: ['The host has changed the time or the place. On its page you see how it is now.'],
      button: 'See what it is now',
    },
    cancelled: {
      subject: 'Your session in the language café is cancelled',
      paragraphs: ['We are sorry: it does not take place. Maybe another one suits you.'],
      button: 'See the session',
    },
    day: {
      subject: 'Your session in the language café is within a day',
      paragraphs: [
        'The link opens on its page a quarter of an hour before the start. If you cannot come, please give the seat back, so that the next one gets it.',
      ],
      button: 'See the session',
    },
    hour: {
      subject: 'Your session in the language café begins within the hour',
      paragraphs: ['The link opens on its page a quarter of an hour before the start.'],
      button: 'Go to the session',
    },
    feedback: {
      subject: 'How was the language café?',
      paragraphs: ['Tell the host in a line. Your name is not shown.'],
      button: 'Say how it was',
    },
  },
  'nb-NO': {
    seat: {
      subject: 'Du har fått plass på språkkafeen',
      paragraphs: [
        'Noen har meldt seg av, og du sto først på ventelista. Kan du ikke komme, er det fint om du gir fra deg plassen, så nestemann får den.',
      ],
      button: 'Se språkkafeen',
    },
    changed: {
      subject: 'Språkkafeen din er endret',
      paragraphs: ['Verten har endret tiden eller stedet. På siden ser du hva som gjelder nå.'],
      button: 'Se hva som gjelder',
    },
    cancelled: {
      subject: 'Språkkafeen din er avlyst',
      paragraphs: ['Det blir dessverre ikke noe av den. Kanskje en annen passer for deg.'],
      button: 'Se språkkafeen',
    },
    day: {
      subject: 'Språkkafeen din er innen et døgn',
      paragraphs: [
        'Lenka kommer på siden et kvarter før start. Kan du ikke komme, er det fint om du gir fra deg plassen, så nestemann får den.',
      ],
      button: 'Se språkkafeen',
    },
    hour: {
      subject: 'Språkkafeen din begynner om under en time',
      paragraphs: ['Lenka kommer på siden et kvarter før start.'],
      button: 'Gå til språkkafeen',
    },
    feedback: {
      subject: 'Hvordan var språkkafeen?',
      paragraphs: ['Si det til verten med et par ord. Navnet ditt vises ikke.'],
      button: 'Si hvordan det var',
    },
  },
};
