/** Why somebody reports a post or a comment. */
export const communityReportReasons = [
  'spam',
  'unkind',
  'unsafe',
  'exam_content',
  'wrong_place',
  'other',
] as const;
export type CommunityReportReason = (typeof communityReportReasons)[number];

/** What a moderator does with a post or a comment, or with who wrote it. Rule 9.381. */
export const moderationActions = [
  'hide',
  'show',
  'lock',
  'unlock',
  'pin',
  'unpin',
  'move',
  'merge',
  'suspend',
  'unsuspend',
  'dismiss',
] as const;
export type ModerationAction = (typeof moderationActions)[number];
