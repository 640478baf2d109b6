import createParser, { type MarkdownIt, type Token } from 'markdown-it';
import sanitize from 'sanitize-html';
import type { MarkdownPolicy } from './markdown-policy.ts';

/**
 * Markdown (CommonMark) as HTML that is safe to put into a page: HTML in the source is shown as it was typed, and what the
 * parser makes of the rest passes a list of what is allowed (decision 134). Rule 9.375.
 */
export function renderMarkdown(source: string, policy: MarkdownPolicy): string {
  return sanitizeHtml(parserOf(policy).render(source), policy);
}

/** The words of a text without its marks, cut at a word to `most` characters: for lists and descriptions. */
export function plainExcerpt(
  source: string,
  { most, policy }: { readonly most: number; readonly policy: MarkdownPolicy },
): string {
  const html = parserOf(policy).render(source.slice(0, most * 8));
  const text = decodeEntities(
    sanitize(html.replace(/<\/(p|li|h\d|pre)>|<br>/g, '$& '), { allowedTags: [], allowedAttributes: {} }),
  )
    .replace(/\s+/g, ' ')
    .trim();
  if (text.length <= most) return text;
  const cut = text.slice(0, most);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), most / 2)).trimEnd()}…`;
}

const parsers = new Map<MarkdownPolicy, MarkdownIt>();

function parserOf(policy: MarkdownPolicy): MarkdownIt {
  const known = parsers.get(policy);
  if (known) return known;
  const { linkify, lineBreaks } = policy;
  const parser = createParser({ html: false, linkify, breaks: lineBreaks, maxNesting: 20 });
  // Only what says that it is an address becomes a link: 'f.eks.no' and 'kl.no' are none.
  if (linkify) parser.linkify.set({ fuzzyLink: false, fuzzyEmail: false, fuzzyIP: false });
  parser.validateLink = isSafeAddress;
  parser.core.ruler.push('lower_headings', ({ tokens }) => lowerHeadings(tokens));
  parsers.set(policy, parser);
  return parser;
}

/** Other schemes run scripts, open programs or dial. */
function isSafeAddress(address: string): boolean {
  return /^(https?:\/\/|mailto:|\/(?![/\\])|#)/i.test(address.trim());
}

/** The page has its own first and second heading: `#` and `##` are a third, all others a fourth. */
function lowerHeadings(tokens: readonly Token[]): void {
  for (const token of tokens)
    if (token.type === 'heading_open' || token.type === 'heading_close')
      token.tag = /h[12]/.test(token.tag) ? 'h3' : 'h4';
}

function sanitizeHtml(html: string, { elements, foreignLinks }: MarkdownPolicy): string {
  return sanitize(html, {
    allowedTags: [...elements],
    allowedAttributes: { a: ['href', 'rel'], ol: ['start'] },
    allowedSchemes: ['http', 'https', 'mailto'],
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    transformTags: foreignLinks
      ? {
          a: (tagName, attribs) => ({
            tagName,
            attribs: { ...attribs, rel: 'ugc nofollow noopener noreferrer' },
          }),
        }
      : {},
  });
}

/** The five entities that the parser writes. */
function decodeEntities(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
}
