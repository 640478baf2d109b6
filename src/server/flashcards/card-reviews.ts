import { parseCardId } from '#domain/flashcards/card-kinds.ts';
import { isLeech } from '#domain/flashcards/leeches.ts';
import { createSchedule } from '#domain/flashcards/schedule.ts';
import { featureTiers } from '#domain/licences/feature-tiers.ts';
import { addDays, dayMs, osloDay } from '#domain/time/days.ts';
import { defineFunction, type ServerFunction } from '#server/functions/define-function.ts';
import { addToLog, takeFromLog } from './card-log.ts';
import { readCardSettings } from './card-settings.ts';
import {
  burySiblings,
  cardNotFound,
  lockCards,
  markLeech,
  readCard,
  requireCard,
  restoreCard,
  saveCard,
} from './card-store.ts';

/** A browser's clock this far from ours, ms, is put right by what it says of the time of sending. */
const tolerableSkewMs = 2 * 60_000;
/** Answers are not kept in a browser for longer. */
const oldestAnswerMs = 60 * dayMs;

/** Rule 9.75, Rule 9.77, Rule 9.424. `card-reviews`: how well a word was known, and with it when it comes again. The same key counts once. */
export function cardReviewsFunction(): ServerFunction {
  return defineFunction({
    name: 'card-reviews',
    access: 'session',
    tier: featureTiers.flashcards,
    demo: true,
    limit: { burst: 400, perHour: 3600 },
    async run({ cardId, rating, ms, requestKey, ...times }, { userId, context }) {
      const now = context.now();
      const name = parseCardId(cardId);
      if (!name) throw cardNotFound();
      return context.database.asService(async (transaction) => {
        const owned = { transaction, userId };
        await lockCards(owned);
        const [earlier] = await transaction.query<{ due_at: Date }>(
          'select due_at from public.card_reviews where user_id = $1 and request_key = $2',
          [userId, requestKey],
        );
        if (earlier) return { dueAt: earlier.due_at.toISOString(), leech: null };
        const before = await readCard(owned, cardId);
        const settings = await readCardSettings(transaction, userId);
        if (!before) await requireCard(owned, name);
        const reviewedAt = answeredAt(times, now);
        const review = { requestKey, rating, ms, reviewedAt, lemmaId: name.lemmaId ?? null };
        const log = { ...owned, cardId, schedule: createSchedule(settings.schedule) };
        const after = await addToLog(log, { card: before, review });
        await saveCard(owned, { name, card: after });
        const { limit, action } = settings.leech;
        const leech = isLeech({ lapsesBefore: before?.lapses ?? 0, lapses: after.lapses, limit })
          ? action
          : null;
        if (leech) await markLeech(owned, { cardId, suspend: leech === 'suspend', now });
        if (settings.burySiblings && osloDay(reviewedAt) === osloDay(now))
          await burySiblings(owned, { name, day: addDays(osloDay(now), 1), bury: true });
        return { dueAt: after.dueAt.toISOString(), leech };
      });
    },
  });
}

/** Rule 9.78. `card-review-undos`: takes back a review, and the word is as if it had never been given. */
export function cardReviewUndosFunction(): ServerFunction {
  return defineFunction({
    name: 'card-review-undos',
    access: 'session',
    demo: true,
    limit: { burst: 60, perHour: 600 },
    async run({ requestKey }, { userId, context }) {
      const now = context.now();
      return context.database.asService(async (transaction) => {
        const owned = { transaction, userId };
        await lockCards(owned);
        const [row] = await transaction.query<{ card_id: string }>(
          'select card_id from public.card_reviews where user_id = $1 and request_key = $2',
          [userId, requestKey],
        );
        const name = row && parseCardId(row.card_id);
        if (!row || !name) return { undone: false };
        const { schedule } = await readCardSettings(transaction, userId);
        const log = { ...owned, cardId: row.card_id, schedule: createSchedule(schedule) };
        const left = await takeFromLog(log, requestKey);
        if (!left) return { undone: false };
        await restoreCard(owned, { cardId: row.card_id, card: left.card });
        await burySiblings(owned, { name, day: addDays(osloDay(now), 1), bury: false });
        return { undone: true };
      });
    },
  });
}

/**
 * When it was answered: as the browser says, put right where its clock is wrong, and neither in the future nor longer ago
 * than answers are kept.
 */
function answeredAt(
  { reviewedAt, sentAt }: { readonly reviewedAt?: string | undefined; readonly sentAt?: string | undefined },
  now: Date,
): Date {
  if (!reviewedAt) return now;
  const skew = sentAt ? now.getTime() - Date.parse(sentAt) : 0;
  const at = Date.parse(reviewedAt) + (Math.abs(skew) > tolerableSkewMs ? skew : 0);
  return new Date(Math.min(Math.max(at, now.getTime() - oldestAnswerMs), now.getTime()));
}
