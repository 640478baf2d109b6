import { expect, test } from 'vitest';
import { spokenSentences, storySentences } from './story-pieces.ts';
import { storyLevelOf, todaysStory } from './todays-story.ts';

const plain = (text: string) => ({ text, gloss: null, after: '' });

test('9.359 a word is explained where it stands first, with the signs that follow it', () => {
  const [paragraph] = storySentences(
    ['Elgen er stor. Elgen, en stor elg, går.'],
    [{ word: 'elg' }, { word: 'stor' }],
  );
  expect(paragraph?.map(({ pieces }) => pieces)).toEqual([
    [plain('Elgen er '), { text: 'stor', gloss: 1, after: '.' }],
    [plain('Elgen, en stor '), { text: 'elg', gloss: 0, after: ',' }, plain(' går.')],
  ]);
});

test('of two glosses that overlap the first and longest is shown, and nothing of the text is lost', () => {
  const text = 'Ingen vil gå god for svaret.';
  const [[sentence] = []] = storySentences([text], [{ word: 'god' }, { word: 'gå god for' }]);
  expect(sentence?.pieces.map(({ text: piece, after }) => piece + after).join('')).toBe(text);
  expect(sentence?.pieces.find(({ gloss }) => gloss !== null)?.text).toBe('gå god for');
});

test('9.357 a story is heard sentence by sentence, as its sentences are shown', () => {
  const paragraphs = ['«Se!» sier hun. Kl. 15.30 kom bussen.', 'Det var alt.'];
  const shown = storySentences(paragraphs, []).flat();
  expect(spokenSentences(paragraphs)).toEqual(
    shown.map(({ pieces }) => pieces.map(({ text }) => text).join('')),
  );
  expect(spokenSentences(paragraphs)).toHaveLength(3);
});

test('9.360 a story of the day is another one each day, of those that are not answered yet', () => {
  const stories = ['a', 'b', 'c'].map((slug) => ({ slug }));
  const on = (day: number, answered: readonly string[]) =>
    todaysStory(stories, { day, answered: new Set(answered) })?.slug;
  expect([0, 1, 2, 3].map((day) => on(day, []))).toEqual(['a', 'b', 'c', 'a']);
  expect([0, 1].map((day) => on(day, ['a']))).toEqual(['b', 'c']);
  expect(on(1, ['a', 'b', 'c'])).toBe('b');
  expect(todaysStory([], { day: 3, answered: new Set() })).toBeNull();
  expect([null, 'Pre-A1', 'A2', 'B1', 'C1'].map((level) => storyLevelOf(level as null))).toEqual([
    'A2',
    'A2',
    'A2',
    'B1',
    'B2',
  ]);
});
