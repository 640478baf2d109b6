import { useTranslation } from 'react-i18next';
import {
  type ActionFunctionArgs,
  data,
  isRouteErrorResponse,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useLoaderData,
  useLocation,
  useRouteError,
} from 'react-router';
import { callFunction } from '#web/api/call-function.ts';
import { callFailure } from '#web/api/read-failure.ts';
import { EmptyState } from '#web/components/states.tsx';
import type { DeckOutcome } from '#web/features/decks/deck-errors.ts';
import { SharedDeck } from '#web/features/decks/shared-deck.tsx';
import { localeOfPath, pathInLocale } from '#web/locale/locale.ts';
import { openSession } from '#web/session/session.ts';
import { readViewer } from '#web/session/viewer.ts';
import { pageDescription, pageMeta, pageTitle } from '#web/text/page-title.ts';

export const meta: MetaFunction = ({ location, error }) => [
  ...(error ? pageDescription : pageMeta)('flashcards', location.pathname),
  { name: 'robots', content: 'noindex, nofollow' },
];

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { supabase, headers } = openSession(request, context);
  const [deck, { viewer }] = await Promise.all([
    callFunction(supabase, 'shared-decks', { token: params.token ?? '' }),
    readViewer(request, context),
  ]);
  if (!deck.ok && deck.status === 404) throw data(null, { status: 404 });
  if (!deck.ok) throw callFailure('The deck', deck);
  const signedIn = viewer.kind === 'user';
  return data({ deck: deck.answer, signedIn, requestKey: crypto.randomUUID() }, { headers });
}

/** Copies it. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const { supabase, headers } = openSession(request, context);
  const form = await request.formData();
  const copied = await callFunction(supabase, 'deck-copies', {
    ...{ token: params.token ?? '', requestKey: String(form.get('requestKey')) },
  });
  if (!copied.ok)
    return data<DeckOutcome>({ ok: false, code: copied.code }, { status: copied.status, headers });
  const locale = localeOfPath(new URL(request.url).pathname);
  throw redirect(pathInLocale(`/app/flashcards/decks/${copied.answer.deckId}`, locale), { headers });
}

export default function SharedDeckPage() {
  return <SharedDeck {...useLoaderData<typeof loader>()} />;
}

/** A link that was withdrawn, or never was. */
export function ErrorBoundary() {
  const { t } = useTranslation('decks');
  const error = useRouteError();
  const { pathname } = useLocation();
  // Everything else is the error page's.
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error;
  return (
    <EmptyState className="py-24" title={t('shared.gone')} icon="lucide:signpost">
      <title>{pageTitle(`404 ${t('shared.gone')}`, pathname)}</title>
      <p>{t('shared.goneText')}</p>
    </EmptyState>
  );
}
