/** What was read or made a moment ago, up to a number of bytes; the longest unused goes first. */
export type RecentBytes<Content extends { readonly byteLength: number } = Uint8Array<ArrayBuffer>> = {
  /** Larger ones are not kept. */
  readonly maxBytesEach: number;
  readonly get: (name: string) => Content | undefined;
  readonly set: (name: string, content: Content) => void;
};

export function keepRecentBytes<Content extends { readonly byteLength: number }>(limits: {
  readonly bytes: number;
  readonly each: number;
}): RecentBytes<Content> {
  const kept = new Map<string, Content>();
  let bytes = 0;
  function drop(name: string): void {
    bytes -= kept.get(name)?.byteLength ?? 0;
    kept.delete(name);
  }
  return {
    maxBytesEach: limits.each,
    get(name) {
      const content = kept.get(name);
      if (!content) return undefined;
      kept.delete(name);
      kept.set(name, content);
      return content;
    },
    set(name, content) {
      if (content.byteLength > limits.each) return;
      drop(name);
      kept.set(name, content);
      bytes += content.byteLength;
      while (bytes > limits.bytes) drop(kept.keys().next().value ?? '');
    },
  };
}
