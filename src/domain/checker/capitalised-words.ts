import type { Analyser } from './analyser.ts';
import { closedReadings } from './closed-class.ts';
import { nameOfElsewhere, namesNear } from './known-names.ts';
import { likelyChanges } from './learners-changes.ts';
import { closeWords, commonNeighbours, most } from './neighbours.ts';
import { maybeFinite, type Sentence, type Token } from './reading.ts';
import { beginsSentence, isCapitalised } from './sentence-view.ts';
import { suggestions } from './suggestions.ts';

interface Place {
  readonly sentence: Sentence;
  readonly index: number;
  readonly analyser: Analyser;
}

/** Rule 9.492: what may have been meant by a word with a capital, which may be a name that nobody has listed; null for none. */
export function capitalCorrections(token: Token, place: Place): readonly string[] | null {
  const { sentence, index, analyser } = place;
  if (analyser.isListedName(token.text)) return null;
  const elsewhere = isInName(place) ? null : nameOfElsewhere(token.text);
  if (elsewhere !== null) return [elsewhere];
  const begins = beginsSentence(sentence, index);
  if (begins && analyser.isSuspect(token.word)) return suggestions(token.word, analyser);
  if (analyser.isWord(token.text)) return begins ? null : orNull(placesAfter(token, place));
  if (begins) return orNull([...atStart(token, place), ...namesNear(token.text)]);
  const names = isInName(place) ? [] : namesNear(token.text);
  if (names.length > 0) return names;
  return token.text.length < 7 || isInName(place) ? null : orNull(commonNeighbours(token.word, analyser));
}

/** «fra Somali»: a word beside a preposition of place, one letter from a country. */
function placesAfter(token: Token, { sentence, index }: Place): readonly string[] {
  const before = sentence.tokens[index - 1]?.word ?? '';
  return /^(?:fra|i|til)$/u.test(before) && !isInName({ sentence, index }) ? namesNear(token.text) : [];
}

function isInName({ sentence, index }: Omit<Place, 'analyser'>): boolean {
  const { tokens } = sentence;
  const before = tokens[index - 1];
  // «I Kuranen står det»: the small word has its capital from the sentence.
  const opens =
    before !== undefined && closedReadings(before.word) !== undefined && beginsSentence(sentence, index - 1);
  return (isCapitalised(before) && !opens) || isCapitalised(tokens[index + 1]);
}

/**
 * A word before a verb may be somebody's name: a short one is left, a longer one held against what is a learner's change away. Where
 * no name can stand («Uannset at»), or where the word is long, what is two such changes away is meant too.
 */
function atStart({ word }: Token, { sentence, index, analyser }: Place): readonly string[] {
  const next = sentence.tokens[index + 1];
  const isName = mayBeName(next);
  if (word.length < 7 && isName) return word.length < 5 ? [] : commonNeighbours(word, analyser);
  // Between quotation marks stand old titles and names of ships too.
  const isQuoted = index > 0 && sentence.tokens[index - 1]?.kind === 'punctuation';
  if (isQuoted && isCapitalised(next)) return [];
  const listed = word.length > 7 && !isQuoted ? likelyChanges(word).filter(analyser.isListed) : [];
  const close = [...new Set([...closeWords(word, analyser), ...listed])].slice(0, most);
  if (close.length > 0 || word.length < 7) return close;
  const two = twoChanges(word, analyser);
  if (two.length > 0 || isName) return two;
  return suggestions(word, analyser).filter(
    (one) => Math.abs(one.length - word.length) < 2 && one[0] === word[0],
  );
}

/** Whether what comes next may follow a name: a verb, a linker, the end. */
function mayBeName(next: Token | undefined): boolean {
  if (next?.kind !== 'word') return true;
  return maybeFinite(next) || isCapitalised(next) || /^(?:og|som)$/u.test(next.word);
}

/** Words of the lexicon two learner's changes away, with the same beginning. */
function twoChanges(word: string, analyser: Analyser): readonly string[] {
  const found = likelyChanges(word)
    .flatMap(likelyChanges)
    .filter((one) => one[0] === word[0] && analyser.lexiconReadings(one).length > 0);
  return [...new Set(found)].slice(0, most);
}

function orNull(found: readonly string[]): readonly string[] | null {
  return found.length === 0 ? null : found;
}
