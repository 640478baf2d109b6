/** The most recently used values, at most `limit`; the longest unused go first. */
export type LruCache<Value> = {
  readonly get: (key: string) => Value | undefined;
  readonly set: (key: string, value: Value) => void;
};

export function createLruCache<Value>(limit: number): LruCache<Value> {
  const values = new Map<string, Value>();
  return {
    get(key) {
      const value = values.get(key);
      if (value === undefined) return undefined;
      values.delete(key);
      values.set(key, value);
      return value;
    },
    set(key, value) {
      if (values.size >= limit) values.delete(values.keys().next().value ?? '');
      values.set(key, value);
    },
  };
}
