import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Library, openLibrary } from './testing/library.ts';

let library: Library;
beforeAll(async () => {
  library = await openLibrary();
});
afterAll(() => library.close());

const rows = async (path: string) => (await library.ask(path)).body;

describe('reading a table', () => {
  test.each([
    ['/books?select=id&order=id', [{ id: 1 }, { id: 2 }, { id: 3 }, { id: 4 }]],
    ['/tags?id=eq.1', [{ id: 1, name: 'novel' }]],
    ['/books?select=n:title,pages::text&id=eq.1', [{ n: 'Jenny', pages: '280' }]],
    ['/books?select=price::int&id=eq.1', [{ price: 200 }]],
    [
      '/authors?select=facts->home->>town,first:facts->places->0&id=eq.1',
      [{ town: 'Lillehammer', first: 'Kalundborg' }],
    ],
    ['/authors?select=facts->places->>-1&id=eq.1', [{ places: 'Lillehammer' }]],
    ['/authors?select="odd name"&id=eq.1', [{ 'odd name': 'x' }]],
    ['/books?select=words->0&id=eq.1', [{ words: 'love' }]],
    [
      '/authors?select=name,initials&order=id',
      [
        { name: 'Undset', initials: 'U' },
        { name: 'Hamsun', initials: 'H' },
        { name: 'Skram', initials: 'S' },
      ],
    ],
    ['/long_books?select=name&order=id', [{ name: 'Kransen' }, { name: 'Constance Ring' }]],
    ['/books?select=price.sum(),n:count()', [{ sum: 597.5, n: 4 }]],
    [
      '/books?select=mood,pages.max()&order=mood',
      [
        { mood: 'light', max: 310 },
        { mood: 'dark', max: 350 },
      ],
    ],
    ['/books?select=count', [{ count: 4 }]],
    ['/books?select=avg:pages.avg()::int', [{ avg: 283 }]],
  ])('%s', async (path, expected) => {
    expect(await rows(path)).toEqual(expected);
  });

  test('keeps all digits of a number', async () => {
    expect((await library.ask('/books?select=big&id=eq.1')).text).toBe('[{"big":9007199254740993}]');
  });
});

describe('filters', () => {
  test.each([
    ['id=eq.1', [1]],
    ['id=neq.1', [2, 3, 4]],
    ['id=not.eq.1', [2, 3, 4]],
    ['pages=gt.300', [2, 4]],
    ['pages=gte.310&pages=lt.350', [2]],
    ['pages=lte.190', [3]],
    ['title=like.*nn*', [1]],
    ['title=ilike.JE%25', [1]],
    ['title=like(any).{Je*,Su*}', [1, 3]],
    ['title=ilike(all).{*s*,*r*}', [2, 4]],
    ['title=match.^[JS]', [1, 3]],
    ['title=imatch.^[js]', [1, 3]],
    ['id=eq(any).{1,3}', [1, 3]],
    ['id=in.(1,3,99)', [1, 3]],
    ['id=in.()', []],
    ['id=not.in.(1,3)', [2, 4]],
    ['title=in.("Jenny","Constance Ring")', [1, 4]],
    ['price=is.null', [4]],
    ['price=is.not_null', [1, 2, 3]],
    ['price=not.is.null', [1, 2, 3]],
    ['price=isdistinct.249', [1, 3, 4]],
    ['words=cs.{love}', [1, 2]],
    ['words=cd.{love,art}', [1, 2]],
    ['words=ov.{art,sea}', [1, 3]],
    ['span=cs.[2,3)', [1]],
    ['span=sl.[5,6)', [1]],
    ['span=sr.[5,6)', [3]],
    ['span=nxr.[1,9)', [1]],
    ['span=nxl.[5,6)', [2, 3]],
    ['span=adj.[5,10)', [1, 3]],
    ['title=fts.jenny', [1]],
    ['title=fts(english).rings', [4]],
    ['title=plfts(simple).constance ring', [4]],
    ['title=phfts(simple).constance ring', [4]],
    ['title=wfts(simple).jenny or sult', [1, 3]],
    ['mood=eq.dark', [1, 3, 4]],
    ['or=(id.eq.1,pages.gt.340)', [1, 4]],
    ['and=(id.gt.1,or(mood.eq.light,pages.lt.200))', [2, 3]],
    ['not.or=(id.eq.1,id.eq.2)', [3, 4]],
    ['or=(title.in.("Jenny","Sult"),not.and(id.lt.4,id.gt.0))', [1, 3, 4]],
  ])('%s', async (filter, ids) => {
    const { body } = await library.ask(`/books?select=id&order=id&${filter.replaceAll('"', '%22')}`);
    expect(body).toEqual(ids.map((id) => ({ id })));
  });

  test('look into JSON', async () => {
    expect(await rows('/authors?select=id&facts->>nobel=eq.1928')).toEqual([{ id: 1 }]);
    expect(await rows('/authors?select=id&facts->home->>town=like.Lille*')).toEqual([{ id: 1 }]);
    expect(await rows('/authors?select=id&facts->nobel=eq.1920')).toEqual([{ id: 2 }]);
  });

  test('of a computed field', async () => {
    expect(await rows('/authors?select=id&initials=eq.S')).toEqual([{ id: 3 }]);
  });

  test('never close the string they stand in', async () => {
    for (const value of [`'`, `' or true --`, `\\`, `$1`, `%`, `");`, '}', `{"`, `E'\\\\'`]) {
      expect(await rows(`/books?select=id&title=eq.${encodeURIComponent(value)}`)).toEqual([]);
      expect(
        await rows(
          `/books?select=id&title=in.(${encodeURIComponent(`"${value.replace(/["\\]/g, '\\$&')}"`)})`,
        ),
      ).toEqual([]);
    }
  });
});

