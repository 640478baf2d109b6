import type { Analyser } from './analyser.ts';
import { closedReadings } from './closed-class.ts';
import { wantsLinkingS } from './compound-parts.ts';
import { likelyChanges, oneEdit, swapped } from './learners-changes.ts';
import type { Reading } from './reading.ts';

/** As many as a learner can choose among. */
export const most = 5;

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
  return [
    ...new Set([
      ...close,
      ...near,
      ...withoutLinkingS(word, analyser),
      ...withSwappedLetters(word, analyser),
    ]),
  ]
    .filter((candidate) => candidate !== word)
    .slice(0, most);
}

/** A word that a dictionary has, written with an s between its parts: `jobbssøknad`. Others vary: `nattekafé`, `nattkafé`. */
function withoutLinkingS(word: string, analyser: Analyser): readonly string[] {
  const [first = '', last, more] = analyser.doubtfulPartsOf(word) ?? [];
  if (!first.endsWith('s') || last === undefined || more !== undefined) return [];
  const bare = first.slice(0, -1);
  const isNoun = analyser.readingsOf(bare).some(({ pos, form }) => pos === 'noun' && form === 'singular');
  return isNoun && analyser.isListed(bare + last) ? [bare + last] : [];
}

/** `barslepermisjon`: two letters of a part that only the dictionary has changed places in what is listed whole. */
function withSwappedLetters(word: string, analyser: Analyser): readonly string[] {
  const parts = analyser.doubtfulPartsOf(word) ?? [];
  return parts.flatMap((part, at) =>
    part.length < 5 || analyser.knownBy(part) !== 'dictionary'
      ? []
      : swapped(part)
          .map((one) => parts.with(at, one).join(''))
          .filter((one) => one !== word && analyser.isListed(one)),
  );
}

/** A compound that a definite noun begins, with the noun as it stands in compounds: `yrketslivet`, `bordetspill`. */
function withBareNoun(word: string, analyser: Analyser): readonly string[] {
  const [first, last, more] = analyser.doubtfulPartsOf(word) ?? [];
  if (first === undefined || last === undefined || more !== undefined) return [];
  return [first, first.replace(/s$/u, '')].flatMap((part) =>
    analyser
      .readingsOf(part)
      .filter(({ pos, form }) => pos === 'noun' && /^definite/u.test(form))
      .flatMap(({ lemma }) => [`${lemma}${last}`, `${lemma}s${last}`, `${lemma}e${last}`]),
  );
}

/** `legetime`, `isbil`: each part is a word that learners know, so no letter was taken for another (`legitime`). */
function isOfCommonWords(word: string, analyser: Analyser): boolean {
  const parts = analyser.doubtfulPartsOf(word) ?? [];
  return (
    parts.length === 2 &&
    parts.every((part) => analyser.lexiconReadings(part).some(({ level }) => level !== null && level <= 'B1'))
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
    ...withBareNoun(word, analyser).filter(isGood),
    ...oneEdit(word).filter(analyser.isListed),
    ...likelyChanges(word).filter(isGood),
  ];
  // What is listed comes before what is put together.
  const [listed, made] = [near.filter(analyser.isListed), near.filter((one) => !analyser.isListed(one))];
  return [...new Set([...listed, ...made])].slice(0, most);
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

/** Those, and words of the first levels one letter away or a learner's change of the first (`Vem`, `Hvem`). */
export function closeWords(word: string, analyser: Analyser): readonly string[] {
  const isCommon = (level: string | null) => level === 'A1' || level === 'A2';
  const isMeant = (candidate: string) =>
    analyser.lexiconReadings(candidate).some(({ level }) => isCommon(level));
  return [
    ...neighboursOf(word, analyser, (level) => word.length > 6 || isCommon(level)),
    ...likelyChanges(word).filter((candidate) => candidate[0] !== word[0] && isMeant(candidate)),
  ];
}

function neighboursOf(
  word: string,
  analyser: Analyser,
  isCommon: (level: string | null) => boolean,
): readonly string[] {
  if (word.length < 4) return [];
  const near = likelyChanges(word).filter((candidate) => analyser.lexiconReadings(candidate).length > 0);
  // The small words that hold sentences together count as the commonest.
  const edits = oneEdit(word).filter((candidate) =>
    [...analyser.lexiconReadings(candidate), ...(closedReadings(candidate) ?? [])].some(({ level }) =>
      isCommon(level),
    ),
  );
  return [...new Set([...near, ...edits])]
    .filter((candidate) => candidate !== word && candidate[0] === word[0])
    .slice(0, most);
}

/** Those that are words of the lexicon up to B1 with a reading that is looked for. */
export function wordsRead(
  candidates: readonly string[],
  { holds, analyser }: { readonly holds: (reading: Reading) => boolean; readonly analyser: Analyser },
): readonly string[] {
  const read = candidates.filter((candidate) =>
    analyser
      .lexiconReadings(candidate)
      .some((reading) => holds(reading) && reading.level !== null && reading.level <= 'B1'),
  );
  return [...new Set(read)];
}
