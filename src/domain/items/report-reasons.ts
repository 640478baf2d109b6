/** What a learner may say is wrong with a task. Rule 9.322. */
export const reportReasons = ['wrong_key', 'several_right', 'language', 'sound_or_picture', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

/** What came of a report. */
export const reportOutcomes = ['mended', 'withdrawn', 'kept'] as const;
export type ReportOutcome = (typeof reportOutcomes)[number];
