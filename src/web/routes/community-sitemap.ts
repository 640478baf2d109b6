import type { LoaderFunctionArgs } from 'react-router';
import { apiContext } from '#web/api/api-context.ts';
import { readFailure } from '#web/api/read-failure.ts';
import { communitySitemap, type SitemapPost } from '#web/features/community/community-sitemap.ts';
import { readCategories } from '#web/features/community/read-categories.ts';
import { readSheets } from '#web/features/language-cafe/read-sheets.ts';
import { openSession } from '#web/session/session.ts';

/** As many as one answer carries without weighing on the database; those before are found by links. */
const mostPosts = 1000;

/** What of the community search engines are to read (sitemaps.org). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { supabase } = openSession(request, context);
  const [categories, sheets, posts] = await Promise.all([
    readCategories(supabase),
    readSheets(context),
    supabase
      .from('community_posts')
      .select('id, language, lastActivityAt:last_activity_at')
      .is('hidden_at', null)
      .is('deleted_at', null)
      .order('last_activity_at', { ascending: false })
      .order('id', { ascending: false })
      .limit(mostPosts)
      .overrideTypes<SitemapPost[], { merge: false }>(),
  ]);
  if (posts.error) throw readFailure('the discussions', posts.error);
  const { publicUrl } = context.get(apiContext);
  return new Response(
    communitySitemap({ publicUrl, categories, sheets: sheets.map(({ topic }) => topic), posts: posts.data }),
    {
      headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' },
    },
  );
}
