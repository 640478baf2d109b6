import type { TaskPool } from '#server/bank/task-pool.ts';
import type { ServerFunction } from '#server/functions/define-function.ts';
import { answersFunction } from './answers.ts';
import { clipLinesFunction } from './clip-lines.ts';
import { completionsFunction } from './completions.ts';
import { guestResultsFunction } from './guest-results.ts';
import { offlineRoundsFunction } from './offline-rounds.ts';
import { revealsFunction } from './reveals.ts';
import { reviewsFunction } from './reviews.ts';
import { sharesFunction } from './shares.ts';
import { sittingsFunction } from './sittings.ts';

/** Tests: taking one, its result, sharing it. */
export function sittingFunctions(pool: TaskPool): readonly ServerFunction[] {
  return [
    sittingsFunction(pool),
    offlineRoundsFunction(pool),
    answersFunction(pool),
    revealsFunction(pool),
    reviewsFunction(),
    completionsFunction(pool),
    sharesFunction(),
    clipLinesFunction(),
    guestResultsFunction(),
  ];
}
