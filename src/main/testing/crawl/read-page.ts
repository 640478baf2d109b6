/** What a page of HTML says of other addresses. */
export type ReadPage = {
  /** Where its links and forms for reading lead, as they are written. */
  readonly links: readonly string[];
  /** Pictures, scripts, styles, fonts, feeds, the manifest, the picture for sharing. */
  readonly files: readonly string[];
  /** What a fragment may name. */
  readonly ids: ReadonlySet<string>;
  readonly canonical: string | null;
  /** Addresses by language. */
  readonly alternates: ReadonlyMap<string, string>;
  /** Its structured data (JSON-LD). */
  readonly data: readonly unknown[];
  /** It asks search engines to leave it out. */
  readonly isHidden: boolean;
};

type Tag = { readonly name: string; readonly attributes: ReadonlyMap<string, string> };

/** Reads server-rendered HTML as our renderer writes it: React escapes `>` and quotes in attributes. */
export function readPage(html: string): ReadPage {
  const tags = tagsOf(html);
  const named = (...names: string[]) => tags.filter(({ name }) => names.includes(name));
  const values = (found: readonly Tag[], attribute: string) =>
    found.flatMap(({ attributes }) => attributes.get(attribute) ?? []);
  const head = (rel: string) => named('link').filter(({ attributes }) => attributes.get('rel') === rel);
  const reading = named('form').filter(
    ({ attributes }) => (attributes.get('method') ?? 'get').toLowerCase() === 'get',
  );
  const alternates = head('alternate').filter(({ attributes }) => attributes.has('hreflang'));
  const metas = (key: string, value: string) =>
    named('meta').filter(({ attributes }) => attributes.get(key) === value);
  return {
    links: [...values(named('a', 'area'), 'href'), ...values(reading, 'action')],
    files: [
      ...values(
        named('link').filter(
          ({ attributes }) => attributes.get('rel') !== 'canonical' && !attributes.has('hreflang'),
        ),
        'href',
      ),
      ...values(named('img', 'script', 'audio', 'video', 'source', 'iframe'), 'src'),
      ...values(named('img', 'source'), 'srcset').flatMap(addressesOfSet),
      ...values([...metas('property', 'og:image'), ...metas('name', 'twitter:image')], 'content'),
    ],
    ids: new Set(tags.flatMap(({ attributes }) => attributes.get('id') ?? [])),
    canonical: values(head('canonical'), 'href')[0] ?? null,
    alternates: new Map(
      alternates.map(({ attributes }) => [attributes.get('hreflang') ?? '', attributes.get('href') ?? '']),
    ),
    data: [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)].map(
      ([, text = '']) => JSON.parse(text) as unknown,
    ),
    isHidden: values(metas('name', 'robots'), 'content').some((content) => content.includes('noindex')),
  };
}

function tagsOf(html: string): readonly Tag[] {
  const markup = html.replace(/(<(script|style)\b[^>]*>)[\s\S]*?<\/\2>/g, '$1');
  return [...markup.matchAll(/<([a-z][a-z0-9-]*)((?:\s[^>]*)?)>/gi)].map(([, name = '', rest = '']) => ({
    name: name.toLowerCase(),
    attributes: new Map(
      [...rest.matchAll(/([a-z:-]+)="([^"]*)"/gi)].map(([, key = '', value = '']) => [
        key.toLowerCase(),
        unescaped(value),
      ]),
    ),
  }));
}

/** The addresses of a `srcset` (HTML, 4.8.4.2.1). */
function addressesOfSet(set: string): readonly string[] {
  return set.split(',').map((one) => one.trim().split(/\s/)[0] ?? '');
}

function unescaped(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
