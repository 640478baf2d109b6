import {
  type ExchangedCard,
  type ExchangedDeck,
  type ExchangedMedia,
  type ExchangedNote,
  wordGuid,
} from '#domain/decks/exchange.ts';
import { type CardKind, cardIdOf, cardKinds } from '#domain/flashcards/card-kinds.ts';
import type { CardRating } from '#domain/flashcards/ratings.ts';
import { headword } from '#domain/lexicon/headword.ts';
import type { Transaction } from '#server/db/database.ts';
import { type CardRow, cardColumns, cardOf } from '#server/flashcards/card-rows.ts';
import { packageLimits } from './package-limits.ts';

type NoteRow = {
  readonly id: string;
  readonly deck: string;
  readonly lemma_id: string | null;
  readonly guid: string | null;
  readonly front: string;
  readonly back: string;
  readonly example: string;
  readonly example_meaning: string;
  readonly tags: string[];
  readonly kinds: CardKind[];
  readonly word: { pos: string; gender: string | null; forms: Record<string, string[]> } | null;
};

/** Files of the notes by their names in the package, which are all different, and where they lie. */
export type LoadedDecks = {
  readonly decks: readonly ExchangedDeck[];
  readonly files: ReadonlyMap<string, { readonly path: string }>;
};

/** Name of the deck with the words that are learned and lie in no deck of one's own. */
const wordsDeck = 'Bestått';

/** One of the person's decks, or all of them with the words they learn beside. Rule 9.414. */
export async function loadDecks(
  transaction: Transaction,
  { userId, deckId }: { readonly userId: string; readonly deckId: string | null },
): Promise<LoadedDecks> {
  const rows = await readNotes(transaction, { userId, deckId });
  const states = await readStates(transaction, userId);
  const reviews = await readReviews(transaction, userId);
  const { media, files } = await readMedia(transaction, { userId, notes: rows.map(({ id }) => id) });
  const decks = new Map<string, ExchangedNote[]>();
  for (const row of rows) {
    const cards = row.kinds.map((kind): ExchangedCard => {
      const name = row.lemma_id === null ? { noteId: row.id, kind } : { lemmaId: row.lemma_id, kind };
      const state = states.get(cardIdOf(name));
      return {
        ...{ kind, state: state ? cardOf(state) : null, suspended: state?.suspended ?? false },
        reviews: reviews.get(cardIdOf(name)) ?? [],
      };
    });
    const notes = decks.get(row.deck) ?? [];
    decks.set(row.deck, notes);
    notes.push(noteOf(row, { cards, media: media.get(row.id) ?? [] }));
  }
  return { decks: [...decks].map(([name, notes]) => ({ name, notes })), files };
}

function noteOf(
  row: NoteRow,
  { cards, media }: { readonly cards: readonly ExchangedCard[]; readonly media: readonly ExchangedMedia[] },
): ExchangedNote {
  const { lemma_id: lemmaId, word, front, back, example, example_meaning: exampleMeaning, tags } = row;
  return {
    guid: lemmaId === null ? (row.guid ?? row.id) : wordGuid(lemmaId),
    front: word ? headword({ lemma: front, ...word }) : front,
    ...{ back, example, exampleMeaning, tags, media, cards },
  };
}

function readNotes(
  { query }: Transaction,
  { userId, deckId }: { readonly userId: string; readonly deckId: string | null },
): Promise<NoteRow[]> {
  const word = `jsonb_build_object('pos', w.pos, 'gender', w.gender, 'forms', w.forms)`;
  return query<NoteRow>(
    `select n.id, d.name as deck, n.lemma_id, n.guid, coalesce(w.lemma, n.front) as front, coalesce(w.english, n.back) as back,
       coalesce(w.example_nb, n.example) as example, coalesce(w.example_en, n.example_meaning) as example_meaning, n.tags,
       array(select k from unnest($3::text[]) as k where k = any(coalesce(n.kinds, d.kinds))
         and k = any(coalesce(w.possible_kinds, n.possible_kinds))) as kinds,
       case when w.id is not null then ${word} end as word
     from public.decks d join public.deck_notes n on n.deck_id = d.id left join public.lexicon w on w.id = n.lemma_id
     where d.user_id = $1 and ($2::uuid is null or d.id = $2) and d.source <> 'lexicon'
       and d.deleted_at is null and n.deleted_at is null
     union all
     select gen_random_uuid(), $4, w.id, null, w.lemma, w.english, w.example_nb, w.example_en, '{}',
       array(select k from unnest($3::text[]) as k where k = any(array_agg(f.kind))), ${word}
     from public.flashcards f join public.lexicon w on w.id = f.lemma_id
     where f.user_id = $1 and $2::uuid is null and f.deleted_at is null and not exists (
       select from public.deck_notes n join public.decks d on d.id = n.deck_id
       where n.user_id = $1 and n.lemma_id = w.id and n.deleted_at is null and d.deleted_at is null)
     group by w.id
     limit $5`,
    [userId, deckId, [...cardKinds], wordsDeck, packageLimits.notes],
  );
}

type StateRow = CardRow & { readonly card_id: string; readonly suspended: boolean };

async function readStates({ query }: Transaction, userId: string): Promise<ReadonlyMap<string, StateRow>> {
  const rows = await query<StateRow>(
    `select card_id, suspended_at is not null as suspended, ${cardColumns} from public.flashcards
     where user_id = $1 and deleted_at is null`,
    [userId],
  );
  return new Map(rows.map((row) => [row.card_id, row]));
}

type ReviewRow = {
  readonly card_id: string;
  readonly rating: CardRating;
  readonly reviewed_at: Date;
  readonly due_at: Date;
  readonly ms: number;
};

async function readReviews(
  { query }: Transaction,
  userId: string,
): Promise<ReadonlyMap<string, ExchangedCard['reviews']>> {
  const rows = await query<ReviewRow>(
    `select card_id, rating, reviewed_at, due_at, ms from (
       select * from public.card_reviews where user_id = $1 order by reviewed_at desc limit $2) newest
     order by reviewed_at`,
    [userId, packageLimits.reviews],
  );
  const reviews = new Map<string, ExchangedCard['reviews'][number][]>();
  for (const { card_id, rating, reviewed_at: reviewedAt, due_at: dueAt, ms } of rows) {
    const own = reviews.get(card_id) ?? [];
    reviews.set(card_id, own);
    own.push({ rating, reviewedAt, dueAt, ms });
  }
  return reviews;
}

/** Two files of the same name are told apart by their id before it. */
async function readMedia(
  { query }: Transaction,
  { userId, notes }: { readonly userId: string; readonly notes: readonly string[] },
) {
  const rows = await query<{
    note_id: string;
    side: ExchangedMedia['side'];
    name: string;
    path: string;
    id: string;
  }>(
    `select id, note_id, side, name, path from public.note_media where user_id = $1 and note_id = any($2)
     order by note_id, position`,
    [userId, notes],
  );
  const files = new Map<string, { path: string }>();
  const media = new Map<string, ExchangedMedia[]>();
  for (const { id, note_id: noteId, side, name, path } of rows) {
    const taken = files.get(name);
    const own = taken && taken.path !== path ? `${id.slice(0, 8)}-${name}`.slice(0, 200) : name;
    files.set(own, { path });
    media.set(noteId, [...(media.get(noteId) ?? []), { side, name: own }]);
  }
  return { media, files };
}
