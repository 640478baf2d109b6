import { expect, test } from 'vitest';
import { problemsOfData } from './validate-structured-data.ts';
import { problemsOfFeed, problemsOfXml } from './validate-xml.ts';

const article = {
  '@context': 'https://schema.org',
  '@type': ['Article', 'LearningResource'],
  ...{ headline: 'A title', inLanguage: 'nb', educationalLevel: 'B1', learningResourceType: 'Reading' },
  ...{ datePublished: '2026-11-20T10:00:00Z', dateModified: '2026-11-20T10:00:00+00:00' },
  ...{ mainEntityOfPage: 'https://a.test/b', image: ['https://a.test/b.png'] },
  author: { '@type': 'Organization', name: 'Bestått' },
};

test('structured data that is right has no problems, and each fault is told of (9.499)', async () => {
  const problems = await problemsOfData([
    { on: 'right', data: article },
    { on: 'missing', data: { ...article, headline: undefined, image: [] } },
    { on: 'property', data: { ...article, headlin: 'A title' } },
    {
      on: 'inner',
      data: { ...article, author: { '@type': 'Organization', name: 'Bestått', birthDate: '2026' } },
    },
    { on: 'kind', data: { ...article, wordCount: 'many' } },
    { on: 'type', data: { '@context': 'https://schema.org', '@type': 'Artcle' } },
    { on: 'moment', data: { ...article, dateModified: 'yesterday' } },
    { on: 'address', data: { ...article, mainEntityOfPage: '/articles' } },
  ]);
  const on = (page: string) => problems.filter((problem) => problem.startsWith(`${page}: `)).join('\n');
  expect(on('right') + on('all')).toBe('');
  expect(on('missing')).toBe(
    'missing: Article has no headline\nmissing: Article has no image\nmissing: headline is empty',
  );
  expect(on('property')).toContain('\'"headlin"\' does not exist');
  expect(on('inner')).toContain('birthDate');
  expect(on('kind')).toContain('wordCount');
  expect(on('type')).toMatch(/Artcle/);
  expect(on('moment')).toBe('moment: dateModified is no moment: yesterday');
  expect(on('address')).toBe('address: mainEntityOfPage is no address: /articles');
});

const entry = `<entry xml:lang="nb"><id>https://a.test/1</id><title>One</title><link rel="alternate" href="https://a.test/1"/>
  <updated>2026-11-20T10:00:00Z</updated><summary>Words</summary></entry>`;
const feed = (inner: string) =>
  `<?xml version="1.0" encoding="utf-8"?><feed xmlns="http://www.w3.org/2005/Atom" xml:lang="nb"><id>https://a.test/</id><title>T</title>
   <link rel="self" href="https://a.test/feed.xml"/><updated>2026-11-20T10:00:00Z</updated>${inner}</feed>`;
const author = '<author><name>Bestått</name></author>';

test.each([
  ['is right', author + entry, /^$/],
  ['has an element that Atom does not have', `${author}${entry}<pubDate>now</pubDate>`, /pubDate/],
  ['has an entry without a title', author + entry.replace('<title>One</title>', ''), /entry/],
  ['has a moment without its zone', author + entry.replace('10:00:00Z', '10:00:00'), /updated/],
  ['has an address that is not whole', author + entry.replace('href="https://a.test', 'href="'), /href/],
  ['is by nobody', entry, /is by nobody/],
  ['has an entry twice', author + entry + entry, /two entries have one id/],
  [
    'has an entry that leads nowhere',
    author + entry.replace('alternate', 'related'),
    /does not lead to one page/,
  ],
])('a feed that %s (9.499)', async (_, inner, problem) => {
  const xml = feed(inner);
  const problems = [...(await problemsOfXml(xml, 'atom')), ...problemsOfFeed(xml, 'https://a.test/feed.xml')];
  expect(problems.join('\n')).toMatch(problem);
});

test.each([
  ['is right', '<loc>https://a.test/</loc><lastmod>2026-11-20T10:00:00.123Z</lastmod>', true],
  ['has a page without its address', '<lastmod>2026-11-20</lastmod>', false],
  ['has a path for an address', '<loc>/a</loc>', false],
  ['has a date that is none', '<loc>https://a.test/</loc><lastmod>2026-11-31</lastmod>', false],
])('a sitemap that %s (9.499)', async (_, inner, isRight) => {
  const xml = `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url>${inner}</url></urlset>`;
  expect((await problemsOfXml(xml, 'sitemap')).length === 0).toBe(isRight);
});
