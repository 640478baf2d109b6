import {
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
} from 'react-router';
import { z } from 'zod';
import { cardIdOf } from '#domain/flashcards/card-kinds.ts';
import { ratings } from '#domain/flashcards/ratings.ts';
import { callFunction } from '#web/api/call-function.ts';
import { callFailure } from '#web/api/read-failure.ts';
import { RoundScreen } from '#web/features/flashcards/round-screen.tsx';
import type { SendResult } from '#web/features/flashcards/use-outbox.ts';
import { openSession } from '#web/session/session.ts';
import { pageMeta } from '#web/text/page-title.ts';

export const meta: MetaFunction = ({ location }) => pageMeta('flashcards', location.pathname);

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { supabase, headers } = openSession(request, context);
  const round = await callFunction(supabase, 'cards', {});
  if (!round.ok) throw callFailure('The words', round);
  return data({ cards: round.answer.cards }, { headers });
}

const requestKey = z.string().max(80);
const entry = z.preprocess(
  nameCard,
  z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('review'),
      cardId: z.string(),
      rating: z.enum(ratings),
      ms: z.number(),
      requestKey,
    }),
    z.object({ kind: z.literal('undo'), requestKey }),
  ]),
);

/** Reviews that waited in a browser since before cards had kinds are of words, asked for their meaning. */
function nameCard(given: unknown): unknown {
  const { lemmaId } = z.object({ lemmaId: z.string() }).safeParse(given).data ?? {};
  return lemmaId === undefined
    ? given
    : { ...(given as object), cardId: cardIdOf({ lemmaId, kind: 'meaning' }) };
}

/** Takes one review, or takes it back. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { supabase, headers } = openSession(request, context);
  const parsed = entry.safeParse(await request.json().catch(() => undefined));
  if (!parsed.success) return data<SendResult>({ ok: false, code: 'wrong_shape' }, { status: 400, headers });
  const { kind, ...given } = parsed.data;
  if (kind === 'undo') {
    const result = await callFunction(supabase, 'card-review-undos', given);
    if (result.ok) return data<SendResult>({ ok: true, nextIntervals: null }, { headers });
    return data<SendResult>({ ok: false, code: result.code }, { status: result.status, headers });
  }
  const result = await callFunction(supabase, 'card-reviews', given as never);
  if (!result.ok)
    return data<SendResult>({ ok: false, code: result.code }, { status: result.status, headers });
  const { cardId } = given as { cardId: string };
  const nextIntervals = { cardId, again: result.answer.again };
  return data<SendResult>({ ok: true, nextIntervals }, { headers });
}

/** A request that does not get through is an ordinary outcome here: the review waits in the browser. */
export async function clientAction({ serverAction }: ClientActionFunctionArgs) {
  try {
    return (await serverAction()) as SendResult;
  } catch (error) {
    if (error instanceof Response) throw error;
    // The status keeps the router from reading the layout anew, which would not get through either.
    return data<SendResult>({ ok: false, code: 'offline' }, { status: 503 });
  }
}

/** The round goes on in the browser, also without a network: it stands outside the app's layout, whose guard would ask the server. */
export function shouldRevalidate(): boolean {
  return false;
}

export default function FlashcardsRound() {
  return <RoundScreen {...useLoaderData<typeof loader>()} />;
}
