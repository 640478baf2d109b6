import { expect, test } from 'vitest';
import { fingerprint } from './fingerprint.ts';
import { similarPairs } from './shingles.ts';

const story =
  'I går tok Amina bussen til byen for å kjøpe en gave til søsteren sin som fyller ti år på lørdag.';
const texts = [
  { id: 'story', text: story },
  { id: 'nouns-swapped', text: story.replace('Amina', 'Petter').replace('gave', 'bok') },
  {
    id: 'own',
    text: 'På lørdag skal vi gå på tur i fjellet med noen venner fra jobben, hvis det ikke regner for mye.',
  },
  { id: 'case-only', text: `${story.toUpperCase()}!` },
];

test('a text with swapped nouns and a copy are found, a text of its own is not', () => {
  const pairs = similarPairs(texts, { size: 4, threshold: 0.25 });
  expect(pairs.map(({ one, other }) => `${one} ${other}`).sort()).toEqual([
    'nouns-swapped case-only',
    'story case-only',
    'story nouns-swapped',
  ]);
  expect(pairs.find(({ other, one }) => one === 'story' && other === 'case-only')?.similarity).toBe(1);
});

test('texts shorter than a run are compared whole', () => {
  const short = [
    { id: 'a', text: 'Ja takk.' },
    { id: 'b', text: 'ja, takk' },
    { id: 'c', text: 'Nei takk.' },
  ];
  expect(similarPairs(short, { size: 3, threshold: 0.5 })).toEqual([{ one: 'a', other: 'b', similarity: 1 }]);
});

test('fingerprints of 20,000 like texts are all different and of 32 digits', () => {
  const prints = new Set(
    Array.from({ length: 20_000 }, (_, index) => fingerprint(`read-a1-tekst/oppgave-${index}`)),
  );
  expect(prints.size).toBe(20_000);
  for (const print of prints) expect(print).toMatch(/^[0-9a-f]{32}$/);
});
