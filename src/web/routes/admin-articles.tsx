import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { readWithRole } from '#web/api/read-with-role.ts';
import { openAdmin } from '#web/features/admin/admin-access.ts';
import { answerWith, applyChange, textField } from '#web/features/admin/admin-outcome.ts';
import { adminMeta } from '#web/features/admin/admin-page.tsx';
import { ArticleListScreen } from '#web/features/desk/article-list-screen.tsx';
import { deskLists } from '#web/features/desk/desk-data.ts';
import { pathInLocale } from '#web/locale/locale.ts';
import { localeOf } from '#web/session/post-login.ts';

export const meta: MetaFunction = adminMeta;

/** `?list=` is one of the desk's lists. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { supabase, headers } = await openAdmin(request, context, 'articles');
  const asked = new URL(request.url).searchParams.get('list');
  const list = deskLists.find((one) => one === asked) ?? 'draft';
  const { articles } = await readWithRole(supabase, 'desk-articles', { list });
  return data({ list, articles }, { headers });
}

/** Lays an empty article on the desk, or a version of one that is read, and opens it. */
export async function action({ request, context }: ActionFunctionArgs) {
  const session = await openAdmin(request, context, 'articles');
  const fields = await request.formData();
  const slug = textField(fields, 'slug');
  const body = slug === '' ? {} : { slug };
  const outcome = await applyChange(session.supabase, fields, { name: 'desk-article-drafts', body });
  if (outcome.kind === 'failed') return answerWith(outcome, session);
  const { id } = outcome.answer as { readonly id: string };
  return redirect(pathInLocale(`/admin/articles/${id}`, localeOf(request)), { headers: session.headers });
}

export default function AdminArticles() {
  return (
    <ArticleListScreen {...useLoaderData<typeof loader>()} outcome={useActionData<typeof action>() ?? null} />
  );
}
