/** What is written in the community is in one of these: BCP 47. */
export const writtenLanguages = ['nb', 'en'] as const;
export type WrittenLanguage = (typeof writtenLanguages)[number];
