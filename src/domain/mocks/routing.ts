import { posteriorOf } from '#domain/assessment/ability.ts';
import { momentsOf } from '#domain/assessment/grid.ts';
import type { Answer } from '#domain/assessment/types.ts';
import type { StageTest } from './blueprint.ts';

/**
 * Where the ways part, in logits of the ability that the answers so far tell (`abilityIn`): from these on the harder test. Chosen
 * by simulation on the real bank: docs/assessment.md. Rule 9.295.
 */
const routes = { second: -0.75, lowMain: -0.85, highMain: -0.3 };

/** The test that follows on those taken so far, by all answers of the part. Null after the main test. */
export function nextTest(taken: readonly StageTest[], answers: readonly Answer[]): StageTest | null {
  if (taken.length === 0) return '1';
  if (taken.length > 2) return null;
  const ability = abilityIn(answers);
  if (taken.length === 1) return ability >= routes.second ? '2B' : '2A';
  if (ability >= routes.highMain) return 'B1–B2';
  return ability >= routes.lowMain ? 'A2–B1' : 'A1–A2';
}

/** The ability that answers of one part tell, expected a posteriori, in logits (`posteriorOf`). */
export function abilityIn(answers: readonly Answer[]): number {
  const posterior = posteriorOf(answers);
  return momentsOf([...posterior.categories.values()][0] ?? posterior.other).mean;
}
