import { type ActionFunctionArgs, data } from 'react-router';
import { callFunction } from '#web/api/call-function.ts';
import { idOf } from '#web/features/community/post-changes.ts';
import { openSession } from '#web/session/session.ts';

/** Rule 9.378: the page's script tells of a look at a post, since most pages come from the cache. */
export async function action({ request, context }: ActionFunctionArgs) {
  const postId = idOf((await request.formData()).get('postId'));
  const { supabase, headers } = openSession(request, context);
  if (postId) await callFunction(supabase, 'community-views', { postId });
  return new Response(null, { status: 204, headers });
}

/** Opened by hand there is nothing to show. */
export function loader() {
  throw data(null, { status: 404 });
}
