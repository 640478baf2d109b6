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
import { answerWith, applyChange } from '#web/features/admin/admin-outcome.ts';
import { adminMeta } from '#web/features/admin/admin-page.tsx';
import { ArticleDesk } from '#web/features/desk/article-desk.tsx';
import { changeOf } from '#web/features/desk/desk-change.ts';
import { pathInLocale } from '#web/locale/locale.ts';
import { localeOf } from '#web/session/post-login.ts';

export const meta: MetaFunction = adminMeta;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { supabase, headers } = await openAdmin(request, context, 'articles');
  const article = await readWithRole(supabase, 'desk-article', { draftId: params.articleId ?? '' });
  return data({ article }, { headers });
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const session = await openAdmin(request, context, 'articles');
  const fields = await request.formData();
  const body = changeOf(fields, params.articleId ?? '');
  const outcome = await applyChange(session.supabase, fields, { name: 'desk-article-changes', body });
  if (outcome.kind === 'done' && body.kind === 'remove')
    return redirect(pathInLocale('/admin/articles', localeOf(request)), { headers: session.headers });
  return answerWith(outcome, session);
}

export default function AdminArticle() {
  const { article } = useLoaderData<typeof loader>();
  return <ArticleDesk key={article.id} article={article} outcome={useActionData<typeof action>() ?? null} />;
}
