import { communityLimits } from './community-limits.ts';

export type PostProblem =
  | 'title_short'
  | 'title_long'
  | 'text_empty'
  | 'text_long'
  | 'too_many_tags'
  | 'tag_wrong';

/** What is wrong with a post before anybody's limits are asked; null when nothing is. Rule 9.374. */
export function postProblem(post: {
  readonly title: string;
  readonly content: string;
  readonly tags: readonly string[];
}): PostProblem | null {
  const title = post.title.trim().length;
  if (title < communityLimits.title.least) return 'title_short';
  if (title > communityLimits.title.most) return 'title_long';
  return textProblem(post.content, communityLimits.post) ?? tagProblem(post.tags);
}

/** What is wrong with a comment; null when nothing is. */
export function commentProblem(content: string): 'text_empty' | 'text_long' | null {
  return textProblem(content, communityLimits.comment);
}

/** Addresses in a text: `https://…`, `www.…`, and those of Markdown links. */
export function linksIn(text: string): number {
  return text.match(/\b[a-z][a-z0-9+.-]*:\/\/|\bwww\.|\]\(\s*(?!#)/gi)?.length ?? 0;
}

/** Tags as they are typed, with commas, spaces or # between them, in the one form that is kept. */
export function tagsOf(typed: string): readonly string[] {
  const tags = typed
    .split(/[,;#\n]|\s{2,}/)
    .map((tag) => tag.trim().toLocaleLowerCase('nb').replace(/\s+/g, '-'))
    .filter((tag) => tag !== '');
  return [...new Set(tags)];
}

function textProblem(content: string, most: number): 'text_empty' | 'text_long' | null {
  if (content.trim() === '') return 'text_empty';
  return content.length > most ? 'text_long' : null;
}

function tagProblem(tags: readonly string[]): 'too_many_tags' | 'tag_wrong' | null {
  if (tags.length > communityLimits.tags) return 'too_many_tags';
  return tags.every(isTag) ? null : 'tag_wrong';
}

/** Letters and digits of any language, with hyphens between them. */
export function isTag(tag: string): boolean {
  const { least, most } = communityLimits.tag;
  return tag.length >= least && tag.length <= most && /^[\p{L}\p{N}]+(-[\p{L}\p{N}]+)*$/u.test(tag);
}
