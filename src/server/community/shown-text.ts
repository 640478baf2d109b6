import { conversationPolicy } from '#server/markdown/markdown-policy.ts';
import { plainExcerpt, renderMarkdown } from '#server/markdown/render-markdown.ts';

/** A text as it is shown. Rule 9.375. */
export function shownHtml(content: string): string {
  return renderMarkdown(content, conversationPolicy);
}

/** Characters of the beginning of a post in lists. */
const excerptLength = 220;

export function shownExcerpt(content: string): string {
  return plainExcerpt(content, { most: excerptLength, policy: conversationPolicy });
}

/** A title is one line of plain words, without letters that cannot be seen or that turn the line around. */
export function plainTitle(title: string): string {
  return title
    .replace(/\s+/g, ' ')
    .replace(/[\p{Cc}\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFEFF]/gu, '')
    .trim();
}
