import { isOpenCategory } from '#domain/levels/categories.ts';
import { isOpenTask, type SittingData, type SittingTask } from '#web/features/sitting-data/sitting-data.ts';

export const reviewFilters = ['all', 'wrong', 'partly', 'shown', 'open'] as const;
export type ReviewFilter = (typeof reviewFilters)[number];

/** `open`: written or spoken, which is right or wrong in nothing. */
export type AnswerState = 'right' | 'partly' | 'wrong' | 'shown' | 'open';

/** How a task was answered; a task left open counts as wrong, as in the exam. */
export function answerState(task: Pick<SittingTask, 'category' | 'shown' | 'review'>): AnswerState {
  if (isOpenCategory(task.category)) return 'open';
  if (task.shown) return 'shown';
  const score = task.review?.mark?.score ?? 0;
  return score === 1 ? 'right' : score > 0 ? 'partly' : 'wrong';
}

/** The tasks of a filter in their order. A task that was given and never answered is no part of the result. */
export function reviewList(
  sitting: Pick<SittingData, 'tasks'>,
  filter: ReviewFilter,
): readonly SittingTask[] {
  const answered = sitting.tasks.filter((task) => task.answered && (task.review || isOpenTask(task)));
  if (filter === 'all') return answered;
  return answered.filter((task) => answerState(task) === filter);
}

/** Filter and task that an address asks for; what it does not know is left out. */
export function readReviewQuery(query: URLSearchParams): {
  readonly filter: ReviewFilter;
  readonly position: number;
} {
  const asked = query.get('show');
  return {
    filter: reviewFilters.find((filter) => filter === asked) ?? 'all',
    position: Number(query.get('task')) || 0,
  };
}
