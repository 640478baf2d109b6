/** What fetch throws without a network is a TypeError (Fetch, 5.6), which a fault of ours may be too: browsers differ only in the words. */
export function isNetworkError(error: unknown): boolean {
  return error instanceof TypeError && /fetch|NetworkError|load failed|network/i.test(error.message);
}
