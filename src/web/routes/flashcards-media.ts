import { data, type LoaderFunctionArgs, redirect } from 'react-router';
import { openSession } from '#web/session/session.ts';

/** How long the way to one's own sound or picture is open. */
const linkSeconds = 300;

/** `GET …/media/:mediaId`: to a sound or picture of one's own note; the policies show nobody else's. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { supabase, headers } = openSession(request, context);
  const { data: media } = await supabase
    .from('note_media')
    .select('path')
    .eq('id', params.mediaId ?? '')
    .maybeSingle<{ path: string }>();
  const signed =
    media && (await supabase.storage.from('note-media').createSignedUrl(media.path, linkSeconds)).data;
  if (!signed) throw data('There is no such file.', { status: 404 });
  throw redirect(signed.signedUrl, { headers });
}
