import type { TaskPool } from '#server/bank/task-pool.ts';
import { answersFunction } from './answers.ts';
import { clipLinesFunction } from './clip-lines.ts';
import { endingsFunction } from './endings.ts';
import type { ServerFunction } from './frame.ts';
import { revealsFunction } from './reveals.ts';
import { reviewsFunction } from './reviews.ts';
import { sharesFunction } from './shares.ts';
import { sittingsFunction } from './sittings.ts';

/** The table of the product's functions. Rule 7.20. */
export function productFunctions(pool: TaskPool): readonly ServerFunction[] {
  return [
    sittingsFunction(pool),
    answersFunction(pool),
    revealsFunction(pool),
    reviewsFunction(),
    endingsFunction(),
    sharesFunction(),
    clipLinesFunction(),
  ];
}
