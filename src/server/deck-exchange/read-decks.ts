import { type AnkiCard, stateOfAnkiCard } from '#domain/decks/anki-card.ts';
import { readCloze } from '#domain/decks/cloze.ts';
import {
  type ExchangedCard,
  type ExchangedDeck,
  type ExchangedNote,
  type ExchangedReview,
  type ExchangeLosses,
  noteLimits,
} from '#domain/decks/exchange.ts';
import { type CardKind, cardKinds } from '#domain/flashcards/card-kinds.ts';
import { ratings } from '#domain/flashcards/ratings.ts';
import { dayMs } from '#domain/time/days.ts';
import type { CollectionReader } from './collection-reader.ts';
import { type NoteType, readDeckNames, readNoteTypes } from './note-types.ts';
import { PackageError, packageLimits } from './package-limits.ts';
import { plainField } from './plain-text.ts';

/** The name of our own kind of note in a collection; its first four fields and its cards are ours. */
export const ownNoteType = 'Bestått';

type Row = Record<string, unknown>;

/** Every deck of a collection that has notes. @throws PackageError */
export function readDecks(
  collection: CollectionReader,
  now: Date,
): { readonly decks: readonly ExchangedDeck[]; readonly losses: ExchangeLosses } {
  for (const table of ['col', 'notes', 'cards'])
    if (!collection.has(table)) throw new PackageError('package_broken', `there is no table ${table}`);
  const types = readNoteTypes(collection);
  const names = readDeckNames(collection);
  const [made] = collection.all('select crt from col', 1);
  const createdAt = new Date(Number(made?.crt ?? 0) * 1000);
  const cards = groupedBy('nid', collection.all(cardQuery, packageLimits.cards));
  const reviews = collection.has('revlog')
    ? groupedBy('cid', collection.all('select id, cid, ease, ivl, time from revlog', packageLimits.reviews))
    : new Map<string, Row[]>();
  const decks = new Map<string, ExchangedNote[]>();
  const losses = { cards: 0, longTexts: 0, emptyNotes: 0 };
  const notes = collection.all(
    'select id, guid, mid, tags, flds from notes order by id',
    packageLimits.notes,
  );
  for (const note of notes) {
    const own = cards.get(String(note.id)) ?? [];
    const type = types.get(String(note.mid));
    const read = type && noteOf(note, type);
    if (!read) {
      losses.emptyNotes += 1;
      continue;
    }
    const known = own.flatMap((card) => {
      const kind = kindOf(type, Number(card.ord));
      if (!kind) losses.cards += 1;
      return kind
        ? [{ kind, ...cardOf(card, { createdAt, now, reviews: reviews.get(String(card.id)) ?? [] }) }]
        : [];
    });
    if (read.shortened) losses.longTexts += 1;
    const deck = (names.get(String(own[0]?.did)) ?? 'Anki').trim().slice(0, 120) || 'Anki';
    decks.set(deck, [...(decks.get(deck) ?? []), { ...read.note, cards: uniqueKinds(known) }]);
    if (decks.size > packageLimits.decks) throw new PackageError('package_too_large', 'too many decks');
  }
  const counted = Object.entries(losses).filter(([, count]) => count > 0);
  return {
    decks: [...decks].map(([name, found]) => ({ name, notes: found })),
    losses: Object.fromEntries(counted),
  };
}

const cardQuery =
  'select id, nid, did, ord, type, queue, due, ivl, factor, reps, lapses, left, odue, odid, data from cards order by ord';

function groupedBy(column: string, rows: readonly Row[]): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const key = String(row[column]);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return groups;
}

type ReadNote = { readonly note: Omit<ExchangedNote, 'cards'>; readonly shortened: boolean };

