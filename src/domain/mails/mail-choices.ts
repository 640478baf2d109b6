/** Rule 9.52: mails that a person may choose. Receipts, and mails about the account and its safety, always come. */
export const mailKinds = [
  'licence_ending',
  'exam_near',
  'plan_day',
  'week',
  'stories',
  'notifications',
] as const;
export type MailKind = (typeof mailKinds)[number];

export type MailChoices = Readonly<Record<MailKind, boolean>>;

/** What holds for somebody who never chose. */
export const defaultMailChoices: MailChoices = {
  licence_ending: true,
  exam_near: true,
  plan_day: false,
  week: false,
  stories: false,
  notifications: true,
};
