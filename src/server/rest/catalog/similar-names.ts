/**
 * The candidate most like the name, when it is at least `atLeast` like it: 1 minus the edit distance
 * (Levenshtein 1966) divided by the longer length.
 */
export function mostSimilar(
  name: string,
  { candidates, atLeast }: { readonly candidates: Iterable<string>; readonly atLeast: number },
): string | undefined {
  let best: string | undefined;
  let bestLikeness = atLeast;
  for (const candidate of candidates) {
    const longer = Math.max(name.length, candidate.length);
    if (1 - Math.abs(name.length - candidate.length) / longer < bestLikeness) continue;
    const likeness = 1 - editDistance(name.toLowerCase(), candidate.toLowerCase()) / longer;
    if (likeness > bestLikeness || (likeness === bestLikeness && best === undefined)) {
      best = candidate;
      bestLikeness = likeness;
    }
  }
  return best;
}

function editDistance(a: string, b: string): number {
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const current = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const replaced = (previous[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      current.push(Math.min(replaced, (previous[j] ?? 0) + 1, (current[j - 1] ?? 0) + 1));
    }
    previous = current;
  }
  return previous[b.length] ?? 0;
}