/** Null where its first field says nothing. Of other people's kinds of notes: the first field, the second, and the rest below it. */
function noteOf(row: Row, type: NoteType): ReadNote | null {
  const fields = String(row.flds).split('\u001f');
  const isOwn = type.name === ownNoteType;
  const sides = ['front', 'back', ...(isOwn ? ['example'] : [])] as ('front' | 'back' | 'example')[];
  const plain = fields.map((field, index) => plainField(field, sides[index] ?? 'back'));
  const texts = plain.map(({ text }) => text);
  const parts = isOwn ? ownParts(texts) : type.isCloze ? clozeParts(texts) : otherParts(texts, type);
  const media = plain.flatMap((field) => field.media).slice(0, 20);
  const cut = {
    front: parts.front.slice(0, noteLimits.front),
    back: parts.back.slice(0, noteLimits.back),
    example: parts.example.slice(0, noteLimits.example),
    exampleMeaning: parts.exampleMeaning.slice(0, noteLimits.exampleMeaning),
  };
  // A side with a sound or a picture alone has that for a front.
  const front = cut.front || (media.length > 0 ? '…' : '');
  if (front === '') return null;
  const tags = String(row.tags).split(/\s+/).filter(Boolean);
  const guid = String(row.guid).replaceAll('\0', '').slice(0, 120) || `id:${String(row.id)}`;
  return {
    note: { ...cut, front, guid, tags: tags.slice(0, 50).map((tag) => tag.slice(0, 100)), media },
    shortened: Object.values(parts).join('').length > Object.values(cut).join('').length,
  };
}

type Parts = Pick<ExchangedNote, 'front' | 'back' | 'example' | 'exampleMeaning'>;

function ownParts([front = '', back = '', example = '', exampleMeaning = '']: readonly string[]): Parts {
  return { front, back, example, exampleMeaning };
}

function clozeParts([text = '', ...extra]: readonly string[]): Parts {
  const cloze = readCloze(text);
  return {
    front: cloze?.gap ?? text,
    back: extra.filter(Boolean).join('\n'),
    example: cloze?.sentence ?? '',
    exampleMeaning: '',
  };
}

function otherParts([front = '', back = '', ...more]: readonly string[], { fields }: NoteType): Parts {
  const rest = more.flatMap((text, index) => (text ? [`${fields[index + 2] ?? ''}: ${text}`] : []));
  return { front, back: [back, ...rest].filter(Boolean).join('\n'), example: '', exampleMeaning: '' };
}

/** Which question a note type's card asks: ours by their place; of others the first from front to back, the second the other way. */
function kindOf(type: NoteType, ord: number): CardKind | null {
  if (type.name === ownNoteType) return cardKinds[ord] ?? null;
  if (type.isCloze) return ord === 0 ? 'cloze' : null;
  return cardKinds[ord] === 'meaning' || cardKinds[ord] === 'word' ? cardKinds[ord] : null;
}

function cardOf(
  row: Row,
  { createdAt, now, reviews }: { createdAt: Date; now: Date; reviews: readonly Row[] },
): Omit<ExchangedCard, 'kind'> {
  // A card in a filtered deck has its own due date aside.
  const inFiltered = Number(row.odid) > 0;
  const card: AnkiCard = {
    ...{ type: Number(row.type), queue: Number(row.queue), ivl: Number(row.ivl), factor: Number(row.factor) },
    ...{ due: Number(inFiltered ? row.odue : row.due), reps: bounded(row.reps), lapses: bounded(row.lapses) },
    ...{ left: bounded(row.left), data: String(row.data ?? '') },
  };
  return {
    state: stateOfAnkiCard(card, createdAt, now),
    suspended: card.queue === -1,
    reviews: reviews.flatMap((review) => reviewOf(review, now)),
  };
}

function bounded(value: unknown): number {
  const number = Number(value);
  return Number.isFinite(number) ? Math.min(Math.max(Math.trunc(number), 0), 1_000_000) : 0;
}

/** A line of the log; what was set by hand (0) or lies in the future is none. */
function reviewOf({ id, ease, ivl, time }: Row, now: Date): ExchangedReview[] {
  const rating = ratings[Number(ease) - 1];
  const at = Number(id);
  if (!rating || !(at > 1e11) || at > now.getTime() + dayMs) return [];
  const pause = Number(ivl) < 0 ? -Number(ivl) * 1000 : Number(ivl) * dayMs;
  const dueAt = new Date(at + Math.min(Math.max(pause, 0), 36_500 * dayMs));
  return [{ rating, reviewedAt: new Date(at), dueAt, ms: Math.min(bounded(time), 3_600_000) }];
}

function uniqueKinds(cards: readonly ExchangedCard[]): ExchangedCard[] {
  return [...new Map(cards.map((card) => [card.kind, card])).values()];
}
