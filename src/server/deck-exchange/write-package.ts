import { createHash } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import { ankiCardOf } from '#domain/decks/anki-card.ts';
import type { ExchangedDeck, ExchangedFiles, ExchangedNote } from '#domain/decks/exchange.ts';
import { cardKinds } from '#domain/flashcards/card-kinds.ts';
import { ratings } from '#domain/flashcards/ratings.ts';
import { dayMs } from '#domain/time/days.ts';
import {
  collectionSchema,
  collectionSettings,
  deckJson,
  noteTypeJson,
  ownNoteTypeId,
} from './anki-schema.ts';
import { fieldOf } from './plain-text.ts';

/** Decks as a package that Anki of any age reads: `collection.anki2` of schema 11, with schedule, log and media. Rule 9.414. */
export async function writePackage(
  { decks, files }: { readonly decks: readonly ExchangedDeck[]; readonly files: ExchangedFiles },
  now: Date,
): Promise<Buffer> {
  const database = new DatabaseSync(':memory:');
  try {
    database.exec(collectionSchema);
    writeRows(database, decks, now);
    const zip = new ZipFile();
    zip.addBuffer(Buffer.from(database.serialize()), 'collection.anki2', { mtime: now });
    const names = [...files.keys()];
    for (const [index, name] of names.entries())
      zip.addBuffer(Buffer.from(files.get(name) as Uint8Array), String(index), {
        mtime: now,
        compress: false,
      });
    const list = Object.fromEntries(names.map((name, index) => [String(index), name]));
    zip.addBuffer(Buffer.from(JSON.stringify(list)), 'media', { mtime: now });
    zip.end();
    return await buffer(zip.outputStream);
  } finally {
    database.close();
  }
}

function writeRows(database: DatabaseSync, decks: readonly ExchangedDeck[], now: Date): void {
  // Anki counts days from a morning: that of the day the collection is made, long enough ago for every review.
  const createdAt = new Date(Math.floor(now.getTime() / dayMs) * dayMs - 3650 * dayMs);
  const modified = Math.floor(now.getTime() / 1000);
  const deckIds = new Map(decks.map(({ name }, index) => [name, now.getTime() + index]));
  const settings = collectionSettings(now);
  database
    .prepare(
      `insert into col (id, crt, mod, scm, ver, dty, usn, ls, conf, models, decks, dconf, tags)
       values (1, ?, ?, ?, 11, 0, 0, 0, ?, ?, ?, ?, '{}')`,
    )
    .run(
      ...[Math.floor(createdAt.getTime() / 1000), now.getTime(), now.getTime(), settings.conf],
      ...[noteTypeJson(now), deckJson(deckIds, now), settings.dconf],
    );
  const writer = rowWriter(database, { createdAt, modified, firstId: now.getTime() });
  let position = 0;
  for (const { name, notes } of decks)
    for (const note of notes) writer.write(note, { deckId: deckIds.get(name) ?? 1, position: position++ });
}

type Times = { readonly createdAt: Date; readonly modified: number; readonly firstId: number };

function rowWriter(database: DatabaseSync, { createdAt, modified, firstId }: Times) {
  const insertNote = database.prepare(
    `insert into notes (id, guid, mid, mod, usn, tags, flds, sfld, csum, flags, data) values (?, ?, ?, ?, -1, ?, ?, ?, ?, 0, '')`,
  );
  const insertCard = database.prepare(
    `insert into cards (id, nid, did, ord, mod, usn, type, queue, due, ivl, factor, reps, lapses, left, odue, odid, flags, data)
     values (?, ?, ?, ?, ?, -1, ?, ?, ?, ?, ?, ?, ?, ?, 0, 0, 0, ?)`,
  );
  const insertReview = database.prepare(
    'insert or ignore into revlog (id, cid, usn, ease, ivl, lastIvl, factor, time, type) values (?, ?, -1, ?, ?, 0, 0, ?, 1)',
  );
  let [noteId, cardId] = [firstId, firstId];
  return {
    write(note: ExchangedNote, { deckId, position }: { deckId: number; position: number }) {
      const id = noteId++;
      const tags = note.tags.length > 0 ? ` ${note.tags.join(' ')} ` : '';
      insertNote.run(
        ...[id, note.guid, ownNoteTypeId, modified, tags, fieldsOf(note).join('\u001f')],
        ...[note.front, checksum(note.front)],
      );
      for (const { kind, state, suspended, reviews } of note.cards) {
        const card = ankiCardOf(state, { suspended, createdAt, position });
        const own = cardId++;
        insertCard.run(
          ...[own, id, deckId, cardKinds.indexOf(kind), modified, card.type, card.queue, card.due, card.ivl],
          ...[card.factor, card.reps, card.lapses, card.left, card.data],
        );
        for (const { rating, reviewedAt, dueAt, ms } of reviews) {
          const pause = dueAt.getTime() - reviewedAt.getTime();
          const interval = pause < dayMs ? -Math.round(pause / 1000) : Math.round(pause / dayMs);
          insertReview.run(reviewedAt.getTime(), own, ratings.indexOf(rating) + 1, interval, ms);
        }
      }
    },
  };
}

/** Text, meaning, example and its meaning; then for each kind whether it is asked, which Anki's templates look at. */
function fieldsOf(note: ExchangedNote): string[] {
  const on = (side: string) => note.media.filter((one) => one.side === side);
  return [
    fieldOf(note.front, on('front')),
    fieldOf(note.back, on('back')),
    fieldOf(note.example, on('example')),
    fieldOf(note.exampleMeaning),
    ...cardKinds.map((kind) => (note.cards.some((card) => card.kind === kind) ? '1' : '')),
  ];
}

/** Anki finds doubles by it: the first eight digits of the first field's SHA-1. */
function checksum(front: string): number {
  return Number.parseInt(createHash('sha1').update(front).digest('hex').slice(0, 8), 16);
}
