import { LRUCache } from 'lru-cache';
import MarkdownIt from 'markdown-it';
import sanitize from 'sanitize-html';
import { assetPicture } from '#domain/images/asset-picture.ts';
import { type ImageProvider, imageSources } from '#domain/images/image-address.ts';
import type { ArticleLanguage } from '#domain/reading/article-file.ts';
import { resolveFacts } from '#domain/reading/fact-tokens.ts';
import { pathInLocale } from '#web/locale/locale.ts';

export type TextSection = { readonly id: string; readonly title: string };
export type ArticleBody = {
  readonly html: string;
  /** The headings of the second level, for the table of contents. */
  readonly sections: readonly TextSection[];
};

/** What an article's text may be made of; everything else is dropped, also what an editor pastes. */
const allowed: sanitize.IOptions = {
  allowedTags: [
    'h2',
    'h3',
    'p',
    'ul',
    'ol',
    'li',
    'strong',
    'em',
    'a',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
    'blockquote',
    'hr',
    'br',
    'code',
    'div',
    'picture',
    'source',
    'img',
  ],
  allowedAttributes: {
    h2: ['id'],
    h3: ['id'],
    a: ['href', 'rel'],
    div: ['class', 'tabindex', 'role', 'aria-label'],
    ol: ['start'],
    th: ['scope'],
    source: ['type', 'srcset', 'sizes'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
  },
  allowedClasses: { div: ['table-scroll'] },
  allowedSchemes: ['https', 'http', 'mailto'],
  allowProtocolRelative: false,
};

type Place = {
  readonly language: ArticleLanguage;
  /** The origin of the content host; null: pictures keep their addresses. */
  readonly imageHost: string | null;
};

const rendered = new LRUCache<string, ArticleBody>({ max: 200 });

/**
 * An article's markdown as HTML for the page: facts written in, links in the page's language, headings with ids. Made once of a
 * text; on the server only, so that neither parser nor sanitiser reaches a browser. Pictures are those of the content host.
 */
export function articleBody(body: string, { language, imageHost }: Place): ArticleBody {
  const key = `${language} ${imageHost}\n${body}`;
  const known = rendered.get(key);
  if (known) return known;
  const made = render(resolveFacts(body, language).text, { language, imageHost });
  rendered.set(key, made);
  return made;
}

function render(text: string, { language, imageHost }: Place): ArticleBody {
  const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false });
  const provider: ImageProvider = imageHost ? { kind: 'content-host', host: imageHost } : { kind: 'none' };
  markdown.renderer.rules.image = (tokens, place) => pictureHtml(tokens[place], provider);
  const tokens = markdown.parse(text, {});
  const sections: TextSection[] = [];
  const ids = new Set<string>();
  for (const [place, token] of tokens.entries()) {
    if (token.type === 'heading_open') {
      const title = plain(tokens[place + 1]?.children ?? []);
      const id = freeId(title, ids);
      token.attrSet('id', id);
      if (token.tag === 'h2') sections.push({ id, title });
    }
    if (token.type === 'th_open') token.attrSet('scope', 'col');
    for (const child of token.children ?? []) if (child.type === 'link_open') pointLink(child, language);
  }
  const html = markdown.renderer
    .render(tokens, markdown.options, {})
    // A wide table is scrolled by itself, also by keyboard.
    .replaceAll(
      '<table>',
      `<div class="table-scroll" tabindex="0" role="group" aria-label="${language === 'nb' ? 'Tabell' : 'Table'}"><table>`,
    )
    .replaceAll('</table>', '</table></div>');
  return { html: sanitize(html, allowed), sections };
}

/** A picture of the content host in the size that suits the screen; nothing for any other. Rule 9.531. */
function pictureHtml(token: Token | undefined, provider: ImageProvider): string {
  const picture = assetPicture({
    alt: token?.content ?? '',
    target: String(token?.attrGet('src') ?? ''),
    title: String(token?.attrGet('title') ?? ''),
  });
  if (!picture) return '';
  const { sources, src } = imageSources(provider, { ...picture, shown: columnWidth });
  const { alt, width, height } = picture;
  const offered = sources.map(({ type, srcSet }) => element('source', { type, srcset: srcSet, sizes }));
  return `<picture>${offered.join('')}${element('img', { src, alt, width, height, loading: 'lazy' })}</picture>`;
}

const { escapeHtml } = new MarkdownIt().utils;

/** The column of an article, in pixels. */
const columnWidth = 656;
const sizes = `min(100vw - 2.5rem, ${columnWidth}px)`;

function element(name: string, attributes: Readonly<Record<string, string | number>>): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeHtml(String(value))}"`);
  return `<${name}${written.join('')}>`;
}

type Token = ReturnType<InstanceType<typeof MarkdownIt>['parse']>[number];

function pointLink(link: Token, language: ArticleLanguage): void {
  const target = String(link.attrGet('href') ?? '');
  if (target.startsWith('/'))
    link.attrSet('href', pathInLocale(target, language === 'nb' ? 'nb-NO' : 'en-GB'));
  else if (/^https?:/.test(target)) link.attrSet('rel', 'noopener');
}

function plain(children: readonly Token[]): string {
  return children
    .map((child) => (child.type === 'text' || child.type === 'code_inline' ? child.content : ''))
    .join('');
}

/** `Regelen, og hvorfor` → `regelen-og-hvorfor`; with a number where it is taken. */
function freeId(title: string, taken: Set<string>): string {
  const base =
    title
      .toLowerCase()
      .replace(/[æä]/gu, 'ae')
      .replace(/[øö]/gu, 'o')
      .replace(/å/gu, 'a')
      .normalize('NFD')
      .replace(/[^a-z0-9]+/gu, '-')
      .replace(/^-+|-+$/gu, '') || 'del';
  let id = base;
  for (let number = 2; taken.has(id); number++) id = `${base}-${number}`;
  taken.add(id);
  return id;
}
