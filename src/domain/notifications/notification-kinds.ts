/** Rule 9.460: what people are told of. */
export const notificationKinds = [
  'comment',
  'reply',
  'mention',
  'answer_accepted',
  'feedback_ready',
  'teacher_question',
  'moderation',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** How often a mail gathers what is not read yet. */
export const mailRhythms = ['off', 'daily', 'weekly'] as const;
export type MailRhythm = (typeof mailRhythms)[number];

export type NotificationChoice = { readonly inApp: boolean; readonly mail: MailRhythm };
export type NotificationChoices = Readonly<Record<NotificationKind, NotificationChoice>>;

/** Rule 9.461: what holds for somebody who never chose; what somebody waits for comes by mail the next morning. */
export const defaultNotificationChoices: NotificationChoices = {
  comment: { inApp: true, mail: 'daily' },
  reply: { inApp: true, mail: 'daily' },
  mention: { inApp: true, mail: 'daily' },
  answer_accepted: { inApp: true, mail: 'off' },
  feedback_ready: { inApp: true, mail: 'daily' },
  teacher_question: { inApp: true, mail: 'daily' },
  moderation: { inApp: true, mail: 'daily' },
};
