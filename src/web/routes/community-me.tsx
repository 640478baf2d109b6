import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router';
import { MeScreen } from '#web/features/community/me-screen.tsx';
import { markPosts } from '#web/features/community/own-marks.ts';
import { readActivity, readFollowed, readOwnPosts } from '#web/features/community/read-me.ts';
import { requireProfile } from '#web/features/community/require-profile.ts';
import { openSession } from '#web/session/session.ts';
import { readViewer } from '#web/session/viewer.ts';
import { pageMeta } from '#web/text/page-title.ts';

export const meta: MetaFunction = ({ location }) => [
  ...pageMeta('community-me', location.pathname),
  { name: 'robots', content: 'noindex' },
];

export const handle = { shared: false };

/** Rule 2.48. `?tab=following` is the other tab. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { supabase, headers } = openSession(request, context);
  const isDemo = await requireProfile(request, context);
  const { viewer } = await readViewer(request, context);
  if (viewer.kind !== 'user') throw data(null, { status: 401, headers });
  const { searchParams } = new URL(request.url);
  const tab = searchParams.get('tab') === 'following' ? ('following' as const) : ('posts' as const);
  const asked = { userId: viewer.id, after: searchParams.get('after') };
  const [page, activity] = await Promise.all([
    tab === 'posts' ? readOwnPosts(supabase, asked) : readFollowed(supabase, asked),
    readActivity(supabase, viewer.id),
  ]);
  const posts = await markPosts(supabase, { viewer, posts: page.posts });
  return data({ view: { tab, page: { ...page, posts }, ...activity, isDemo } }, { headers });
}

/** Rule 9.370: changes the card that others see. */
export async function action({ request, context }: ActionFunctionArgs) {
  const fields = await request.formData();
  const { supabase, headers } = openSession(request, context);
  const { viewer } = await readViewer(request, context);
  const name = String(fields.get('name') ?? '').trim();
  const country = String(fields.get('country') ?? '');
  if (viewer.kind !== 'user') throw data(null, { status: 401, headers });
  const { data: rows, error } = await supabase
    .from('community_user_profiles')
    .update({
      ...{ name, country: country === '' ? null : country },
      shows_reading: fields.has('showsReading'),
    })
    .eq('id', viewer.id)
    .select('id');
  const isRefused = error !== null || rows.length === 0;
  const showsReading = fields.has('showsReading');
  return data({ isRefused, name, country, showsReading }, { status: isRefused ? 400 : 200, headers });
}

export default function CommunityMe() {
  return (
    <MeScreen view={useLoaderData<typeof loader>().view} saved={useActionData<typeof action>() ?? null} />
  );
}
