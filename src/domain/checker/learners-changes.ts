const letters = [...'abcdefghijklmnoprstuvwyæøå'];

/**
 * What a learner does to words, as what is written and what was meant: sounds spelt as they are heard, letters of other
 * languages, silent letters left out. The costs of the changes are in `cost`: lower comes first.
 */
const learnersChanges: readonly (readonly [RegExp, string])[] = [
  [/o/gu, 'å'],
  [/å/gu, 'o'],
  [/o/gu, 'u'],
  [/u/gu, 'o'],
  [/o/gu, 'ø'],
  [/a/gu, 'å'],
  [/e/gu, 'æ'],
  [/æ/gu, 'e'],
  [/y/gu, 'i'],
  [/i/gu, 'y'],
  [/y/gu, 'u'],
  [/u/gu, 'y'],
  [/ei/gu, 'øy'],
  [/ai/gu, 'ei'],
  [/æi/gu, 'ei'],
  [/skj/gu, 'kj'],
  [/kj/gu, 'skj'],
  [/sj/gu, 'skj'],
  [/skj/gu, 'sj'],
  [/sj/gu, 'kj'],
  [/kj/gu, 'k'],
  [/sh/gu, 'skj'],
  [/sh/gu, 'sj'],
  [/^j/gu, 'hj'],
  [/^j/gu, 'gj'],
  [/^j/gu, 'g'],
  [/^v/gu, 'hv'],
  [/^(?=[vj])/gu, 'h'],
  [/^h(?=[vj])/gu, ''],
  [/(?<=[nl])$/gu, 'd'],
  [/nn/gu, 'nd'],
  [/n(?=e|$)/gu, 'nd'],
  [/l(?=e|$)/gu, 'ld'],
  [/r(?=e|$)/gu, 'rd'],
  [/d$/gu, 't'],
  [/t$/gu, 'd'],
  [/t$/gu, ''],
  [/$/gu, 't'],
  [/$/gu, 'e'],
  [/i$/gu, 'ig'],
  [/li(?=$|g)/gu, 'lig'],
  [/c/gu, 'k'],
  [/c/gu, 's'],
  [/ck/gu, 'kk'],
  [/ph/gu, 'f'],
  [/th/gu, 't'],
  [/w/gu, 'v'],
  [/x/gu, 'ks'],
  [/z/gu, 's'],
  [/qu/gu, 'kv'],
  [/ä/gu, 'e'],
  [/ä/gu, 'æ'],
  [/d/gu, 't'],
  [/ö/gu, 'ø'],
  [/tion/gu, 'sjon'],
  [/ssjon/gu, 'sjon'],
  [/sjon/gu, 'ssjon'],
  [/ght/gu, 'kt'],
  [/gt/gu, 'kt'],
  [/ls/gu, 'lls'],
  [/melom/gu, 'mellom'],
  [/([bdfgklmnprst])\1/gu, '$1'],
  [/([bdfgklmnprst])/gu, '$1$1'],
  [/([aeiouyæøå])\1/gu, '$1'],
];

/** Every word that one of these changes makes of a word. */
export function likelyChanges(word: string): readonly string[] {
  const changed = new Set<string>();
  for (const [pattern, replacement] of learnersChanges) {
    for (const match of word.matchAll(pattern)) {
      const written = replacement.replaceAll('$1', match[1] ?? '');
      changed.add(word.slice(0, match.index) + written + word.slice(match.index + match[0].length));
    }
  }
  changed.delete(word);
  return [...changed];
}

/** Every word one letter away: left out, added, changed or two changing places. */
export function oneEdit(word: string): readonly string[] {
  const edits: string[] = [];
  for (let at = 0; at <= word.length; at += 1) {
    const [head, tail] = [word.slice(0, at), word.slice(at)];
    if (tail !== '') edits.push(head + tail.slice(1));
    if (tail.length > 1) edits.push(head + tail.charAt(1) + tail.charAt(0) + tail.slice(2));
    for (const letter of letters) {
      edits.push(head + letter + tail);
      if (tail !== '') edits.push(head + letter + tail.slice(1));
    }
  }
  return edits;
}

/** Two neighbouring letters changed places. */
export function swapped(word: string): readonly string[] {
  return Array.from(
    { length: word.length - 1 },
    (_, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  );
}
