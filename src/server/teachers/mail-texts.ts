import type { MailText, TextLocale } from '#server/providers/mail/mail-layout.ts';

type Texts = Readonly<Record<TextLocale, MailText>>;

/** To the learner. */
export const answerMails: Readonly<Record<'feedback' | 'back_answer', Texts>> = {
  feedback: {
    'en-GB': {
      subject: 'A teacher has answered',
      heading: 'A teacher has looked at your answer',
      paragraphs: [
        'You find the teacher’s marks, a level for each criterion and what to do next in your feedback.',
        'You may ask back once if something is not clear.',
      ],
      button: 'Read the feedback',
      note: 'You get this email because you sent an answer to a teacher.',
    },
    'nb-NO': {
      subject: 'En lærer har svart',
      heading: 'En lærer har sett på svaret ditt',
      paragraphs: [
        'I tilbakemeldingen finner du lærerens merknader, et nivå for hvert kriterium og hva du kan gjøre nå.',
        'Er noe uklart, kan du spørre én gang til.',
      ],
      button: 'Les tilbakemeldingen',
      note: 'Du får denne e-posten fordi du sendte et svar til en lærer.',
    },
  },
  back_answer: {
    'en-GB': {
      subject: 'The teacher has answered your question',
      heading: 'The teacher has answered your question',
      paragraphs: ['The answer stands below the feedback.'],
      button: 'Read the answer',
      note: 'You get this email because you asked a teacher something.',
    },
    'nb-NO': {
      subject: 'Læreren har svart på spørsmålet ditt',
      heading: 'Læreren har svart på spørsmålet ditt',
      paragraphs: ['Svaret står under tilbakemeldingen.'],
      button: 'Les svaret',
      note: 'Du får denne e-posten fordi du spurte en lærer om noe.',
    },
  },
};

/** To those who judged it. */
export const askedMails: Texts = {
  'en-GB': {
    subject: 'A learner has asked back',
    heading: 'A learner has asked about your feedback',
    paragraphs: ['Your answer is due within 48 hours.'],
    button: 'Read the question',
    note: 'You get this email because you gave the feedback.',
  },
  'nb-NO': {
    subject: 'En elev har spurt tilbake',
    heading: 'En elev har spurt om tilbakemeldingen din',
    paragraphs: ['Svaret ditt er ventet innen 48 timer.'],
    button: 'Les spørsmålet',
    note: 'Du får denne e-posten fordi du ga tilbakemeldingen.',
  },
};

/** To all teachers. */
export function dueMails(count: number): Texts {
  return {
    'en-GB': {
      subject: 'Something is due soon at the teachers’ desk',
      heading: 'Something is due soon',
      paragraphs: [
        count === 1
          ? 'One answer is due within 12 hours, and nobody works on it.'
          : `${count} answers are due within 12 hours, and nobody works on them.`,
      ],
      button: 'Open the desk',
      note: 'You get this email because you are one of the teachers.',
    },
    'nb-NO': {
      subject: 'Noe haster på lærernes bord',
      heading: 'Noe har frist snart',
      paragraphs: [
        count === 1
          ? 'Ett svar har frist innen 12 timer, og ingen arbeider med det.'
          : `${count} svar har frist innen 12 timer, og ingen arbeider med dem.`,
      ],
      button: 'Åpne lærerbordet',
      note: 'Du får denne e-posten fordi du er en av lærerne.',
    },
  };
}
