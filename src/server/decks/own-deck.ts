import type { Transaction } from '#server/db/database.ts';
import { AppError } from '#server/http/errors.ts';

export const deckLimits = { decks: 200, notes: 20_000 } as const;

/** @throws AppError 404 unless it is the person's own, and there */
export async function requireDeck(
  transaction: Transaction,
  { userId, deckId }: { readonly userId: string; readonly deckId: string },
): Promise<void> {
  const rows = await transaction.query(
    `select from public.decks where id = $1 and user_id = $2 and source <> 'lexicon' and deleted_at is null for update`,
    [deckId, userId],
  );
  if (rows.length === 0) throw deckNotFound();
}

export function deckNotFound(): AppError {
  return new AppError({ code: 'deck_not_found', status: 404, message: 'There is no such deck.' });
}

/** Bounds what one person keeps; imports ask for as many as they bring. @throws AppError 409 */
export async function requireRoom(
  transaction: Transaction,
  {
    userId,
    decks = 0,
    notes = 0,
  }: { readonly userId: string; readonly decks?: number; readonly notes?: number },
): Promise<void> {
  // Two that come at once wait for each other, and each sees the other's rows.
  await transaction.query(`select pg_advisory_xact_lock(hashtext('decks'), hashtext($1))`, [userId]);
  const [row] = await transaction.query<{ decks: number; notes: number }>(
    `select (select count(*)::int from public.decks where user_id = $1 and source <> 'lexicon') as decks,
       (select count(*)::int from public.deck_notes where user_id = $1) as notes`,
    [userId],
  );
  if ((row?.decks ?? 0) + decks <= deckLimits.decks && (row?.notes ?? 0) + notes <= deckLimits.notes) return;
  throw new AppError({
    code: 'too_many_notes',
    status: 409,
    message: `At most ${deckLimits.decks} decks and ${deckLimits.notes} cards are kept.`,
  });
}
