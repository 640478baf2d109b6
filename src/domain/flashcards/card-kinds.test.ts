import { expect, test } from 'vitest';
import { cardIdOf, parseCardId } from './card-kinds.ts';

const noteId = '0b9d1c1e-6f0a-4c53-9d53-0d2a3ad1f0aa';

const names = [
  { lemmaId: 'hus-noun', kind: 'meaning' },
  { lemmaId: 'være_glad_i-phrase', kind: 'cloze' },
  { noteId, kind: 'word' },
] as const;

test('9.410 a card is known by its word or note and what it asks', () => {
  expect(names.map((name) => parseCardId(cardIdOf(name)))).toEqual(names);
});

test.each([
  '',
  'hus-noun',
  'word:hus-noun',
  'word::meaning',
  'word:hus-noun:colour',
  'note:hus-noun:meaning',
  `deck:${noteId}:meaning`,
])('what names no card is none: %s (9.410)', (cardId) => {
  expect(parseCardId(cardId)).toBeNull();
});
