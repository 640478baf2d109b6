import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { ArticleListPage } from '#web/features/reading/article-list-page.tsx';
import { languageOf, readArticles } from '#web/features/reading/reading-data.ts';
import { feedLink } from '#web/features/reading/reading-meta.ts';
import { pageMeta } from '#web/text/page-title.ts';

export const handle = { query: [] };

export const meta: MetaFunction = ({ location: { pathname } }) => [
  ...pageMeta('articles', pathname),
  feedLink('articles', pathname),
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { pathname } = new URL(request.url);
  return { articles: await readArticles(context, { language: languageOf(pathname) }) };
}

export default function Articles() {
  return <ArticleListPage {...useLoaderData<typeof loader>()} />;
}
