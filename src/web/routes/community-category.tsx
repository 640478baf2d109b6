import {
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
  useSearchParams,
} from 'react-router';
import { questionCategory } from '#domain/community/questions.ts';
import { sortOf } from '#domain/community/sort.ts';
import { SitePage } from '#web/app-shell/site-page.tsx';
import { CategoryScreen } from '#web/features/community/category-screen.tsx';
import { categoryName, categoryPurpose, languageOfLocale } from '#web/features/community/names.ts';
import { markPosts } from '#web/features/community/own-marks.ts';
import { questionStateOf } from '#web/features/community/question-tabs.tsx';
import { readCategories } from '#web/features/community/read-categories.ts';
import { readPinnedPosts, readPosts } from '#web/features/community/read-posts.ts';
import { readQuestions, readResponseTime } from '#web/features/community/read-questions.ts';
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
  const state = questionStateOf(searchParams);
  const id = params.categoryId ?? '';
  const language = languageOfLocale(localeOfPath(pathname));
  const [categories, pinned] = await Promise.all([
    readCategories(supabase),
    // They stand on the first page, in the language of the page.
    after ? [] : readPinnedPosts(supabase, { category: id, language }),
  ]);
  const category = categories.find((one) => one.id === id);
  if (!category) throw data(null, { status: 404 });
  if (id === questionCategory && state !== 'all') {
    const [page, responseTime] = await Promise.all([
      readQuestions(supabase, { answered: state === 'answered', oldestFirst: state === 'open', after }),
      readResponseTime(supabase),
    ]);
    return data({ category, pinned: [], page, sort, questions: { state, responseTime } }, { headers });
  }
  const without = pinned.map((post) => post.id);
  const [page, responseTime, { viewer }] = await Promise.all([
    readPosts(supabase, { sort, category: id, after, without, openingsIn: language }),
    id === questionCategory ? readResponseTime(supabase) : null,
    readViewer(request, context),
  ]);
  const questions = responseTime && { state, responseTime };
  const posts = await markPosts(supabase, { viewer, posts: page.posts });
  return data({ category, pinned, page: { ...page, posts }, sort, questions }, { headers });
}

export default function CommunityCategory() {
  const [search] = useSearchParams();
  return (
    <SitePage>
      <CategoryScreen {...useLoaderData<typeof loader>()} search={search} />
    </SitePage>
  );
}
