/** Tasks of a round of practice, and of how many of its own subject at least, filled up with others of its level. */
export const practiceLength = { atLeast: 8, atMost: 10 } as const;
