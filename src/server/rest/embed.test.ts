import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Library, openLibrary } from './testing/library.ts';

let library: Library;
beforeAll(async () => {
  library = await openLibrary();
});
afterAll(() => library.close());

describe('embedding', () => {
  test.each([
    [
      'to one, over a column',
      '/books?select=id,publishers(name)&id=in.(1,4)&order=id',
      [
        { id: 1, publishers: { name: 'Aschehoug' } },
        { id: 4, publishers: null },
      ],
    ],
    [
      'to many',
      '/publishers?select=name,books(id)&order=id',
      [
        { name: 'Aschehoug', books: [{ id: 1 }, { id: 2 }] },
        { name: 'Gyldendal', books: [{ id: 3 }] },
      ],
    ],
    [
      'to one, by the key being the primary key',
      '/books?select=covers(colour)&id=lt.3&order=id',
      [{ covers: { colour: 'red' } }, { covers: null }],
    ],
    [
      'the other way',
      '/covers?select=colour,books(title)&book_id=eq.3',
      [{ colour: 'black', books: { title: 'Sult' } }],
    ],
    [
      'over a junction',
      '/books?select=id,tags(name)&id=eq.1&tags.order=name',
      [{ id: 1, tags: [{ name: 'classic' }, { name: 'novel' }] }],
    ],
    ['none are an empty list', '/tags?select=name,books(id)&id=eq.3', [{ name: 'unused', books: [] }]],
    [
      'under another name, by a foreign key',
      '/books?select=writer:authors!books_author_id_fkey(name)&id=eq.1',
      [{ writer: { name: 'Undset' } }],
    ],
    [
      'by a column of the foreign key',
      '/books?select=authors!editor_id(name)&id=eq.1',
      [{ authors: { name: 'Hamsun' } }],
    ],
    ['by the column alone', '/books?select=editor:editor_id(name)&id=eq.1', [{ editor: { name: 'Hamsun' } }]],
    [
      'by the key alone',
      '/books?select=books_author_id_fkey(name)&id=eq.1',
      [{ books_author_id_fkey: { name: 'Undset' } }],
    ],
    [
      'several levels',
      '/publishers?select=books(title,writer:author_id(name,facts->>nobel))&id=eq.2',
      [{ books: [{ title: 'Sult', writer: { name: 'Hamsun', nobel: '1920' } }] }],
    ],
    [
      'children of the same table',
      '/chapters?select=title,chapters(title)&id=eq.1',
      [{ title: 'Part one', chapters: [{ title: 'Rome' }, { title: 'Home' }] }],
    ],
    [
      'the parent of the same table',
      '/chapters?select=title,parent_id(title)&id=eq.2',
      [{ title: 'Rome', parent_id: { title: 'Part one' } }],
    ],
    [
      'from a view',
      '/long_books?select=name,authors(name)&order=id',
      [
        { name: 'Kransen', authors: { name: 'Undset' } },
        { name: 'Constance Ring', authors: { name: 'Skram' } },
      ],
    ],
    [
      'from a view of a view',
      '/longest_books?select=name,authors(name)&id=eq.2',
      [{ name: 'Kransen', authors: { name: 'Undset' } }],
    ],
    [
      'a view',
      '/authors?select=name,longest_books(name)&id=eq.1',
      [{ name: 'Undset', longest_books: [{ name: 'Kransen' }] }],
    ],
    [
      'a view that groups',
      '/counts?select=books,authors(name)&author_id=eq.1',
      [{ books: 2, authors: { name: 'Undset' } }],
    ],
    [
      'a function of the row, many',
      '/authors?select=name,early_books(title)&order=id',
      [
        { name: 'Undset', early_books: [{ title: 'Jenny' }] },
        { name: 'Hamsun', early_books: [{ title: 'Sult' }] },
        { name: 'Skram', early_books: [] },
      ],
    ],
    [
      'from a view with odd names',
      '/odd%20%7Bview%7D?select="a{b (c",authors(name)&"a{b (c"=eq.1',
      [{ 'a{b (c': 1, authors: { name: 'Undset' } }],
    ],
    [
      'a function of an embedded row',
      '/books?select=author_id(name,early_books(title))&id=eq.2',
      [{ author_id: { name: 'Undset', early_books: [{ title: 'Jenny' }] } }],
    ],
    [
      'a function of the row, one',
      '/authors?select=name,first_book(title)&id=eq.1',
      [{ name: 'Undset', first_book: { title: 'Jenny' } }],
    ],
    [
      'counts',
      '/publishers?select=name,books(count)&order=id',
      [
        { name: 'Aschehoug', books: [{ count: 2 }] },
        { name: 'Gyldendal', books: [{ count: 1 }] },
      ],
    ],
    [
      'sums',
      '/publishers?select=name,books(pages.sum())&id=eq.1',
      [{ name: 'Aschehoug', books: [{ sum: 590 }] }],
    ],
    [
      'only to filter by',
      '/publishers?select=name,books!inner()&books.mood=eq.light',
      [{ name: 'Aschehoug' }],
    ],
  ])('%s', async (_, path, expected) => {
    expect((await library.ask(path)).body).toEqual(expected);
  });

  test.each([
    [
      'filters only the embedded',
      'books.pages=gt.300',
      [
        { id: 1, books: [{ id: 2 }] },
        { id: 2, books: [] },
      ],
    ],
    [
      'by the name of the relation or its alias',
      'books.id=eq.3',
      [
        { id: 1, books: [] },
        { id: 2, books: [{ id: 3 }] },
      ],
    ],
    [
      'order and limit',
      'books.order=id.desc&books.limit=1',
      [
        { id: 1, books: [{ id: 2 }] },
        { id: 2, books: [{ id: 3 }] },
      ],
    ],
    [
      'logic',
      'books.or=(id.eq.1,id.eq.3)',
      [
        { id: 1, books: [{ id: 1 }] },
        { id: 2, books: [{ id: 3 }] },
      ],
    ],
    ['rows without', 'books.pages=gt.300&books=is.null', [{ id: 2, books: [] }]],
    ['rows with', 'books.pages=gt.300&books=not.is.null', [{ id: 1, books: [{ id: 2 }] }]],
    [
      'rows with, or another',
      'books.pages=gt.300&or=(books.not.is.null,id.eq.2)',
      [
        { id: 1, books: [{ id: 2 }] },
        { id: 2, books: [] },
      ],
    ],
  ])('%s', async (_, query, expected) => {
    expect((await library.ask(`/publishers?select=id,books(id)&order=id&${query}`)).body).toEqual(expected);
  });

  test('an inner join leaves out rows without', async () => {
    expect(
      (await library.ask('/books?select=id,publishers!inner(id)&order=id&publishers.name=eq.Gyldendal')).body,
    ).toEqual([{ id: 3, publishers: { id: 2 } }]);
    expect((await library.ask('/publishers?select=id,books!inner(id)&books.id=eq.3')).body).toEqual([
      { id: 2, books: [{ id: 3 }] },
    ]);
  });

  test('a to-one resource can order its parent, and a to-many cannot', async () => {
    const { body } = await library.ask(
      '/books?select=id,authors!author_id(name)&order=authors(name).desc,id.desc',
    );
    expect(body).toMatchObject([{ id: 2 }, { id: 1 }, { id: 4 }, { id: 3 }]);
    const refused = await library.ask('/publishers?select=id,books(id)&order=books(id)');
    expect([refused.status, refused.body]).toMatchObject([
      400,
      {
        code: 'PGRST118',
        details: "'publishers' and 'books' do not form a many-to-one or one-to-one relationship",
      },
    ]);
  });
});

