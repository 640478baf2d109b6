import { expect, test } from 'vitest';
import { type OutboxEntry, withoutEntry } from './outbox.ts';

const cardId = 'word:hus-noun:meaning';
function review(requestKey: string): OutboxEntry {
  return {
    ...{ kind: 'review', cardId, rating: 'good', ms: 900, requestKey },
    reviewedAt: '2026-11-21T12:00:00Z',
  };
}
const undo = (requestKey: string): OutboxEntry => ({ kind: 'undo', requestKey });

test('9.77 a review that was not sent is taken back by never being sent', () => {
  expect(withoutEntry([review('1'), review('2')], undo('2'))).toEqual([review('1')]);
});

test('one that is on its way, or has arrived, is taken back at the server (9.77)', () => {
  expect(withoutEntry([review('1'), review('2')], undo('1'))).toEqual([review('1'), review('2'), undo('1')]);
  expect(withoutEntry([], undo('1'))).toEqual([undo('1')]);
});

test('a card that was put away is woken the same way (9.422)', () => {
  const held: OutboxEntry = { kind: 'hold', cardId, hold: 'bury', requestKey: '2' };
  const wake: OutboxEntry = { kind: 'hold', cardId, hold: 'none', requestKey: '2' };
  expect(withoutEntry([review('1'), held], wake)).toEqual([review('1')]);
  expect(withoutEntry([held], wake)).toEqual([held, wake]);
});
