import { type CardName, cardIdOf } from '#domain/flashcards/card-kinds.ts';
import type { CardState } from '#domain/flashcards/schedule.ts';
import type { Transaction } from '#server/db/database.ts';
import { AppError } from '#server/http/errors.ts';
import { type CardRow, cardColumns, cardOf, cardValues } from './card-rows.ts';

export type Owned = { readonly transaction: Transaction; readonly userId: string };

/** Two windows of one person wait for each other. */
export async function lockCards({ transaction, userId }: Owned): Promise<void> {
  await transaction.query('select pg_advisory_xact_lock(hashtextextended($1, 75))', [userId]);
}

/** Null where it was never reviewed. */
export async function readCard({ transaction, userId }: Owned, cardId: string): Promise<CardState | null> {
  const [row] = await transaction.query<CardRow>(
    `select ${cardColumns} from public.flashcards where user_id = $1 and card_id = $2`,
    [userId, cardId],
  );
  return row ? cardOf(row) : null;
}

/** A new card is of a word of the lexicon, or of a note of one's own, and of a kind that it can be asked as. */
export async function requireCard({ transaction, userId }: Owned, name: CardName): Promise<void> {
  const rows =
    name.lemmaId === undefined
      ? await transaction.query(
          `select from public.deck_notes where id = $1 and user_id = $2 and deleted_at is null and lemma_id is null
           and $3 = any(possible_kinds)`,
          [name.noteId, userId, name.kind],
        )
      : await transaction.query('select from public.lexicon where id = $1 and $2 = any(possible_kinds)', [
          name.lemmaId,
          name.kind,
        ]);
  if (rows.length === 0) throw cardNotFound();
}

export function cardNotFound(): AppError {
  return new AppError({ code: 'word_not_found', status: 404, message: 'There is no such card.' });
}

/** The card after a review; whatever held it back does so no more. */
export async function saveCard(
  { transaction, userId }: Owned,
  { name, card }: { readonly name: CardName; readonly card: CardState },
): Promise<void> {
  const { lemmaId = null, noteId = null, kind } = name;
  await transaction.query(
    `insert into public.flashcards (user_id, lemma_id, note_id, kind, ${cardColumns})
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
     on conflict (user_id, card_id) do update set (${cardColumns}) = ($5, $6, $7, $8, $9, $10, $11, $12, $13)`,
    [userId, lemmaId, noteId, kind, ...cardValues(card)],
  );
}

/**
 * The card after a review was taken back; null: it is new again. One whose note is gone meanwhile stays gone, and one that
 * was put away because of that review comes back.
 */
export async function restoreCard(
  { transaction, userId }: Owned,
  { cardId, card }: { readonly cardId: string; readonly card: CardState | null },
): Promise<void> {
  if (!card) {
    await transaction.query('delete from public.flashcards where user_id = $1 and card_id = $2', [
      userId,
      cardId,
    ]);
    return;
  }
  await transaction.query(
    `update public.flashcards set (${cardColumns}) = ($3, $4, $5, $6, $7, $8, $9, $10, $11),
       suspended_at = case when lapses > $10 and suspended_at = leech_at then null else suspended_at end,
       leech_at = case when lapses > $10 then null else leech_at end
     where user_id = $1 and card_id = $2`,
    [userId, cardId, ...cardValues(card)],
  );
}

/** Rule 9.422: a card that does not stick is put away, or only known as such. */
export async function markLeech(
  { transaction, userId }: Owned,
  leech: { readonly cardId: string; readonly suspend: boolean; readonly now: Date },
): Promise<void> {
  await transaction.query(
    `update public.flashcards set leech_at = $3, suspended_at = case when $4::boolean then $3 else suspended_at end
     where user_id = $1 and card_id = $2`,
    [userId, leech.cardId, leech.now, leech.suspend],
  );
}

/** Rule 9.422: other cards of the word or note that are known wait until a day; null lets those that wait for it come. */
export async function burySiblings(
  { transaction, userId }: Owned,
  siblings: { readonly name: CardName; readonly day: string; readonly bury: boolean },
): Promise<void> {
  const { name, day, bury } = siblings;
  const [column, id] = name.lemmaId === undefined ? ['note_id', name.noteId] : ['lemma_id', name.lemmaId];
  const change = bury
    ? `set buried_until = greatest(buried_until, $4::date) where state = 'review'`
    : 'set buried_until = null where buried_until = $4::date';
  await transaction.query(
    `update public.flashcards ${change} and user_id = $1 and ${column} = $2 and card_id <> $3`,
    [userId, id, cardIdOf(name), day],
  );
}
