/** An entry of a feed; `href` is absolute, dates are ISO 8601. */
export type FeedEntry = {
  readonly href: string;
  readonly title: string;
  readonly summary: string;
  readonly publishedAt: string;
  readonly language: string;
};

type Feed = {
  readonly self: string;
  readonly href: string;
  readonly title: string;
  readonly subtitle: string;
  readonly language: string;
  readonly entries: readonly FeedEntry[];
};

/** A feed in Atom (RFC 4287). Rule 9.361. */
export function atomFeed({ self, href, title, subtitle, language, entries }: Feed): string {
  const [newest] = entries
    .map(({ publishedAt }) => instant(publishedAt))
    .toSorted((one, other) => other.localeCompare(one));
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">`,
    `<id>${escaped(href)}</id>`,
    `<title>${escaped(title)}</title>`,
    `<subtitle>${escaped(subtitle)}</subtitle>`,
    `<link rel="self" type="application/atom+xml" href="${escaped(self)}"/>`,
    `<link rel="alternate" type="text/html" href="${escaped(href)}"/>`,
    // A feed needs a time, also one that has nothing yet.
    `<updated>${newest ?? '1970-01-01T00:00:00Z'}</updated>`,
    '<author><name>Bestått</name></author>',
    ...entries.map((entry) =>
      [
        `<entry xml:lang="${entry.language}">`,
        `<id>${escaped(entry.href)}</id>`,
        `<title>${escaped(entry.title)}</title>`,
        `<link rel="alternate" type="text/html" href="${escaped(entry.href)}"/>`,
        `<published>${instant(entry.publishedAt)}</published>`,
        `<updated>${instant(entry.publishedAt)}</updated>`,
        `<summary>${escaped(entry.summary)}</summary>`,
        '</entry>',
      ].join(''),
    ),
    '</feed>',
    '',
  ].join('\n');
}

/** The answer with a feed; it may be kept for five minutes. */
export function xmlAnswer(body: string, type: string): Response {
  return new Response(body, {
    headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'public, max-age=300' },
  });
}

function instant(at: string): string {
  return new Date(at).toISOString();
}

/** XML 1.0, 2.4; characters that XML does not have are dropped (2.2). */
export function escaped(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
