/** Rule 9.460: what people are told of. */
export const notificationKinds = [
  'comment',
  'reply',
  'mention',
  'answer_accepted',
  'feedback_ready',
  'teacher_question',
  'moderation',
  'session_seat',
  'session_changed',
  'session_cancelled',
  'session_reminder',
  'session_feedback',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** How often a mail gathers what is not read yet; or that each thing has a mail of its own. */
export type MailRhythm = 'off' | 'at_once' | 'daily' | 'weekly';

const gathered = ['off', 'daily', 'weekly'] as const;
/** An appointment cannot wait for a mail of the next morning. Rule 9.477. */
const appointment = ['off', 'at_once'] as const;

/** What may be chosen for a kind. */
export function mailRhythmsOf(kind: NotificationKind): readonly MailRhythm[] {
  return kind.startsWith('session_') ? appointment : gathered;
}

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
  session_seat: { inApp: true, mail: 'at_once' },
  session_changed: { inApp: true, mail: 'at_once' },
  session_cancelled: { inApp: true, mail: 'at_once' },
  session_reminder: { inApp: true, mail: 'at_once' },
  session_feedback: { inApp: true, mail: 'off' },
};
