import { learnedDays } from '#domain/flashcards/schedule.ts';
import { featureTiers } from '#domain/licences/feature-tiers.ts';
import { endOfOsloDay, osloDay, startOfOsloDay } from '#domain/time/days.ts';
import type { Transaction } from '#server/db/database.ts';
import { defineFunction, type ServerFunction } from '#server/functions/define-function.ts';
import { type FaceRow, faceColumns, faceJoins, shownFace } from './card-faces.ts';
import { type CardRow, cardColumns, cardOf, nextTimes } from './card-rows.ts';
import { readCardSettings } from './card-settings.ts';
import { newCards } from './new-cards.ts';

/** Cards of one round; the next round is asked for when it is over. */
const roundCards = 30;

type Asked = { readonly transaction: Transaction; readonly userId: string; readonly now: Date };

/** Rule 9.76. `cards`: a round of words: those that are due today, longest overdue first, then the day's new ones. */
export function cardsFunction(): ServerFunction {
  return defineFunction({
    name: 'cards',
    access: 'session',
    tier: featureTiers.flashcards,
    demo: true,
    limit: { burst: 120, perHour: 1200 },
    async run(_, { userId, context }) {
      const now = context.now();
      return context.database.asService(async (transaction) => {
        const asked = { transaction, userId, now };
        const counts = await count(asked);
        const settings = await readCardSettings(transaction, userId);
        const due = await dueCards(asked);
        const limit = Math.max(settings.newADay - counts.newToday, 0);
        const fresh = await newCards(transaction, { userId, now, settings, limit });
        const cards = [
          ...due.map((row) => ({ ...shownFace(row), isNew: false, again: nextTimes(cardOf(row), now) })),
          ...fresh
            .slice(0, Math.max(roundCards - due.length, 0))
            .map((row) => ({ ...shownFace(row), isNew: true, again: nextTimes(null, now) })),
        ];
        return { counts: { due: counts.due, fresh: fresh.length, learned: counts.learned }, cards };
      });
    },
  });
}

/** Cards that are asked at all: not put away, not deleted with their deck, not left for another day (`$2`, a day of Oslo). */
const asked =
  'suspended_at is null and deleted_at is null and (buried_until is null or buried_until <= $2::date)';

async function count({ transaction, userId, now }: Asked) {
  const [row] = await transaction.query<{ due: number; learned: number; newToday: number }>({
    name: 'card-counts',
    text: `select
        (select count(*)::int from public.flashcards where user_id = $1 and due_at < $3 and ${asked}) as due,
        (select count(*)::int from public.flashcards where user_id = $1 and deleted_at is null
          and state = 'review' and stability >= $4) as learned,
        (select count(*)::int from public.card_reviews where user_id = $1 and before is null and reviewed_at >= $5) as "newToday"`,
    values: [userId, osloDay(now), endOfOsloDay(now), learnedDays, startOfOsloDay(now)],
  });
  if (!row) throw new Error('counts are always one row');
  return row;
}

function dueCards({ transaction, userId, now }: Asked): Promise<(FaceRow & CardRow)[]> {
  return transaction.query<FaceRow & CardRow>({
    name: 'due-cards',
    text: `with due as (select * from public.flashcards where user_id = $1 and due_at < $3 and ${asked}
        order by due_at limit $4)
      select ${faceColumns}, ${cardColumns} from due c ${faceJoins} order by c.due_at`,
    values: [userId, osloDay(now), endOfOsloDay(now), roundCards],
  });
}
