import { randomUUID } from 'node:crypto';
import { type ExchangedDeck, type ExchangedNote, lemmaOfGuid } from '#domain/decks/exchange.ts';
import { type CardKind, cardKinds } from '#domain/flashcards/card-kinds.ts';
import { possibleNoteKinds } from '#domain/flashcards/possible-kinds.ts';
import type { Transaction } from '#server/db/database.ts';
import { deckNotFound, requireRoom } from '#server/decks/own-deck.ts';
import { mediaBucket, type StagedFile, writeObject } from './deck-files.ts';
import { cardRows, type PlacedNote, reviewRows } from './imported-rows.ts';

export type SavedDecks = {
  readonly decks: { readonly deckId: string; readonly name: string }[];
  readonly notes: number;
  readonly doubles: number;
  readonly media: number;
};

type Import = {
  readonly userId: string;
  readonly requestKey: string;
  readonly decks: readonly ExchangedDeck[];
  readonly media: ReadonlyMap<string, StagedFile>;
  readonly now: Date;
};

/** Makes decks of what was read. A note that is here already, by its id, is left as it is. Rule 9.414. */
export async function saveDecks(transaction: Transaction, given: Import): Promise<SavedDecks> {
  const { userId, decks } = given;
  const all = decks.flatMap(({ notes }) => notes);
  await requireRoom(transaction, { userId, decks: decks.length, notes: all.length });
  const known = await knownNotes(transaction, { userId, notes: all });
  const words = await knownWords(transaction, all);
  const saved: SavedDecks['decks'][number][] = [];
  let [notes, doubles, media] = [0, 0, 0];
  for (const [index, deck] of decks.entries()) {
    const fresh = deck.notes.filter(({ guid }) => !known.has(guid));
    doubles += deck.notes.length - fresh.length;
    if (fresh.length === 0) continue;
    const placed = fresh.map((note, position) => placeNote(note, { position, words }));
    const deckId = await makeDeck(transaction, {
      ...{ userId, name: deck.name, kinds: usualKinds(placed), requestKey: `${given.requestKey}-${index}` },
    });
    await writeNotes(transaction, { ...given, deckId, notes: placed, usual: usualKinds(placed) });
    media += await writeMedia(transaction, { ...given, notes: placed });
    saved.push({ deckId, name: deck.name });
    notes += placed.length;
  }
  return { decks: saved, notes, doubles, media };
}

/** Guids of the notes that the person has. */
export async function knownNotes(
  { query }: Transaction,
  { userId, notes }: { readonly userId: string; readonly notes: readonly Pick<ExchangedNote, 'guid'>[] },
): Promise<ReadonlySet<string>> {
  const rows = await query<{ guid: string }>(
    `select n.guid from public.deck_notes n join public.decks d on d.id = n.deck_id
     where n.user_id = $1 and n.guid = any($2) and n.deleted_at is null and d.deleted_at is null`,
    [userId, notes.map(({ guid }) => guid)],
  );
  return new Set(rows.map(({ guid }) => guid));
}

/** Words of our lexicon among the notes: what a package of ours says of them is not believed, the lexicon is. */
async function knownWords(
  { query }: Transaction,
  notes: readonly ExchangedNote[],
): Promise<ReadonlyMap<string, readonly CardKind[]>> {
  const ids = notes.map(({ guid }) => lemmaOfGuid(guid)).filter((id) => id !== null);
  const rows = await query<{ id: string; possible_kinds: CardKind[] }>(
    'select id, possible_kinds from public.lexicon where id = any($1)',
    [ids],
  );
  return new Map(rows.map((row) => [row.id, row.possible_kinds]));
}

function placeNote(
  note: ExchangedNote,
  {
    position,
    words,
  }: { readonly position: number; readonly words: ReadonlyMap<string, readonly CardKind[]> },
): PlacedNote {
  const lemma = lemmaOfGuid(note.guid);
  const wordKinds = lemma === null ? undefined : words.get(lemma);
  const possible = wordKinds ?? possibleNoteKinds(note);
  const kinds = cardKinds.filter(
    (kind) => possible.includes(kind) && note.cards.some((card) => card.kind === kind),
  );
  return {
    ...{ id: randomUUID(), note, position, possible },
    lemmaId: wordKinds ? lemma : null,
    kinds: kinds.length > 0 ? kinds : ['meaning'],
  };
}

