import { data, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { SitePage } from '#web/app-shell/site-page.tsx';
import { HomeScreen } from '#web/features/community/home-screen.tsx';
import { languageOfLocale } from '#web/features/community/names.ts';
import { markPosts } from '#web/features/community/own-marks.ts';
import { readCategories } from '#web/features/community/read-categories.ts';
import { readPosts } from '#web/features/community/read-posts.ts';
import { localeOfPath } from '#web/locale/locale.ts';
import { openSession } from '#web/session/session.ts';
import { readViewer } from '#web/session/viewer.ts';
import { pageMeta } from '#web/text/page-title.ts';

export const meta: MetaFunction = ({ location }) => [
  ...pageMeta('community', location.pathname),
  { tagName: 'link', rel: 'alternate', type: 'application/atom+xml', href: '/community/feed.xml' },
];

/** Rule 1.12. No layout (Rule 2.5): the page brings the frame of what is read, and none of the app's. */
export const handle = { static: true, shared: true };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { supabase, headers } = openSession(request, context);
  const { pathname, searchParams } = new URL(request.url);
  const [categories, page] = await Promise.all([
    readCategories(supabase),
    readPosts(supabase, { sort: 'recent', openingsIn: languageOfLocale(localeOfPath(pathname)) }),
  ]);
  const { viewer } = await readViewer(request, context);
  const posts = await markPosts(supabase, { viewer, posts: page.posts });
  return data({ categories, page: { ...page, posts }, done: searchParams.get('done') }, { headers });
}

export default function Community() {
  return (
    <SitePage>
      <HomeScreen {...useLoaderData<typeof loader>()} />
    </SitePage>
  );
}
