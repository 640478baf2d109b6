import type { LoaderFunctionArgs } from 'react-router';
import { apiContext } from '#web/api/api-context.ts';
import { escaped, xmlAnswer } from '#web/features/reading/feed.ts';
import { readArticles } from '#web/features/reading/reading-data.ts';
import { readStorySlugs } from '#web/features/reading/story-archive.ts';
import { locales, pathInLocale } from '#web/locale/locale.ts';

/** Screens that anybody may find by searching, besides what is read. */
const screens = [
  '/',
  '/about',
  '/pricing',
  '/articles',
  '/lettavis',
  '/app/leveltest',
  '/demo',
  '/discount',
  '/contact',
  '/terms',
];

/** `GET /sitemap.xml` (sitemaps.org 0.9), each page in both languages. Rule 9.361. */
export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  const { publicUrl } = context.get(apiContext);
  const [articles, stories] = await Promise.all([
    readArticles(context, { language: 'en' }),
    readStorySlugs(context),
  ]);
  const paths = [
    ...screens,
    ...articles.map(({ slug }) => `/articles/${slug}`),
    ...stories.map(({ slug }) => `/lettavis/${slug}`),
  ];
  const entries = paths.flatMap((path) => {
    const addresses = locales.map((locale) => ({
      language: locale === 'nb-NO' ? 'nb' : 'en',
      href: escaped(publicUrl + pathInLocale(path, locale)),
    }));
    const others = addresses
      .map(({ language, href }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`)
      .join('');
    return addresses.map(({ href }) => `<url><loc>${href}</loc>${others}</url>`);
  });
  const body = [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
  return xmlAnswer(body, 'application/xml');
}
