import { zstdCompressSync } from 'node:zlib';
import { unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import type { ExchangedDeck } from '#domain/decks/exchange.ts';
import type { CardState } from '#domain/flashcards/schedule.ts';
import { makeCollection, makePackage, noteSql, zipped } from './package-fixture.ts';
import { readPackage } from './read-package.ts';
import { writePackage } from './write-package.ts';

const now = new Date('2026-11-23T09:00:00Z');
const at = (iso: string) => new Date(iso);

const state: CardState = {
  ...{
    dueAt: at('2026-12-03T21:14:05.123Z'),
    stability: 17.25,
    difficulty: 6.5,
    state: 'review',
    learningStep: 0,
  },
  ...{ scheduledDays: 17, reviews: 4, lapses: 1, reviewedAt: at('2026-11-16T21:14:05.123Z') },
};
const reviews = [
  {
    rating: 'good',
    reviewedAt: at('2026-11-01T08:00:00.001Z'),
    dueAt: at('2026-11-01T08:10:00.001Z'),
    ms: 4200,
  },
  {
    rating: 'again',
    reviewedAt: at('2026-11-16T21:14:05.123Z'),
    dueAt: at('2026-12-03T21:14:05.123Z'),
    ms: 900,
  },
] as const;

const decks: ExchangedDeck[] = [
  {
    name: 'Jobb::På sykehuset',
    notes: [
      {
        ...{ guid: 'a1', front: 'et sår <& "stort"', back: 'a wound\nor a sore', example: 'Såret blør.' },
        ...{ exampleMeaning: 'The wound bleeds.', tags: ['helse', 'jobb'] },
        media: [
          { side: 'front', name: 'sår, rødt.png' },
          { side: 'back', name: 'wound.mp3' },
        ],
        cards: [
          { kind: 'meaning', state, suspended: true, reviews: [...reviews] },
          {
            kind: 'word',
            state: { ...state, state: 'relearning', learningStep: 0, scheduledDays: 0 },
            ...{ suspended: false, reviews: [] },
          },
          { kind: 'cloze', state: null, suspended: false, reviews: [] },
        ],
      },
    ],
  },
  {
    name: 'Ord',
    notes: [
      {
        ...{ guid: 'word:hus-noun', front: 'et hus', back: 'house', example: '', exampleMeaning: '' },
        ...{ tags: [], media: [], cards: [{ kind: 'gender', state, suspended: false, reviews: [] }] },
      },
    ],
  },
];
const files = new Map([
  ['sår, rødt.png', new Uint8Array([1, 2, 3])],
  ['wound.mp3', new Uint8Array(5000).fill(7)],
]);

describe('9.414 a package goes out and comes back the same: notes, decks, schedule, log and media', () => {
  test('as we write it', async () => {
    const read = await readPackage(await writePackage({ decks, files }, now), now);
    expect(read.decks).toEqual(decks);
    expect(new Map([...read.files].map(([name, bytes]) => [name, new Uint8Array(bytes)]))).toEqual(files);
    expect(read.losses).toEqual({});
  });

  test('in the form that Anki has had since 2.1.50, too', async () => {
    const old = unzipSync(await writePackage({ decks, files }, now));
    // MediaEntries { entries: [{ name }] }: field 1 with a length, in it field 1 with a length.
    const list = Object.values(JSON.parse(Buffer.from(old.media ?? []).toString()) as object).map((name) => {
      const text = Buffer.from(String(name));
      return Buffer.concat([Buffer.from([0x0a, text.length + 2, 0x0a, text.length]), text]);
    });
    const packed = (bytes?: Uint8Array) => new Uint8Array(zstdCompressSync(bytes ?? new Uint8Array()));
    const read = await readPackage(
      zipped({
        meta: new Uint8Array([8, 3]),
        'collection.anki2': makeCollection(noteSql(1, { fields: ['Please update', ''] })),
        'collection.anki21b': packed(old['collection.anki2']),
        media: packed(Buffer.concat(list)),
        0: packed(old[0]),
        1: packed(old[1]),
      }),
      now,
    );
    expect(read.decks).toEqual(decks);
    expect([...read.files.keys()]).toEqual([...files.keys()]);
  });

  test('and Anki’s own kinds of notes are read: two sides, gaps, further fields, the older schedule', async () => {
    const { decks: read } = await readPackage(
      makePackage({
        sql:
          noteSql(1, { fields: ['et <b>hus</b>&nbsp;', 'house<br>home', 'bygning'] }) +
          noteSql(2, { fields: ['Hun {{c1::bor::live}} i Oslo.', 'bo – bor – bodde'], type: 8, card: 'new' }),
      }),
      now,
    );
    expect(read.map(({ name }) => name)).toEqual(['Norsk::Kapittel 1']);
    expect(read[0]?.notes).toMatchObject([
      { front: 'et hus', back: 'house\nhome\nNote: bygning', tags: ['norsk', 'ord'] },
      { front: 'bor', back: 'bo – bor – bodde', example: 'Hun bor i Oslo.' },
    ]);
    expect(read[0]?.notes.map(({ cards }) => cards)).toMatchObject([
      [{ kind: 'meaning', state: { stability: 30, lapses: 2 } }],
      [{ kind: 'cloze', state: null }],
    ]);
  });
});

test('nothing of a note runs or leads anywhere: it is words (9.414)', async () => {
  const front = '<script>alert(1)</script><img src=x onerror=alert(1)><a href="javascript:alert(1)">hus</a>';
  const { decks: read, losses } = await readPackage(
    makePackage({ sql: noteSql(1, { fields: [front, ''] }) }),
    now,
  );
  expect(read[0]?.notes[0]).toMatchObject({ front: 'hus', media: [] });
  expect(losses).toEqual({ media: 1 });
});

const good = noteSql(1, { fields: ['hus', 'house'] });
const refused = async (bytes: Buffer) => {
  const failed = await readPackage(bytes, now).then(
    () => null,
    (error: { problem?: string }) => error,
  );
  return failed?.problem ?? failed;
};
/** Both places of a zip that name an entry, changed. */
const renamed = (bytes: Buffer, from: string, to: string) =>
  Buffer.from(bytes.toString('latin1').replaceAll(from, to), 'latin1');

describe('9.415 a broken, huge or hostile package is refused for a reason', () => {
  test('one that is broken', async () => {
    const whole = makePackage({ sql: good });
    expect(await refused(Buffer.from('not a zip at all'))).toBe('package_broken');
    expect(await refused(whole.subarray(0, whole.length - 30))).toBe('package_broken');
    expect(await refused(zipped({ media: new Uint8Array([123, 125]) }))).toBe('package_broken');
    expect(await refused(zipped({ 'collection.anki2': new Uint8Array(4096) }))).toBe('package_broken');
    const collection = makeCollection(good);
    collection.fill(0xff, 4096, 40_000);
    expect(await refused(zipped({ 'collection.anki2': collection }))).toBe('package_broken');
    expect(await refused(makePackage({ sql: 'drop table cards' }))).toBe('package_broken');
    expect(await refused(makePackage({ sql: `update col set models = '{"a'` }))).toBe('package_broken');
    expect(await refused(makePackage({}))).toBe('package_empty');
  });

  test('one that unpacks to far more than it is', async () => {
    const bomb = new Uint8Array(50 * 1024 * 1024);
    expect(await refused(makePackage({ sql: good, entries: { 0: bomb } }))).toBe('package_hostile');
    const packed = new Uint8Array(zstdCompressSync(new Uint8Array(120 * 1024 * 1024)));
    expect(await refused(zipped({ 'collection.anki21b': packed }))).toBe('package_too_large');
    const many = Object.fromEntries(
      Array.from({ length: 5001 }, (_, index) => [String(index), new Uint8Array()]),
    );
    expect(await refused(zipped(many))).toBe('package_too_large');
  });

  test('one that says it is smaller than it is', async () => {
    const bytes = makePackage({ sql: good, entries: { media: Buffer.from('{"0":"a.png"}'.padEnd(3000)) } });
    const size = Buffer.alloc(4);
    size.writeUInt32LE(3000);
    const small = Buffer.alloc(4);
    small.writeUInt32LE(16);
    expect(await refused(renamed(bytes, size.toString('latin1'), small.toString('latin1')))).toBe(
      'package_broken',
    );
  });

  test('one with paths for names', async () => {
    for (const name of ['../../collec', '/etc/collecti', 'a\\collection'])
      expect(
        await refused(zipped({ 'collection.anki2': makeCollection(good), [name]: new Uint8Array(1) })),
      ).toBe('package_hostile');
    const { files: read, losses } = await readPackage(
      makePackage({
        sql: noteSql(1, { fields: ['<img src="../../evil.png">', ''] }),
        entries: { media: Buffer.from('{"0":"../../evil.png"}'), 0: new Uint8Array([1]) },
      }),
      now,
    );
    expect([[...read.keys()], losses]).toEqual([[], { mediaNames: 1 }]);
  });

  test.each([
    ['a trigger', 'create trigger t after insert on notes begin delete from cards; end'],
    ['a view in the place of a table', 'drop table revlog; create view revlog as select * from notes'],
    [
      'a view that never ends',
      `drop table revlog; create view revlog as with recursive r(x) as (select 1 union all select x + 1 from r)
         select x as id from r`,
    ],
    ['a virtual table', 'create virtual table v using fts5(a)'],
    ['a column that is reckoned', 'create table x (a, b generated always as (zeroblob(100000000)))'],
  ])('one with %s', async (_, sql) => {
    expect(await refused(makePackage({ sql: `${good}; ${sql}` }))).toBe('package_hostile');
  });
});
