import { data, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { apiContext } from '#web/api/api-context.ts';
import { articleBody } from '#web/features/reading/article-body.server.ts';
import { ArticlePage } from '#web/features/reading/article-page.tsx';
import { languageOf, readArticle } from '#web/features/reading/reading-data.ts';
import { readingMeta } from '#web/features/reading/reading-meta.ts';

/** Its address has a name in it, and it looks alike for everybody without a session all the same. */
export const handle = { shared: true, query: [], sheet: 'reading' };

export const meta: MetaFunction<typeof loader> = ({ location: { pathname }, loaderData }) => {
  if (!loaderData) return [];
  const { article, publicUrl, language } = loaderData;
  return readingMeta({ ...article, pathname, publicUrl, language, list: 'articles' });
};

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const language = languageOf(new URL(request.url).pathname);
  const found = await readArticle(context, { slug: params.slug ?? '', language });
  if (!found) throw data(null, { status: 404 });
  const { body, ...article } = found;
  const { publicUrl, imageHost } = context.get(apiContext);
  return {
    article,
    body: articleBody(body, { language, imageHost }),
    language,
    publicUrl,
  };
}

export default function Article() {
  return <ArticlePage {...useLoaderData<typeof loader>()} />;
}
