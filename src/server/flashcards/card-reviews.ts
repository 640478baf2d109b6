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
    async run({ lemmaId, rating, ms, requestKey }, { userId, context }) {
      const now = context.now();
      return context.database.asService(async (transaction) => {
        await lockCards(transaction, userId);
        const earlier = await dueOf(transaction, { userId, requestKey });
        const before = await readCard(transaction, { userId, lemmaId });
        if (earlier) return { dueAt: earlier.toISOString(), again: nextTimes(before && cardOf(before), now) };
        if (!before) await requireWord(transaction, lemmaId);
        const after = review(before && cardOf(before), { rating, now });
        await saveCard(transaction, { userId, lemmaId, values: cardValues(after) });
        await transaction.query(
          `insert into public.card_reviews (user_id, request_key, lemma_id, rating, before, due_at, ms, reviewed_at)
           values ($1, $2, $3, $4, $5, $6, $7, $8)`,
          [userId, requestKey, lemmaId, rating, before && JSON.stringify(before), after.dueAt, ms, now],
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
          lemma_id: string;
          before: CardRow | null;
        }>(
          `select request_key, lemma_id, before from public.card_reviews where user_id = $1
           order by reviewed_at desc limit 1`,
          [userId],
        );
        if (last?.request_key !== requestKey) return { undone: false };
        const { lemma_id: lemmaId, before } = last;
        if (before) await saveCard(transaction, { userId, lemmaId, values: cardValues(cardOf(before)) });
        else
          await transaction.query('delete from public.cards where user_id = $1 and lemma_id = $2', [
            userId,
            lemmaId,
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
  { userId, lemmaId }: { readonly userId: string; readonly lemmaId: string },
): Promise<CardRow | null> {
  const [row] = await transaction.query<CardRow>(
    `select ${cardColumns} from public.cards where user_id = $1 and lemma_id = $2`,
    [userId, lemmaId],
  );
  return row ?? null;
}

async function requireWord(transaction: Transaction, lemmaId: string): Promise<void> {
  const rows = await transaction.query('select from public.lexicon where id = $1', [lemmaId]);
  if (rows.length > 0) return;
  throw new AppError({ code: 'word_not_found', status: 404, message: 'There is no such word.' });
}

async function saveCard(
  transaction: Transaction,
  card: { readonly userId: string; readonly lemmaId: string; readonly values: readonly unknown[] },
): Promise<void> {
  await transaction.query(
    `insert into public.cards (user_id, lemma_id, ${cardColumns}) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
     on conflict (user_id, lemma_id) do update set (${cardColumns}) = ($3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [card.userId, card.lemmaId, ...card.values],
  );
}
