import type { LoaderFunctionArgs } from 'react-router';
import { apiContext } from '#web/api/api-context.ts';
import { atomFeed } from '#web/features/community/atom-feed.ts';
import { readPosts } from '#web/features/community/read-posts.ts';
import { openSession } from '#web/session/session.ts';

/** The latest discussions as an Atom feed (RFC 4287). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { supabase } = openSession(request, context);
  const { posts } = await readPosts(supabase, { sort: 'recent' });
  const { pathname } = new URL(request.url);
  return new Response(atomFeed(posts, { publicUrl: context.get(apiContext).publicUrl, pathname }), {
    headers: {
      'content-type': 'application/atom+xml; charset=utf-8',
      'cache-control': 'public, max-age=300',
    },
  });
}
