import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createRenderedPages } from './rendered-pages.ts';

const page = { html: '<p>Bestått</p>', scripts: [], style: null, isHydrated: false };

test('9.490 a page is found again by everything it was made of, for a minute', () => {
  let now = 0;
  const pages = createRenderedPages(() => now);
  const kept = pages.keep('/about ["light"]', page);
  now = 59_999;
  expect(pages.get('/about ["light"]')).toBe(kept);
  expect(pages.get('/about ["dark"]')).toBeUndefined();
  now = 60_000;
  expect(pages.get('/about ["light"]')).toBeUndefined();
});

test('9.490 a kept page is compressed once, and is the page in each encoding', async () => {
  const { bodyFor } = createRenderedPages(() => 0).keep('/about', page);
  const [first, second] = await Promise.all([bodyFor('br'), bodyFor('br')]);
  expect(second).toBe(first);
  expect(brotliDecompressSync(first).toString()).toBe(page.html);
  expect(new TextDecoder().decode(await bodyFor(null))).toBe(page.html);
});

test('9.490 however many addresses are asked for, what is kept has a bound', () => {
  const pages = createRenderedPages(() => 0);
  const large = { ...page, html: 'x'.repeat(1_000_000) };
  for (let made = 0; made < 40; made += 1) pages.keep(`/page-${made}`, large);
  const still = Array.from({ length: 40 }, (_, made) => pages.get(`/page-${made}`)).filter(Boolean);
  expect(still).toHaveLength(24);
});
