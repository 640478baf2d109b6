import type { ArchivedPost } from './read-archive.ts';
import { xmlText } from './xml-text.ts';

type SitemapPost = Omit<ArchivedPost, 'title'>;

/** The community's pages for search engines (sitemaps.org): home, categories and conversation sheets in both languages, posts in their own. */
export function communitySitemap({
  publicUrl,
  categories,
  posts,
  sheets,
}: {
  readonly publicUrl: string;
  readonly categories: readonly { readonly id: string }[];
  readonly posts: readonly SitemapPost[];
  /** Topics of conversation sheets. */
  readonly sheets: readonly string[];
}): string {
  const paths = [
    '/community',
    ...categories.map(({ id }) => `/community/category/${id}`),
    '/community/language-cafe',
    ...sheets.map((topic) => `/community/language-cafe/${topic}`),
  ];
  const urls = [
    ...paths.flatMap((path) => [{ path }, { path: `/nb${path}` }]),
    ...posts.map(({ id, language, lastActivityAt }) => ({
      path: `${language === 'nb' ? '/nb' : ''}/community/post/${id}`,
      changed: lastActivityAt,
    })),
  ];
  const lines = urls.map(
    (url) =>
      `<url><loc>${xmlText(publicUrl + url.path)}</loc>${'changed' in url ? `<lastmod>${url.changed}</lastmod>` : ''}</url>`,
  );
  return `<?xml version="1.0" encoding="utf-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${lines.join('')}</urlset>`;
}
