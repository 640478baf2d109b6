import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { isPicture } from '#domain/community/attachments.ts';
import { apiContext } from '#web/api/api-context.ts';
import { callFunction } from '#web/api/call-function.ts';
import { readAttachments } from '#web/features/community/attachment.ts';
import { EditPostScreen } from '#web/features/community/edit-post-screen.tsx';
import { idOf } from '#web/features/community/post-changes.ts';
import { readCategories } from '#web/features/community/read-categories.ts';
import { readPost } from '#web/features/community/read-thread.ts';
import { postFields, readWholePost } from '#web/features/community/read-typed-post.ts';
import { requireProfile } from '#web/features/community/require-profile.ts';
import { localeOfPath, pathInLocale } from '#web/locale/locale.ts';
import { openSession } from '#web/session/session.ts';
import { readViewer } from '#web/session/viewer.ts';
import { pageMeta } from '#web/text/page-title.ts';

export const meta: MetaFunction = ({ location }) => [
  ...pageMeta('community-edit', location.pathname),
  { name: 'robots', content: 'noindex' },
];

export const handle = { shared: false };

/** Rule 2.45, Rule 6.9. @throws Response 404 for a post that is not one's own */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { supabase, headers } = openSession(request, context);
  await requireProfile(request, context);
  const { viewer } = await readViewer(request, context);
  const postId = idOf(params.postId ?? null);
  const post = postId ? await readPost(supabase, postId) : null;
  if (!post || viewer.kind !== 'user' || post.userId !== viewer.id)
    throw data(null, { status: 404, headers });
  const { categoryId, language, title, content, tags, editedAt } = post;
  const typed = {
    categoryId,
    language,
    title,
    content,
    tags: tags.join(', '),
    requestKey: crypto.randomUUID(),
    attachments: (await readAttachments(supabase, post.id))
      .filter(({ commentId }) => commentId === null)
      .map(({ id, fileName, alt, mediaType }) => ({
        id,
        name: fileName,
        alt,
        isPicture: isPicture(mediaType),
      })),
  };
  return data(
    { typed, postId: post.id, categories: await readCategories(supabase), version: editedAt ?? '' },
    { headers },
  );
}

/** What was typed stays when it does not go through. */
export async function action({ request, context, params }: ActionFunctionArgs) {
  const postId = idOf(params.postId ?? null) ?? crypto.randomUUID();
  const { supabase, headers } = openSession(request, context);
  const { typed, problem } = await readWholePost(supabase, await request.formData());
  if (problem) return data({ typed, problem }, { status: 400, headers });
  const result = await callFunction(supabase, 'community-posts', {
    ...{ kind: 'edit', postId },
    ...postFields(typed),
  }).catch((error: unknown) => {
    context.get(apiContext).report(error);
    return { ok: false, code: 'unexpected_failure', status: 502 } as const;
  });
  if (!result.ok) return data({ typed, problem: result.code }, { status: result.status, headers });
  const path = `/community/post/${postId}?done=post_updated`;
  throw redirect(pathInLocale(path, localeOfPath(new URL(request.url).pathname)), { status: 303, headers });
}

export default function CommunityEdit() {
  const loaded = useLoaderData<typeof loader>();
  const returned = useActionData<typeof action>();
  return (
    <EditPostScreen {...loaded} typed={returned?.typed ?? loaded.typed} problem={returned?.problem ?? null} />
  );
}
