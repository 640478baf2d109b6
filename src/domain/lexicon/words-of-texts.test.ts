import { expect, test } from 'vitest';
import type { Lemma } from './lexicon.ts';
import { wordFinder } from './look-up.ts';
import { wordsOfTexts } from './words-of-texts.ts';

const lemma = (id: string, level: Lemma['level'], ...forms: string[]): Lemma => ({
  ...{ id, lemma: forms[0] ?? '', pos: 'noun', gender: 'n', level, topic: 'home', english: id },
  ...{ forms: { singular: forms }, example: { nb: '', en: '' } },
});
const finder = wordFinder([
  lemma('hus-noun', 'A1', 'hus', 'huset'),
  lemma('vilkår-noun', 'B1', 'vilkår', 'vilkårene'),
  lemma('krav-noun', 'B2', 'krav', 'kravet'),
  lemma('lever-noun', 'B1', 'lever'),
  lemma('leve-verb', 'B1', 'leve', 'lever'),
]);
const texts = ['Huset har krav. Vilkårene er harde nok.', 'Hvem lever her og nå? Kjenner du vilkår og krav?'];

test('words of one’s texts come with the sentence they were met in, the most frequent first (9.418)', () => {
  const words = wordsOfTexts([...texts, 'Det er et strengt vilkår.'], { finder, from: 'A2' });
  expect(words.map(({ lemma: { id }, sentence, times }) => [id, sentence, times])).toEqual([
    ['vilkår-noun', 'Vilkårene er harde nok.', 3],
    ['krav-noun', 'Huset har krav.', 2],
  ]);
});

test('easier words than one’s level are left out, and forms of several words (9.418)', () => {
  expect(wordsOfTexts(texts, { finder, from: 'B2' }).map(({ lemma: { id } }) => id)).toEqual(['krav-noun']);
});