describe('order and pages', () => {
  test.each([
    ['order=pages.desc', [4, 2, 1, 3]],
    ['order=price.desc.nullslast,id', [2, 1, 3, 4]],
    ['order=price.nullsfirst', [4, 3, 1, 2]],
    ['order=mood,id.desc', [2, 4, 3, 1]],
    ['order=id&limit=2', [1, 2]],
    ['order=id&limit=2&offset=1', [2, 3]],
    ['order=id&offset=3', [4]],
    ['limit=0', []],
  ])('%s', async (query, ids) => {
    expect(await rows(`/books?select=id&${query}`)).toEqual(ids.map((id) => ({ id })));
  });

  test('the Range header asks for a page of a GET, and both limits hold', async () => {
    const { body, headers, status } = await library.ask('/books?select=id&order=id&limit=3', {
      headers: { range: '1-8' },
    });
    expect(body).toEqual([{ id: 2 }, { id: 3 }]);
    expect([status, headers.get('content-range')]).toEqual([200, '1-2/*']);
  });

  test('an exact count makes a part of the rows 206', async () => {
    const { headers, status } = await library.ask('/books?limit=2', { headers: { prefer: 'count=exact' } });
    expect([status, headers.get('content-range')]).toEqual([206, '0-1/4']);
    const all = await library.ask('/books?id=gt.1', { headers: { prefer: 'count=exact' } });
    expect([all.status, all.headers.get('content-range')]).toEqual([200, '0-2/3']);
  });

  test('an exact count of rows with an inner join counts only those', async () => {
    const { headers } = await library.ask(
      '/publishers?select=id,books!inner(id)&books.mood=eq.light&limit=0',
      { headers: { prefer: 'count=exact' } },
    );
    expect(headers.get('content-range')).toBe('*/1');
  });

  test('a planned count is the guess of the planner', async () => {
    const { headers } = await library.ask('/books?limit=1', { headers: { prefer: 'count=planned' } });
    expect(headers.get('content-range')).toMatch(/^0-0\/\d+$/);
  });

  test('an estimated count is exact for few rows', async () => {
    const { headers } = await library.ask('/books?limit=1', { headers: { prefer: 'count=estimated' } });
    expect(headers.get('content-range')).toBe('0-0/4');
  });

  test('an offset behind the last row is refused when counted', async () => {
    const { body, status } = await library.ask('/books?offset=100', { headers: { prefer: 'count=exact' } });
    expect([status, body]).toMatchObject([
      416,
      { code: 'PGRST103', details: 'An offset of 100 was requested, but there are only 4 rows.' },
    ]);
  });

  test.each([
    ['limit=-1', {}],
    ['', { range: '5-2' }],
  ])('the range %s %j is refused', async (query, headers) => {
    const { body, status } = await library.ask(`/books?${query}`, { headers });
    expect([status, body]).toMatchObject([416, { code: 'PGRST103' }]);
  });

  test('HEAD has the count and no body', async () => {
    const { text, headers, status } = await library.ask('/books', {
      method: 'HEAD',
      headers: { prefer: 'count=exact' },
    });
    expect([status, text, headers.get('content-range')]).toEqual([200, '', '0-3/4']);
  });
});

