import { LRUCache } from 'lru-cache';
import MarkdownIt from 'markdown-it';
import sanitize from 'sanitize-html';
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
  ],
  allowedAttributes: {
    h2: ['id'],
    h3: ['id'],
    a: ['href', 'rel'],
    div: ['class', 'tabindex', 'role', 'aria-label'],
    ol: ['start'],
    th: ['scope'],
  },
  allowedClasses: { div: ['table-scroll'] },
  allowedSchemes: ['https', 'http', 'mailto'],
  allowProtocolRelative: false,
};

const rendered = new LRUCache<string, ArticleBody>({ max: 200 });

/**
 * An article's markdown as HTML for the page: facts written in, links in the page's language, headings with ids. Made once of a
 * text; on the server only, so that neither parser nor sanitiser reaches a browser.
 */
export function articleBody(body: string, language: ArticleLanguage): ArticleBody {
  const key = `${language}\n${body}`;
  const known = rendered.get(key);
  if (known) return known;
  const made = render(resolveFacts(body, language).text, language);
  rendered.set(key, made);
  return made;
}

function render(text: string, language: ArticleLanguage): ArticleBody {
  const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false }).disable('image');
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
