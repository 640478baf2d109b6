/** Letters that each part of a teacher's feedback may have, and how many marks and notes. */
export const feedbackLimits = { correction: 300, note: 1000, words: 4000, marks: 150, moments: 60 } as const;
