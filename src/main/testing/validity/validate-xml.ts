import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { XMLParser } from 'fast-xml-parser';
import { validateXML } from 'xmllint-wasm';

/** What is wrong with a file of XML by its grammar, as libxml2 says it; nothing when it is right. Decision 165. */
export async function problemsOfXml(xml: string, grammar: 'atom' | 'sitemap'): Promise<readonly string[]> {
  const { errors, valid } = await validateXML({
    xml: [{ fileName: 'file.xml', contents: xml }],
    schema: [readFileSync(join(import.meta.dirname, `${grammar}.rng`), 'utf8')],
    extension: 'relaxng',
  });
  if (!valid && errors.length === 0) return ['it is not valid'];
  return valid ? [] : errors.map(({ message }) => message);
}

type Person = { readonly name: string };
type Link = { readonly '@_rel'?: string; readonly '@_href': string };
type Entry = { readonly id: string; readonly author?: readonly Person[]; readonly link: readonly Link[] };

/** What a feed's grammar cannot say (RFC 4287, 4.1.1 and 4.1.2). @param self where the feed was fetched */
export function problemsOfFeed(xml: string, self: string): readonly string[] {
  const { feed } = new XMLParser({
    ignoreAttributes: false,
    isArray: (name) => ['entry', 'author', 'link'].includes(name),
  }).parse(xml) as { feed: Omit<Entry, 'id'> & { entry?: readonly Entry[] } };
  const entries = feed.entry ?? [];
  const ids = entries.map(({ id }) => id);
  const problems: string[] = [];
  if (!feed.link.some((link) => link['@_rel'] === 'self' && link['@_href'] === self))
    problems.push('it does not say where it is');
  if (new Set(ids).size < ids.length) problems.push('two entries have one id');
  for (const { id, author, link } of entries) {
    if (!author && !feed.author) problems.push(`${id} is by nobody`);
    // A link without a relation is an alternate one (4.2.7.2).
    if (link.filter((one) => (one['@_rel'] ?? 'alternate') === 'alternate').length !== 1)
      problems.push(`${id} does not lead to one page`);
  }
  return problems;
}
