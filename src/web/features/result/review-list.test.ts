import { expect, test } from 'vitest';
import { exampleTask } from '#web/testing/example-sitting.ts';
import { answerState, readReviewQuery, reviewList } from './review-list.ts';

function taskWith(position: number, score: number | null, shown = false) {
  const task = exampleTask('choose', { answered: true, shown, position });
  const mark = score === null ? null : { score, correct: score === 1 };
  return { ...task, review: task.review && { ...task.review, mark } };
}

const open = exampleTask('choose', { position: 6 });
const tasks = [
  taskWith(1, 1),
  taskWith(2, 0.5),
  taskWith(3, 0),
  taskWith(4, null),
  taskWith(5, null, true),
  open,
];

test('a task is right, partly right, wrong or shown; one that was left open is wrong', () => {
  expect(tasks.slice(0, 5).map(answerState)).toEqual(['right', 'partly', 'wrong', 'wrong', 'shown']);
});

test.each([
  ['all', [1, 2, 3, 4, 5]],
  ['wrong', [3, 4]],
  ['partly', [2]],
  ['shown', [5]],
] as const)('the filter %s shows the tasks %j; what was never answered is in none', (filter, positions) => {
  expect(reviewList({ tasks }, filter).map((task) => task.position)).toEqual(positions);
});

test.each([
  ['', 'all', 0],
  ['show=wrong&task=7', 'wrong', 7],
  ['show=nonsense&task=x', 'all', 0],
] as const)('the address "%s" asks for %s, task %d', (query, filter, position) => {
  expect(readReviewQuery(new URLSearchParams(query))).toEqual({ filter, position });
});
