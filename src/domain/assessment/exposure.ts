import { chanceFor } from './chance.ts';
import type { Candidate } from './types.ts';

/** No task should be given in a larger share of the sittings. */
export const exposureCeiling = 0.25;
/** Up to this share a task is always eligible. */
const exposureFloor = 0.22;
/** Sittings that a task counts as having had before any: keeps the first counts from deciding alone. */
const priorSittings = 8;

/**
 * Whether the task may be given in this sitting. Decided once a sitting for each task, with a probability that
 * falls from 1 to 0 as the task's share of recent sittings rises from the floor to the ceiling.
 * Source: eligibility in van der Linden & Veldkamp (2004); the falling probability makes it steer itself.
 */
export function isEligible(candidate: Candidate, chance: number): boolean {
  const { exposure } = candidate;
  if (!exposure) return true;
  const share = exposure.given / (exposure.sittings + priorSittings);
  const probability = (exposureCeiling - share) / (exposureCeiling - exposureFloor);
  return probability >= 1 || chanceFor(chance, `eligible ${candidate.taskId}`) < probability;
}
