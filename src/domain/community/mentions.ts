/** People that one comment may mention. */
const mostMentions = 5;

/**
 * Rule 9.467: whom a text mentions, of those who take part in a discussion: `@` and a name of the community, whole, in large
 * or small letters. Of names that begin alike the longest counts; whoever has the same name is meant too.
 */
export function mentionedIn<Person extends { readonly name: string }>(
  text: string,
  people: readonly Person[],
): readonly Person[] {
  const known = people
    .map((person) => ({ person, name: person.name.toLocaleLowerCase('nb') }))
    .sort((one, other) => other.name.length - one.name.length);
  const found = new Set<Person>();
  // Quoted lines and code are somebody else's words.
  const own = text.replace(/^ {0,3}>.*$/gm, '').replace(/`[^`]*`/g, '');
  for (const { index } of own.matchAll(/(?<![\p{L}\p{N}_@.])@(?=\p{L}|\p{N})/gu)) {
    const rest = own.slice(index + 1).toLocaleLowerCase('nb');
    const best = known.find(
      ({ name }) => rest.startsWith(name) && !/^[\p{L}\p{N}_]/u.test(rest.slice(name.length)),
    );
    if (!best) continue;
    for (const { person, name } of known)
      if (name === best.name && found.size < mostMentions) found.add(person);
  }
  return [...found];
}
