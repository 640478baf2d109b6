import { data, type LoaderFunctionArgs, redirect } from 'react-router';
import { callFunction } from '#web/api/call-function.ts';
import { callFailure } from '#web/api/read-failure.ts';
import { openSession } from '#web/session/session.ts';

/** How long the way to one's own file is open. */
const linkSeconds = 60;

/** `GET …/export?deck=&format=`: to a deck, or to all there is, as a package or a table. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { supabase, headers } = openSession(request, context);
  const { searchParams } = new URL(request.url);
  const format = searchParams.get('format') === 'table' ? 'table' : 'package';
  const made = await callFunction(supabase, 'deck-exports', { deckId: searchParams.get('deck'), format });
  if (!made.ok) throw callFailure('The file', made);
  const { data: signed } = await supabase.storage
    .from('deck-files')
    .createSignedUrl(made.answer.name, linkSeconds, { download: made.answer.fileName });
  if (!signed) throw data('There is no such file.', { status: 404 });
  throw redirect(signed.signedUrl, { headers });
}
