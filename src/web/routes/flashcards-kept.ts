import type { LoaderFunctionArgs } from 'react-router';
import { callFunction } from '#web/api/call-function.ts';
import { openSession } from '#web/session/session.ts';

/** `GET /app/flashcards/kept`: the cards of today and tomorrow, for this browser to keep. Rule 9.425. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const { supabase, headers } = openSession(request, context);
  const round = await callFunction(supabase, 'cards', { ahead: true });
  headers.set('cache-control', 'no-store');
  if (!round.ok) return new Response(null, { status: round.status, headers });
  return Response.json(round.answer, { headers });
}
