import type { NotificationKind } from '#domain/notifications/notification-kinds.ts';
import type { TextLocale } from '#server/providers/mail/mail-layout.ts';

type Words = (actor: string | null, subject: string) => string;

/** A notification in a sentence, for mails and push messages. */
export const notificationLines: Readonly<Record<TextLocale, Readonly<Record<NotificationKind, Words>>>> = {
  'en-GB': {
    comment: (actor, subject) => `${actor ?? 'Somebody'} commented on “${subject}”.`,
    reply: (actor, subject) => `${actor ?? 'Somebody'} replied to your comment in “${subject}”.`,
    mention: (actor, subject) => `${actor ?? 'Somebody'} mentioned you in “${subject}”.`,
    answer_accepted: (_actor, subject) => `Your answer to “${subject}” was accepted.`,
    feedback_ready: (_actor, subject) => `Feedback from a teacher is ready: ${subject}.`,
    teacher_question: (_actor, subject) => `A teacher has a question for you: ${subject}.`,
    moderation: (_actor, subject) => `A moderator has done something about what you wrote: “${subject}”.`,
    session_seat: (_actor, subject) => `You have a seat in the language café: “${subject}”.`,
    session_changed: (_actor, subject) => `The session “${subject}” in the language café has changed.`,
    session_cancelled: (_actor, subject) => `The session “${subject}” in the language café is cancelled.`,
    session_reminder: (_actor, subject) => `The session “${subject}” in the language café begins soon.`,
    session_feedback: (_actor, subject) => `How was “${subject}” in the language café?`,
  },
  'nb-NO': {
    comment: (actor, subject) => `${actor ?? 'Noen'} kommenterte «${subject}».`,
    reply: (actor, subject) => `${actor ?? 'Noen'} svarte på kommentaren din i «${subject}».`,
    mention: (actor, subject) => `${actor ?? 'Noen'} nevnte deg i «${subject}».`,
    answer_accepted: (_actor, subject) => `Svaret ditt på «${subject}» ble godtatt.`,
    feedback_ready: (_actor, subject) => `Tilbakemelding fra en lærer er klar: ${subject}.`,
    teacher_question: (_actor, subject) => `En lærer har et spørsmål til deg: ${subject}.`,
    moderation: (_actor, subject) => `En moderator har gjort noe med det du skrev: «${subject}».`,
    session_seat: (_actor, subject) => `Du har fått plass på språkkafeen: «${subject}».`,
    session_changed: (_actor, subject) => `Språkkafeen «${subject}» er endret.`,
    session_cancelled: (_actor, subject) => `Språkkafeen «${subject}» er avlyst.`,
    session_reminder: (_actor, subject) => `Språkkafeen «${subject}» begynner snart.`,
    session_feedback: (_actor, subject) => `Hvordan var språkkafeen «${subject}»?`,
  },
};
