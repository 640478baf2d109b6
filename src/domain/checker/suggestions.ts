import { foldWord } from '#domain/language/words.ts';
import type { Analyser } from './analyser.ts';
import { likelyChanges, oneEdit } from './learners-changes.ts';
import { compoundNeighbours, most } from './neighbours.ts';

/** @returns words that may have been meant, the likeliest first. @param word folded */
export function suggestions(word: string, analyser: Analyser): readonly string[] {
  const cached = cacheOf(analyser);
  const there = cached.get(word);
  if (there) return there;
  const found = find(word, analyser);
  if (cached.size > 5000) cached.clear();
  cached.set(word, found);
  return found;
}

const caches = new WeakMap<Analyser, Map<string, readonly string[]>>();

function cacheOf(analyser: Analyser): Map<string, readonly string[]> {
  const there = caches.get(analyser) ?? new Map<string, readonly string[]>();
  caches.set(analyser, there);
  return there;
}

function find(word: string, analyser: Analyser): readonly string[] {
  const costs = new Map<string, number>();
  const add = (candidate: string, cost: number) => {
    if (candidate === word || candidate.length < 2 || (costs.get(candidate) ?? 9) <= cost) return;
    costs.set(candidate, cost);
  };
  const likely = likelyChanges(word);
  for (const candidate of likely) if (analyser.isListed(candidate)) add(candidate, 1);
  for (const first of likely) {
    for (const candidate of likelyChanges(first))
      if (analyser.lexiconReadings(candidate).length > 0) add(candidate, 1.8);
  }
  if (word.length > 8) {
    for (const candidate of compoundNeighbours(word, analyser)) add(candidate, 2);
  }
  for (const candidate of oneEdit(word)) if (analyser.isListed(candidate)) add(candidate, 1.5);
  if (word.length > 5) {
    for (const form of analyser.forms) {
      const distance = editDistance(word, form, 2);
      if (distance <= 2 && (distance < 2 || form[0] === word[0])) add(form, distance + 0.3);
    }
  }
  return [...costs]
    .map(([candidate, cost]) => ({ candidate, cost: cost + rarity(candidate, analyser) }))
    .toSorted((one, other) => one.cost - other.cost)
    .slice(0, most)
    .map(({ candidate }) => foldWord(candidate));
}

/** Common words first: those of the lexicon by level, then the rest of the dictionary. */
function rarity(candidate: string, analyser: Analyser): number {
  const levels = analyser
    .readingsOf(candidate)
    .map(({ level }) => (level === null ? 5 : 'A1A2B1B2C1'.indexOf(level) / 2));
  return Math.min(6, ...levels) * 0.15;
}

/** Damerau's distance of neighbouring letters; anything above `limit` is `limit + 1`. */
function editDistance(one: string, other: string, limit: number): number {
  if (Math.abs(one.length - other.length) > limit) return limit + 1;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const line = [row];
    let least = row;
    for (let column = 1; column <= other.length; column += 1) {
      const same = one[row - 1] === other[column - 1];
      let value = Math.min(
        (last[column] ?? 0) + 1,
        (line[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      );
      if (one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]) {
        value = Math.min(value, (before[column - 2] ?? limit) + 1);
      }
      line.push(value);
      least = Math.min(least, value);
    }
    if (least > limit) return limit + 1;
    [before, last] = [last, line];
  }
  return last[other.length] ?? limit + 1;
}
