import type { Sort } from '#domain/community/sort.ts';
import type { ListedPost } from './community-rows.ts';

/** Where a page of a list ended: the last one's place in the order. */
export type Cursor = { readonly value: string; readonly id: string };

const id = '[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}';
const timeForm = new RegExp(`^(\\d{4}-\\d\\d-\\d\\dT[\\d:.]+(?:Z|[+-]\\d\\d:\\d\\d))_(${id})$`);
const countForm = new RegExp(`^(\\d{1,9})_(${id})$`);

/** What an address says of it; null for what is none, which begins the list anew. */
export function readCursor(text: string | null, sort: Sort): Cursor | null {
  const [, value, last] = (sort === 'recent' ? timeForm : countForm).exec(text ?? '') ?? [];
  return value && last ? { value, id: last } : null;
}

/** The cursor after a post, in microseconds as the database has them. */
export function cursorAfter(post: ListedPost, sort: Sort): string {
  const value = sort === 'recent' ? post.lastActivityAt : post[sort];
  return `${value}_${post.id}`;
}
