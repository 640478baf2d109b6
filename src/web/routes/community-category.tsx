import {
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
  useSearchParams,
} from 'react-router';
import { sortOf } from '#domain/community/sort.ts';
import { SitePage } from '#web/app-shell/site-page.tsx';
import { CategoryScreen } from '#web/features/community/category-screen.tsx';
import { categoryName, categoryPurpose, languageOfLocale } from '#web/features/community/names.ts';
import { markPosts } from '#web/features/community/own-marks.ts';
import { readCategories } from '#web/features/community/read-categories.ts';
import { readPinnedPosts, readPosts } from '#web/features/community/read-posts.ts';
import { localeOfPath } from '#web/locale/locale.ts';
import { openSession } from '#web/session/session.ts';
import { readViewer } from '#web/session/viewer.ts';
import { pageTitle } from '#web/text/page-title.ts';

export const meta: MetaFunction<typeof loader> = ({ location, loaderData }) => {
  if (!loaderData) return [];
  const locale = localeOfPath(location.pathname);
  return [
    { title: pageTitle(categoryName(loaderData.category, locale), location.pathname) },
    { name: 'description', content: categoryPurpose(loaderData.category, locale) },
  ];
};

export const handle = { static: true, shared: true };

/** @throws Response 404 for a category that there is not */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { supabase, headers } = openSession(request, context);
  const { searchParams, pathname } = new URL(request.url);
  const sort = sortOf(searchParams.get('sort'));
  const after = searchParams.get('after');
  const id = params.categoryId ?? '';
  const language = languageOfLocale(localeOfPath(pathname));
  const [categories, pinned] = await Promise.all([
    readCategories(supabase),
    // They stand on the first page, in the language of the page.
    after ? [] : readPinnedPosts(supabase, { category: id, language }),
  ]);
  const category = categories.find((one) => one.id === id);
  if (!category) throw data(null, { status: 404 });
  const without = pinned.map((post) => post.id);
  const page = await readPosts(supabase, { sort, category: id, after, without, openingsIn: language });
  const { viewer } = await readViewer(request, context);
  const posts = await markPosts(supabase, { viewer, posts: page.posts });
  return data({ category, pinned, page: { ...page, posts }, sort }, { headers });
}

export default function CommunityCategory() {
  const [search] = useSearchParams();
  return (
    <SitePage>
      <CategoryScreen {...useLoaderData<typeof loader>()} search={search} />
    </SitePage>
  );
}