describe('spreading', () => {
  test.each([
    [
      'to one',
      '/books?select=id,...publishers(publisher:name)&id=in.(1,4)&order=id',
      [
        { id: 1, publisher: 'Aschehoug' },
        { id: 4, publisher: null },
      ],
    ],
    [
      'all columns',
      '/covers?select=colour,...books(...publishers(*))&book_id=eq.1',
      [{ colour: 'red', id: 1, name: 'Aschehoug' }],
    ],
    [
      'to one, nested',
      '/covers?select=colour,...books(title,...publishers(name))&book_id=eq.1',
      [{ colour: 'red', title: 'Jenny', name: 'Aschehoug' }],
    ],
    [
      'with a list in it',
      '/covers?select=...books(title,tags(name))&book_id=eq.3',
      [{ title: 'Sult', tags: [{ name: 'novel' }] }],
    ],
    [
      'to many, as lists',
      '/publishers?select=name,...books(id,title)&books.order=id.desc&id=eq.1',
      [{ name: 'Aschehoug', id: [2, 1], title: ['Kransen', 'Jenny'] }],
    ],
    [
      'aggregates are made in the parent',
      '/books?select=...publishers(name),pages.sum()&publisher_id=not.is.null&order=publisher_id',
      undefined,
    ],
    ['aggregates of the spread', '/covers?select=...books(pages.sum(),n:count())', [{ sum: 470, n: 2 }]],
  ])('%s', async (_, path, expected) => {
    const { body, status } = await library.ask(path);
    if (expected) expect(body).toEqual(expected);
    else expect([status, body]).toMatchObject([400, { code: '42803' }]);
  });

  test('a group has its embedded resources', async () => {
    const { body } = await library.ask('/books?select=pages.sum(),publishers(name)&publisher_id=not.is.null');
    expect(new Set(body as object[])).toEqual(
      new Set([
        { sum: 590, publishers: { name: 'Aschehoug' } },
        { sum: 190, publishers: { name: 'Gyldendal' } },
      ]),
    );
  });

  test('aggregates of a to-many are refused', async () => {
    const { status, body } = await library.ask('/publishers?select=...books(pages.sum())');
    expect([status, body]).toMatchObject([400, { code: 'PGRST127' }]);
  });
});

describe('no clear way', () => {
  test('several keys between two tables', async () => {
    const { status, body } = await library.ask('/books?select=authors(name)');
    expect([status, body]).toEqual([
      300,
      {
        code: 'PGRST201',
        message: "Could not embed because more than one relationship was found for 'books' and 'authors'",
        hint: "Try changing 'authors' to one of the following: 'authors!books_author_id_fkey', 'authors!books_editor_id_fkey'. Find the desired relationship in the 'details' key.",
        details: [
          {
            cardinality: 'many-to-one',
            embedding: 'books with authors',
            relationship: 'books_author_id_fkey using books(author_id) and authors(id)',
          },
          {
            cardinality: 'many-to-one',
            embedding: 'books with authors',
            relationship: 'books_editor_id_fkey using books(editor_id) and authors(id)',
          },
        ],
      },
    ]);
  });

  test.each([
    ['/books?select=tagz(name)', "Perhaps you meant 'tags' instead of 'tagz'."],
    ['/books?select=secrets(word)', null],
    ['/books?select=authors!nope(name)', null],
  ])('%s', async (path, hint) => {
    const { status, body } = await library.ask(path);
    expect([status, body]).toMatchObject([400, { code: 'PGRST200', hint }]);
  });

  test('a column that the embedded has not', async () => {
    expect((await library.ask('/publishers?select=books(nope)')).body).toMatchObject({
      code: '42703',
      message: 'column books_1.nope does not exist',
    });
  });
});
