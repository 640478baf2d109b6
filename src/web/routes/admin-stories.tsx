import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import type { DraftSource } from '#domain/reading/story-draft.ts';
import { readWithRole } from '#web/api/read-with-role.ts';
import { openAdmin } from '#web/features/admin/admin-access.ts';
import { answerWith, applyChange, textField } from '#web/features/admin/admin-outcome.ts';
import { adminMeta } from '#web/features/admin/admin-page.tsx';
import { deskLists } from '#web/features/desk/desk-data.ts';
import { DeskListScreen } from '#web/features/desk/desk-list-screen.tsx';
import { pathInLocale } from '#web/locale/locale.ts';
import { localeOf } from '#web/session/post-login.ts';

export const meta: MetaFunction = adminMeta;

/** `?list=` is one of the desk's lists; `?feed=` the address of a feed to be fetched. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { supabase, headers } = await openAdmin(request, context, 'stories');
  const query = new URL(request.url).searchParams;
  const list = deskLists.find((one) => one === query.get('list')) ?? 'draft';
  const url = (query.get('feed') ?? '').trim().slice(0, 500);
  const [{ stories }, found] = await Promise.all([
    readWithRole(supabase, 'desk-stories', { list }),
    url === '' ? null : readWithRole(supabase, 'desk-feeds', { url }),
  ]);
  return data({ list, stories, feed: found && { url, found } }, { headers });
}

/** Lays a story on the desk and opens it. */
export async function action({ request, context }: ActionFunctionArgs) {
  const session = await openAdmin(request, context, 'stories');
  const fields = await request.formData();
  const kind = kinds[textField(fields, 'intent')];
  if (!kind) throw data('Unknown form.', { status: 400 });
  const source = {
    kind,
    title: textField(fields, 'title'),
    url: textField(fields, 'url'),
    text: textField(fields, 'text'),
  };
  const outcome = await applyChange(session.supabase, fields, { name: 'desk-drafts', body: { source } });
  if (outcome.kind === 'failed') return answerWith(outcome, session);
  const { id } = outcome.answer as { readonly id: string };
  return redirect(pathInLocale(`/admin/stories/${id}`, localeOf(request)), { headers: session.headers });
}

const kinds: Readonly<Record<string, DraftSource['kind']>> = {
  writeStory: 'written',
  pasteStory: 'pasted',
  fetchStory: 'feed',
};

export default function AdminStories() {
  return (
    <DeskListScreen {...useLoaderData<typeof loader>()} outcome={useActionData<typeof action>() ?? null} />
  );
}
