import { describe, expect, test } from 'vitest';
import { type DraftQuestion, emptyDraft, emptyQuestion, fileQuestion, storyDraft } from './story-draft.ts';
import { changedAtAllLevels, draftExample } from './story-draft-fixture.ts';
import { storyOfDraft } from './story-of-draft.ts';
import { slugOf } from './story-slug.ts';

describe('9.480 a story on the editor’s desk may still be empty', () => {
  test('and what is missing is told by its field, once', () => {
    const empty = emptyDraft({ kind: 'written', title: '', url: '', text: '' });
    expect(storyDraft.safeParse(empty).success).toBe(true);
    const { story, versions, missing } = storyOfDraft(empty);
    expect([story, versions]).toEqual([null, {}]);
    const told = missing.map(({ level, field, number }) => [level, field, number]);
    expect(new Set(told.map(String)).size).toBe(told.length);
    expect(told).toContainEqual([null, 'slug', null]);
    expect(told).toContainEqual([null, 'sources', null]);
    expect(told.filter(([level]) => level === 'B1')).toEqual([
      ...[
        ['B1', 'title', null],
        ['B1', 'lead', null],
        ['B1', 'text', null],
      ],
      ...[1, 2, 3].map((number) => ['B1', 'question', number]),
    ]);
  });

  test('and a whole one becomes the files’ form', () => {
    const { story, versions, missing } = storyOfDraft(draftExample());
    expect(missing).toEqual([]);
    expect(story?.id).toBe('elgen-i-skogen');
    expect(Object.keys(versions)).toEqual(['A2', 'B1', 'B2']);
    expect(versions.B1?.tasks[0]).toMatchObject({
      ...{ kind: 'choose', key: 'a', difficulty: 3 },
      options: { a: 'en far', b: 'et barn', c: 'ei dame', d: 'en gutt' },
    });
  });

  test('and a gloss without its English is missing by its number', () => {
    const draft = changedAtAllLevels(draftExample(), () => ({
      glosses: [
        { word: 'gress', lemma: 'gress', nb: 'grønne planter', en: 'grass' },
        { word: 'skogen', lemma: 'skog', nb: 'mange trær', en: ' ' },
      ],
    }));
    expect(storyOfDraft(draft).missing.map(({ field, number }) => [field, number])).toEqual(
      Array.from({ length: 3 }, () => ['gloss', 2]),
    );
  });

  test('and begins with the page that it came from as a source', () => {
    const draft = emptyDraft({ kind: 'feed', title: 'Elg', url: 'https://www.nrk.no/elg', text: 'En elg.' });
    expect(draft.sources).toEqual([
      { title: 'Elg', publisher: 'nrk.no', url: 'https://www.nrk.no/elg', supports: '' },
    ]);
  });
});

describe('questions of the desk have the kinds of the files', () => {
  const whole = { ...emptyQuestion, prompt: 'Hva står det?' };
  test.each([
    [
      { kind: 'choose', options: ['a', 'b', 'c', ''], letter: 'b' },
      { options: { a: 'a', b: 'b', c: 'c' }, key: 'b' },
    ],
    [{ kind: 'true_false', truth: 'not_stated' }, { key: 'not_stated' }],
    [
      { kind: 'click_word', word: 'elg' },
      { key: 'elg', skill: 'vocabulary' },
    ],
    [
      { kind: 'match', items: [{ text: 'elg', letter: 'a' }], options: ['skog', 'by'] },
      { items: [{ text: 'elg', key: 'a' }], options: { a: 'skog', b: 'by' } },
    ],
    [
      { kind: 'cloze', text: 'En [[1]].', gaps: [{ options: ['elg', 'ulv', '', ''], letter: 'a' }] },
      { text: 'En [[1]].', gaps: [{ options: { a: 'elg', b: 'ulv' }, key: 'a' }] },
    ],
  ] as [Partial<DraftQuestion>, object][])('%o', (change, expected) => {
    expect(fileQuestion({ ...whole, ...change }, { level: 'A2', number: 1 })).toMatchObject(expected);
  });

  test('an option that is left out before another is missing, not moved up', () => {
    const question = fileQuestion(
      { ...whole, options: ['en', '', 'tre'], letter: 'a' },
      { level: 'A2', number: 1 },
    );
    expect(question).toMatchObject({ options: { a: 'en', b: '', c: 'tre' } });
  });

  test('another question has another id, and the same one keeps its', () => {
    const idOf = (change: Partial<DraftQuestion>) =>
      fileQuestion({ ...whole, ...change }, { level: 'A2', number: 1 }).id;
    expect(idOf({ letter: 'c' })).toBe(idOf({ prompt: ' Hva står det? ' }));
    expect(idOf({ prompt: 'Hva mangler?' })).not.toBe(idOf({}));
    expect(idOf({ kind: 'click_word' })).not.toBe(idOf({}));
  });
});

test.each([
  ['Blåbær på fjellet!', 'blabaer-pa-fjellet'],
  ['Æ, ø og å', 'ae-o-og-a'],
  ['  -- ', ''],
  ['Én kafé', 'en-kafe'],
])('an address is made of the title %s', (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});
