import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Library, openLibrary } from './testing/library.ts';

let library: Library;
beforeAll(async () => {
  library = await openLibrary();
});
afterAll(() => library.close());

const shown = { prefer: 'return=representation' };
/** Changes of a test leave nothing behind. */
const undone = { prefer: 'return=representation, tx=rollback' };
const count = async (table: string) =>
  Number((await library.database.pool.query(`select count(*) from ${table}`)).rows[0].count);

describe('inserting', () => {
  test('answers 201 without a body', async () => {
    const { status, text, headers } = await library.ask('/tags', { body: { id: 10, name: 'ten' } });
    expect([status, text, headers.get('content-range')]).toEqual([201, '', '*/*']);
    expect(await count('tags where id = 10')).toBe(1);
  });

  test.each([
    ['a row', { id: 20, name: 'a' }, [{ id: 20, name: 'a' }]],
    [
      'rows',
      [
        { id: 21, name: 'b' },
        { id: 22, name: 'c' },
      ],
      [
        { id: 21, name: 'b' },
        { id: 22, name: 'c' },
      ],
    ],
    ['no rows', [], []],
  ])('%s and shows them', async (_, body, expected) => {
    const told = await library.ask('/tags', { body, headers: undone });
    expect([told.status, told.body]).toEqual([201, expected]);
    expect(told.headers.get('preference-applied')).toBe('return=representation, tx=rollback');
  });

  test('an empty object is a row of defaults', async () => {
    expect((await library.ask('/chapters?select=title', { body: {}, headers: undone })).body).toEqual([
      { title: 'Untitled' },
    ]);
  });

  test('shows embedded resources, computed fields and only what is asked', async () => {
    const body = { id: 50, title: 'New', author_id: 2, editor_id: 1 };
    const told = await library.ask(
      '/books?select=title,author_id(name,initials),editor:authors!editor_id(name),tags(name)',
      { body, headers: undone },
    );
    expect(told.body).toEqual([
      { title: 'New', author_id: { name: 'Hamsun', initials: 'H' }, editor: { name: 'Undset' }, tags: [] },
    ]);
    const author = await library.ask('/authors?select=name,initials,first_book(title)', {
      body: { id: 50, name: 'Vesaas' },
      headers: undone,
    });
    expect(author.body).toEqual([{ name: 'Vesaas', initials: 'V', first_book: null }]);
    const whole = await library.ask('/authors?select=*,initials', {
      body: { id: 50, name: 'Vesaas' },
      headers: undone,
    });
    expect(whole.body).toMatchObject([{ id: 50, name: 'Vesaas', initials: 'V', facts: null }]);
  });

  test('takes JSON, arrays, ranges and big numbers as they are', async () => {
    const text =
      '{"id":51,"title":"x","author_id":1,"words":["a","b"],"span":"[1,2)","big":9007199254740993,"price":12.10}';
    const told = await library.ask('/books?select=words,span,big,price', { body: text, headers: undone });
    expect(told.text).toBe('[{"words":["a","b"],"span":"[1,2)","big":9007199254740993,"price":12.10}]');
  });

  test('a key left out is null, or its default where that is preferred', async () => {
    const body = [{ title: 'T', book_id: 1 }];
    expect(
      (
        await library.ask('/chapters?columns=title,book_id,parent_id&select=title,parent_id', {
          body,
          headers: undone,
        })
      ).body,
    ).toEqual([{ title: 'T', parent_id: null }]);
    const untitled = await library.ask('/chapters?columns=title,book_id&select=title', {
      body: [{ book_id: 1 }, { title: 'T' }],
      headers: undone,
    });
    expect([untitled.status, untitled.body]).toMatchObject([400, { code: '23502' }]);
    const defaults = await library.ask('/chapters?columns=id,title,book_id&select=title', {
      body: [{ book_id: 1 }, { title: 'T' }],
      headers: { prefer: 'return=representation, missing=default, tx=rollback' },
    });
    expect(defaults.body).toEqual([{ title: 'Untitled' }, { title: 'T' }]);
    expect(defaults.headers.get('preference-applied')).toBe(
      'missing=default, return=representation, tx=rollback',
    );
  });

  test('columns leave out further keys of the body', async () => {
    const told = await library.ask('/tags?columns=id,name', {
      body: { id: 30, name: 'x', evil: 1 },
      headers: undone,
    });
    expect(told.body).toEqual([{ id: 30, name: 'x' }]);
  });

  test('CSV and form bodies', async () => {
    const csv = await library.ask('/books?select=id,title,price', {
      method: 'POST',
      body: 'id,title,author_id,price\n60,"a ""b"", c",1,NULL\n61,d,2,3.5\n',
      headers: { ...undone, 'content-type': 'text/csv' },
    });
    expect(csv.body).toEqual([
      { id: 60, title: 'a "b", c', price: null },
      { id: 61, title: 'd', price: 3.5 },
    ]);
    const form = await library.ask('/tags', {
      method: 'POST',
      body: 'id=31&name=a+b',
      headers: { ...undone, 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(form.body).toEqual([{ id: 31, name: 'a b' }]);
  });

  test('headers only: the place of the one new row', async () => {
    const { headers, text } = await library.ask('/tags', {
      body: { id: 32, name: 'x' },
      headers: { prefer: 'return=headers-only, tx=rollback' },
    });
    expect([headers.get('location'), text]).toEqual(['/tags?id=eq.32', '']);
  });

  test.each([
    ['/tags', { nope: 1 }, 400, 'PGRST204'],
    ['/tags', [{ id: 40, name: 'a' }, { id: 41 }], 400, 'PGRST102'],
    ['/tags', 'no json', 400, 'PGRST102'],
    ['/tags', '', 400, 'PGRST102'],
    ['/tags', { id: 1, name: 'again' }, 409, '23505'],
    ['/book_tags', { book_id: 99, tag_id: 1 }, 409, '23503'],
    ['/books', { id: 42, title: 'x', author_id: 1, pages: -1 }, 400, '23514'],
    ['/books', { id: 42, author_id: 1 }, 400, '23502'],
    ['/counts', { books: 1 }, 400, '55000'],
  ])('refuses %s %j', async (path, body, status, code) => {
    const told = await library.ask(path, { body });
    expect([told.status, told.body]).toMatchObject([status, { code }]);
  });

  test('a body of another type is refused', async () => {
    const told = await library.ask('/tags', { body: '<a/>', headers: { 'content-type': 'text/xml' } });
    expect([told.status, told.body]).toMatchObject([
      400,
      { code: 'PGRST102', message: 'Content-Type not acceptable: text/xml' },
    ]);
  });
});

describe('upserting', () => {
  const merge = { prefer: 'resolution=merge-duplicates, return=representation, tx=rollback' };
  const ignore = { prefer: 'resolution=ignore-duplicates, return=representation, tx=rollback' };

  test.each([
    ['merges by the primary key', '/tags', merge, { id: 1, name: 'new' }, 200, [{ id: 1, name: 'new' }]],
    ['merges by named columns', '/tags?on_conflict=name', merge, { id: 77, name: 'novel' }, 409, undefined],
    [
      'inserts what is new',
      '/tags',
      merge,
      [
        { id: 1, name: 'new' },
        { id: 70, name: 'x' },
      ],
      201,
      [
        { id: 1, name: 'new' },
        { id: 70, name: 'x' },
      ],
    ],
    [
      'ignores what is there',
      '/tags',
      ignore,
      [
        { id: 1, name: 'new' },
        { id: 70, name: 'x' },
      ],
      201,
      [{ id: 70, name: 'x' }],
    ],
    ['ignores by named columns', '/tags?on_conflict=name', ignore, [{ id: 77, name: 'novel' }], 201, []],
  ])('%s', async (_, path, headers, body, status, expected) => {
    const told = await library.ask(path, { body, headers });
    expect(told.status).toBe(status);
    if (expected) expect(told.body).toEqual(expected);
  });

  test('two rows of one key cannot be merged', async () => {
    const told = await library.ask('/tags', {
      body: [
        { id: 1, name: 'a' },
        { id: 1, name: 'b' },
      ],
      headers: merge,
    });
    expect([told.status, told.body]).toMatchObject([400, { code: '21000' }]);
  });

  test('a conflict on a column that is not there is refused', async () => {
    const told = await library.ask('/tags?on_conflict=nope', { body: { id: 1, name: 'x' }, headers: merge });
    expect([told.status, told.body]).toMatchObject([400, { code: 'PGRST204' }]);
  });
});

describe('updating', () => {
  test('answers 204, and how many where counted', async () => {
    const { status, headers, text } = await library.ask('/books?id=in.(1,2)', {
      method: 'PATCH',
      body: { pages: 1 },
      headers: { prefer: 'tx=rollback, count=exact' },
    });
    expect([status, headers.get('content-range'), text]).toEqual([204, '0-1/2', '']);
  });

  test.each([
    ['/tags?id=eq.1', { name: 'x' }, [{ id: 1, name: 'x' }]],
    ['/tags?or=(id.eq.1,name.eq.classic)&select=id&order=id.desc', { id: 1 }, undefined],
    ['/tags?id=gt.100', { name: 'x' }, []],
    ['/tags?id=eq.1', {}, []],
    [
      '/books?id=eq.1&select=mood,publishers(name)',
      { publisher_id: 2 },
      [{ mood: 'dark', publishers: { name: 'Gyldendal' } }],
    ],
    ['/authors?initials=eq.S&select=name,initials', { name: 'Amalie' }, [{ name: 'Amalie', initials: 'A' }]],
    ['/authors?facts->>nobel=eq.1928&select=born', { born: null }, [{ born: null }]],
    ['/long_books?id=eq.2&select=pages', { pages: 500 }, [{ pages: 500 }]],
  ])('%s %j', async (path, body, expected) => {
    const told = await library.ask(path, { method: 'PATCH', body, headers: undone });
    if (expected) expect([told.status, told.body]).toEqual([200, expected]);
    else expect(told.status).toBe(409);
  });

  test('filters of an embedded resource choose no rows to change', async () => {
    const told = await library.ask('/publishers?id=eq.1&select=id,books(id)&books.id=eq.2', {
      method: 'PATCH',
      body: { name: 'x' },
      headers: undone,
    });
    expect(told.body).toEqual([{ id: 1, books: [{ id: 2 }] }]);
  });
});

describe('deleting', () => {
  test('answers 204', async () => {
    expect(
      (await library.ask('/covers?book_id=eq.1', { method: 'DELETE', headers: { prefer: 'tx=rollback' } }))
        .status,
    ).toBe(204);
  });

  test('shows what is gone, with what belonged to it', async () => {
    const told = await library.ask('/covers?book_id=eq.1&select=colour,books(title)', {
      method: 'DELETE',
      headers: undone,
    });
    expect([told.status, told.body]).toEqual([200, [{ colour: 'red', books: { title: 'Jenny' } }]]);
  });
});

describe('a change that must not be kept', () => {
  test('tx=rollback leaves nothing, but finds late errors', async () => {
    await library.ask('/tags', { body: { id: 80, name: 'x' }, headers: undone });
    expect(await count('tags where id = 80')).toBe(0);
  });

  test('more or fewer rows than one where one object is asked', async () => {
    const headers = { ...shown, accept: 'application/vnd.pgrst.object+json' };
    for (const [path, method, body] of [
      [
        '/tags',
        'POST',
        [
          { id: 81, name: 'a' },
          { id: 82, name: 'b' },
        ],
      ],
      ['/tags?id=lt.3', 'PATCH', { name: null }],
      ['/covers', 'DELETE', undefined],
    ] as const) {
      const told = await library.ask(path, { method, body, headers });
      expect(told.status).toBeGreaterThanOrEqual(400);
    }
    expect(await count('tags where id > 80')).toBe(0);
    expect(await count('covers')).toBe(2);
    const told = await library.ask('/tags', { body: { id: 83, name: 'one' }, headers });
    expect([told.status, told.body]).toEqual([201, { id: 83, name: 'one' }]);
    expect(await count('tags where id = 83')).toBe(1);
  });

  test('more rows than max-affected, when handled strictly', async () => {
    const strict = { prefer: 'handling=strict, max-affected=1' };
    const told = await library.ask('/covers', { method: 'DELETE', headers: strict });
    expect([told.status, told.body]).toMatchObject([
      400,
      { code: 'PGRST124', details: 'The query affects 2 rows' },
    ]);
    expect(await count('covers')).toBe(2);
    const lenient = await library.ask('/covers', {
      method: 'DELETE',
      headers: { prefer: 'max-affected=1, tx=rollback' },
    });
    expect(lenient.status).toBe(204);
    expect(
      (
        await library.ask('/covers?book_id=eq.1', {
          method: 'PATCH',
          body: { colour: 'blue' },
          headers: strict,
        })
      ).status,
    ).toBe(204);
  });

  test('an unknown preference, when handled strictly', async () => {
    const told = await library.ask('/tags', { headers: { prefer: 'handling=strict, foo=bar' } });
    expect([told.status, told.body]).toMatchObject([
      400,
      { code: 'PGRST122', details: 'Invalid preferences: foo=bar' },
    ]);
  });

  test('a body larger than allowed', async () => {
    const told = await library.ask('/tags', { body: { id: 84, name: 'x'.repeat(3_000_000) } });
    expect([told.status, told.body]).toMatchObject([413, { code: 'PGRST102' }]);
  });
});
