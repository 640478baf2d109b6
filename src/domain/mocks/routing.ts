import { posteriorOf } from '#domain/assessment/ability.ts';
import { momentsOf } from '#domain/assessment/grid.ts';
import type { Answer } from '#domain/assessment/types.ts';
import type { StageTest } from './blueprint.ts';

/**
 * Where the ways part, in logits of the ability that the answers so far tell (`abilityIn`): from these on the harder test. Chosen
 * by simulation on the real bank: docs/assessment.md. Rule 9.295.
 */
export type Routes = { readonly second: number; readonly lowMain: number; readonly highMain: number };
export const routes: Routes = { second: -0.9, lowMain: -1.3, highMain: 0.1 };

/** The test that follows on those taken so far, by all answers of the part. Null after the main test. */
export function nextTest(
  taken: readonly StageTest[],
  answers: readonly Answer[],
  { second, lowMain, highMain }: Routes = routes,
): StageTest | null {
  if (taken.length === 0) return '1';
  if (taken.length > 2) return null;
  const ability = abilityIn(answers);
  if (taken.length === 1) return ability >= second ? '2B' : '2A';
  if (ability >= highMain) return 'B1–B2';
  return ability >= lowMain ? 'A2–B1' : 'A1–A2';
}

/** Expected a posteriori, in logits (`posteriorOf`). */
function abilityIn(answers: readonly Answer[]): number {
  const posterior = posteriorOf(answers);
  return momentsOf([...posterior.categories.values()][0] ?? posterior.other).mean;
}
