import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ExchangedCard, ExchangedDeck, ExchangedNote } from '#domain/decks/exchange.ts';
import { grantLicence } from '#server/licences/grants.ts';
import { call } from '#server/sittings/sitting-fixture.ts';
import { type TestApi, testApi } from '#server/testing/api.ts';
import { makePackage, noteSql } from './package-fixture.ts';
import { readPackage } from './read-package.ts';
import { runExchange } from './run-exchange.ts';
import { sweepDecks } from './sweep-decks.ts';
import { writePackage } from './write-package.ts';

let api: TestApi;
let client: SupabaseClient;
beforeAll(async () => {
  api = await testApi();
  await api.database.pool.query(
    `insert into public.lexicon values ('hus-noun', 'hus', 'noun', 'n', 'A1', 'home', '{"singular":["hus"]}', '{hus}',
       'house', 'Huset er rødt.', 'The house is red.')`,
  );
});
afterAll(() => api.close());
beforeEach(async () => {
  client = await person();
});

async function person(): Promise<SupabaseClient> {
  const someone = api.client();
  const email = `${crypto.randomUUID()}@example.no`;
  const { data } = await someone.auth.signUp({ email, password: 'three quiet fjords' });
  await api.database.asService((transaction) =>
    grantLicence(transaction, {
      ...{ userId: data.user?.id ?? '', tier: 11, days: 30, source: 'admin', reference: email },
      grantedAt: new Date(Date.now() - 3_600_000),
    }),
  );
  return someone;
}

async function send(bytes: Uint8Array, kind: 'package' | 'table' = 'package', by = client): Promise<string> {
  const { data } = await call(by, 'deck-uploads', { type: kind });
  const { name, token } = data as { name: string; token: string };
  const type = kind === 'package' ? 'application/zip' : 'text/csv';
  const { error } = await by.storage
    .from('deck-files')
    .uploadToSignedUrl(name, token, new Blob([new Uint8Array(bytes)], { type }));
  if (error) throw error;
  return name;
}

type Imported = { decks: { deckId: string; name: string }[]; notes: number; doubles: number; losses: object };
const importFile = (name: string, table: object | null = null, by = client) =>
  call(by, 'deck-imports', { name, requestKey: crypto.randomUUID(), table });

async function exported(by = client, deckId: string | null = null, format = 'package'): Promise<Buffer> {
  const { data, error } = await call(by, 'deck-exports', { deckId, format });
  expect(error).toBeNull();
  const { data: blob } = await by.storage.from('deck-files').download((data as { name: string }).name);
  return Buffer.from((await blob?.arrayBuffer()) ?? new ArrayBuffer(0));
}

const stored = async () =>
  (
    await api.database.pool.query<{ count: number }>(
      `select (select count(*) from public.decks) + (select count(*) from public.deck_notes)
       + (select count(*) from storage.objects where bucket_id = 'note-media')::int as count`,
    )
  ).rows[0]?.count;

