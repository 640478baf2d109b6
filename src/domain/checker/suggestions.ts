import { foldWord } from '#domain/language/words.ts';
import type { Analyser } from './analyser.ts';
import { wantsLinkingS } from './compound-parts.ts';
import type { Reading } from './reading.ts';

/** As many as a learner can choose among. */
const most = 5;
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
];

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

/**
 * Words of the dictionary one learner's change away, and of the lexicon one letter away. What is known only by composition
 * (`felleskap`) is then likelier to be a misspelling of one of them (`fellesskap`).
 */
export function listedNeighbours(word: string, analyser: Analyser): readonly string[] {
  const near = likelyChanges(word).filter((candidate) =>
    ['lexicon', 'dictionary'].includes(analyser.knownBy(candidate) ?? ''),
  );
  const isSure = !isOfCommonWords(word, analyser);
  const close = oneEdit(word).filter(
    (candidate) =>
      (isSure || candidate.length !== word.length) && analyser.lexiconReadings(candidate).length > 0,
  );
  return [...new Set([...close, ...near])].filter((candidate) => candidate !== word).slice(0, most);
}

/** `legetime`, `isbil`: each part is a word that learners know, so no letter was taken for another (`legitime`). */
function isOfCommonWords(word: string, analyser: Analyser): boolean {
  const parts = analyser.doubtfulPartsOf(word) ?? [];
  return (
    parts.length === 2 &&
    parts.every((part) =>
      analyser.lexiconReadings(part).some(({ level }) => level !== null && level <= 'B1'),
    )
  );
}

/**
 * What a compound that is put together wrongly may stand for: one with the linking s that it lacks, a listed word one letter away, or
 * another one learner's change away.
 */
export function compoundNeighbours(word: string, analyser: Analyser): readonly string[] {
  const isGood = (candidate: string) => analyser.isWord(candidate) && !analyser.isDoubtful(candidate);
  const near = [
    ...withLinkingS(word).filter(isGood),
    ...oneEdit(word).filter(analyser.isListed),
    ...likelyChanges(word).filter(isGood),
  ];
  return [...new Set(near)].slice(0, most);
}

function withLinkingS(word: string): readonly string[] {
  return Array.from({ length: word.length }, (_, at) => at)
    .filter((at) => wantsLinkingS(word.slice(0, at)))
    .map((at) => `${word.slice(0, at)}s${word.slice(at)}`);
}

/** Words of the lexicon one learner's change away; of longer words also one letter. For what may be a name. */
export function commonNeighbours(word: string, analyser: Analyser): readonly string[] {
  return neighboursOf(word, analyser, () => word.length > 6);
}

/** Those, and words of the first levels one letter away. */
export function closeWords(word: string, analyser: Analyser): readonly string[] {
  return neighboursOf(word, analyser, (level) => word.length > 6 || level === 'A1' || level === 'A2');
}

function neighboursOf(
  word: string,
  analyser: Analyser,
  isCommon: (level: string | null) => boolean,
): readonly string[] {
  if (word.length < 4) return [];
  const near = likelyChanges(word).filter((candidate) => analyser.lexiconReadings(candidate).length > 0);
  const edits = oneEdit(word).filter((candidate) =>
    analyser.lexiconReadings(candidate).some(({ level }) => isCommon(level)),
  );
  return [...new Set([...near, ...edits])]
    .filter((candidate) => candidate !== word && candidate[0] === word[0])
    .slice(0, most);
}

/** Words of the lexicon up to B1, one learner's change away, with a reading that is looked for. */
export function neighboursRead(
  word: string,
  { holds, analyser }: { readonly holds: (reading: Reading) => boolean; readonly analyser: Analyser },
): readonly string[] {
  const near = likelyChanges(word).filter(
    (candidate) =>
      candidate !== word &&
      analyser
        .lexiconReadings(candidate)
        .some((reading) => holds(reading) && reading.level !== null && reading.level <= 'B1'),
  );
  return [...new Set(near)];
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
