import type { CardKind } from '#domain/flashcards/card-kinds.ts';
import { type CardName, cardIdOf } from '#domain/flashcards/card-kinds.ts';
import type { FunctionOutput } from '#domain/functions/functions.ts';
import type { Transaction } from '#server/db/database.ts';

type ShownCard = FunctionOutput<'cards'>['cards'][number];

/** A card with what it shows, as `faceColumns` reads it. */
export type FaceRow = {
  readonly lemma_id: string | null;
  readonly note_id: string | null;
  readonly kind: CardKind;
  readonly word: ShownCard['word'];
  readonly note: ShownCard['note'];
  readonly deck: string | null;
  /** Where the person met the word, if it was kept from a text. */
  readonly sentence: string | null;
};

/** What a card shows; `faceJoins` has the tables. */
export const faceColumns = `c.lemma_id, c.note_id, c.kind, d.name as deck, k.sentence,
  case when w.id is not null then jsonb_build_object('lemmaId', w.id, 'lemma', w.lemma, 'pos', w.pos, 'gender', w.gender,
    'level', w.level, 'forms', w.forms, 'english', w.english,
    'example', jsonb_build_object('nb', w.example_nb, 'en', w.example_en)) end as word,
  case when n.id is not null then jsonb_build_object('noteId', n.id, 'front', n.front, 'back', n.back,
    'example', n.example, 'exampleMeaning', n.example_meaning, 'media', (
      select coalesce(jsonb_agg(jsonb_build_object('mediaId', m.id, 'side', m.side, 'name', m.name, 'type', m.mime_type)
        order by m.side desc, m.position), '[]') from public.note_media m where m.note_id = n.id)) end as note`;

/** For a table or query `c` with `user_id`, `lemma_id`, `note_id` and `kind`. */
export const faceJoins = `left join public.lexicon w on w.id = c.lemma_id
  left join public.kept_words k on k.user_id = c.user_id and k.lemma_id = c.lemma_id
  left join public.deck_notes n on n.id = c.note_id left join public.decks d on d.id = n.deck_id`;

/** What cards without a row of their own show, in the order of the cards. One query for all of them: it is the one that takes long to plan. */
export async function facesOf(
  { transaction, userId }: { readonly transaction: Transaction; readonly userId: string },
  cards: readonly Pick<FaceRow, 'lemma_id' | 'note_id' | 'kind'>[],
): Promise<readonly FaceRow[]> {
  if (cards.length === 0) return [];
  return transaction.query<FaceRow>({
    name: 'card-faces',
    text: `select ${faceColumns} from (
        select $1::uuid as user_id, u.* from unnest($2::text[], $3::uuid[], $4::text[]) with ordinality as u(lemma_id, note_id, kind, nth)
      ) c ${faceJoins} order by c.nth`,
    values: [
      userId,
      cards.map(({ lemma_id }) => lemma_id),
      cards.map(({ note_id }) => note_id),
      cards.map(({ kind }) => kind),
    ],
  });
}

export function shownFace(row: FaceRow): Omit<ShownCard, 'isNew' | 'isLeech' | 'from' | 'state'> {
  const { kind, word, note, deck, sentence } = row;
  return { cardId: cardIdOf(nameOf(row)), kind, word, note, deck, met: sentence || null };
}

function nameOf({ lemma_id, note_id, kind }: FaceRow): CardName {
  if (lemma_id !== null) return { lemmaId: lemma_id, kind };
  if (note_id === null) throw new Error('a card is of a word or of a note');
  return { noteId: note_id, kind };
}
