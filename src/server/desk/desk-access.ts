/** Whom the desk's functions let in, and how often: editors, who save at each pause. Rule 9.481. */
export const deskAccess = {
  access: { permission: 'keepStories' },
  limit: { burst: 240, perHour: 7200 },
} as const;
