import type { TaskLevel } from '#domain/levels/levels.ts';
import type { PartOfSpeech } from '#domain/lexicon/entry-file.ts';
import type { RawToken } from './tokens.ts';

export type Gender = 'm' | 'f' | 'n';

/** One way to understand a word form. */
export interface Reading {
  readonly pos: PartOfSpeech | 'name' | 'genitive' | 'subjunction' | 'infinitive-marker' | 'modal';
  readonly lemma: string;
  /** As `inflect` names them: singular, definite, plural, definitePlural; infinitive, present …; common, neuter … */
  readonly form: string;
  /** Of nouns: every gender that it may have. */
  readonly genders: readonly Gender[];
  /** Where the lexicon has the lemma; null for words from the dictionary and made by rule. */
  readonly level: TaskLevel | null;
}

/** A token with what it may be. */
export interface Token extends RawToken {
  /** Folded. */
  readonly word: string;
  readonly readings: readonly Reading[];
}

export interface Sentence {
  readonly tokens: readonly Token[];
  readonly endsLine: boolean;
  readonly isHeading: boolean;
}

/** Whether every reading holds it, and there is one. Imperatives count only where `imperative` asks for them. */
export function isOnly(token: Token | undefined, holds: (reading: Reading) => boolean): boolean {
  return token !== undefined && token.readings.length > 0 && token.readings.every(holds);
}

export function maybe(token: Token | undefined, holds: (reading: Reading) => boolean): boolean {
  return token?.readings.some(holds) ?? false;
}

export function isVerbForm(...forms: readonly string[]): (reading: Reading) => boolean {
  return ({ pos, form }) => (pos === 'verb' || pos === 'modal') && forms.includes(form);
}

export function isNounForm(...forms: readonly string[]): (reading: Reading) => boolean {
  return ({ pos, form }) => pos === 'noun' && forms.includes(form);
}

export function isAdjectiveForm(...forms: readonly string[]): (reading: Reading) => boolean {
  return ({ pos, form }) => pos === 'adjective' && forms.includes(form);
}

export function isPos(...all: readonly Reading['pos'][]): (reading: Reading) => boolean {
  return ({ pos }) => all.includes(pos);
}

/** A verb that can only be present or past. */
export function isFiniteVerb(token: Token | undefined): boolean {
  return isOnly(token, isVerbForm('present', 'past'));
}

/** A verb that may be present or past: includes `kastet`, `lever`. */
export function maybeFinite(token: Token | undefined): boolean {
  return maybe(token, isVerbForm('present', 'past'));
}

/** A verb that can only be an infinitive (or an imperative of the same shape). */
export function isInfinitive(token: Token | undefined): boolean {
  return isOnly(token, isVerbForm('infinitive', 'imperative')) && maybe(token, isVerbForm('infinitive'));
}
