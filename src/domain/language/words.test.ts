import { expect, test } from 'vitest';
import { foldAnswer, foldWord, wordsIn } from './words.ts';

test.each([
  ['Toget går kl. 15.30, fra spor 4!', ['Toget', 'går', 'kl', '15.30', 'fra', 'spor', '4']],
  ['Send en e-post til «Bjørg».', ['Send', 'en', 'e-post', 'til', 'Bjørg']],
  ['Han er 15-åring – ikke voksen.', ['Han', 'er', '15-åring', 'ikke', 'voksen']],
  ['Åse/Øyvind', ['Åse/Øyvind']],
  ['', []],
])('the words of %o', (text, words) => {
  expect(wordsIn(text).map((word) => word.text)).toEqual(words);
});

test('a word knows its place in the text', () => {
  const text = 'Jo, «der» er den.';
  for (const { text: word, start } of wordsIn(text))
    expect(text.slice(start, start + word.length)).toBe(word);
});

test('å as one sign and as two is the same word', () => {
  expect(foldWord('PA\u030a')).toBe('på');
});

test.each([
  ['  Ja,   takk! ', 'ja, takk'],
  ['«Nei»', 'nei'],
  ['15.30.', '15.30'],
  ['...', ''],
])('%o is compared as %o', (answer, folded) => {
  expect(foldAnswer(answer)).toBe(folded);
});
