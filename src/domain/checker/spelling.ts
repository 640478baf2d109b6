import { foldWord } from '#domain/language/words.ts';
import type { Analyser } from './analyser.ts';
import { capitalCorrections } from './capitalised-words.ts';
import { closedReadings } from './closed-class.ts';
import type { Hit } from './finding.ts';
import { isKnownName } from './known-names.ts';
import { likelyChanges } from './learners-changes.ts';
import { closeWords, compoundNeighbours, listedNeighbours } from './neighbours.ts';
import type { Sentence, Token } from './reading.ts';
import { beginsSentence, isCapitalised, words } from './sentence-view.ts';
import { suggestions } from './suggestions.ts';

/** Words that no dictionary has, with what may have been meant. Names and foreign words are left alone. */
export function misspellings(sentence: Sentence, analyser: Analyser): readonly Hit[] {
  return sentence.tokens.flatMap((token, index) => {
    if (isJoinedByHyphen(token)) return misspeltParts(token, analyser);
    if (!isCandidate(token)) return [];
    const corrections = correctionsOf(token, { sentence, index, analyser });
    if (corrections === null) return [];
    return [
      {
        start: token.start,
        end: token.end,
        corrections: corrections.map((word) => inCaseOf(token.text, word)),
      },
    ];
  });
}

/** Longer ones are no words, and looking for suggestions would take seconds. */
const longestWord = 40;

