import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { isPublicAddress } from '#server/http/public-address.ts';
import { feedLimitMs, fetchFeed } from './fetch-feed.ts';
import { readFeed } from './read-feed.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

/** A server on this machine. @returns its port. */
async function serve(listener: RequestListener): Promise<number> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening));
  return (server.address() as AddressInfo).port;
}

const own = new Set(['localhost']);
const nobodys = new Set<string>();
const rss = (items: string) => `<rss version="2.0"><channel><title>Nytt</title>${items}</channel></rss>`;
const item =
  '<item><title>Elg</title><link>https://a.example/1</link><description>En elg.</description></item>';

describe('9.487 a feed is fetched from public addresses alone', () => {
  test.each([
    'http://127.0.0.1/feed',
    'http://10.1.2.3/feed',
    'http://169.254.169.254/latest/meta-data',
    'http://192.168.0.1/feed',
    'http://[::1]/feed',
    'http://[::ffff:127.0.0.1]/feed',
    'http://[fd00::1]/feed',
    'http://2130706433/feed',
    'http://0x7f.1/feed',
    'http://localhost/feed',
  ])('%s is private', async (url) => {
    expect(await fetchFeed(url, { privateHosts: nobodys })).toEqual({ kind: 'refused', reason: 'private' });
  });

  test.each([
    'ftp://a.example/feed',
    'file:///etc/passwd',
    'feed',
    'http://a.example:6379/',
    'http://a:b@a.example/',
  ])('%s is no address of a feed', async (url) => {
    expect(await fetchFeed(url, { privateHosts: nobodys })).toEqual({ kind: 'refused', reason: 'address' });
  });

  test.each([
    ['http://127.0.0.1/', 'private'],
    ['file:///etc/passwd', 'address'],
  ])('a redirect to %s is not followed', async (location, reason) => {
    const port = await serve((_, response) => response.writeHead(302, { location }).end());
    expect(await fetchFeed(`http://localhost:${port}/`, { privateHosts: own })).toEqual({
      kind: 'refused',
      reason,
    });
  });

  test('and no more than three redirects', async () => {
    let asked = 0;
    const port = await serve((_, response) => {
      asked += 1;
      response.writeHead(302, { location: '/again' }).end();
    });
    expect(await fetchFeed(`http://localhost:${port}/`, { privateHosts: own })).toEqual({
      kind: 'refused',
      reason: 'unreachable',
    });
    expect(asked).toBe(4);
  });

  test('nor more than 2 MB', async () => {
    const port = await serve((_, response) => response.end('x'.repeat(2 * 1024 * 1024 + 1)));
    expect(await fetchFeed(`http://localhost:${port}/`, { privateHosts: own })).toEqual({
      kind: 'refused',
      reason: 'too_large',
    });
  });

  describe('nor for more than ten seconds in all', () => {
    test('which is the limit of the product', () => expect(feedLimitMs).toBe(10_000));

    const limitMs = 400;
    /** A part of the limit that a server may take without going over it. */
    const pauseMs = 250;
    const later = (pause: number, then: () => void) => void setTimeout(then, pause).unref();
    const servers: readonly (readonly [string, RequestListener])[] = [
      ['that never answers', () => {}],
      ['that begins and never ends', (_, response) => void response.writeHead(200).write('<rss>')],
      [
        'that sends a little at a time',
        (_, response) => {
          const drip = setInterval(() => response.write(' '), 20).unref();
          response.on('close', () => clearInterval(drip));
        },
      ],
      [
        'whose redirects each take their time',
        (request, response) =>
          later(pauseMs, () => {
            if (request.url === '/2') response.end(rss(item));
            else response.writeHead(302, { location: request.url === '/1' ? '/2' : '/1' }).end();
          }),
      ],
    ];
    test.each(servers)('from a server %s', async (_, listener) => {
      const port = await serve(listener);
      const began = performance.now();
      const feed = await fetchFeed(`http://localhost:${port}/`, { privateHosts: own, limitMs });
      expect(feed).toEqual({ kind: 'refused', reason: 'unreachable' });
      const tookMs = performance.now() - began;
      expect(tookMs).toBeGreaterThan(limitMs - 50);
      // Not the product's ten seconds, whatever the machine is doing.
      expect(tookMs).toBeLessThan(feedLimitMs / 2);
    });

    test('while one that is slow within it is read', async () => {
      const port = await serve((_, response) => later(pauseMs, () => response.end(rss(item))));
      const feed = await fetchFeed(`http://localhost:${port}/`, { privateHosts: own });
      expect(feed).toMatchObject({ kind: 'fetched', title: 'Nytt' });
    });
  });

  test('after a redirect to where it is, with nothing of ours sent along', async () => {
    const headers: string[] = [];
    const port = await serve((request, response) => {
      headers.push(...Object.keys(request.headers));
      if (request.url === '/feed') return response.end(rss(item));
      response.writeHead(301, { location: '/feed' }).end();
    });
    expect(await fetchFeed(`http://localhost:${port}/`, { privateHosts: own })).toEqual({
      ...{ kind: 'fetched', title: 'Nytt' },
      entries: [{ title: 'Elg', url: 'https://a.example/1', text: 'En elg.' }],
    });
    expect(new Set(headers)).toEqual(new Set(['accept', 'user-agent', 'host', 'connection']));
  });
});