describe('forms of an answer', () => {
  test('one object for exactly one row', async () => {
    const headers = { accept: 'application/vnd.pgrst.object+json' };
    const one = await library.ask('/tags?id=eq.1', { headers });
    expect([one.body, one.headers.get('content-type')]).toEqual([
      { id: 1, name: 'novel' },
      'application/vnd.pgrst.object+json; charset=utf-8',
    ]);
    for (const [filter, count] of [
      ['id=lt.3', 2],
      ['id=eq.9', 0],
    ] as const) {
      const other = await library.ask(`/tags?${filter}`, { headers });
      expect([other.status, other.body]).toEqual([
        406,
        {
          code: 'PGRST116',
          message: 'Cannot coerce the result to a single JSON object',
          details: `The result contains ${count} rows`,
          hint: null,
        },
      ]);
    }
  });

  test('without nulls', async () => {
    const { body } = await library.ask('/books?select=id,price&id=eq.4', {
      headers: { accept: 'application/vnd.pgrst.array+json;nulls=stripped' },
    });
    expect(body).toEqual([{ id: 4 }]);
  });

  test('CSV', async () => {
    const { text, headers } = await library.ask('/tags?order=id&id=lt.3', {
      headers: { accept: 'text/csv' },
    });
    expect([text, headers.get('content-type')]).toEqual([
      'id,name\n1,novel\n2,classic',
      'text/csv; charset=utf-8',
    ]);
  });

  test('the plan, where it is allowed', async () => {
    const text = await library.ask('/books', {
      headers: { accept: 'application/vnd.pgrst.plan+text; for="application/json"; options=verbose|' },
    });
    expect(text.text).toMatch(/Aggregate {2}\(cost=/);
    const json = await library.ask('/books?id=eq.1', {
      headers: { accept: 'application/vnd.pgrst.plan+json' },
    });
    expect(json.body).toMatchObject([{ Plan: {} }]);
  });

  test.each(['text/html', 'application/vnd.pgrst.plan; for="text/html"'])('no %s', async (accept) => {
    const { status, body } = await library.ask('/books', { headers: { accept } });
    expect([status, body]).toMatchObject([406, { code: 'PGRST107' }]);
  });

  test('the first of several accepted that can be made, by weight', async () => {
    const { headers } = await library.ask('/tags', {
      headers: { accept: 'text/html, text/csv;q=0.5, application/json;q=0.9' },
    });
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
  });
});

describe('what is not there', () => {
  test.each([
    ['/bookz', 404, 'PGRST205', "Could not find the table 'public.bookz' in the schema cache"],
    ['/keys', 404, 'PGRST205', "Could not find the table 'public.keys' in the schema cache"],
    ['/books?select=nope', 400, '42703', 'column books.nope does not exist'],
    ['/books?nope=eq.1', 400, '42703', 'column books.nope does not exist'],
    ['/books?order=nope', 400, '42703', 'column books.nope does not exist'],
    ['/books?select=ctid', 400, '42703', 'column books.ctid does not exist'],
    ['/books?select=row_to_json', 400, '42703', 'column books.row_to_json does not exist'],
    ['/books?select=id::regclass', 400, '42704', 'type "regclass" does not exist'],
    ['/books?select=id::nope', 400, '42704', 'type "nope" does not exist'],
    ['/books?title=fts(nope).x', 400, '42704', 'text search configuration "nope" does not exist'],
    ['/books?id=eq.x', 400, '22P02', 'invalid input syntax for type integer: "x"'],
    ['/books?nope.id=eq.1', 400, 'PGRST108', "'nope' is not an embedded resource in this request"],
    ['/books?select=id,', 400, 'PGRST100', '"failed to parse select parameter (id,)" (line 1, column 4)'],
    ['/a/b', 404, 'PGRST125', 'Invalid path specified in request URL'],
  ])('%s', async (path, status, code, message) => {
    const told = await library.ask(path);
    expect([told.status, told.body]).toMatchObject([status, { code, message }]);
  });

  test('a name that is nearly right gets a hint', async () => {
    expect((await library.ask('/bookz')).body).toMatchObject({
      hint: "Perhaps you meant the table 'public.books'",
    });
  });

  test('another method', async () => {
    const { status, body } = await library.ask('/books', { method: 'PUT', body: {} });
    expect([status, body]).toMatchObject([405, { code: 'PGRST117' }]);
  });
});
