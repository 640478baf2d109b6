import { data, type LoaderFunctionArgs } from 'react-router';
import { apiContext } from '#web/api/api-context.ts';
import { openSession } from '#web/session/session.ts';
import { readViewer } from '#web/session/viewer.ts';

/**
 * The access token with which a page's script hears a discussion or one's notifications; never the refresh token. Decision 070,
 * Rule 9.463, Rule 9.511.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { viewer } = await readViewer(request, context);
  if (viewer.kind !== 'user') throw data(null, { status: 401 });
  const { supabase, headers } = openSession(request, context);
  const { data: found } = await supabase.auth.getSession();
  if (!found.session) throw data(null, { status: 401, headers });
  headers.set('cache-control', 'no-store');
  const { anonKey } = context.get(apiContext);
  return Response.json({ token: found.session.access_token, apiKey: anonKey }, { headers });
}
