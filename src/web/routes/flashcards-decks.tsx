import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useLoaderData,
} from 'react-router';
import { callFunction } from '#web/api/call-function.ts';
import { callFailure } from '#web/api/read-failure.ts';
import type { DeckOutcome } from '#web/features/decks/deck-errors.ts';
import { DecksScreen } from '#web/features/decks/decks-screen.tsx';
import { localeOfPath, pathInLocale } from '#web/locale/locale.ts';
import { openSession } from '#web/session/session.ts';
import { pageMeta } from '#web/text/page-title.ts';

export const meta: MetaFunction = ({ location }) => pageMeta('flashcards', location.pathname);

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { supabase, headers } = openSession(request, context);
  const decks = await callFunction(supabase, 'decks', {});
  if (!decks.ok) throw callFailure('The decks', decks);
  const { searchParams } = new URL(request.url);
  const deckId = searchParams.get('deleted');
  const deleted = deckId ? { deckId, name: searchParams.get('name') ?? '' } : null;
  return data({ decks: decks.answer, deleted, requestKey: crypto.randomUUID() }, { headers });
}

/** Makes a deck, or brings a deleted one back. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { supabase, headers } = openSession(request, context);
  const form = await request.formData();
  const change =
    form.get('intent') === 'restore-deck'
      ? ({ kind: 'delete', deckId: String(form.get('deckId')), deleted: false } as const)
      : ({
          kind: 'make',
          name: String(form.get('name')),
          requestKey: String(form.get('requestKey')),
        } as const);
  const made = await callFunction(supabase, 'deck-changes', change);
  if (!made.ok) return data<DeckOutcome>({ ok: false, code: made.code }, { status: made.status, headers });
  const locale = localeOfPath(new URL(request.url).pathname);
  throw redirect(pathInLocale(`/app/flashcards/decks/${made.answer.deckId}`, locale), { headers });
}

export default function Decks() {
  return <DecksScreen {...useLoaderData<typeof loader>()} />;
}
