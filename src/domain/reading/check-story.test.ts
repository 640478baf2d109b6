import { describe, expect, test } from 'vitest';
import type { Level } from '#domain/levels/levels.ts';
import { checkReadingScenes } from './check-scenes.ts';
import { checkStory } from './check-story.ts';
import { placesExample, storyExample, versionExample } from './reading-fixture.ts';
import type { VersionFile } from './story-file.ts';

/** What is said of the example's errors, with a change to its version at B1. */
function errors(change: Partial<VersionFile> = {}, levelOf: (word: string) => Level | null = () => null) {
  const { story, versions } = storyExample();
  return checkStory({
    ...{ story, places: placesExample, levelOf, unexplained: () => [] },
    versions: { ...versions, B1: { ...versions.B1, ...change } },
  })
    .filter(({ severity }) => severity === 'error')
    .map(({ path, rule }) => `${path.split('/').at(-1)} ${rule}`);
}

const { text, tasks } = versionExample('B1');
const [first, second, third] = tasks;

test('a story that is as it should be has no errors (9.353)', () => {
  expect(errors()).toEqual([]);
});

describe('9.353 a story’s versions', () => {
  test('have the same number of paragraphs', () => {
    expect(errors({ text: `${text}\n\nEt avsnitt til.` })).toEqual(['story.yaml paragraphs']);
  });

  test('have a LIX of at most 25, 35 and 45', () => {
    const long = 'Fiskerimyndighetene kontrollerer fiskefartøyene regelmessig gjennom kystvakten. '.repeat(4);
    expect(errors({ text: `${text}${long}` })).toContain('B1.yaml lix');
  });

  test('have three questions that no other version asks', () => {
    const { prompt } = versionExample('A2').tasks[0] ?? { prompt: '' };
    if (!first || !second || !third) throw new Error('The example has three tasks.');
    expect(errors({ tasks: [{ ...first, prompt }, second, third] })).toEqual(['story.yaml tasks']);
    expect(errors({ tasks: [{ ...first, id: 'to' }, second, third] })).toEqual(['B1.yaml tasks']);
  });

  test('are all there', () => {
    const { story, versions } = storyExample();
    const { B2: _, ...two } = versions;
    const found = checkStory({
      ...{ story, versions: two, places: placesExample, levelOf: () => null, unexplained: () => [] },
    });
    expect(found.map(({ rule }) => rule)).toContain('versions');
  });
});

describe('9.354 glosses and words above the level', () => {
  test('a gloss stands in its text, as a whole word, once', () => {
    const gloss = { lemma: 'gress', nb: 'planter', en: 'grass' };
    expect(errors({ glosses: [{ ...gloss, word: 'gres' }] })).toEqual(['B1.yaml glosses']);
    expect(errors({ glosses: [{ ...gloss, word: 'spiser gress' }] })).toEqual([]);
    expect(
      errors({
        glosses: [
          { ...gloss, word: 'gress' },
          { ...gloss, word: 'Gress' },
        ],
      }),
    ).toEqual(['B1.yaml glosses']);
  });

  test('more than a tenth of words above the level without a gloss is an error', () => {
    const above = (hard: readonly string[]) => (word: string) => (hard.includes(word) ? 'B2' : 'A1');
    expect(errors({}, above(['skogen']))).toEqual([]);
    // The same words are above A2 too, and at B2 they are not.
    expect(errors({}, above(['skogen', 'dyret', 'spiser', 'står']))).toEqual([
      'A2.yaml level',
      'B1.yaml level',
    ]);
    expect(errors({}, above(['gress']))).toEqual([]);
  });
});

test('pictures that are not drawn are an error where more are missing than may be', () => {
  const wanted = ['one', 'two'].map((scene) => ({ path: 'a', scene }));
  const severity = (drawn: readonly string[], allowed: number) =>
    checkReadingScenes(wanted, { drawn: new Set(drawn), allowed }).map((finding) => finding.severity);
  expect(severity([], 2)).toEqual(['warning', 'warning']);
  expect(severity(['one'], 0)).toEqual(['error']);
  expect(severity(['one', 'two'], 0)).toEqual([]);
});
