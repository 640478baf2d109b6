import type { TaskPool } from '#server/bank/task-pool.ts';
import type { ServerFunction } from '#server/functions/define-function.ts';
import { mockAnswersFunction } from './mock-answers.ts';
import { mockChoicesFunction } from './mock-choices.ts';
import { mockEndingsFunction } from './mock-endings.ts';
import { mockReviewsFunction } from './mock-reviews.ts';
import { mockStartsFunction } from './mock-starts.ts';
import { mockStagesFunction, mockStatesFunction } from './mock-states.ts';

/** Mock exams: beginning a part, taking it by the server's clock, its review. */
export function mockFunctions(pool: TaskPool): readonly ServerFunction[] {
  return [
    mockStartsFunction(pool),
    mockStatesFunction(),
    mockAnswersFunction(),
    mockChoicesFunction(),
    mockStagesFunction(),
    mockEndingsFunction(),
    mockReviewsFunction(),
  ];
}
