import { XMLParser } from 'fast-xml-parser';
import sanitizeHtml from 'sanitize-html';
import type { FunctionOutput } from '#domain/functions/functions.ts';
import { draftLimits } from '#domain/reading/draft-limits.ts';

export type FetchedFeed = FunctionOutput<'desk-feeds'>;

const mostEntries = 30;

type Node = { readonly [name: string]: unknown };

/** The entries of a feed in RSS 2.0, RSS 1.0 or Atom (RFC 4287) as plain text; null where it is none. */
export function readFeed(body: Uint8Array, charset: string | null): FetchedFeed | null {
  const xml = decoded(body, charset);
  // Entities of its own are how a small document becomes a large one; no feed needs them.
  if (xml === null || /<!ENTITY/iu.test(xml)) return null;
  const root = parsed(xml);
  const atom = nodeOf(root?.feed);
  const channel = nodeOf(nodeOf(root?.rss)?.channel) ?? nodeOf(nodeOf(root?.RDF)?.channel);
  const entries = atom
    ? listOf(atom.entry).map(atomEntry)
    : listOf(channel?.item ?? nodeOf(root?.RDF)?.item).map(rssEntry);
  const head = atom ?? channel;
  if (!head) return null;
  return {
    kind: 'fetched',
    title: lineOf(head.title),
    entries: entries.filter(({ title, text }) => title !== '' || text !== '').slice(0, mostEntries),
  };
}

function decoded(body: Uint8Array, charset: string | null): string | null {
  const declared = /^[^>]*encoding=["']([\w-]+)/u.exec(new TextDecoder('latin1').decode(body.slice(0, 200)));
  try {
    return new TextDecoder(charset ?? declared?.[1] ?? 'utf-8').decode(body);
  } catch {
    return null;
  }
}

const parser = new XMLParser({
  ...{ ignoreAttributes: false, attributeNamePrefix: '@', removeNSPrefix: true },
  ...{ parseTagValue: false, parseAttributeValue: false, htmlEntities: true, trimValues: true },
});

function parsed(xml: string): Node | null {
  try {
    return nodeOf(parser.parse(xml));
  } catch {
    return null;
  }
}

function atomEntry(entry: Node) {
  const links = listOf(entry.link);
  const link = links.find((one) => one['@rel'] === undefined || one['@rel'] === 'alternate') ?? links[0];
  return {
    title: lineOf(entry.title),
    url: webAddress(link?.['@href']),
    text: textOf(entry.content ?? entry.summary),
  };
}

function rssEntry(item: Node) {
  // content:encoded, without its prefix.
  return {
    title: lineOf(item.title),
    url: webAddress(item.link),
    text: textOf(item.encoded ?? item.description),
  };
}

function nodeOf(value: unknown): Node | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Node) : null;
}

function listOf(value: unknown): readonly Node[] {
  const all: readonly unknown[] = Array.isArray(value) ? value : [value];
  return all.map(nodeOf).filter((one) => one !== null);
}

/** An element's text, with attributes or without. */
function rawOf(value: unknown): string {
  if (typeof value === 'string') return value;
  const text = nodeOf(value)?.['#text'];
  return typeof text === 'string' ? text : '';
}

/** Plain text of HTML, with its paragraphs. */
function textOf(value: unknown): string {
  const broken = rawOf(value)
    .replace(/<\/(?:p|div|h[1-6]|li|blockquote)\s*>|<br\s*\/?>\s*<br\s*\/?>/giu, '\n\n')
    .replace(/<br\s*\/?>/giu, '\n');
  return withoutMarkup(broken)
    .split(/\n\s*\n/u)
    .map((paragraph) => paragraph.replace(/\s+/gu, ' ').trim())
    .filter((paragraph) => paragraph !== '')
    .join('\n\n')
    .slice(0, draftLimits.source);
}

function lineOf(value: unknown): string {
  return withoutMarkup(rawOf(value)).replace(/\s+/gu, ' ').trim().slice(0, draftLimits.line);
}

function withoutMarkup(html: string): string {
  const escaped = sanitizeHtml(html, { allowedTags: [], allowedAttributes: {} });
  return escaped
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll('\u00a0', ' ');
}

function webAddress(value: unknown): string {
  const text = rawOf(value).trim();
  return /^https?:\/\//u.test(text) && URL.canParse(text) ? text.slice(0, 500) : '';
}
