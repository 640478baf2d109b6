import type { ComponentProps } from 'react';
import {
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  type ClientLoaderFunctionArgs,
  data,
  isRouteErrorResponse,
  type LoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
} from 'react-router';
import { callFunction } from '#web/api/call-function.ts';
import { callFailure } from '#web/api/read-failure.ts';
import { asWordCard, readKeptRound } from '#web/features/flashcards/kept-cards.ts';
import { RoundScreen } from '#web/features/flashcards/round-screen.tsx';
import { sendEntry, sentEntry } from '#web/features/flashcards/send-entry.server.ts';
import type { SendResult } from '#web/features/flashcards/use-outbox.ts';
import { openSession } from '#web/session/session.ts';
import { pageMeta } from '#web/text/page-title.ts';

export const meta: MetaFunction = ({ location }) => pageMeta('flashcards', location.pathname);

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { supabase, headers } = openSession(request, context);
  const round = await callFunction(supabase, 'cards', {});
  if (!round.ok) throw callFailure('The words', round);
  const { cards, schedule, typeAnswers } = round.answer;
  return data({ cards, schedule, typeAnswers }, { headers });
}

/** Rule 9.425: where the server cannot be reached, a round begins with what this browser keeps. */
export async function clientLoader({ serverLoader }: ClientLoaderFunctionArgs): Promise<RoundData> {
  try {
    const { cards, ...round } = await serverLoader<typeof loader>();
    return { ...round, cards: cards.map(asWordCard), kept: false };
  } catch (error) {
    const kept = error instanceof Response || isRouteErrorResponse(error) ? null : readKeptRound(new Date());
    if (!kept) throw error;
    return { ...kept, kept: true };
  }
}

type RoundData = ComponentProps<typeof RoundScreen>;

/** Takes one review, takes it back, or puts a card away. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { supabase, headers } = openSession(request, context);
  const parsed = sentEntry.safeParse(await request.json().catch(() => undefined));
  if (!parsed.success) return data<SendResult>({ ok: false, code: 'wrong_shape' }, { status: 400, headers });
  const result = await sendEntry(supabase, parsed.data);
  if (!result.ok)
    return data<SendResult>({ ok: false, code: result.code }, { status: result.status, headers });
  const cardId = 'cardId' in parsed.data ? parsed.data.cardId : null;
  const leech = 'leech' in result.answer ? result.answer.leech : null;
  return data<SendResult>({ ok: true, cardId, leech }, { headers });
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
  const round = useLoaderData<typeof loader | typeof clientLoader>();
  // As the server rendered it, its times are text still.
  if ('kept' in round) return <RoundScreen {...round} />;
  return <RoundScreen {...round} cards={round.cards.map(asWordCard)} kept={false} />;
}
