import type { Analyser } from '#domain/checker/analyser.ts';
import type { Hit } from '#domain/checker/finding.ts';
import { neighboursRead } from '#domain/checker/neighbours.ts';
import {
  isAdjectiveForm,
  isNounForm,
  isOnly,
  isPos,
  isVerbForm,
  maybe,
  maybeFinite,
  type Reading,
  type Sentence,
  type Token,
} from '#domain/checker/reading.ts';
import { hitOn, isAdverb, isModal, isNominative } from '#domain/checker/sentence-view.ts';

interface Place {
  readonly token: Token;
  readonly index: number;
  readonly sentence: Sentence;
  readonly analyser: Analyser;
}

/**
 * A right word of a part of speech that cannot stand where it does, a learner's change away from a common one that can: «vil fine et
 * arbeid» (finne), «et nyt liv» (nytt), «de lekker ute» (leker).
 */
export function expectedWord(place: Place): Hit | null {
  const { token, analyser } = place;
  if (token.word.length < 3 || !/^\p{Ll}+$/u.test(token.text) || token.readings.length === 0) return null;
  for (const { wants, cannotBe, stands } of expectations) {
    if (!isOnly(token, cannotBe) || !stands(place)) continue;
    const meant = neighboursRead(token.word, { holds: wants, analyser });
    if (meant.length > 0) return hitOn(token, ...meant.slice(0, 2));
  }
  return null;
}

/** What a place wants, what the word there must be and nothing else, and where the place is. */
const expectations: readonly {
  readonly wants: (reading: Reading) => boolean;
  readonly cannotBe: (reading: Reading) => boolean;
  readonly stands: (place: Place) => boolean;
}[] = [
  { wants: isVerbForm('infinitive'), cannotBe: isPos('noun', 'adjective'), stands: wantsInfinitive },
  { wants: isVerbForm('present', 'past'), cannotBe: isPos('noun', 'adjective'), stands: wantsFinite },
  { wants: isAdjectiveForm('neuter'), cannotBe: isVerb, stands: (place) => isBeforeNoun(place, ['et']) },
  {
    wants: isAdjectiveForm('common'),
    cannotBe: isVerb,
    stands: (place) => isBeforeNoun(place, ['en', 'ei']),
  },
  { wants: isNounForm('definite'), cannotBe: isVerbForm('infinitive', 'imperative'), stands: wantsNoun },
];

/** After å; after a modal and its adverbs where no verb follows that it may belong to. */
function wantsInfinitive({ token, index, sentence: { tokens } }: Place): boolean {
  if (tokens[index - 1]?.word === 'å')
    return maybe(token, isNounForm('singular')) || !maybe(token, isPos('noun'));
  // «kan hele grammatikken»: what one can.
  if (maybe(tokens[index + 1], isPos('noun'))) return false;
  let at = index - 1;
  while (isAdverb(tokens[at])) at -= 1;
  const clause = tokens.slice(index + 1, index + 6);
  return isModal(tokens[at]) && !clause.some((one) => maybe(one, isVerbForm('infinitive')));
}

/**
 * After a pronoun that can only be a subject, or «de» in a subordinate clause, where the clause has no verb. A noun in -er may be a verb
 * that the lexicon lacks (`jeg soler meg`).
 */
function wantsFinite({ token, index, sentence: { tokens } }: Place): boolean {
  if (token.word.endsWith('er') && maybe(token, isPos('noun'))) return false;
  const [before, second] = [tokens[index - 1], tokens[index - 2]];
  const begins =
    second === undefined ||
    second.kind === 'punctuation' ||
    maybe(second, isPos('subjunction', 'conjunction'));
  const isSubject = isNominative(before) || (before?.word === 'de' && maybe(second, isPos('subjunction')));
  return isSubject && begins && !tokens.slice(index + 1, index + 5).some(maybeFinite);
}

/** Between one of these articles and a noun. */
function isBeforeNoun({ index, sentence: { tokens } }: Place, articles: readonly string[]): boolean {
  return articles.includes(tokens[index - 1]?.word ?? '') && isOnly(tokens[index + 1], isPos('noun'));
}

/** No participle: «et likt nivå». */
function isVerb(reading: Reading): boolean {
  return isVerbForm('infinitive', 'imperative', 'present', 'past')(reading);
}

/** After a preposition that no verb follows. */
function wantsNoun({ index, sentence: { tokens } }: Place): boolean {
  return /^(?:på|i|fra|hos|mellom|under)$/u.test(tokens[index - 1]?.word ?? '');
}
