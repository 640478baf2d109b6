/** The address of a list with some of its query changed; what is null is left out, and a new list begins at its beginning. */
export function listAddress(
  search: URLSearchParams,
  change: Readonly<Record<string, string | null>>,
): string {
  const query = new URLSearchParams();
  const known = ['q', 'category', 'language', 'tag', 'sort'];
  for (const name of [...known, 'after']) {
    const value = name in change ? change[name] : name === 'after' ? null : search.get(name);
    if (value) query.set(name, value);
  }
  const text = query.toString();
  return text === '' ? '?' : `?${text}`;
}
