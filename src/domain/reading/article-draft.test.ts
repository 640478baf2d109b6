import { describe, expect, test } from 'vitest';
import { articleDraft, articleOfDraft, emptyArticle } from './article-draft.ts';
import { articleDraftExample } from './article-draft-fixture.ts';
import { checkArticle, languageOfFinding } from './check-article.ts';
import { placesExample } from './reading-fixture.ts';

describe('9.504 an article on the editor’s desk may still be empty in any of its parts', () => {
  test('and what is missing is told by its field, once', () => {
    expect(articleDraft.safeParse(emptyArticle).success).toBe(true);
    const { article, texts, missing } = articleOfDraft(emptyArticle);
    expect([article, texts]).toEqual([null, {}]);
    expect(missing.map(({ language, field }) => [language, field])).toEqual([
      [null, 'slug'],
      [null, 'source'],
      ...['nb', 'en'].flatMap((language) =>
        ['title', 'description', 'lead', 'text'].map((field) => [language, field]),
      ),
    ]);
  });

  test('and a whole one becomes the file’s form', () => {
    const draft = articleDraftExample();
    const { article, texts, missing } = articleOfDraft(draft);
    expect(missing).toEqual([]);
    expect(article).toMatchObject({ id: 'hva-er-proven', scene: null });
    expect(texts.nb).toEqual({ ...draft.nb, body: draft.nb.body.trim() });
    expect(Object.keys(texts)).toEqual(['nb', 'en']);
  });

  test.each([
    ['a source without its month', { sources: [{ ...source(), read: '' }] }, [[null, 'source']]],
    [
      'two of them',
      {
        sources: [
          { ...source(), read: '' },
          { ...source(), url: 'snl' },
        ],
      },
      [[null, 'source']],
    ],
    ['an address with a space', { slug: 'hva er' }, [[null, 'slug']]],
    ['a title of spaces', { en: { ...articleDraftExample().en, title: '  ' } }, [['en', 'title']]],
  ])('and %s is missing', (_, change, expected) => {
    const { missing } = articleOfDraft(articleDraftExample(change));
    expect(missing.map(({ language, field }) => [language, field])).toEqual(expected);
  });
});

function source() {
  return { title: 'Innholdet', publisher: 'HK-dir', url: 'https://prove.hkdir.no/', read: '2026-11' };
}

test('one language is checked before the other is written, and each finding names its own (9.505)', () => {
  const { nb } = articleDraftExample();
  const half = { id: 'hva', topic: 'exam', related: [], nb: { ...nb, title: 'Kort' } } as const;
  const findings = checkArticle(half, placesExample);
  expect(findings.map(({ rule }) => rule)).toEqual(['title']);
  expect(findings.map(languageOfFinding)).toEqual([{ language: 'nb', message: '4, not 10–65 characters' }]);
  expect(languageOfFinding({ message: 'is related to itself' })).toEqual({
    language: null,
    message: 'is related to itself',
  });
});
