import {
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
  useSearchParams,
} from 'react-router';
import { sortOf } from '#domain/community/sort.ts';
import { readFailure } from '#web/api/read-failure.ts';
import { markPosts } from '#web/features/community/own-marks.ts';
import { readCategories } from '#web/features/community/read-categories.ts';
import { readPosts, readSimilarPosts, searchPosts } from '#web/features/community/read-posts.ts';
import { SearchScreen } from '#web/features/community/search-screen.tsx';
import { openSession } from '#web/session/session.ts';
import { readViewer } from '#web/session/viewer.ts';
import { pageMeta } from '#web/text/page-title.ts';

export const meta: MetaFunction = ({ location }) => [
  ...pageMeta('community-search', location.pathname),
  { name: 'robots', content: 'noindex, follow' },
];

/** It marks what is new to whoever is signed in. */
export const handle = { members: false };

/** Rule 2.47, Rule 9.373. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { supabase, headers } = openSession(request, context);
  const { searchParams } = new URL(request.url);
  const words = (searchParams.get('q') ?? '')
    .replace(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, 200);
  const language = searchParams.get('language');
  const sort = sortOf(searchParams.get('sort'));
  const asked = {
    ...{ sort, after: searchParams.get('after'), category: searchParams.get('category') },
    language: language === 'nb' || language === 'en' ? language : null,
    tag: (searchParams.get('tag') ?? '').trim().toLocaleLowerCase('nb').slice(0, 24) || null,
  } as const;
  const [categories, tags, page] = await Promise.all([
    readCategories(supabase),
    supabase.from('community_tags').select('tag').order('posts', { ascending: false }).order('tag').limit(12),
    words === '' ? readPosts(supabase, asked) : searchPosts(supabase, { ...asked, words }),
  ]);
  if (tags.error) throw readFailure('the tags', tags.error);
  const { viewer } = await readViewer(request, context);
  const posts = await markPosts(supabase, { viewer, posts: page.posts });
  const similar =
    words !== '' && page.posts.length === 0 ? await readSimilarPosts(supabase, { ...asked, words }) : null;
  return data(
    { categories, tags: tags.data.map(({ tag }) => String(tag)), page: { ...page, posts }, similar, sort },
    { headers },
  );
}

export default function CommunitySearch() {
  const [search] = useSearchParams();
  return <SearchScreen {...useLoaderData<typeof loader>()} search={search} />;
}
