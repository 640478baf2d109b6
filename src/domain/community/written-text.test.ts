import { expect, test } from 'vitest';
import { isNewcomer, writingLimits } from './community-limits.ts';
import { sortOf } from './sort.ts';
import { isTag, linksIn, tagsOf } from './written-text.ts';

test.each([
  ['grammatikk, B1, grammatikk', ['grammatikk', 'b1']],
  ['#å lære  #norsk', ['å-lære', 'norsk']],
  [' , ;', []],
])('tags are kept in one form: %j (9.374)', (typed, tags) => {
  expect(tagsOf(typed)).toEqual(tags);
});

test.each([
  ['norskprøven', true],
  ['b1-b2', true],
  ['a', false],
  ['-a', false],
  ['<b>', false],
  ['a'.repeat(25), false],
  ['javascript:alert', false],
])('%s is a tag: %s (9.374)', (tag, is) => {
  expect(isTag(tag)).toBe(is);
});

test.each([
  ['ingen her, kl. 12.30', 0],
  ['https://a.no og www.b.no', 2],
  ['[a](//c.no) [b](#d)', 1],
  ['ftp://x.no', 1],
])('links are counted: %j (9.382)', (text, links) => {
  expect(linksIn(text)).toBe(links);
});

test('9.382 somebody is new for a day, and until three posts or comments stand', () => {
  const now = new Date('2026-11-23T12:00:00Z');
  const since = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
  expect(isNewcomer({ memberSince: since(23), posts: 9, comments: 9 }, now)).toBe(true);
  expect(isNewcomer({ memberSince: since(999), posts: 1, comments: 1 }, now)).toBe(true);
  expect(isNewcomer({ memberSince: since(25), posts: 1, comments: 2 }, now)).toBe(false);
  expect(writingLimits(true).links).toBeLessThan(writingLimits(false).links);
});

test('9.13 community sort options: recent, votes, comments, views', () => {
  expect(['recent', 'votes', 'comments', 'views', 'x', null].map(sortOf)).toEqual([
    ...['recent', 'votes', 'comments', 'views', 'recent', 'recent'],
  ]);
});
