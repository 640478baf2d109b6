/** Tasks of a custom test. Rule 9.71. */
export const customLength = { atLeast: 5, atMost: 50, usual: 20 } as const;
