/** Rule 9.442: so long nobody else can take what a teacher works on; each save begins it anew. */
export const lockMinutes = 45;

/** When a lock that begins now ends. */
export function lockedUntil(now: Date): Date {
  return new Date(now.getTime() + lockMinutes * 60_000);
}

/** Open requests that a learner may have at the same time. Rule 9.440. */
export const mostOpenRequests = 3;
/** Phrases that a teacher may keep. */
export const mostPhrases = 200;
