import type { Hit } from './finding.ts';
import { isFiniteVerb, isOnly, isPos, isVerbForm, maybe, type Sentence, type Token } from './reading.ts';

/** What rules ask of a sentence, in the words of grammar. */

/** A hit on one token, or on all from the first to the last. */
export function hitOn(
  tokens: Token | readonly Token[],
  ...corrections: readonly (string | undefined)[]
): Hit {
  const all = Array.isArray(tokens) ? (tokens as readonly Token[]) : [tokens as Token];
  return {
    start: all[0]?.start ?? 0,
    end: all.at(-1)?.end ?? 0,
    corrections: corrections.filter((one) => one !== undefined),
  };
}

/** Runs over the tokens and gathers what is found at each. */
export function eachToken(
  { tokens }: Sentence,
  find: (token: Token, index: number) => Hit | null | undefined,
): readonly Hit[] {
  return tokens.flatMap((token, index) => find(token, index) ?? []);
}

export function words(list: string): ReadonlySet<string> {
  return new Set(list.split(' '));
}

/** Pronouns that can only be subjects. */
const nominative = words('jeg du han hun vi man');
const subjects = words('jeg du han hun vi man de det den dere');
export const adverbs = words(
  'ikke også bare alltid aldri ofte jo vel nok kanskje gjerne nå da sjelden fortsatt fremdeles egentlig selvfølgelig likevel derfor dessverre snart faktisk sikkert heller kun',
);

export function isNominative(token: Token | undefined): boolean {
  return token !== undefined && nominative.has(token.word);
}

/** A verb beside its subject: after jeg, «jobber» and «lager» are no nouns. */
export function isVerbOf(subject: Token | undefined, verb: Token | undefined): boolean {
  return isFiniteVerb(verb) || (isNominative(subject) && maybe(verb, isVerbForm('present', 'past')));
}

export function isSubjectPronoun(token: Token | undefined): boolean {
  return token !== undefined && subjects.has(token.word);
}

export function isAdverb(token: Token | undefined): boolean {
  return token !== undefined && adverbs.has(token.word);
}

const modals = words('kan vil skal må bør kunne ville skulle måtte burde');

export function isModal(token: Token | undefined): boolean {
  return token !== undefined && modals.has(token.word);
}

/** Degree words between an article and its adjective. */
const degrees = words('veldig svært ganske så litt mer mest meget ekstremt utrolig altfor enda');

export function isDegree(token: Token | undefined): boolean {
  return token !== undefined && degrees.has(token.word);
}

export function isAdjective(token: Token | undefined): boolean {
  return isOnly(token, isPos('adjective'));
}

export function maybeNoun(token: Token | undefined): boolean {
  return maybe(token, isPos('noun'));
}

/**
 * The head of a noun phrase that begins at `from`: adjectives and their degree words are passed over. Null where something else
 * stands between, or where the noun is followed by another that it may be a part of.
 */
export function headNoun(
  { tokens }: Sentence,
  from: number,
): { readonly noun: Token; readonly index: number; readonly adjectives: readonly Token[] } | null {
  const adjectives: Token[] = [];
  for (let index = from; index < Math.min(tokens.length, from + 5); index += 1) {
    const token = tokens[index];
    if (token === undefined || token.kind !== 'word') return null;
    if (isOnly(token, isPos('noun'))) {
      const next = tokens[index + 1];
      return next && next.kind === 'word' && (maybeNoun(next) || next.readings.length === 0)
        ? null
        : { noun: token, index, adjectives };
    }
    if (isAdjective(token)) adjectives.push(token);
    else if (!isDegree(token)) return null;
  }
  return null;
}

/** The first word's index: quotation marks, dashes and numbers of lists are passed over. */
export function firstWord({ tokens }: Sentence): number {
  return tokens.findIndex(({ kind }) => kind !== 'punctuation');
}

/** Where the clause of a token begins: after the last punctuation or linker before it. */
export function clauseStart({ tokens }: Sentence, index: number): number {
  for (let at = index - 1; at >= 0; at -= 1) {
    const token = tokens[at];
    if (token === undefined) break;
    if (token.kind === 'punctuation' || linkers.has(token.word)) return at + 1;
  }
  return 0;
}

export const linkers = words(
  'og eller men for at som fordi hvis når da om dersom mens siden før etter hvor hva hvem hvordan hvorfor så enn å',
);

export function hasFinite(tokens: readonly Token[]): boolean {
  return tokens.some((token) => isFiniteVerb(token) || maybe(token, isVerbForm('present', 'past')));
}

/** `plasserte`, `vant`: past tense or the plural of a participle. */
export function isParticiple({ word }: Token): boolean {
  return /(?:te|de|vant|brukt)$/u.test(word) && !/^(?:hadde|skulle|ville|måtte|burde)$/u.test(word);
}

export function isComma(token: Token | undefined): boolean {
  return token?.text === ',';
}

export function isQuestion({ tokens }: Sentence): boolean {
  return tokens.slice(-2).some(({ text }) => text === '?');
}

/** Whether only marks stand before it, or a colon or an opening quotation mark right before. */
export function beginsSentence({ tokens }: Sentence, index: number): boolean {
  const before = tokens.slice(0, index);
  return before.every(({ kind }) => kind === 'punctuation') || /^[:"«“]$/u.test(before.at(-1)?.text ?? '');
}

export function isCapitalised(token: Token | undefined): boolean {
  return /^\p{Lu}/u.test(token?.text ?? '');
}
