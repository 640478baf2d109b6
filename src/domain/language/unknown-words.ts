import { letterSounds } from './letter-sounds.ts';
import { loanSounds } from './loan-words.ts';
import { syllables } from './syllables.ts';
import { particles, suffixEndings, suffixes } from './word-endings.ts';

/** The sounds of a word that no table knows: by its ending or its particle where it has one, else letter by letter. */
export function unknownSounds(word: string): string {
  return loanSounds(word) ?? derivedFromUnknown(word) ?? withParticle(word) ?? letterSounds(word);
}

/** The sounds of a stem that stands in the table of regular words. */
export function regularSounds(stem: string): string {
  return loanSounds(stem) ?? derivedFromUnknown(stem) ?? letterSounds(stem);
}

/** An ending's sounds after a stem's; the stem's ə gives way to a vowel. */
export function joinEnding(stem: string, ending: string): string {
  return (/^[əɑɪ]/u.test(ending) ? stem.replace(/ə$/u, '') : stem) + ending;
}

/** `sannhet`, `rundelig`: the suffix is known, the stem is read by the rules. */
export function derivedFromUnknown(word: string): string | undefined {
  const found = /^(.{2,}?)(lig|het|skap|løs|full|som|bar|messig)(e|t|en|er|ene|ere|est|ste|s|et)?$/u.exec(
    word,
  );
  const [, stem = '', suffix = '', ending = ''] = found ?? [];
  if (!found || syllables(stem) === 0) return undefined;
  const sounds = suffixes.find(([spelling]) => spelling === suffix)?.[1] ?? '';
  const ended = suffixEndings.find(([spelling]) => spelling === ending)?.[1] ?? '';
  return joinEnding(letterSounds(stem) + sounds, suffix === 'lig' && ending === 't' ? '' : ended);
}

/** A particle before a stem that no table knows: avstand, oppnåelig. */
function withParticle(word: string): string | undefined {
  for (const [particle, sounds] of Object.entries(particles)) {
    const rest = word.slice(particle.length);
    if (word.startsWith(particle) && rest.length >= 4 && /^[^aeiouyæøå]/u.test(rest) && syllables(rest) > 0)
      return `${sounds}ˌ${letterSounds(rest).replace('ˈ', '')}`;
  }
  return undefined;
}
