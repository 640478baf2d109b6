/** Saved tests of one person, at most; the database holds the same. Rule 9.278. */
export const mostSavedTests = 20;
