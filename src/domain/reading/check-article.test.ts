import { describe, expect, test } from 'vitest';
import type { ArticleFile } from './article-file.ts';
import { checkArticle } from './check-article.ts';
import { articleExample, placesExample } from './reading-fixture.ts';

const findings = (change: Partial<ArticleFile> = {}) =>
  checkArticle(articleExample(change), placesExample).map(({ severity, rule }) => `${severity} ${rule}`);

/** The example with a line more in its English text. */
const withLine = (line: string, topic: ArticleFile['topic'] = 'exam') => {
  const article = articleExample();
  return findings({ topic, en: { ...article.en, body: `${article.en.body}\n${line}\n` } });
};

test('an article that is as it should be has no findings (9.350)', () => {
  expect(findings()).toEqual([]);
});

describe('9.350 an article has headings, title, description and links as they should be', () => {
  test('the same headings in both languages', () => {
    expect(withLine('## Five')).toContain('error headings');
    expect(withLine('### Five')).toContain('error headings');
  });

  test.each([
    ['/articles/lesing', []],
    ['/lettavis/elgen#del', []],
    ['/pricing', []],
    ['https://udi.no/', []],
    ['/articles/no-such', ['error links']],
    ['/lettavis/no-such', ['error links']],
    ['/nb/pricing', ['error links']],
    ['/no-such-page', ['error links']],
    ['pricing', ['error links']],
  ])('a link to %s', (target, found) => {
    expect(withLine(`See [here](${target}).`)).toEqual(found);
  });

  test('no HTML, no pictures, no other headings', () => {
    expect(withLine('<b>bold</b>')).toEqual(['error markdown']);
    expect(withLine('![alt](/a.png)')).toEqual(['error picture']);
    expect(withLine('# One')).toContain('error markdown');
  });

  test('a title and a description of their lengths, and related articles that there are', () => {
    const { nb } = articleExample();
    expect(findings({ nb: { ...nb, title: 'x'.repeat(66) } })).toEqual(['error title']);
    expect(findings({ nb: { ...nb, description: 'Short.' } })).toEqual(['error description']);
    expect(findings({ related: ['no-such'] })).toEqual(['error related']);
    expect(findings({ related: ['hva-er-proven'] })).toEqual(['error related']);
    expect(findings({ scene: 'another' })).toEqual(['error scene']);
  });
});

describe('9.531 an editor may put a picture of the content host into an article, with its size and what it shows', () => {
  const { nb, en } = articleExample();
  const rules = (line: string, hasImageHost = true) =>
    checkArticle(articleExample({ nb, en: { ...en, body: `${en.body}\n${line}\n` } }), {
      ...placesExample,
      hasImageHost,
    }).map(({ severity, rule }) => `${severity} ${rule}`);

  test.each([
    ['![A sign at the station](/admin/assets/a-1 "1600x900")', []],
    ['![A sign](/admin/assets/a-1)', ['error picture']],
    ['![](/admin/assets/a-1 "1600x900")', ['error picture']],
    ['![A sign](/a.png "1600x900")', ['error picture']],
    ['![A sign](https://elsewhere.test/admin/assets/a-1 "1600x900")', ['error picture']],
    ['![A sign][below]', ['error picture']],
  ])('%s', (line, found) => {
    expect(rules(line)).toEqual(found);
  });

  test('and not where there is none', () => {
    expect(rules('![A sign](/admin/assets/a-1 "1600x900")', false)).toEqual(['error picture']);
  });
});

test('9.351 a token that names no fact is an error', () => {
  expect(withLine('It takes {{readingMinutes}} minutes.')).toEqual([]);
  expect(withLine('It takes {{noSuchFact}} minutes.')).toEqual(['error facts']);
  expect(withLine('It takes {{readingMinutes minutes.')).toEqual(['error facts']);
});

test('9.352 a typed figure of the exam is an error in articles on the test and the rules', () => {
  expect(withLine('It takes 75 minutes.')).toEqual(['error typed']);
  expect(withLine('It takes 75 minutes.', 'plans')).toEqual(['warning typed']);
});
