import type { LoaderFunctionArgs } from 'react-router';
import { apiContext } from '#web/api/api-context.ts';
import { communitySitemap } from '#web/features/community/community-sitemap.ts';
import { mostArchived, readArchived } from '#web/features/community/read-archive.ts';
import { readCategories } from '#web/features/community/read-categories.ts';
import { readSheets } from '#web/features/language-cafe/read-sheets.ts';
import { openSession } from '#web/session/session.ts';

/** What of the community search engines are to read (sitemaps.org). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { supabase } = openSession(request, context);
  const [categories, sheets, posts] = await Promise.all([
    readCategories(supabase),
    readSheets(context),
    readArchived(supabase, { from: 0, most: mostArchived }),
  ]);
  const { publicUrl } = context.get(apiContext);
  return new Response(
    communitySitemap({ publicUrl, categories, sheets: sheets.map(({ topic }) => topic), posts }),
    {
      headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' },
    },
  );
}
