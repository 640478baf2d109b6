import { expect, test } from 'vitest';
import { sentenceAt } from './region-words.ts';

const text = 'Ola kom hjem. «Hvor var du?» spurte Mona. Han svarte\nikke';

test('9.250 the sentence around a word is cut at its full stops', () => {
  expect(sentenceAt(text, 0)).toBe('Ola kom hjem.');
  expect(sentenceAt(text, text.indexOf('hjem'))).toBe('Ola kom hjem.');
  expect(sentenceAt(text, text.indexOf('Mona'))).toBe('spurte Mona.');
  expect(sentenceAt(text, text.indexOf('Han'))).toBe('Han svarte');
  expect(sentenceAt(text, text.length)).toBe('ikke');
});

test('a sentence that is too long to be sent is left out (9.250)', () => {
  expect(sentenceAt('ord '.repeat(200), 10)).toBe('');
});
