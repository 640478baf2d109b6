/** Lengths in characters and words that docs/content.md asks of an article. */
export const articleLengths = {
  title: { min: 10, max: 65 },
  description: { min: 110, max: 155 },
  words: { min: 700, max: 1300 },
  headings: { min: 4, max: 8 },
} as const;