test.each([
  ['8.8.8.8', true],
  ['2a00:1450:400f:80d::200e', true],
  ['100.64.0.1', false],
  ['172.31.255.255', false],
  ['172.32.0.1', true],
  ['224.0.0.1', false],
  ['2002:7f00:1::', false],
  ['64:ff9b::7f00:1', false],
  ['fe80::1', false],
  ['not an address', false],
])('%s is public: %s', (address, expected) => {
  expect(isPublicAddress(address)).toBe(expected);
});

const read = (xml: string, charset: string | null = null) => readFeed(Buffer.from(xml), charset);

describe('feeds are read as plain text', () => {
  test('of Atom, with the link that leads to the page', () => {
    const feed =
      read(`<feed xmlns="http://www.w3.org/2005/Atom"><title type="text">Nytt</title><entry><title>Ei øy</title>
      <link rel="self" href="https://a.example/1.atom"/><link rel="alternate" href="https://a.example/1"/>
      <summary>Kort.</summary><content type="html">&lt;p&gt;Første &amp;amp; beste.&lt;/p&gt;&lt;p&gt;Andre.&lt;/p&gt;</content></entry></feed>`);
    expect(feed).toEqual({
      ...{ kind: 'fetched', title: 'Nytt' },
      entries: [{ title: 'Ei øy', url: 'https://a.example/1', text: 'Første & beste.\n\nAndre.' }],
    });
  });

  test('without scripts and markup, the whole text where there is one', () => {
    const feed = read(
      rss(`<item><title>A &lt;b&gt;B&lt;/b&gt;</title><link>javascript:alert(1)</link><description>Kort.</description>
        <content:encoded><![CDATA[<script>alert(1)</script><h2>Hei</h2>Lang<br/>linje<img src=x onerror=alert(1)>]]></content:encoded></item>`),
    );
    expect(feed).toMatchObject({ entries: [{ title: 'A B', url: '', text: 'Hei\n\nLang linje' }] });
  });

  test('in the encoding that it names', () => {
    const xml = `<?xml version="1.0" encoding="iso-8859-1"?>${rss('<item><title>Blåbær</title></item>')}`;
    expect(readFeed(Buffer.from(xml, 'latin1'), null)).toMatchObject({ entries: [{ title: 'Blåbær' }] });
  });

  test.each([
    ['a page', '<html><body>Hei</body></html>'],
    ['nothing', ''],
    ['broken', '<rss><channel><item>'],
    [
      'one with entities of its own',
      `<!DOCTYPE rss [<!ENTITY a "aaaa">]>${rss('<item><title>&a;</title></item>')}`,
    ],
  ])('and %s is none, or has none', (_, xml) => {
    const feed = read(xml);
    expect(feed?.kind === 'fetched' ? feed.entries : []).toEqual([]);
  });
});
