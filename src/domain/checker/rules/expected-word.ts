import type { Analyser } from '#domain/checker/analyser.ts';
import type { Hit } from '#domain/checker/finding.ts';
import { likelyChanges, swapped } from '#domain/checker/learners-changes.ts';
import { wordsRead } from '#domain/checker/neighbours.ts';
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
  for (const { wants, cannotBe, stands, alsoNear, onlyNear } of expectations) {
    if (!isOnly(token, cannotBe) || !stands(place)) continue;
    const near = onlyNear?.(place) ?? [...likelyChanges(token.word), ...(alsoNear?.(place) ?? [])];
    const meant = wordsRead(near, { holds: wants, analyser }).filter((one) => one !== token.word);
    if (meant.length > 0) return hitOn(token, ...meant.slice(0, 2));
  }
  return null;
}

/** What a place wants, what the word there must be and nothing else, and where the place is. */
const expectations: readonly {
  readonly wants: (reading: Reading) => boolean;
  readonly cannotBe: (reading: Reading) => boolean;
  readonly stands: (place: Place) => boolean;
  /** What may have been meant beside what is a learner's change away, or instead of it. */
  readonly alsoNear?: (place: Place) => readonly string[];
  readonly onlyNear?: (place: Place) => readonly string[];
}[] = [
  {
    wants: isVerbForm('infinitive'),
    cannotBe: isPos('noun', 'adjective'),
    stands: wantsInfinitive,
    alsoNear: infinitivesNear,
  },
  { wants: isVerbForm('present', 'past'), cannotBe: isPos('noun', 'adjective'), stands: wantsFinite },
  { wants: isAdjectiveForm('neuter'), cannotBe: isVerb, stands: (place) => isBeforeNoun(place, ['et']) },
  {
    wants: isAdjectiveForm('common'),
    cannotBe: isVerb,
    stands: (place) => isBeforeNoun(place, ['en', 'ei']),
  },
  {
    wants: isNounForm('definite'),
    cannotBe: isVerbForm('infinitive', 'imperative'),
    stands: wantsNoun,
  },
  {
    wants: isNounForm('singular'),
    cannotBe: isVerbForm('infinitive', 'imperative'),
    stands: wantsNoun,
    onlyNear: nounsNear,
  },
  { wants: isVerbForm('perfect'), cannotBe: isNounOrImperative, stands: wantsPerfect },
  { wants: isNoVerb, cannotBe: isVerbForm('imperative'), stands: standsInClause },
];

/** After å; after a modal and its adverbs where no verb follows that it may belong to. */
function wantsInfinitive({ token, index, sentence: { tokens }, analyser }: Place): boolean {
  // «skulle tale sitt», «skal nå målet»: a verb that the lexicon lacks, or that an adverb is beside.
  if (tokens[index - 1]?.word === 'å')
    return maybe(token, isNounForm('singular')) || !maybe(token, isPos('noun'));
  if (analyser.mayBeInfinitive(token.word) || tokens[index - 1]?.word === 'nå') return false;
  // «kan hele grammatikken»: what one can.
  if (maybe(tokens[index + 1], isPos('noun'))) return false;
  let at = index - 1;
  while (isAdverb(tokens[at])) at -= 1;
  const clause = restOfClause(tokens, index);
  return isModal(tokens[at]) && !clause.some((one) => maybe(one, isVerbForm('infinitive')));
}

/** The next words, up to a mark or a linker that begins a clause: «vil fine et arbeid som passer». */
export function restOfClause(tokens: readonly Token[], index: number): readonly Token[] {
  const rest = tokens.slice(index + 1, index + 6);
  const end = rest.findIndex(
    ({ kind, word }) => kind === 'punctuation' || /^(?:som|at|fordi|hvis|når)$/u.test(word),
  );
  return end < 0 ? rest : rest.slice(0, end);
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
  const isSubject =
    isNominative(before) ||
    (before?.word === 'de' && maybe(second, isPos('subjunction'))) ||
    isOnly(before, isNounForm('definitePlural'));
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

/** After har, where its object comes next: «har hat en hund», «har bod i Norge». */
function wantsPerfect({ index, sentence: { tokens } }: Place): boolean {
  let at = index - 1;
  while (isAdverb(tokens[at])) at -= 1;
  if (!/^(?:har|hadde)$/u.test(tokens[at]?.word ?? '')) return false;
  const [next, second] = [tokens[index + 1], tokens[index + 2]];
  return (
    /^(?:en|ei|et|meg|deg|seg|det|min|mitt|mine)$/u.test(next?.word ?? '') ||
    (next?.word === 'i' && (/^\p{Lu}/u.test(second?.text ?? '') || second?.kind === 'number'))
  );
}

/** Among other words of its clause nobody is told to do anything: «lever bland venner». */
function standsInClause({ index, sentence: { tokens } }: Place): boolean {
  const before = tokens[index - 1];
  return (
    before?.kind === 'word' &&
    tokens[index + 1]?.kind === 'word' &&
    !maybe(before, isPos('conjunction', 'subjunction', 'adverb', 'name')) &&
    before.readings.length > 0
  );
}

/** «på feire»: two letters that changed places. Not a verb for its noun: the lexicon lacks the nouns in -e (på fiske, i søle). */
function nounsNear({ token: { word } }: Place): readonly string[] {
  return word.length < 5 ? [] : swapped(word);
}

/** «å paddel»: nothing that is no verb stands after å, so two letters may have changed places. */
function infinitivesNear({ token: { word }, index, sentence: { tokens } }: Place): readonly string[] {
  return word.length > 4 && tokens[index - 1]?.word === 'å' ? swapped(word) : [];
}

function isNounOrImperative(reading: Reading): boolean {
  return isPos('noun', 'adjective')(reading) || isVerbForm('imperative')(reading);
}

function isNoVerb({ pos }: Reading): boolean {
  return pos === 'preposition' || pos === 'determiner' || pos === 'pronoun' || pos === 'adverb';
}

/** After a preposition that no verb follows. */
function wantsNoun({ index, sentence: { tokens } }: Place): boolean {
  return /^(?:på|i|fra|hos|mellom|under)$/u.test(tokens[index - 1]?.word ?? '');
}
