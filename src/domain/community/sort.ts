/** How lists of discussions can be sorted, the first one unless another is chosen. Rule 9.13. */
export const sorts = ['recent', 'votes', 'comments', 'views'] as const;
export type Sort = (typeof sorts)[number];

/** The sort that an address names. */
export function sortOf(text: string | null): Sort {
  return sorts.find((sort) => sort === text) ?? 'recent';
}
