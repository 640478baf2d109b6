import { expect, test } from 'vitest';
import { withoutRestarts } from './heard-words.ts';

test.each([
  ['jeg jeg bor her', '    jeg bor her', 1],
  ['i går i går var jeg', '      i går var jeg', 2],
  ['Eh, jeg bor, øh, her.', '    jeg bor,     her.', 0],
  ['jeg arb- arbeider', 'jeg      arbeider', 0],
  ['Ja. Ja, det er fint.', 'Ja. Ja, det er fint.', 0],
])('9.432 fillers and restarts of «%s» are blanked, and places stay', (transcript, text, restarts) => {
  expect(withoutRestarts(transcript)).toEqual({ text, restarts });
});
