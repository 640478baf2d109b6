import { expect, test } from 'vitest';
import { readability } from '#domain/language/readability.ts';
import { longSentence, measureVersion } from './line-measures.ts';

const levels = { elg: 'A2', vilkår: 'B2', gress: 'B1' } as const;
const levelOf = (word: string) => levels[word as keyof typeof levels] ?? null;
const measure = (paragraphs: readonly string[], glosses: readonly { word: string }[] = []) =>
  measureVersion({ paragraphs, glosses, level: 'A2', levelOf });

test('9.482 while a version is written, its LIX, its words above the level and the length of each sentence are measured', () => {
  const paragraphs = ['En elg spiser gress. Det er vilkår!', 'Den går.'];
  const measures = measure(paragraphs);
  expect(measures).toMatchObject({ words: 9, above: 2, lix: readability(paragraphs.join('\n\n')).lix });
  expect(measures.paragraphs).toEqual([
    [
      { text: 'En elg spiser gress.', words: 4, isLong: false, above: ['gress'] },
      { text: 'Det er vilkår!', words: 3, isLong: false, above: ['vilkår'] },
    ],
    [{ text: 'Den går.', words: 2, isLong: false, above: [] }],
  ]);
});

test('a word with a gloss is not above the level', () => {
  expect(measure(['Gress er gress.'], [{ word: 'gress' }]).above).toBe(0);
});

test('a sentence is long when it has more words than its level’s usual most', () => {
  const line = (words: number) => `${Array.from({ length: words }, () => 'ord').join(' ')}.`;
  const { paragraphs } = measure([line(longSentence.A2), line(longSentence.A2 + 1)]);
  expect(paragraphs.flat().map(({ isLong }) => isLong)).toEqual([false, true]);
});

test('nothing written measures nothing', () => {
  expect(measure([])).toEqual({ words: 0, lix: 0, above: 0, paragraphs: [] });
});
