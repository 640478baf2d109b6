import type { TaskLevel } from '#domain/levels/levels.ts';

/** How long a demo lives. Rule 9.70. */
export const demoHours = 24;

/** Who the visitor looks around as: made up. */
export const demoPerson = {
  fullName: 'Amira Haddad',
  country: 'SY',
  dateOfBirth: '1993-05-14',
  targetLevel: 'B2' satisfies TaskLevel,
  description: {
    'en-GB': 'I work in a kindergarten in Drammen and read a chapter every evening.',
    'nb-NO': 'Jeg jobber i barnehage i Drammen og leser et kapittel hver kveld.',
  },
  examInDays: 23,
} as const;

/** Whether these claims are those of a demo's token. */
export function isDemo(claims: Readonly<Record<string, unknown>>): boolean {
  return demoUntil(claims) !== null;
}

/** When the demo of these claims is thrown away, ISO 8601; null for everybody else. */
export function demoUntil(claims: Readonly<Record<string, unknown>>): string | null {
  const { app_metadata: given } = claims as { app_metadata?: { demo_until?: unknown } };
  return typeof given?.demo_until === 'string' ? given.demo_until : null;
}
