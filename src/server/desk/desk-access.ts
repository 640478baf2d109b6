/** Whom the desk's functions let in, and how often: editors, who save at each pause. Rule 9.481, Rule 9.509. */
export const deskAccess = {
  access: { permission: 'keepStories' },
  limit: { burst: 240, perHour: 7200 },
} as const;
