import type { LoaderFunctionArgs } from 'react-router';
import { apiContext } from '#web/api/api-context.ts';
import { atomFeed, xmlAnswer } from '#web/features/reading/feed.ts';
import { languageIn, readStories } from '#web/features/reading/reading-data.ts';
import { localeOfPath, pathInLocale } from '#web/locale/locale.ts';
import titles from '#web/text/titles.ts';

/** `GET /lettavis/feed.xml`: the newest stories, each by its easiest version. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const { publicUrl } = context.get(apiContext);
  const locale = localeOfPath(new URL(request.url).pathname);
  const at = (path: string) => publicUrl + pathInLocale(path, locale);
  const stories = await readStories(context, { most: 30 });
  const { description = '' } = titles[locale].lettavis;
  const feed = atomFeed({
    ...{ self: at('/lettavis/feed.xml'), href: at('/lettavis'), title: 'LettAvis · Bestått' },
    ...{ subtitle: description, language: languageIn(locale) },
    entries: stories.flatMap(({ slug, versions: [version], publishedAt }) =>
      version
        ? [
            {
              href: at(`/lettavis/${slug}`),
              title: version.title,
              summary: version.lead,
              publishedAt,
              language: 'nb',
            },
          ]
        : [],
    ),
  });
  return xmlAnswer(feed, 'application/atom+xml');
}
