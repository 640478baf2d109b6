import { localeOfPath } from '#web/locale/locale.ts';
import titles from '#web/text/titles.ts';
import type { ListedPost } from './community-rows.ts';
import { xmlText } from './xml-text.ts';

/** An Atom feed (RFC 4287) of discussions. @param site.pathname its own, which says in which language its title is */
export function atomFeed(
  posts: readonly ListedPost[],
  { publicUrl, pathname }: { readonly publicUrl: string; readonly pathname: string },
): string {
  const locale = localeOfPath(pathname);
  const home = `${publicUrl}${locale === 'nb-NO' ? '/nb' : ''}/community`;
  const entries = posts.map((post) => {
    const url = `${publicUrl}${post.language === 'nb' ? '/nb' : ''}/community/post/${post.id}`;
    const name = post.writtenBy === 'bestatt' ? 'Bestått' : (post.author?.name ?? '–');
    return `<entry xml:lang="${post.language}"><id>urn:uuid:${post.id}</id><title>${xmlText(post.title)}</title><link href="${xmlText(url)}"/><updated>${post.lastActivityAt}</updated><published>${post.createdAt}</published><author><name>${xmlText(name)}</name></author><summary>${xmlText(post.excerpt)}</summary></entry>`;
  });
  const updated = posts[0]?.lastActivityAt ?? '1970-01-01T00:00:00Z';
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom"><id>${xmlText(home)}</id><title>${xmlText(titles[locale].community.title)} · Bestått</title><link href="${xmlText(home)}"/><link rel="self" href="${xmlText(publicUrl + pathname)}"/><updated>${updated}</updated>${entries.join('')}</feed>`;
}
