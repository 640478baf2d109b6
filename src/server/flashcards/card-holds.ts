import { parseCardId } from '#domain/flashcards/card-kinds.ts';
import { addDays, osloDay } from '#domain/time/days.ts';
import { defineFunction, type ServerFunction } from '#server/functions/define-function.ts';
import { cardNotFound, lockCards, readCard, requireCard } from './card-store.ts';

/** Rule 9.422. `card-holds`: puts a card away until it is woken, leaves it for tomorrow, or lets it come again. */
export function cardHoldsFunction(): ServerFunction {
  return defineFunction({
    name: 'card-holds',
    access: 'session',
    demo: true,
    limit: { burst: 120, perHour: 1200 },
    async run({ cardId, hold }, { userId, context }) {
      const now = context.now();
      const name = parseCardId(cardId);
      if (!name) throw cardNotFound();
      const tomorrow = addDays(osloDay(now), 1);
      return context.database.asService(async (transaction) => {
        const owned = { transaction, userId };
        await lockCards(owned);
        if (await readCard(owned, cardId)) {
          await transaction.query(
            'update public.flashcards set suspended_at = $3, buried_until = $4 where user_id = $1 and card_id = $2',
            [userId, cardId, hold === 'suspend' ? now : null, hold === 'bury' ? tomorrow : null],
          );
          return { hold };
        }
        await requireCard(owned, name);
        if (hold === 'none')
          await transaction.query('delete from public.held_cards where user_id = $1 and card_id = $2', [
            userId,
            cardId,
          ]);
        else
          await transaction.query(
            `insert into public.held_cards (user_id, card_id, held_until, held_at) values ($1, $2, $3, $4)
             on conflict (user_id, card_id) do update set (held_until, held_at) = ($3, $4)`,
            [userId, cardId, hold === 'bury' ? tomorrow : null, now],
          );
        return { hold };
      });
    },
  });
}
