import { syllables } from './syllables.ts';
import { joinEnding } from './unknown-words.ts';
import { adjectives, endings, suffixEndings, suffixes } from './word-endings.ts';
import { type Entry, entries, stemOf } from './word-entries.ts';

/** The sounds of a word of the tables with an ending (huset, snakker, blått); undefined for anything else. */
export function inflected(word: string): string | undefined {
  for (const [spelling, sounds] of endings) {
    if (!word.endsWith(spelling)) continue;
    const stem = word.slice(0, -spelling.length);
    if (
      stem.length < 2 ||
      syllables(stem) === 0 ||
      (/^[nr]/u.test(spelling) && !/([eaiouyæøå]|er)$/u.test(stem))
    )
      continue;
    const entry = stemEntry(stem, spelling);
    if (!entry) continue;
    // The t of a neuter noun's definite form is silent: huset, eplet.
    if (entry.neuter && spelling === 'et') return `${entry.sounds}ə`;
    if (entry.neuter && spelling === 't' && stem.endsWith('e')) return entry.sounds;
    if (/^(tt|dd|dde)$/u.test(spelling)) return shortened(entry.sounds) + sounds;
    // The g of fredag is heard when an ending follows.
    if (stem.endsWith('dag') && entry.sounds.endsWith('ɑ') && /^[əɑ]/u.test(sounds))
      return `${entry.sounds}g${sounds}`;
    return entry.sounds + sounds;
  }
  return undefined;
}

/** The sounds of a word of the tables with a suffix (vennlig, sykdommen); undefined for anything else. */
export function derived(word: string): string | undefined {
  for (const [spelling, sounds] of suffixes) {
    for (const [ending, endingSounds] of suffixEndings) {
      if (!word.endsWith(spelling + ending)) continue;
      const stem = word.slice(0, word.length - spelling.length - ending.length);
      if (stem.length < (spelling === 'ig' ? 3 : 2) || syllables(stem) === 0) continue;
      const base =
        entries.get(stem)?.sounds ??
        withoutE(entries.get(`${stem}e`))?.sounds ??
        (stem.endsWith('s') || stem.endsWith('e') ? entries.get(stem.slice(0, -1))?.sounds : undefined);
      if (base === undefined) continue;
      const stemSounds = stem.endsWith('s') && !entries.has(stem) ? `${base}s` : base;
      const silentT = spelling.endsWith('ig') && ending === 't' ? '' : endingSounds;
      return joinEnding(joinEnding(stemSounds, sounds), silentT);
    }
  }
  return undefined;
}

/**
 * The stem of an inflected word: as it stands; with the e that the ending replaced (its ə dropped); with the
 * consonant that the ending made single (`spilte` of spille) or double (`rommet` of rom).
 */
function stemEntry(stem: string, ending: string): Entry | undefined {
  const exact =
    /^(te|de)$/u.test(ending) ||
    (/^(tt|dd|dde)$/u.test(ending) && !/[eaiouyæøå]$/u.test(stem)) ||
    (ending === 'ste' && !/[^aeiouyæøå]$/u.test(stem)) ||
    (ending === 't' && !stem.endsWith('e') && !adjectives.has(stem))
      ? undefined
      : stemOf(stem);
  if (ending === 'et' && exact?.neuter) return exact;
  const last = stem.at(-1) ?? '';
  const withE =
    /^[eiadt]/u.test(ending) && !/^(tt|dd|dde)$/u.test(ending) && !(ending === 't' && stem.endsWith('t'))
      ? withoutE(stemOf(`${stem}e`))
      : undefined;
  const doubled =
    /^(te|t|de|s|st|ste)$/u.test(ending) && /[lmn]/u.test(last) && !(ending === 'de' && /[ln]/u.test(last))
      ? (withoutE(stemOf(`${stem}${last}e`)) ?? stemOf(stem + last))
      : undefined;
  const single = /^[eia]/u.test(ending) && last === stem.at(-2) ? stemOf(stem.slice(0, -1)) : undefined;
  return ending === 'et' ? (withE ?? exact ?? single) : (exact ?? withE ?? doubled ?? single);
}

const shortVowels: Readonly<Record<string, string>> = {
  ɑ: 'ɑ',
  e: 'ɛ',
  i: 'ɪ',
  u: 'ʊ',
  ʉ: 'ʉ',
  y: 'ʏ',
  æ: 'æ',
  ø: 'œ',
  o: 'ɔ',
};

/** A long last vowel made short: snu, snudde; blå, blått. */
function shortened(sounds: string): string {
  return sounds.replace(/(.)ː$/u, (_, vowel: string) => shortVowels[vowel] ?? vowel);
}

function withoutE(entry: Entry | undefined): Entry | undefined {
  return entry && { ...entry, sounds: entry.sounds.replace(/ə$/u, '') };
}
