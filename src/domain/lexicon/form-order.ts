/** How a grammar lists them: indefinite and definite, one and many; the infinitive before its tenses. */
const order: readonly string[] = [
  ...['singular', 'definite', 'plural', 'definitePlural'],
  ...['infinitive', 'present', 'past', 'perfect', 'imperative', 'passive'],
  ...['common', 'neuter', 'comparative', 'superlative', 'definiteSuperlative'],
  ...['base', 'other'],
];

/**
 * The forms of a lemma besides itself, in a grammar's order (what the database keeps has none), each once; alternatives stand
 * together. A plural that looks like its singular is said all the same.
 */
export function formsInOrder({
  forms,
  lemma,
}: {
  readonly forms: Readonly<Record<string, readonly string[]>>;
  readonly lemma: string;
}): readonly string[] {
  const isNoun = 'definite' in forms && 'singular' in forms;
  const shown = placesInOrder(forms)
    .filter(([name, alternatives]) => name !== 'singular' && (isNoun || !alternatives.includes(lemma)))
    .map(([, alternatives]) => alternatives.join('/'));
  return [...new Set(shown)].slice(0, 8);
}

/** Names of forms with the forms, in a grammar's order. */
export function placesInOrder(
  forms: Readonly<Record<string, readonly string[]>>,
): readonly (readonly [name: string, forms: readonly string[]])[] {
  return Object.entries(forms).toSorted(([one], [other]) => placeOf(one) - placeOf(other));
}

function placeOf(name: string): number {
  const place = order.indexOf(name);
  return place === -1 ? order.length : place;
}
