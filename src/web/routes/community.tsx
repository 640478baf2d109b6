import { data, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { pageSizes } from '#domain/community/community-limits.ts';
import { SitePage } from '#web/app-shell/site-page.tsx';
import { ArchiveScreen } from '#web/features/community/archive-screen.tsx';
import { HomeScreen } from '#web/features/community/home-screen.tsx';
import { languageOfLocale } from '#web/features/community/names.ts';
import { markPosts } from '#web/features/community/own-marks.ts';
import { archivePages, readArchivePage } from '#web/features/community/read-archive.ts';
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

/** `?page=` is a page of the archive; one that there is not is the home. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { supabase, headers } = openSession(request, context);
  const { pathname, searchParams } = new URL(request.url);
  const [categories, page] = await Promise.all([
    readCategories(supabase),
    readPosts(supabase, { sort: 'recent', openingsIn: languageOfLocale(localeOfPath(pathname)) }),
  ]);
  const pages = archivePages(categories, pageSizes.posts);
  const asked = Number(searchParams.get('page'));
  const archive =
    Number.isInteger(asked) && asked > 0 && asked <= pages
      ? { page: asked, pages, posts: await readArchivePage(supabase, asked) }
      : null;
  const { viewer } = await readViewer(request, context);
  const posts = await markPosts(supabase, { viewer, posts: page.posts });
  const done = searchParams.get('done');
  return data({ categories, page: { ...page, posts }, pages, archive, done }, { headers });
}

export default function Community() {
  const { archive, ...home } = useLoaderData<typeof loader>();
  return <SitePage>{archive ? <ArchiveScreen archive={archive} /> : <HomeScreen {...home} />}</SitePage>;
}