/** As what most of its notes are asked: the deck's own, which can be changed for all of them. */
function usualKinds(notes: readonly PlacedNote[]): readonly CardKind[] {
  const counts = new Map<string, number>();
  for (const { kinds } of notes) counts.set(kinds.join(), (counts.get(kinds.join()) ?? 0) + 1);
  const [usual] = [...counts].toSorted((one, other) => other[1] - one[1])[0] ?? ['meaning'];
  return usual.split(',') as CardKind[];
}

async function makeDeck(
  { query }: Transaction,
  deck: {
    readonly userId: string;
    readonly name: string;
    readonly kinds: readonly CardKind[];
    readonly requestKey: string;
  },
): Promise<string> {
  const [row] = await query<{ id: string }>(
    `insert into public.decks (user_id, source, name, kinds, request_key) values ($1, 'imported', $2, $3, $4) returning id`,
    [deck.userId, deck.name, deck.kinds, deck.requestKey],
  );
  if (!row) throw deckNotFound();
  return row.id;
}

type Written = Import & {
  readonly deckId: string;
  readonly notes: readonly PlacedNote[];
  readonly usual: readonly CardKind[];
};

async function writeNotes({ query }: Transaction, { userId, deckId, notes, usual }: Written): Promise<void> {
  const rows = notes.map(({ id, note, lemmaId, kinds, possible, position }) => ({
    ...{ id, lemma_id: lemmaId, guid: note.guid, tags: note.tags, position, possible_kinds: possible },
    kinds: kinds.join() === usual.join() ? null : kinds,
    ...(lemmaId === null
      ? { front: note.front, back: note.back, example: note.example, example_meaning: note.exampleMeaning }
      : { front: '', back: '', example: '', example_meaning: '' }),
  }));
  await query(
    `insert into public.deck_notes (id, user_id, deck_id, lemma_id, front, back, example, example_meaning, tags, kinds,
       possible_kinds, guid, position)
     select id, $1, $2, lemma_id, front, back, example, example_meaning, tags, kinds, possible_kinds, guid, position
     from jsonb_to_recordset($3) as r(id uuid, lemma_id text, front text, back text, example text, example_meaning text,
       tags text[], kinds text[], possible_kinds text[], guid text, position int)`,
    [userId, deckId, JSON.stringify(rows)],
  );
  await query(
    `insert into public.flashcards (user_id, lemma_id, note_id, kind, due_at, stability, difficulty, state, learning_step,
       scheduled_days, reviews, lapses, reviewed_at, suspended_at)
     select $1, lemma_id, note_id, kind, due_at, stability, difficulty, state, learning_step, scheduled_days, reviews, lapses,
       reviewed_at, suspended_at
     from jsonb_to_recordset($2) as r(lemma_id text, note_id uuid, kind text, due_at timestamptz, stability float8,
       difficulty float8, state text, learning_step smallint, scheduled_days int, reviews int, lapses int,
       reviewed_at timestamptz, suspended_at timestamptz)
     on conflict (user_id, card_id) do nothing`,
    [userId, JSON.stringify(notes.flatMap(cardRows))],
  );
  await query(
    `insert into public.card_reviews (user_id, request_key, card_id, lemma_id, rating, before, due_at, ms, reviewed_at)
     select $1, request_key, card_id, lemma_id, rating, before, due_at, ms, reviewed_at
     from jsonb_to_recordset($2) as r(request_key text, card_id text, lemma_id text, rating text, before jsonb,
       due_at timestamptz, ms int, reviewed_at timestamptz)
     on conflict do nothing`,
    [userId, JSON.stringify(notes.flatMap(reviewRows))],
  );
}

/** A file that several notes of a deck name is kept once. */
async function writeMedia(
  transaction: Transaction,
  { userId, notes, media, now }: Import & { readonly notes: readonly PlacedNote[] },
): Promise<number> {
  const paths = new Map<string, string>();
  let kept = 0;
  for (const { id, note, lemmaId } of notes) {
    if (lemmaId !== null) continue;
    for (const [position, { side, name }] of note.media.entries()) {
      const file = media.get(name);
      if (!file) continue;
      let path = paths.get(name);
      if (path === undefined) {
        path = `${userId}/${file.version}`;
        await writeObject(transaction, { bucket: mediaBucket, name: path, userId, file, now });
        paths.set(name, path);
        kept += 1;
      }
      await transaction.query(
        `insert into public.note_media (user_id, note_id, side, position, name, path, mime_type, bytes)
         values ($1, $2, $3, $4, $5, $6, $7, $8)`,
        [userId, id, side, position, name, path, file.mimeType, file.size],
      );
    }
  }
  return kept;
}
