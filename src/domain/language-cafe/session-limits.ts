/** Rule 9.474: what a session of the language café may be. */
export const sessionMinutes = [30, 45, 60, 90] as const;
export type SessionMinutes = (typeof sessionMinutes)[number];

export const seatLimits = { least: 2, most: 20 } as const;
/** Meetings of one series. */
export const mostWeeks = 12;
/** Days ahead that the first meeting may be. */
export const mostDaysAhead = 180;
export const textLimits = { title: 120, note: 300, link: 500, comment: 300 } as const;

/** Rule 9.476: minutes before the start that the link is given. */
export const linkOpensMinutes = 15;
