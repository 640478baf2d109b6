import { expect, test, vi } from 'vitest';
import { createRenderedPages } from './rendered-pages.ts';
import { createUnchangedPages } from './unchanged-pages.ts';

const visitor = new Request('http://bestatt.test/community');
const finished = { html: '<p>Bestått</p>', scripts: [], style: null, isHydrated: false };
const headers = new Headers({ 'content-type': 'text/html' });

function fixture(isUnchanged: () => Promise<boolean>) {
  let now = 0;
  const clock = () => now;
  const pages = createUnchangedPages({ now: clock, isUnchanged });
  const made = () => ({
    page: createRenderedPages(clock).keep('words', finished),
    headers,
    log: { calls: 0, reads: [] },
  });
  return { pages, made, later: (ms: number) => (now += ms) };
}

test('9.510 a page is sent again while the database says that nothing of it has changed, for a minute', async () => {
  const isUnchanged = vi.fn(async () => true);
  const { pages, made, later } = fixture(isUnchanged);
  const known = made();
  pages.keep('/community ', known);
  expect(await pages.find('/community ', visitor)).toBe(known);
  expect(await pages.find('/community theme=dark', visitor)).toBeUndefined();
  later(59_999);
  expect(await pages.find('/community ', visitor)).toBe(known);
  expect(isUnchanged).toHaveBeenCalledTimes(2);
  later(1);
  expect(await pages.find('/community ', visitor)).toBeUndefined();
});

test('9.510 a page of which something has changed, or cannot be read, is made anew', async () => {
  let answer: () => Promise<boolean> = async () => false;
  const { pages, made } = fixture(() => answer());
  pages.keep('/community ', made());
  expect(await pages.find('/community ', visitor)).toBeUndefined();
  pages.keep('/community ', made());
  answer = () => Promise.reject(new Error('away'));
  expect(await pages.find('/community ', visitor)).toBeUndefined();
  answer = async () => true;
  expect(await pages.find('/community ', visitor)).toBeUndefined();
});

test('9.510 a page that asked more than rows, or sets a cookie, is not kept', async () => {
  const { pages, made } = fixture(async () => true);
  pages.keep('/one ', { ...made(), log: { calls: 1, reads: [] } });
  pages.keep('/two ', { ...made(), headers: new Headers({ 'set-cookie': 'a=b' }) });
  expect(await pages.find('/one ', visitor)).toBeUndefined();
  expect(await pages.find('/two ', visitor)).toBeUndefined();
});

test('however many addresses are asked for, what is kept has a bound (9.510)', async () => {
  const { pages, made } = fixture(async () => true);
  const large = { ...made(), page: { ...made().page, html: 'x'.repeat(1_000_000) } };
  for (let at = 0; at < 40; at += 1) pages.keep(`/page-${at} `, large);
  const found = await Promise.all(Array.from({ length: 40 }, (_, at) => pages.find(`/page-${at} `, visitor)));
  expect(found.filter(Boolean)).toHaveLength(23);
});
