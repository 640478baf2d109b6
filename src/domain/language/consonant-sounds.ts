import { syllables } from './syllables.ts';

/**
 * The consonant letters at a place in a word: how many letters are read, and their sounds.
 * @param afterVowel whether the word's stress stands somewhere before.
 */
export function consonantSounds(
  word: string,
  { at, afterVowel }: { readonly at: number; readonly afterVowel: boolean },
): readonly [read: number, sounds: string] {
  const letter = word[at] ?? '';
  if (afterVowel && isSilentG(word, at)) return [1, ''];
  if (letter !== '' && letter === word[at + 1]) return [2, doubled[letter] ?? letter];
  const before = word.slice(0, at);
  const atStart = before === '' || before === 's';
  for (const { letters, sounds, start, before: next, end } of consonantSpellings) {
    if (!word.startsWith(letters, at)) continue;
    const rest = word.slice(at + letters.length);
    if ((start && !atStart) || (next && !next.test(rest)) || (end && rest !== '')) continue;
    return [letters.length, sounds];
  }
  return [1, /[a-zæøå]/u.test(letter) ? letter : ''];
}

/** -ig at the end of a word, with or without an ending: viktig, viktige, viktigst. */
function isSilentG(word: string, at: number): boolean {
  return (
    word[at] === 'g' &&
    word[at - 1] === 'i' &&
    at > 1 &&
    /^(e|ere|est|este|en|t|st|ste)?$/u.test(word.slice(at + 1)) &&
    syllables(word.slice(0, at)) >= 2
  );
}

const doubled: Readonly<Record<string, string>> = { c: 'k', z: 's' };

type Spelling = {
  readonly letters: string;
  readonly sounds: string;
  /** Only at the beginning of a stem. */
  readonly start?: true;
  /** Only before this. */
  readonly before?: RegExp;
  /** Only at the end of the word. */
  readonly end?: true;
};

/** The first that fits counts; each letter that none fits is its own sound. */
const consonantSpellings: readonly Spelling[] = [
  { letters: 'skj', sounds: 'ʂ' },
  { letters: 'sch', sounds: 'ʂ' },
  { letters: 'tsj', sounds: 'tʂ' },
  { letters: 'stj', sounds: 'stj' },
  { letters: 'sk', sounds: 'ʂ', before: /^(i|y|ei|øy)/u, start: true },
  { letters: 'sj', sounds: 'ʂ' },
  { letters: 'sh', sounds: 'ʂ' },
  { letters: 'kj', sounds: 'ç' },
  { letters: 'tj', sounds: 'ç', start: true },
  { letters: 'gj', sounds: 'j' },
  { letters: 'hj', sounds: 'j' },
  { letters: 'hv', sounds: 'v' },
  { letters: 'lj', sounds: 'j', start: true },
  { letters: 'k', sounds: 'ç', before: /^(i|y|ei|øy)/u, start: true },
  { letters: 'g', sounds: 'j', before: /^(i|y|ei|øy)/u, start: true },
  { letters: 'gn', sounds: 'gn', start: true },
  { letters: 'gn', sounds: 'ŋn' },
  { letters: 'ngn', sounds: 'ŋn' },
  { letters: 'ngs', sounds: 'ŋs' },
  { letters: 'ng', sounds: 'ŋ' },
  { letters: 'nk', sounds: 'ŋk' },
  { letters: 'ndt', sounds: 'nt' },
  { letters: 'nds', sounds: 'ns' },
  { letters: 'ldt', sounds: 'lt' },
  { letters: 'lds', sounds: 'ls' },
  { letters: 'rdt', sounds: 'rt' },
  { letters: 'rds', sounds: 'rs' },
  { letters: 'nd', sounds: 'n', end: true },
  { letters: 'ld', sounds: 'l', end: true },
  { letters: 'rd', sounds: 'r', end: true },
  { letters: 'nd', sounds: 'n', before: /^e/u },
  { letters: 'ld', sounds: 'l', before: /^e/u },
  { letters: 'dt', sounds: 't' },
  { letters: 'gt', sounds: 'kt' },
  { letters: 'gs', sounds: 'ks' },
  { letters: 'bt', sounds: 'pt' },
  { letters: 'ch', sounds: 'k' },
  { letters: 'ck', sounds: 'k' },
  { letters: 'ph', sounds: 'f' },
  { letters: 'th', sounds: 't' },
  { letters: 'qu', sounds: 'kv' },
  { letters: 'sc', sounds: 's', before: /^[eiy]/u },
  { letters: 'c', sounds: 's', before: /^[eiyæø]/u },
  { letters: 'c', sounds: 'k' },
  { letters: 'q', sounds: 'k' },
  { letters: 'w', sounds: 'v' },
  { letters: 'x', sounds: 'ks' },
  { letters: 'z', sounds: 's' },
];
