import type { SupabaseClient } from '@supabase/supabase-js';
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useLoaderData,
} from 'react-router';
import { cardKinds } from '#domain/flashcards/card-kinds.ts';
import { callFunction } from '#web/api/call-function.ts';
import { callFailure } from '#web/api/read-failure.ts';
import type { DeckOutcome } from '#web/features/decks/deck-errors.ts';
import { DeckScreen } from '#web/features/decks/deck-screen.tsx';
import { readNoteFields } from '#web/features/decks/note-fields.ts';
import { localeOfPath, pathInLocale } from '#web/locale/locale.ts';
import { openSession } from '#web/session/session.ts';
import { pageMeta } from '#web/text/page-title.ts';

export const meta: MetaFunction = ({ location }) => pageMeta('flashcards', location.pathname);

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { supabase, headers } = openSession(request, context);
  const { searchParams, pathname, origin } = new URL(request.url);
  const deckId = params.deckId ?? '';
  const from = Math.max(Math.trunc(Number(searchParams.get('from')) || 0), 0);
  const deck = await callFunction(supabase, 'deck', { deckId, from });
  if (!deck.ok) throw callFailure('The deck', deck);
  const { token } = deck.answer.deck;
  const link = token && `${origin}${pathInLocale(`/decks/${token}`, localeOfPath(pathname))}`;
  const edited = searchParams.get('edit');
  return data({ ...deck.answer, deckId, from, edited, link, requestKey: crypto.randomUUID() }, { headers });
}

/** Changes the deck, its cards or its link. What is refused goes back as it was written. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const { supabase, headers } = openSession(request, context);
  const form = await request.formData();
  const deckId = params.deckId ?? '';
  const intent = String(form.get('intent'));
  const changed = await change(supabase, { intent, form, deckId });
  const locale = localeOfPath(new URL(request.url).pathname);
  const own = `/app/flashcards/decks/${deckId}`;
  if (!changed.ok) {
    const fields = intent === 'make-note' || intent === 'edit-note' ? readNoteFields(form) : {};
    return data<DeckOutcome>({ ok: false, code: changed.code, fields }, { status: changed.status, headers });
  }
  if (intent === 'delete-deck') {
    const query = new URLSearchParams({ deleted: deckId, name: String(form.get('name')).slice(0, 120) });
    throw redirect(pathInLocale(`/app/flashcards/decks?${query}`, locale), { headers });
  }
  if (intent === 'edit-note' || intent === 'move-note')
    throw redirect(pathInLocale(own, locale), { headers });
  const deletedNote = intent === 'delete-note' ? { deletedNote: String(form.get('noteId')) } : {};
  return data<DeckOutcome>({ ok: true, ...deletedNote }, { headers });
}

type Asked = { readonly intent: string; readonly form: FormData; readonly deckId: string };

function change(supabase: SupabaseClient, { intent, form, deckId }: Asked) {
  const field = (name: string) => String(form.get(name) ?? '');
  const noteId = field('noteId');
  if (intent === 'make-note')
    return callFunction(supabase, 'note-changes', {
      ...{ kind: 'make', deckId, requestKey: field('requestKey'), ...readNoteFields(form) },
    });
  if (intent === 'edit-note')
    return callFunction(supabase, 'note-changes', { kind: 'edit', noteId, ...readNoteFields(form) });
  if (intent === 'move-note')
    return callFunction(supabase, 'note-changes', { kind: 'move', noteId, deckId: field('deckId') });
  if (intent === 'delete-note' || intent === 'restore-note')
    return callFunction(supabase, 'note-changes', {
      kind: 'delete',
      noteId,
      deleted: intent === 'delete-note',
    });
  if (intent === 'share' || intent === 'withdraw')
    return callFunction(supabase, 'deck-shares', {
      ...{ deckId, shared: intent === 'share', shownName: field('shownName').trim() || null },
    });
  if (intent === 'rename')
    return callFunction(supabase, 'deck-changes', { kind: 'rename', deckId, name: field('name') });
  if (intent === 'kinds') {
    const kinds = cardKinds.filter((kind) => form.getAll('kinds').includes(kind));
    return callFunction(supabase, 'deck-changes', { kind: 'ask', deckId, kinds });
  }
  if (intent === 'learn')
    return callFunction(supabase, 'deck-changes', {
      kind: 'learn',
      deckId,
      learning: field('learning') === 'yes',
    });
  if (intent === 'delete-deck')
    return callFunction(supabase, 'deck-changes', { kind: 'delete', deckId, deleted: true });
  return Promise.resolve({ ok: false as const, code: 'invalid_input', status: 400 });
}

export default function Deck() {
  return <DeckScreen {...useLoaderData<typeof loader>()} />;
}
