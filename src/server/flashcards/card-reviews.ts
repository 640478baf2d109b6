import { type CardName, parseCardId } from '#domain/flashcards/card-kinds.ts';
import { review } from '#domain/flashcards/schedule.ts';
import { featureTiers } from '#domain/licences/feature-tiers.ts';
import type { Transaction } from '#server/db/database.ts';
import { defineFunction, type ServerFunction } from '#server/functions/define-function.ts';
import { AppError } from '#server/http/errors.ts';
import { type CardRow, cardColumns, cardOf, cardValues, nextTimes } from './card-rows.ts';

/** Rule 9.75, Rule 9.77. `card-reviews`: how well a word was known, and with it when it comes again. The same key counts once. */
export function cardReviewsFunction(): ServerFunction {
  return defineFunction({
    name: 'card-reviews',
    access: 'session',
    tier: featureTiers.flashcards,
    demo: true,
    limit: { burst: 240, perHour: 2400 },
    async run({ cardId, rating, ms, requestKey }, { userId, context }) {
      const now = context.now();
      const name = parseCardId(cardId);
      if (!name) throw cardNotFound();
      return context.database.asService(async (transaction) => {
        await lockCards(transaction, userId);
        const earlier = await dueOf(transaction, { userId, requestKey });
        const before = await readCard(transaction, { userId, cardId });
        if (earlier) return { dueAt: earlier.toISOString(), again: nextTimes(before && cardOf(before), now) };
        if (!before) await requireCard(transaction, { userId, name });
        const after = review(before && cardOf(before), { rating, now });
        await saveCard(transaction, { userId, name, values: cardValues(after) });
        await transaction.query(
          `insert into public.card_reviews (user_id, request_key, card_id, rating, before, due_at, ms, reviewed_at, lemma_id)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
          [
            ...[userId, requestKey, cardId, rating, before && JSON.stringify(before)],
            ...[after.dueAt, ms, now, name.lemmaId],
          ],
        );
        return { dueAt: after.dueAt.toISOString(), again: nextTimes(after, after.dueAt) };
      });
    },
  });
}

/** Rule 9.78. `card-review-undos`: takes back the last review, and the word is as it was before. Only the last one can be taken back. */
export function cardReviewUndosFunction(): ServerFunction {
  return defineFunction({
    name: 'card-review-undos',
    access: 'session',
    demo: true,
    limit: { burst: 60, perHour: 600 },
    async run({ requestKey }, { userId, context }) {
      return context.database.asService(async (transaction) => {
        await lockCards(transaction, userId);
        const [last] = await transaction.query<{
          request_key: string;
          card_id: string;
          before: CardRow | null;
        }>(
          `select request_key, card_id, before from public.card_reviews where user_id = $1
           order by reviewed_at desc limit 1`,
          [userId],
        );
        if (last?.request_key !== requestKey) return { undone: false };
        const { card_id: cardId, before } = last;
        if (before) await restoreCard(transaction, { userId, cardId, values: cardValues(cardOf(before)) });
        else
          await transaction.query('delete from public.flashcards where user_id = $1 and card_id = $2', [
            userId,
            cardId,
          ]);
        await transaction.query('delete from public.card_reviews where user_id = $1 and request_key = $2', [
          userId,
          requestKey,
        ]);
        return { undone: true };
      });
    },
  });
}

/** Two windows of one person wait for each other. */
async function lockCards(transaction: Transaction, userId: string): Promise<void> {
  await transaction.query('select pg_advisory_xact_lock(hashtextextended($1, 75))', [userId]);
}

async function dueOf(
  transaction: Transaction,
  { userId, requestKey }: { readonly userId: string; readonly requestKey: string },
): Promise<Date | null> {
  const [row] = await transaction.query<{ due_at: Date }>(
    'select due_at from public.card_reviews where user_id = $1 and request_key = $2',
    [userId, requestKey],
  );
  return row?.due_at ?? null;
}

async function readCard(
  transaction: Transaction,
  { userId, cardId }: { readonly userId: string; readonly cardId: string },
): Promise<CardRow | null> {
  const [row] = await transaction.query<CardRow>(
    `select ${cardColumns} from public.flashcards where user_id = $1 and card_id = $2`,
    [userId, cardId],
  );
  return row ?? null;
}

/** A new card is of a word of the lexicon, or of a note of one's own, and of a kind that it can be asked as. */
async function requireCard(
  transaction: Transaction,
  { userId, name }: { readonly userId: string; readonly name: CardName },
): Promise<void> {
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

function cardNotFound(): AppError {
  return new AppError({ code: 'word_not_found', status: 404, message: 'There is no such card.' });
}

async function saveCard(
  transaction: Transaction,
  card: { readonly userId: string; readonly name: CardName; readonly values: readonly unknown[] },
): Promise<void> {
  const { lemmaId = null, noteId = null, kind } = card.name;
  await transaction.query(
    `insert into public.flashcards (user_id, lemma_id, note_id, kind, ${cardColumns})
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
     on conflict (user_id, card_id) do update set (${cardColumns}) = ($5, $6, $7, $8, $9, $10, $11, $12, $13)`,
    [card.userId, lemmaId, noteId, kind, ...card.values],
  );
}

/** As it was before a review; one whose note is gone meanwhile stays gone. */
async function restoreCard(
  transaction: Transaction,
  card: { readonly userId: string; readonly cardId: string; readonly values: readonly unknown[] },
): Promise<void> {
  await transaction.query(
    `update public.flashcards set (${cardColumns}) = ($3, $4, $5, $6, $7, $8, $9, $10, $11)
     where user_id = $1 and card_id = $2`,
    [card.userId, card.cardId, ...card.values],
  );
}
