import type { WrittenPicture } from '#domain/images/asset-picture.ts';

/** A heading of a text in markdown. */
export type Heading = { readonly depth: number; readonly text: string };

/** The headings of a text, in order: `## …` and `### …`. */
export function headingsOf(markdown: string): readonly Heading[] {
  return [...markdown.matchAll(/^(#{1,6}) +(.+?) *#*$/gmu)].map(([, signs = '', text = '']) => ({
    depth: signs.length,
    text,
  }));
}

/** The pictures of a text: `![alt](target "title")`. */
export function picturesOf(markdown: string): readonly WrittenPicture[] {
  return [...markdown.matchAll(picture)].map(([, alt = '', target = '', title = '']) => ({
    alt,
    target,
    title,
  }));
}

const picture = /!\[([^\]\n]*)\]\(([^)\s]+)(?: +"([^"\n]*)")?\)/gu;

/** Where the links of a text lead: `[…](…)`. */
export function linksOf(markdown: string): readonly string[] {
  return [...markdown.matchAll(/(?<!!)\[[^\]]*\]\(([^)\s]+)[^)]*\)/gu)].map(([, target = '']) => target);
}

/** What is read of a text, without what only marks it up. */
export function plainText(markdown: string): string {
  return markdown
    .replace(picture, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/gu, '$1')
    .replace(/^[ \t]*(?:#{1,6}|[-*+]|\d+\.|>)[ \t]+/gmu, '')
    .replace(/^[ \t]*\|?[ :|-]*-{3}[ :|-]*\|?[ \t]*$/gmu, '')
    .replace(/[*_`|]+/gu, ' ');
}
