import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { createPageCache } from './page-cache.ts';

const plain = new Request('http://bestatt.test/');
const brotli = new Request('http://bestatt.test/', { headers: { 'accept-encoding': 'gzip, br' } });

/** A cache with a clock to turn and a page that counts how often it was made. */
function fixture(make: (made: number) => Response = (made) => new Response(`page ${made}`)) {
  let now = 5000;
  let made = 0;
  const cached = createPageCache(() => now);
  return {
    ask: async (request = plain, key = '/') =>
      (await cached(request, key, async () => ({ response: make(++made), rendered: null, html: null }))) ??
      new Response('not kept'),
    later: (ms: number) => {
      now += ms;
    },
    made: () => made,
  };
}

describe('a shared page is made once a second', () => {
  test('those who come within a second get the same', async () => {
    const { ask, later, made } = fixture();
    expect(await (await ask()).text()).toBe('page 1');
    later(999);
    expect(await (await ask()).text()).toBe('page 1');
    later(2);
    expect(await (await ask()).text()).toBe('page 2');
    expect(made()).toBe(2);
  });

  test('a rush makes it once', async () => {
    const { ask, made } = fixture();
    const answers = await Promise.all(Array.from({ length: 50 }, () => ask()));
    expect(new Set(await Promise.all(answers.map((answer) => answer.text())))).toEqual(new Set(['page 1']));
    expect(made()).toBe(1);
  });

  test('each key has its own', async () => {
    const { ask } = fixture();
    expect(await (await ask(plain, '/ dark')).text()).toBe('page 1');
    expect(await (await ask(plain, '/ light')).text()).toBe('page 2');
  });

  test('brotli goes to those who take it', async () => {
    const { ask } = fixture();
    const answer = await ask(brotli);
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(brotliDecompressSync(Buffer.from(await answer.arrayBuffer())).toString()).toBe('page 1');
    expect((await ask(plain)).headers.has('content-encoding')).toBe(false);
  });
});

describe('what is not the same for all is never kept', () => {
  test.each([
    ['an error', () => new Response('broken', { status: 500 })],
    ['a redirect', () => new Response(null, { status: 302, headers: { location: '/nb' } })],
    ['a page that sets a cookie', () => new Response('mine', { headers: { 'set-cookie': 'a=b' } })],
  ])('%s', async (_, make) => {
    const { ask } = fixture(make);
    for (const answer of await Promise.all([ask(), ask(), ask()]))
      expect(await answer.text()).toBe('not kept');
  });

  test('nor is a page that failed: the next one makes it again', async () => {
    const { ask } = fixture((made) => {
      if (made === 1) throw new Error('once');
      return new Response(`page ${made}`);
    });
    await expect(ask()).rejects.toThrow('once');
    expect(await (await ask()).text()).toBe('page 2');
  });
});
