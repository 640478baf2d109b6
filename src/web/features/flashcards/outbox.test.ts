import { expect, test } from 'vitest';
import { type OutboxEntry, withoutReview } from './outbox.ts';

function review(requestKey: string): OutboxEntry {
  return { kind: 'review', cardId: 'word:hus-noun:meaning', rating: 'good', ms: 900, requestKey };
}

test('9.77 a review that was not sent is taken back by never being sent', () => {
  expect(withoutReview([review('1'), review('2')], '2')).toEqual([review('1')]);
});

test('one that is on its way, or has arrived, is taken back at the server (9.77)', () => {
  const undo = { kind: 'undo', requestKey: '1' };
  expect(withoutReview([review('1'), review('2')], '1')).toEqual([review('1'), review('2'), undo]);
  expect(withoutReview([], '1')).toEqual([undo]);
});