/** Abbreviations, words with a hyphen and capitals inside them follow rules of their own. */
function isCandidate({ kind, text }: Token): boolean {
  return (
    kind === 'word' &&
    text.length > 1 &&
    text.length <= longestWord &&
    !/^\p{Lu}+s?$|\p{Ll}\p{Lu}|[-.'’]/u.test(text)
  );
}

/** What may have been meant; none for a word that is right or that nothing is known of. */
function correctionsOf(
  token: Token,
  { sentence, index, analyser }: { sentence: Sentence; index: number; analyser: Analyser },
): readonly string[] | null {
  const capital = /^\p{Lu}/u.test(token.text);
  const begins = beginsSentence(sentence, index);
  if (token.text.length < 3) return shortCorrections(token, analyser);
  if (capital) return capitalCorrections(token, { sentence, index, analyser });
  // «Champions league»: part of a name.
  if (
    !begins &&
    /^\p{Lu}/u.test(sentence.tokens[index - 1]?.text ?? '') &&
    !beginsSentence(sentence, index - 1) &&
    // «Norge ellr Sverige»: what follows a country is no part of its name.
    !isKnownName(sentence.tokens[index - 1]?.text ?? '') &&
    !isLearnersForm(token.word, analyser)
  )
    return null;
  if (!analyser.isWord(token.text)) {
    // A name in small letters belongs to the rule about capitals.
    const isName = analyser.isListedName(inCaseOf('A', token.word)) && !analyser.isSuspect(token.word);
    if (isName || isForeign(sentence, { index, analyser }) || isInEnglish(sentence, index)) return null;
    const found = suggestions(token.word, analyser);
    return found.length === 0 && token.word.length < 5 ? null : found;
  }
  if (analyser.isSuspect(token.word)) return suggestions(token.word, analyser);
  if (analyser.knownBy(token.word) !== 'compound') return null;
  const near = listedNeighbours(token.word, analyser);
  if (near.length > 0 || !analyser.isDoubtful(token.word)) return orNull(near);
  return orNull([...compoundNeighbours(token.word, analyser), ...apart(token.word, analyser)]);
}

/** An adjective with its ending cannot begin a compound: fysiske aktivitet, sosialt liv. */
function apart(word: string, analyser: Analyser): readonly string[] {
  const [first = '', last = '', more] = analyser.doubtfulPartsOf(word) ?? [];
  const bent =
    analyser.lexiconReadings(first).length > 0 &&
    analyser
      .lexiconReadings(first)
      .every(({ pos, form }) => pos === 'adjective' && (form === 'neuter' || form === 'plural'));
  const isNoun = analyser.lexiconReadings(last).some(({ pos }) => pos === 'noun');
  return bent && isNoun && more === undefined ? [`${first} ${last}`] : [];
}

/** Of six letters and more, and a learner's change away from a word of the lexicon: no part of a name beside it. */
function isLearnersForm(word: string, analyser: Analyser): boolean {
  return word.length > 5 && likelyChanges(word).some((one) => analyser.lexiconReadings(one).length > 0);
}

/** What learners write for the commonest small words; other pairs of letters are units, names and sounds. */
const shortWords: Readonly<Record<string, readonly string[]>> = {
  je: ['jeg'],
  me: ['med', 'meg'],
  hå: ['ha', 'på'],
  oc: ['og'],
  va: ['var', 'hva'],
  ka: ['hva'],
  op: ['opp'],
  go: ['gå', 'god'],
  eg: ['jeg'],
  ho: ['hun'],
  ge: ['gi'],
  hu: ['hun'],
  ig: ['jeg'],
  fo: ['få', 'for'],
  ko: ['kom'],
};

function shortCorrections(token: Token, analyser: Analyser): readonly string[] | null {
  const meant = shortWords[token.text];
  if (meant !== undefined && meant.length > 0) return meant;
  return analyser.isSuspect(token.word) ? suggestions(token.word, analyser) : null;
}

/** `bilulukke-og`, `sykkdoms- og`: words that a hyphen joins or shortens, each to be looked at by itself. */
function isJoinedByHyphen({ kind, text }: Token): boolean {
  return (
    kind === 'word' &&
    /^\p{Ll}{4,}(?:-\p{Ll}+)+$|^\p{Ll}+(?:-\p{Ll}{4,})+$|^-\p{Ll}{5,}$|^\p{Ll}{5,}-$/u.test(text)
  );
}

function misspeltParts({ text, start }: Token, analyser: Analyser): readonly Hit[] {
  // «så-kalte»: one word. People who write well part two nouns so.
  const whole = text.replaceAll('-', '');
  if (
    /^\p{Ll}+-\p{Ll}{3,}$/u.test(text) &&
    beginsWithSmallWord(text) &&
    analyser.isListed(whole) &&
    !analyser.isListed(text)
  )
    return [{ start, end: start + text.length, corrections: [whole] }];
  return [...text.matchAll(/\p{Ll}{5,}/gu)].flatMap(({ 0: part, index }) => {
    // `arbeids-` and `barne-` are first parts, with the letter that links them.
    if (analyser.isWord(part) || (text.endsWith('-') && analyser.isWord(part.replace(/[se]$/u, ''))))
      return [];
    const corrections = listedNeighbours(part, analyser);
    return corrections.length === 0
      ? []
      : [{ start: start + index, end: start + index + part.length, corrections }];
  });
}

function beginsWithSmallWord(text: string): boolean {
  const [first = ''] = text.split('-');
  return first !== 'ikke' && closedReadings(first) !== undefined;
}

function orNull(found: readonly string[]): readonly string[] | null {
  return found.length === 0 ? null : found;
}

/** Beside another unknown word: a title, a quotation in another language. */
function isForeign(
  { tokens }: Sentence,
  { index, analyser }: { index: number; analyser: Analyser },
): boolean {
  const unknown = (at: number) => {
    const token = tokens[at];
    return (
      token !== undefined &&
      token.kind === 'word' &&
      !analyser.isWord(token.text) &&
      suggestions(foldWord(token.text), analyser).length === 0
    );
  };
  // A name beside it makes no foreign language of what is close to a word that people use.
  const { word = '' } = tokens[index] ?? {};
  const isClose = closeWords(word, analyser).length > 0 || likelyChanges(word).some(analyser.isListed);
  const isName = (at: number) => isCapitalised(tokens[at]) && isClose;
  return (
    (unknown(index) && isCapitalised(tokens[index - 1])) ||
    (unknown(index - 1) && !isName(index - 1)) ||
    (unknown(index + 1) && !isName(index + 1))
  );
}

/** Words that hold English sentences together and are none in Norwegian. */
const english = words(
  'the and of is are was with that this your you my we they she what when where who why how from have has been it its be not as an or if so there their would should could will just out one two three again about',
);

/** «where do we go when we die», «star power»: between English words nothing is misspelt Norwegian. */
function isInEnglish({ tokens }: Sentence, index: number): boolean {
  const near = tokens.slice(Math.max(0, index - 3), index + 4).filter(({ word }) => english.has(word));
  return (
    near.length > 1 ||
    (near.length === 1 && english.has(tokens[index]?.word ?? '') && isQuoted(tokens, index))
  );
}

/** Inside quotation marks. */
function isQuoted(tokens: Sentence['tokens'], index: number): boolean {
  const before = tokens.slice(0, index).findLast(({ text }) => /^["«»“”]$/u.test(text));
  return before !== undefined && /^["«“]$/u.test(before.text);
}

/** A correction with the capital of what it replaces. */
export function inCaseOf(original: string, word: string): string {
  return /^\p{Lu}/u.test(original) ? (word[0] ?? '').toLocaleUpperCase('nb') + word.slice(1) : word;
}
