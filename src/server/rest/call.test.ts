import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Library, openLibrary } from './testing/library.ts';

let library: Library;
beforeAll(async () => {
  library = await openLibrary();
});
afterAll(() => library.close());

describe('calling a function', () => {
  test.each([
    ['/rpc/add_up', { a: 1, b: 2 }, 3],
    ['/rpc/add_up', { a: 1 }, 11],
    ['/rpc/echo', { x: [1, null] }, { x: [1, null] }],
    ['/rpc/all_of', { numbers: [1, 2, 3] }, 6],
    ['/rpc/one_book?select=id,title', { book: 3 }, { id: 3, title: 'Sult' }],
    ['/rpc/books_by?select=id&order=id.desc', { author: 1 }, [{ id: 2 }, { id: 1 }]],
    [
      '/rpc/books_by?select=id,publishers(name)&pages=gt.300',
      { author: 1 },
      [{ id: 2, publishers: { name: 'Aschehoug' } }],
    ],
    ['/rpc/books_by?select=count()', { author: 1 }, [{ count: 2 }]],
    ['/rpc/pairs?select=letter&number=eq.2', {}, [{ letter: 'b' }]],
    ['/rpc/words_of', { t: 'a b' }, ['a', 'b']],
    ['/rpc/overloaded', { a: 1 }, 'a'],
    ['/rpc/overloaded', { a: 1, b: 2 }, 'ab'],
    ['/rpc/remove_tag', { tag: 99 }, []],
  ])('POST %s %j', async (path, body, expected) => {
    const told = await library.ask(path, { body });
    expect([told.status, told.body]).toEqual([200, expected]);
  });

  test.each([
    ['/rpc/add_up?a=1&b=2', 3],
    ['/rpc/all_of?numbers=1&numbers=2', 3],
    ['/rpc/books_by?author=1&id=eq.1&select=title', [{ title: 'Jenny' }]],
    ['/rpc/pairs?limit=1&order=number.desc', [{ letter: 'b', number: 2 }]],
    ['/rpc/words_of?t=eq+x', ['eq', 'x']],
  ])('GET %s', async (path, expected) => {
    expect((await library.ask(path)).body).toEqual(expected);
  });

  test('without a result is 204', async () => {
    const { status, text } = await library.ask('/rpc/nothing', { body: {} });
    expect([status, text]).toEqual([204, '']);
  });

  test('with a raw body', async () => {
    const told = await library.ask('/rpc/echo_text', {
      method: 'POST',
      body: 'plain',
      headers: { 'content-type': 'text/plain' },
    });
    expect(told.body).toBe('plain');
  });

  test('by HEAD has the count', async () => {
    const { headers, text } = await library.ask('/rpc/books_by?author=1', {
      method: 'HEAD',
      headers: { prefer: 'count=exact' },
    });
    expect([headers.get('content-range'), text]).toEqual(['0-1/2', '']);
  });

  test('by GET changes nothing', async () => {
    const { status, body } = await library.ask('/rpc/remove_tag?tag=3');
    expect([status, body]).toMatchObject([405, { code: '25006' }]);
  });

  test('that changes too much is undone', async () => {
    const headers = { prefer: 'handling=strict, max-affected=0' };
    const told = await library.ask('/rpc/remove_tag', { body: { tag: 3 }, headers });
    expect([told.status, told.body]).toMatchObject([400, { code: 'PGRST124' }]);
    expect((await library.ask('/tags?id=eq.3')).body).toHaveLength(1);
    expect((await library.ask('/rpc/add_up', { body: { a: 1 }, headers })).body).toMatchObject({
      code: 'PGRST128',
    });
  });

  test('that undoes itself by tx=rollback', async () => {
    const told = await library.ask('/rpc/remove_tag', {
      body: { tag: 3 },
      headers: { prefer: 'tx=rollback' },
    });
    expect(told.body).toEqual([{ id: 3, name: 'unused' }]);
    expect((await library.ask('/tags?id=eq.3')).body).toHaveLength(1);
  });

  test.each([
    ['/rpc/nope', {}, 404, 'PGRST202'],
    ['/rpc/add_up', { a: 1, c: 2 }, 404, 'PGRST202'],
    ['/rpc/unclear', { a: 1 }, 300, 'PGRST203'],
    ['/rpc/add_up', { a: 'x' }, 400, '22P02'],
    ['/rpc/pg_sleep', { seconds: 1 }, 404, 'PGRST202'],
  ])('refuses %s %j', async (path, body, status, code) => {
    const told = await library.ask(path, { body });
    expect([told.status, told.body]).toMatchObject([status, { code }]);
  });

  test('says which names it searched', async () => {
    expect((await library.ask('/rpc/add_upp', { body: { b: 1, a: 2 } })).body).toEqual({
      code: 'PGRST202',
      message: 'Could not find the function public.add_upp(a, b) in the schema cache',
      details:
        'Searched for the function public.add_upp with parameters a, b or with a single unnamed json/jsonb parameter, but no matches were found in the schema cache.',
      hint: 'Perhaps you meant to call the function public.add_up',
    });
  });

  test('by another method is refused', async () => {
    const { status, body } = await library.ask('/rpc/nothing', { method: 'DELETE' });
    expect([status, body]).toMatchObject([405, { code: 'PGRST101' }]);
  });
});

describe('what a function says of its answer', () => {
  const say = (what: string) => library.ask('/rpc/say', { body: { what } });

  test('its status and headers', async () => {
    expect((await say('status')).status).toBe(418);
    const { headers } = await say('headers');
    expect([headers.get('x-own'), headers.getSetCookie()]).toEqual(['yes', ['a=1', 'b=2']]);
  });

  test.each([
    ['bad headers', 500, { code: 'PGRST111' }],
    ['split headers', 500, { code: 'PGRST111' }],
    ['split PGRST', 500, { code: 'PGRST121' }],
    ['bad status', 500, { code: 'PGRST112' }],
    ['raise', 400, { code: 'P0001', message: 'said', details: 'a detail', hint: 'a hint' }],
    ['PT', 402, { code: 'PT402', message: 'pay' }],
    ['PGRST', 422, { code: 'X1', message: 'own words', details: 'd', hint: 'h' }],
    ['bad PGRST', 500, { code: 'PGRST121' }],
  ])('its error: %s', async (what, status, body) => {
    const told = await say(what);
    expect([told.status, told.body]).toMatchObject([status, body]);
    if (what === 'PGRST') expect(told.headers.get('x-why')).toBe('test');
  });
});
