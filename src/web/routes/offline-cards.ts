import type { LoaderFunctionArgs } from 'react-router';
import { callFunction } from '#web/api/call-function.ts';
import { readCardSettings } from '#web/features/flashcards/card-data.ts';
import { openSession } from '#web/session/session.ts';

/** `GET /app/offline/cards`: the words of the next round as one document, to be kept. Rule 9.453. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const { supabase, headers } = openSession(request, context);
  const [round, { front }] = await Promise.all([
    callFunction(supabase, 'cards', {}),
    readCardSettings(supabase),
  ]);
  headers.set('cache-control', 'private, no-store');
  if (!round.ok) return Response.json({ code: round.code }, { status: round.status, headers });
  return Response.json({ cards: round.answer.cards, front }, { headers });
}
