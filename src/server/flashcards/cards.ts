import { featureTiers } from '#domain/licences/feature-tiers.ts';
import { addDays, dayMs, endOfOsloDay, osloDay } from '#domain/time/days.ts';
import { defineFunction, type ServerFunction } from '#server/functions/define-function.ts';
import { shownFace } from './card-faces.ts';
import { cardOf } from './card-rows.ts';
import { readCardSettings } from './card-settings.ts';
import { type Asked, countCards, type DueRow, dueCards } from './due-cards.ts';
import { countNewCards, newCards } from './new-cards.ts';

/** Cards of one round; the next round is asked for when it is over. */
const roundCards = 30;
/** Cards that a browser keeps for a day without network. */
const keptCards = 300;

/**
 * Rule 9.76, Rule 9.425. `cards`: a round of words: those that are due today, longest overdue first, then the day's new ones.
 * `ahead`: all of today and tomorrow, for a browser to keep.
 */
export function cardsFunction(): ServerFunction {
  return defineFunction({
    name: 'cards',
    access: 'session',
    tier: featureTiers.flashcards,
    demo: true,
    limit: { burst: 120, perHour: 1200 },
    async run({ ahead = false }, { userId, context }) {
      const now = context.now();
      return context.database.asService((transaction) => readRound({ transaction, userId, now }, ahead));
    },
  });
}

async function readRound(asked: Asked, ahead: boolean) {
  const { transaction, userId, now } = asked;
  const counts = await countCards(asked);
  const settings = await readCardSettings(transaction, userId);
  const endOfDay = endOfOsloDay(now);
  const days = ahead ? 2 : 1;
  const limit = ahead ? keptCards : roundCards;
  const newLeft = Math.max(settings.newADay - counts.newToday, 0);
  const due = await dueCards(asked, {
    before: ahead ? endOfOsloDay(new Date(endOfDay.getTime() + dayMs / 2)) : endOfDay,
    reviewsLeft: settings.reviewsADay * days - counts.reviewsToday,
    ...{ limit, settings },
  });
  const room = Math.max(limit - due.length, 0);
  const wanted = { userId, now, settings, limit: newLeft + (ahead ? settings.newADay : 0) };
  const fresh = room > 0 ? await newCards(transaction, wanted) : [];
  const today = osloDay(now);
  const tomorrow = addDays(today, 1);
  return {
    counts: {
      due: due[0]?.due ?? 0,
      fresh: room > 0 ? fresh.length : await countNewCards(transaction, wanted),
      learned: counts.learned,
    },
    schedule: settings.schedule,
    typeAnswers: settings.typeAnswers,
    day: today,
    cards: [
      ...due.map((row) => dueCard(row, new Date(row.due_at) < endOfDay ? today : tomorrow)),
      ...fresh.slice(0, room).map((row, nth) => ({
        ...{ ...shownFace(row), isNew: true, isLeech: false, state: null },
        from: nth < newLeft ? today : tomorrow,
      })),
    ],
  };
}

function dueCard(row: DueRow, from: string) {
  const { dueAt, reviewedAt, ...state } = cardOf(row);
  return {
    ...{ ...shownFace(row), isNew: false, isLeech: row.leech_at !== null, from },
    state: { ...state, dueAt: dueAt.toISOString(), reviewedAt: reviewedAt.toISOString() },
  };
}
