import { data, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { callFunction } from '#web/api/call-function.ts';
import { callFailure } from '#web/api/read-failure.ts';
import { MetScreen } from '#web/features/decks/met-screen.tsx';
import { openSession } from '#web/session/session.ts';
import { pageMeta } from '#web/text/page-title.ts';

export const meta: MetaFunction = ({ location }) => pageMeta('flashcards', location.pathname);

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { supabase, headers } = openSession(request, context);
  const met = await callFunction(supabase, 'met-words', {});
  if (!met.ok) throw callFailure('The words', met);
  return data(met.answer, { headers });
}

export default function FlashcardsMet() {
  return <MetScreen {...useLoaderData<typeof loader>()} />;
}
