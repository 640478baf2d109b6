/** How well a word was known, worst first. */
export const ratings = ['again', 'hard', 'good', 'easy'] as const;
export type CardRating = (typeof ratings)[number];
