import { compound, halfKnown, numberSounds, prefixed } from './compound-sounds.ts';
import { derived, inflected } from './inflection.ts';
import { loanSounds } from './loan-words.ts';
import { unknownSounds } from './unknown-words.ts';
import { entries } from './word-entries.ts';

/** The sounds that the table gives a word in small letters, or a form that inflects one of its words. */
export function knownSounds(word: string): string | undefined {
  return (
    entries.get(word)?.sounds ??
    numberSounds(word) ??
    inflected(word) ??
    derived(word) ??
    loanVerb(word) ??
    (word.startsWith('be') ? prefixed(word) : undefined) ??
    compound(word) ??
    prefixed(word)
  );
}

/** The sounds of a word in small letters without hyphens, known or not. */
export function wordSounds(word: string): string {
  return knownSounds(word) ?? loanSounds(word) ?? halfKnown(word) ?? unknownSounds(word);
}

/** Verbs in -isere, -ulere are loans even where their beginning is a word (moralisere). */
function loanVerb(word: string): string | undefined {
  return /(is|ul)er(e|er|te|t|ing|ingen|inger)$/u.test(word) ? loanSounds(word) : undefined;
}
