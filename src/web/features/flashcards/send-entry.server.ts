import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import { cardIdOf } from '#domain/flashcards/card-kinds.ts';
import { cardHolds } from '#domain/flashcards/holds.ts';
import { ratings } from '#domain/flashcards/ratings.ts';
import { callFunction } from '#web/api/call-function.ts';

const requestKey = z.string().max(80);
/** What a browser sends of its outbox. */
export const sentEntry = z.preprocess(
  nameCard,
  z.discriminatedUnion('kind', [
    z.object({
      ...{
        kind: z.literal('review'),
        cardId: z.string(),
        rating: z.enum(ratings),
        ms: z.number(),
        requestKey,
      },
      ...{ reviewedAt: z.string().optional(), sentAt: z.string().optional() },
    }),
    z.object({ kind: z.literal('undo'), requestKey }),
    z.object({ kind: z.literal('hold'), cardId: z.string(), hold: z.enum(cardHolds) }),
  ]),
);

/** Reviews that waited in a browser since before cards had kinds are of words, asked for their meaning. */
function nameCard(given: unknown): unknown {
  const { lemmaId } = z.object({ lemmaId: z.string() }).safeParse(given).data ?? {};
  return lemmaId === undefined
    ? given
    : { ...(given as object), cardId: cardIdOf({ lemmaId, kind: 'meaning' }) };
}

/** Hands one entry on to its function. */
export function sendEntry(supabase: SupabaseClient, { kind, ...given }: z.infer<typeof sentEntry>) {
  if (kind === 'undo') return callFunction(supabase, 'card-review-undos', given as never);
  if (kind === 'hold') return callFunction(supabase, 'card-holds', given as never);
  return callFunction(supabase, 'card-reviews', given as never);
}
