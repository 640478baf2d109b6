import { expect, test } from 'vitest';
import { sittingChange } from './sitting-change.ts';

test('an answer of a page that was open while the server was updated is taken', () => {
  const sent = { kind: 'answer', position: 1, taskId: 'a', response: null, ms: 5 };
  expect(sittingChange.parse(sent)).toEqual({ ...sent, deviceVoice: false });
});
