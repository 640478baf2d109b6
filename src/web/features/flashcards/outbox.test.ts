import { expect, test } from 'vitest';
import { type Letter, undoIn } from './outbox.ts';

function review(requestKey: string): Letter {
  return { kind: 'review', lemmaId: 'hus', rating: 'good', ms: 900, requestKey };
}

test('9.77 a review that was not sent is taken back by never being sent', () => {
  expect(undoIn([review('1'), review('2')], '2')).toEqual([review('1')]);
});

test('9.77 one that is on its way, or has arrived, is taken back at the server', () => {
  const undo = { kind: 'undo', requestKey: '1' };
  expect(undoIn([review('1'), review('2')], '1')).toEqual([review('1'), review('2'), undo]);
  expect(undoIn([], '1')).toEqual([undo]);
});
