import { hash32 } from './fingerprint.ts';
import { foldWord, wordsIn } from './words.ts';

export interface SimilarPair {
  readonly one: string;
  readonly other: string;
  /** Jaccard index of the two texts' shingles, 0 … 1. */
  readonly similarity: number;
}

/**
 * Pairs of texts that share much of their wording: at least `threshold` of all runs of `size` words that either has
 * (Broder 1997). Texts shorter than a run are compared whole. Case and punctuation do not count.
 */
export function similarPairs(
  texts: readonly { readonly id: string; readonly text: string }[],
  { size, threshold }: { readonly size: number; readonly threshold: number },
): readonly SimilarPair[] {
  const documents = texts.map(({ text }) => shinglesOf(text, size));
  const holders = new Map<number, number[]>();
  documents.forEach((shingles, place) => {
    for (const shingle of shingles) {
      const holding = holders.get(shingle);
      if (holding === undefined) holders.set(shingle, [place]);
      else holding.push(place);
    }
  });
  const pairs: SimilarPair[] = [];
  documents.forEach((shingles, place) => {
    const shared = new Map<number, number>();
    for (const shingle of shingles) {
      for (const earlier of holders.get(shingle) ?? []) {
        if (earlier < place) shared.set(earlier, (shared.get(earlier) ?? 0) + 1);
      }
    }
    for (const [earlier, count] of shared) {
      const all = shingles.size + (documents[earlier]?.size ?? 0) - count;
      const similarity = count / all;
      const [one, other] = [texts[earlier]?.id, texts[place]?.id];
      if (similarity >= threshold && one !== undefined && other !== undefined)
        pairs.push({ one, other, similarity });
    }
  });
  return pairs;
}

function shinglesOf(text: string, size: number): ReadonlySet<number> {
  const words = wordsIn(text).map((word) => foldWord(word.text));
  if (words.length === 0) return new Set();
  const runs = Math.max(1, words.length - size + 1);
  return new Set(
    Array.from({ length: runs }, (_, start) => hash32(words.slice(start, start + size).join(' '))),
  );
}