/** One white point. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg==',
  'base64',
);

const dueAt = new Date('2026-12-24T17:00:00.5Z');
const reviewedAt = new Date('2026-11-16T21:14:05.123Z');
const state = {
  ...{
    dueAt,
    stability: 17.25,
    difficulty: 6.5,
    state: 'review' as const,
    learningStep: 0,
    scheduledDays: 38,
  },
  ...{ reviews: 2, lapses: 1, reviewedAt },
} as const;
const reviews = [{ rating: 'good', reviewedAt, dueAt, ms: 4200 }] as const;
const decks: ExchangedDeck[] = [
  {
    name: 'Jobb::Helse',
    notes: [
      {
        ...{
          guid: 'a1',
          front: 'et sår',
          back: 'a wound',
          example: 'Jeg har et sår.',
          exampleMeaning: 'I have one.',
        },
        ...{ tags: ['helse'], media: [{ side: 'front' as const, name: 'sår.png' }] },
        cards: [
          { kind: 'meaning', state, suspended: true, reviews: [] },
          { kind: 'word', state: null, suspended: false, reviews: [] },
        ],
      },
      {
        ...{ guid: 'word:hus-noun', front: 'et hus', back: 'house', example: 'Huset er rødt.' },
        ...{ exampleMeaning: 'The house is red.', tags: [], media: [] },
        cards: [{ kind: 'meaning', state: { ...state, reviews: 1 }, suspended: false, reviews: [] }],
      },
    ],
  },
];
const files = new Map([['sår.png', new Uint8Array(png)]]);

describe('a package', () => {
  test('comes in whole, goes out and is the same: notes, decks, schedule and media (9.414)', async () => {
    const now = new Date();
    const name = await send(await writePackage({ decks, files }, now));
    const { data: preview } = await call(client, 'deck-previews', { name, delimiter: null });
    expect(preview).toEqual({
      ...{ kind: 'package', decks: [{ name: 'Jobb::Helse', notes: 2 }], media: 1, doubles: 0, losses: {} },
    });
    const { data, error } = await importFile(name);
    expect(error).toBeNull();
    expect(data).toMatchObject({ notes: 2, doubles: 0, media: 1, losses: {} });
    const read = await readPackage(await exported(), now);
    expect(read.decks).toEqual(decks);
    expect([...read.files].map(([file, bytes]) => [file, [...bytes]])).toEqual([['sår.png', [...png]]]);
    // The file has gone, and with it nobody can import it a second time.
    expect((await importFile(name)).error).toMatchObject({ code: 'deck_file_not_found' });
  });

  test('brings its log, and a second one leaves what is here (9.414)', async () => {
    const [deck] = decks as [ExchangedDeck];
    const [note] = deck.notes as [ExchangedNote];
    const [card] = note.cards as [ExchangedCard];
    const logged = { ...deck, notes: [{ ...note, cards: [{ ...card, reviews }] }] };
    const bytes = await writePackage({ decks: [logged], files }, new Date());
    await importFile(await send(bytes));
    const { data } = await client.from('card_reviews').select('rating, ms, before, reviewed_at');
    expect(data).toEqual([{ rating: 'good', ms: 4200, before: null, reviewed_at: expect.any(String) }]);
    const { data: again } = await importFile(await send(bytes));
    expect(again as Imported).toMatchObject({ decks: [], notes: 0, doubles: 1 });
  });

  test('with a file that is no sound or picture comes without it, and that is said (9.414)', async () => {
    const html = new Map([['sår.png', new TextEncoder().encode('<script>alert(1)</script>')]]);
    const { data } = await importFile(await send(await writePackage({ decks, files: html }, new Date())));
    expect(data).toMatchObject({ notes: 2, losses: { media: 1 } });
  });

  test('that is broken or hostile is refused by a code, and leaves nothing (9.415)', async () => {
    const before = await stored();
    const hostile = makePackage({
      sql: `${noteSql(1, { fields: ['hus', 'house'] })}; create trigger t after insert on notes begin delete from cards; end`,
    });
    for (const [bytes, code] of [
      [hostile, 'package_hostile'],
      [makePackage({}), 'package_empty'],
      [makePackage({ sql: 'drop table cards' }), 'package_broken'],
    ] as const) {
      const name = await send(bytes);
      expect((await call(client, 'deck-previews', { name, delimiter: null })).error).toEqual({
        status: 422,
        code,
      });
      expect((await importFile(name)).error).toEqual({ status: 422, code });
    }
    expect(await stored()).toBe(before);
  });

  test('that never comes to an end is given up (9.415)', async () => {
    const bytes = makePackage({ sql: noteSql(1, { fields: ['hus', 'house'] }) });
    await expect(runExchange('readPackage', { bytes, now: new Date() }, 1)).rejects.toMatchObject({
      problem: 'package_timeout',
    });
  });

  test('of another cannot be opened (6.18)', async () => {
    const name = await send(makePackage({ sql: noteSql(1, { fields: ['hus', 'house'] }) }));
    expect((await importFile(name, null, await person())).error).toMatchObject({ status: 404 });
  });
});

describe('a table', () => {
  const columns = {
    deck: 'Mine ord',
    delimiter: ';',
    skipFirst: true,
    front: 0,
    back: 1,
    example: null,
  } as const;
  const text = 'norsk;engelsk\nhammer;a hammer\nsag;"a saw;\nor two"\nhammer;a hammer\n;nothing\n';

  test('9.417 its columns, encoding and the sign between them are found and shown before it becomes cards, a row that is in it twice one card', async () => {
    const name = await send(new TextEncoder().encode(text), 'table');
    const { data } = await call(client, 'deck-previews', { name, delimiter: null });
    expect(data).toMatchObject({
      ...{ kind: 'table', encoding: 'utf-8', delimiter: ';', columns: 2, rows: 5, doubles: 1 },
      first: [
        ['norsk', 'engelsk'],
        ['hammer', 'a hammer'],
        ['sag', 'a saw;\nor two'],
        ...Array(2).fill(expect.any(Array)),
      ],
    });
    const { data: made } = await importFile(name, columns);
    expect(made).toMatchObject({ notes: 2, losses: { emptyNotes: 1 } });
    const [deck] = (made as Imported).decks;
    const table = await exported(client, deck?.deckId, 'table');
    expect(table.toString()).toContain('hammer,a hammer,,\r\nsag,"a saw;\nor two",,');
  });

  test('that is no text is refused (9.417)', async () => {
    const { data } = await call(client, 'deck-uploads', { type: 'table' });
    const { name, token } = data as { name: string; token: string };
    const { error } = await client.storage
      .from('deck-files')
      .uploadToSignedUrl(name, token, new Blob([new Uint8Array([0, 1, 2, 0])], { type: 'text/csv' }));
    expect(error).not.toBeNull();
  });
});

test('what was deleted a day ago goes for good, with its media, and so do files that went in or out (9.418)', async () => {
  const { data } = await importFile(await send(await writePackage({ decks, files }, new Date())));
  const [deck] = (data as Imported).decks;
  await exported();
  await call(client, 'deck-changes', { kind: 'delete', deckId: deck?.deckId, deleted: true });
  await sweepDecks(api.context);
  const { data: still } = await client.from('deck_notes').select('id');
  expect(still).toHaveLength(2);
  const later = new Date(Date.now() + 25 * 3_600_000);
  await sweepDecks({ ...api.context, now: () => later });
  expect((await client.from('deck_notes').select('id')).data).toEqual([]);
  const { rows } = await api.database.pool.query(
    `select from storage.objects where bucket_id in ('deck-files', 'note-media') and owner_id = $1`,
    [(await client.auth.getUser()).data.user?.id],
  );
  expect(rows).toEqual([]);
});
