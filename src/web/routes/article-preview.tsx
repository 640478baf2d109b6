import { data, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { apiContext } from '#web/api/api-context.ts';
import { readWithRole } from '#web/api/read-with-role.ts';
import { openAdmin } from '#web/features/admin/admin-access.ts';
import { adminMeta } from '#web/features/admin/admin-page.tsx';
import { articleBody } from '#web/features/reading/article-body.server.ts';
import { ArticlePage } from '#web/features/reading/article-page.tsx';
import { readArticlePreview } from '#web/features/reading/preview-data.ts';
import { PreviewNote } from '#web/features/reading/preview-note.tsx';
import { languageOf } from '#web/features/reading/reading-data.ts';
import { pageTitle } from '#web/text/page-title.ts';

/** It is an editor's, and looks alike for nobody else. */
export const handle = { shared: false };

export const meta: MetaFunction<typeof loader> = ({ location: { pathname }, loaderData }) => [
  ...adminMeta(),
  { title: pageTitle(loaderData?.article.title ?? '', pathname) },
];

/** A draft in the path's language as its readers will see it: the same page, made of the draft. Rule 9.505. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { supabase, headers } = await openAdmin(request, context, 'articles');
  const draftId = params.articleId ?? '';
  const language = languageOf(new URL(request.url).pathname);
  const preview = await readWithRole(supabase, 'desk-article-previews', { draftId, language });
  const { body, ...article } = await readArticlePreview(context, { preview, language });
  const shown = articleBody(body, { language, imageHost: context.get(apiContext).imageHost });
  return data({ draftId, article, body: shown, missing: preview.missing }, { headers });
}

export default function ArticlePreviewRoute() {
  const { draftId, missing, ...page } = useLoaderData<typeof loader>();
  return (
    <>
      <PreviewNote desk={`/admin/articles/${draftId}`} missing={missing} />
      <ArticlePage {...page} />
    </>
  );
}
