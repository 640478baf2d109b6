/** How many stand on a page of the administration's lists. */
export const adminPageSizes = {
  people: 25,
  codes: 50,
  audit: 50,
  feedback: 25,
  messages: 25,
  tasks: 25,
} as const;

/** Lists are counted to here; whoever has more looks for something narrower. */
export const mostCounted = 200;

/** A search of fewer letters finds no index to help it. */
export const shortestSearch = 3;

/** Codes made in one go. */
export const mostCodes = 500;
