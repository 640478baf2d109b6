import { expect, test } from 'vitest';
import { crawl } from './crawl.ts';

const origin = 'http://site.test';

/** A site of these pages; an address that begins with `>` is led to. */
function crawlOf(pages: Readonly<Record<string, string>>, most = 50) {
  const ask = async (path: string) => {
    const page = pages[path];
    if (page === undefined) return new Response('', { status: 404 });
    if (page.startsWith('>')) return new Response('', { status: 302, headers: { location: page.slice(1) } });
    return new Response(page, { headers: { 'content-type': 'text/html; charset=utf-8' } });
  };
  return crawl({ ask, origin, starts: ['/'], most });
}

test('what leads nowhere is told with the page that it stands on (9.496)', async () => {
  const { faults } = await crawlOf({
    '/': `<a href="/gone">1</a><a href="/loop">2</a><a href="/page#no">3</a><a href="/page#yes">4</a><a href="#top">5</a>
      <img srcset="/a.avif 1x, /b.avif 2x"><a href="https://elsewhere.test/gone">6</a><a href="mailto:a@b.test">7</a>`,
    '/loop': '>/loop',
    '/page': '<h2 id="yes"></h2><script>"<a href=\\"/not-a-link\\">"</script>',
    '/a.avif': '',
  });
  expect(faults).toEqual([
    '/gone was answered with 404',
    '/loop was answered with 508',
    '/b.avif on / was answered with 404',
    '/page#no on / names nothing',
  ]);
});

test('taps are counted by the shortest way, and being sent on costs none (9.496)', async () => {
  const { faults, tapsFrom } = await crawlOf({
    '/': '<a href="/old">1</a>',
    '/old': '>/one',
    '/one': '<a href="/two">2</a><a href="/auth?next=%2Fthree">3</a>',
    '/two': '<a href="/three">4</a><a href="?page=2">5</a>',
    '/two?page=2': '',
    '/auth': '',
    '/three': '',
  });
  expect(faults).toEqual([]);
  expect(Object.fromEntries(tapsFrom('/'))).toEqual({
    ...{ '/': 0, '/old': 1, '/one': 1, '/two': 2, '/auth': 2, '/three': 2, '/two?page=2': 3 },
  });
});

test('a site without an end is a fault, not a test without an end (9.496)', async () => {
  const endless = new Proxy({}, { get: (_, path) => `<a href="${String(path)}x">next</a>` });
  const { faults } = await crawlOf(endless, 20);
  expect(faults).toEqual([expect.stringContaining('there are more than 20 addresses')]);
});
