import type { FunctionOutput } from '#domain/functions/functions.ts';
import type { PlannedSession } from '#domain/readiness/week-plan.ts';

export type Readiness = NonNullable<FunctionOutput<'readiness'>['readiness']>;
export type PartReadiness = Readiness['parts'][number];

/** The session of today, else the next one; undefined when nothing is left to do. */
export function nextSession({ plan }: Pick<Readiness, 'plan'>): PlannedSession | undefined {
  return plan.flatMap(({ sessions }) => sessions)[0];
}
