import type { LoaderFunctionArgs } from 'react-router';
import { apiContext } from '#web/api/api-context.ts';
import { atomFeed, xmlAnswer } from '#web/features/reading/feed.ts';
import { languageIn, readArticles } from '#web/features/reading/reading-data.ts';
import { localeOfPath, pathInLocale } from '#web/locale/locale.ts';
import titles from '#web/text/titles.ts';

/** `GET /articles/feed.xml`: the newest articles in the path's language. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const { publicUrl } = context.get(apiContext);
  const locale = localeOfPath(new URL(request.url).pathname);
  const language = languageIn(locale);
  const at = (path: string) => publicUrl + pathInLocale(path, locale);
  const articles = await readArticles(context, { language, most: 30 });
  const { title, description = '' } = titles[locale].articles;
  const feed = atomFeed({
    ...{ self: at('/articles/feed.xml'), href: at('/articles'), title: `${title} · Bestått` },
    ...{ subtitle: description, language },
    entries: articles.map((article) => ({
      ...{ href: at(`/articles/${article.slug}`), title: article.title, summary: article.description },
      ...{ publishedAt: article.publishedAt, language },
    })),
  });
  return xmlAnswer(feed, 'application/atom+xml');
}
