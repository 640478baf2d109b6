import type { ServerFunction } from '#server/functions/define-function.ts';
import { cardHoldsFunction } from './card-holds.ts';
import { cardReviewsFunction, cardReviewUndosFunction } from './card-reviews.ts';
import { cardStatisticsFunction } from './card-statistics.ts';
import { cardsFunction } from './cards.ts';

/** Words to learn. */
export function flashcardFunctions(): readonly ServerFunction[] {
  return [
    ...[cardsFunction(), cardReviewsFunction(), cardReviewUndosFunction(), cardHoldsFunction()],
    cardStatisticsFunction(),
  ];
}
