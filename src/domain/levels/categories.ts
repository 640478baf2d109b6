/** The parts of the exam, in the order in which they are shown. Rule 1.2, Rule 3.11. */
export const categories = ['read', 'listen', 'write', 'speak'] as const;
export type Category = (typeof categories)[number];
