import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { apiContext } from '#web/api/api-context.ts';
import { callFunction } from '#web/api/call-function.ts';
import { languageOfLocale } from '#web/features/community/names.ts';
import { NewPostScreen } from '#web/features/community/new-post-screen.tsx';
import { readCategories } from '#web/features/community/read-categories.ts';
import { postFields, readWholePost } from '#web/features/community/read-typed-post.ts';
import { requireProfile } from '#web/features/community/require-profile.ts';
import { localeOfPath, pathInLocale } from '#web/locale/locale.ts';
import { openSession } from '#web/session/session.ts';
import { pageMeta } from '#web/text/page-title.ts';

export const meta: MetaFunction = ({ location }) => [
  ...pageMeta('community-new', location.pathname),
  { name: 'robots', content: 'noindex' },
];

export const handle = { shared: false };

/** Rule 2.45. `?category=` chooses one. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { supabase, headers } = openSession(request, context);
  const isDemo = await requireProfile(request, context);
  const url = new URL(request.url);
  const categories = await readCategories(supabase);
  const wanted = url.searchParams.get('category');
  const typed = {
    categoryId: categories.find(({ id }) => id === wanted)?.id ?? categories[0]?.id ?? '',
    language: languageOfLocale(localeOfPath(url.pathname)),
    ...{ title: '', content: '', tags: '', requestKey: crypto.randomUUID(), attachments: [] },
  };
  return data({ categories, typed, isDemo }, { headers });
}

/** What was typed stays when it does not go through. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { supabase, headers } = openSession(request, context);
  const { typed, problem } = await readWholePost(supabase, await request.formData());
  if (problem) return data({ typed, problem }, { status: 400, headers });
  const result = await callFunction(supabase, 'community-posts', {
    ...{ kind: 'create', requestKey: typed.requestKey },
    ...postFields(typed),
  }).catch((error: unknown) => {
    context.get(apiContext).report(error);
    return { ok: false, code: 'unexpected_failure', status: 502 } as const;
  });
  if (!result.ok) return data({ typed, problem: result.code }, { status: result.status, headers });
  const path = `/community/post/${result.answer.postId}?done=post_created`;
  throw redirect(pathInLocale(path, localeOfPath(new URL(request.url).pathname)), { status: 303, headers });
}

export default function CommunityNew() {
  const loaded = useLoaderData<typeof loader>();
  const returned = useActionData<typeof action>();
  return (
    <NewPostScreen {...loaded} typed={returned?.typed ?? loaded.typed} problem={returned?.problem ?? null} />
  );
}
