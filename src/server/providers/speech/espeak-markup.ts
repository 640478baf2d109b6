import { pronounce, withStress } from '#domain/language/pronunciation.ts';
import { wordsIn } from '#domain/language/words.ts';

/**
 * A sentence in espeak's phoneme mnemonics: each word as `[[…]]` by our own pronunciation, punctuation kept for the
 * melody. espeak's own Norwegian rules are wrong for every fourth of the commonest words (docs/decisions/010-speech.md).
 * Spelled-out text in, as `spokenText` gives it.
 */
export function espeakMarkup(sentence: string): string {
  return sentence
    .split(/(?<=[.,?!;:])\s+/u)
    .map((stretch) => stretchMarkup(stretch))
    .filter((stretch) => stretch !== '')
    .join(' ');
}

function stretchMarkup(stretch: string): string {
  const words = wordsIn(stretch).map(({ text }) => pronounce(text));
  if (words.length === 0) return '';
  const silent = words.every(({ stressed }) => !stressed);
  const said = words.map((word, at) => (silent && at === words.length - 1 ? withStress(word) : word));
  const mark = /[.,?!;:]$/u.exec(stretch)?.[0] ?? '';
  return (
    said.map(({ sounds, stressed }) => `[[${stressed ? '' : '%'}${mnemonics(sounds)}]]`).join(' ') + mark
  );
}

/**
 * Broad IPA in the mnemonics of espeak-ng's table `no`, by measured formants: its `E:` (F1 650, F2 1620 Hz) is our æː and
 * its `@` (470/1430) our ə; it has no retroflex stops, for which t and d stand.
 * @throws Error for a sound that is not in the table.
 */
export function mnemonics(sounds: string): string {
  let said = '';
  let stress = '';
  let lastVowelShort = false;
  for (let at = 0; at < sounds.length; ) {
    const mark = stressMarks[sounds[at] ?? ''];
    if (mark !== undefined) {
      stress = mark;
      at += 1;
      continue;
    }
    const found = table.find(([sound]) => sounds.startsWith(sound, at));
    if (!found) throw new Error(`No mnemonic for "${sounds.slice(at)}" of "${sounds}"`);
    const [sound, mnemonic, isVowel] = found;
    const stressedShort: boolean = lastVowelShort;
    at += sound.length;
    if (isVowel) {
      lastVowelShort = stress !== '' && !sound.endsWith('ː') && [...sound].length === 1;
      said += stress + mnemonic;
      stress = '';
    } else {
      // After a short stressed vowel a single consonant is long: takk, komme.
      const single = !isConsonant(sounds, at);
      said += mnemonic + (stressedShort && single && lengthened.has(sound) ? ':' : '');
      lastVowelShort = false;
    }
  }
  return said;
}

const stressMarks: Readonly<Record<string, string>> = { ˈ: "'", ˌ: ',' };
/** Consonants that are held; in espeak the mark after r, v, j or h does nothing good. */
const lengthened = new Set(['p', 'b', 't', 'd', 'k', 'g', 'm', 'n', 'ŋ', 'l', 's', 'f']);

type Row = readonly [sound: string, mnemonic: string, isVowel: boolean];

/** Longest first. */
const table: readonly Row[] = [
  ...rows(
    true,
    'æɪ aI|œʏ Yy|æʉ aU|ɑɪ AI|ɔʏ OI|ʉɪ u-I|iː i:|yː y:|ʉː u-:|uː u:|eː e:|øː Y:|oː o:|æː E:|ɑː A:|ɔː o:|ɛː E:',
  ),
  ...rows(true, 'ɪ I|ʏ y|ʉ u-|ʊ U|ɛ E|œ W|ɔ O|æ a|ɑ A|ə @|i I|e E|o O|u U|y y|ø W'),
  ...rows(false, 'p p|b b|t t|d d|k k|g g|f f|v v|s s|ʂ S|ç C|h h|m m|n n|ŋ N|l l|r R|j j|ʈ t|ɖ d|ɳ n.|ɭ l.'),
];

function rows(isVowel: boolean, pairs: string): readonly Row[] {
  return pairs.split('|').map((pair) => {
    const [sound = '', mnemonic = ''] = pair.split(' ');
    return [sound, mnemonic, isVowel] as const;
  });
}

function isConsonant(sounds: string, at: number): boolean {
  const rest = sounds.slice(at).replace(/^[ˈˌ]/u, '');
  const found = table.find(([sound]) => rest.startsWith(sound));
  return found !== undefined && !found[2];
}
