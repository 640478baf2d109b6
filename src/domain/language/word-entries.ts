import { irregularWords, names, regularWords, unstressedWords } from './pronunciation-table.ts';
import { regularSounds } from './unknown-words.ts';
import { shortWords } from './word-endings.ts';

export type Entry = {
  readonly sounds: string;
  /** A neuter noun: the t of its definite form is silent. */
  readonly neuter: boolean;
  /** Whether the word takes endings and opens compounds. */
  readonly inflects: boolean;
};

/** Words that carry no stress in running speech. */
export const functionWords: ReadonlySet<string> = new Set(unstressedWords.trim().split(/\s+/u));

/** Every word of the tables by its spelling in small letters. */
export const entries: ReadonlyMap<string, Entry> = readEntries();

/** Function words (`men`, `for`, `din`) are no stems. */
export function stemOf(word: string): Entry | undefined {
  const entry = entries.get(word);
  return entry?.inflects ? entry : undefined;
}

function readEntries(): ReadonlyMap<string, Entry> {
  const read = new Map<string, Entry>();
  for (const word of regularWords.trim().split(/\s+/u)) {
    const bare = word.replace('*', '');
    read.set(bare, {
      sounds: regularSounds(bare),
      neuter: word.endsWith('*'),
      inflects: true,
    });
  }
  for (const line of irregularWords.trim().split('\n')) {
    const [word = '', sounds = ''] = line.split(' ');
    const bare = word.replace('*', '');
    read.set(bare, {
      sounds,
      neuter: word.endsWith('*'),
      inflects: (bare.length > 2 || shortWords.has(bare)) && !functionWords.has(bare),
    });
  }
  for (const line of names.trim().split('\n')) {
    const [name = '', sounds = ''] = line.split(' ');
    read.set(name, { sounds, neuter: false, inflects: false });
    read.set(`${name}s`, {
      sounds: sounds + (/[sʂ]$/u.test(sounds) ? '' : 's'),
      neuter: false,
      inflects: false,
    });
  }
  return read;
}
