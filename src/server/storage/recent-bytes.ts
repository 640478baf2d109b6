import { LRUCache } from 'lru-cache';

/** What was read or made a moment ago; a larger one than `maxEntrySize` is not kept. */
export type RecentBytes<Content extends { readonly byteLength: number } = Uint8Array<ArrayBuffer>> = LRUCache<
  string,
  Content
>;

/** Up to a number of bytes; the longest unused goes first. */
export function keepRecentBytes<Content extends { readonly byteLength: number }>(limits: {
  readonly bytes: number;
  readonly each: number;
}): RecentBytes<Content> {
  return new LRUCache({
    maxSize: limits.bytes,
    maxEntrySize: limits.each,
    // The library takes no entry of nothing.
    sizeCalculation: ({ byteLength }) => Math.max(1, byteLength),
  });
}
