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
import { readFailure } from '#web/api/read-failure.ts';
import { SitePage } from '#web/app-shell/site-page.tsx';
import { readAttachments } from '#web/features/community/attachment.ts';
import { readOwnState } from '#web/features/community/own-state.ts';
import {
  type Changed,
  changePost,
  type Intent,
  idOf,
  languageOf,
  requestKeyOf,
} from '#web/features/community/post-changes.ts';
import { PostScreen } from '#web/features/community/post-screen.tsx';
import type { PostView, Returned, Revision } from '#web/features/community/post-view.ts';
import { typedAttachments } from '#web/features/community/read-attachments.ts';
import { readCategories } from '#web/features/community/read-categories.ts';
import { readPost, readThread } from '#web/features/community/read-thread.ts';
import { structuredPost } from '#web/features/community/structured-post.ts';
import { localeOfPath, pathInLocale } from '#web/locale/locale.ts';
import { openSession } from '#web/session/session.ts';
import { readViewer } from '#web/session/viewer.ts';
import { pageTitle } from '#web/text/page-title.ts';

export const meta: MetaFunction<typeof loader> = ({ location, loaderData }) => {
  if (!loaderData) return [];
  const { view, publicUrl } = loaderData;
  return [
    { title: pageTitle(view.post.title, location.pathname) },
    { name: 'description', content: view.post.excerpt },
    ...(view.post.hiddenAt ? [{ name: 'robots', content: 'noindex' }] : []),
    { 'script:ld+json': structuredPost(view, publicUrl) },
  ];
};

/** No layout (Rule 2.5). */
export const handle = { static: true, shared: true };

/** @throws Response 404 for a post that there is not, or that is not to be read */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { supabase, headers } = openSession(request, context);
  const { searchParams } = new URL(request.url);
  const postId = idOf(params.postId ?? null);
  const root = idOf(searchParams.get('thread'));
  if (!postId) throw data(null, { status: 404 });
  const { viewer } = await readViewer(request, context);
  const [post, thread, own, categories, attachments] = await Promise.all([
    readPost(supabase, postId),
    readThread(supabase, { postId, root, after: searchParams.get('after') }),
    readOwnState(supabase, { viewer, postId }),
    readCategories(supabase),
    readAttachments(supabase, postId),
  ]);
  if (!post) {
    const target = await mergedInto(supabase, postId);
    if (target)
      throw redirect(pathInLocale(`/community/post/${target}`, localeOfPath(new URL(request.url).pathname)), {
        status: 301,
        headers,
      });
    throw data(null, { status: 404, headers });
  }
  const maySeeRevisions = own.userId !== null && (own.userId === post.userId || own.isModerator);
  const view: PostView = {
    ...{ post, thread, own, categories, root, attachments },
    live: own.userId === null ? null : { apiKey: context.get(apiContext).anonKey },
    revisions: post.editedAt && maySeeRevisions ? await readRevisions(supabase, postId) : [],
    // Nobody without an account gets the form it belongs to, and what is shared has to be alike.
    requestKey: own.who === 'writer' ? crypto.randomUUID() : '',
    replyTo: idOf(searchParams.get('reply')),
    editing: idOf(searchParams.get('edit')),
    done: searchParams.get('done'),
  };
  const { publicUrl } = context.get(apiContext);
  const canonicalPath = pathInLocale(`/community/post/${postId}`, post.language === 'nb' ? 'nb-NO' : 'en-GB');
  return data({ view, publicUrl, canonicalPath }, { headers });
}

/** The discussion that one went into; null when it went into none. Rule 9.469. */
async function mergedInto(
  supabase: ReturnType<typeof openSession>['supabase'],
  postId: string,
): Promise<string | null> {
  const { data: target, error } = await supabase.rpc('merged_discussion', { post: postId });
  if (error) throw readFailure('where a discussion went', error);
  return target as string | null;
}

async function readRevisions(
  supabase: ReturnType<typeof openSession>['supabase'],
  postId: string,
): Promise<readonly Revision[]> {
  const { data: rows, error } = await supabase
    .from('community_revisions')
    .select('id, contentHtml:content_html, replacedAt:replaced_at')
    .eq('post_id', postId)
    .is('comment_id', null)
    .order('replaced_at', { ascending: false })
    .limit(20)
    .overrideTypes<Revision[], { merge: false }>();
  if (error) throw readFailure('earlier versions', error);
  return rows;
}

const intents: readonly Intent[] = [
  ...([
    'vote',
    'follow',
    'comment',
    'editComment',
    'deleteComment',
    'delete',
    'report',
    'accept',
    'moderate',
    'block',
  ] as const),
];

/** What was typed stays when it does not go through. Rule 8.7, Rule 8.11. */
export async function action({ request, context, params }: ActionFunctionArgs) {
  const fields = await request.formData();
  const intent = intents.find((one) => one === fields.get('intent'));
  const postId = idOf(params.postId ?? null);
  if (!intent || !postId) throw data(null, { status: 400 });
  const { supabase, headers } = openSession(request, context);
  const result = await changePost(intent, { supabase, postId, fields }).catch((error: unknown): Changed => {
    context.get(apiContext).report(error);
    return { kind: 'refused', code: 'unexpected_failure', status: 502 };
  });
  if (result.kind === 'refused')
    return data(returnedForm({ intent, code: result.code, fields }), { status: result.status, headers });
  throw redirect(nextAddress(request.url, { result, fields }), { status: 303, headers });
}

function returnedForm({
  intent,
  code,
  fields,
}: {
  readonly intent: Intent;
  readonly code: string;
  readonly fields: FormData;
}): Returned {
  return {
    ...{ intent, code, content: String(fields.get('content') ?? '') },
    language: languageOf(fields.get('language')),
    requestKey: requestKeyOf(fields),
    attachments: typedAttachments(fields),
    commentId: idOf(fields.get('commentId')),
    parentId: idOf(fields.get('parentId')),
  };
}

/** Back to the same page and place, which says what was done. */
function nextAddress(
  from: string,
  { result, fields }: { readonly result: Extract<Changed, { kind: 'done' }>; readonly fields: FormData },
): string {
  const { pathname, searchParams } = new URL(from);
  if (result.gone)
    return `${pathname.replace(/\/post\/.*$/, '')}?${new URLSearchParams({ done: result.done ?? '' })}`;
  for (const name of ['reply', 'edit', 'done']) searchParams.delete(name);
  if (result.done) searchParams.set('done', result.done);
  // One that would stand on a later page is shown by itself.
  if (
    fields.get('followed') === 'true' &&
    fields.get('intent') === 'comment' &&
    !idOf(fields.get('parentId'))
  )
    searchParams.set('thread', result.at.replace('comment-', ''));
  const query = searchParams.toString();
  return `${pathname}${query && `?${query}`}${result.at && `#${result.at}`}`;
}

export default function CommunityPost() {
  return (
    <SitePage>
      <PostScreen
        view={useLoaderData<typeof loader>().view}
        returned={useActionData<typeof action>() ?? null}
      />
    </SitePage>
  );
}
