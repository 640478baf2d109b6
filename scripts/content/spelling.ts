import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { isCompound } from '#domain/language/compounds.ts';
import type { KnowsWord } from '#domain/tasks/checks/check-words.ts';
import { listedLines } from './files.ts';

const cachePath = resolve('.cache/content-words.json');

export interface Spelling {
  readonly knows: KnowsWord;
  /** Keeps what was looked up for the next run. */
  readonly save: () => void;
}

/**
 * Bokmål spelling by dictionary-nb, compounds of its words, and content/allowed-words.txt. The dictionary takes three
 * seconds to load, so answers are kept in .cache by word and it is only loaded for a word never seen before.
 */
export function openSpelling(): Spelling {
  const version = `${packageVersion('dictionary-nb')} ${packageVersion('nspell')} 4`;
  const cache = readCache(version);
  const allowed = new Set(listedLines('allowed-words.txt').map((word) => word.normalize('NFC')));
  const allowedFolded = new Set([...allowed].filter((word) => word === word.toLowerCase()));
  let correct: ((word: string) => boolean) | null = null;
  let changed = false;

  function lookUp(word: string): boolean {
    correct ??= loadDictionary();
    const known = correct;
    return known(word) || isCompound(word.toLowerCase(), known);
  }
  return {
    knows(word) {
      if (allowed.has(word) || allowedFolded.has(word.toLowerCase())) return true;
      const answer = cache.get(word) ?? lookUp(word);
      if (!cache.has(word)) changed = true;
      cache.set(word, answer);
      return answer;
    },
    save() {
      if (!changed) return;
      mkdirSync(resolve('.cache'), { recursive: true });
      writeFileSync(cachePath, JSON.stringify({ version, words: [...cache] }));
    },
  };
}

function loadDictionary(): (word: string) => boolean {
  const require = createRequire(import.meta.url);
  const nspell = require('nspell') as (dictionary: { aff: Buffer; dic: Buffer }) => {
    readonly correct: (word: string) => boolean;
    /** Every form with the flags of its entry. */
    readonly data: Readonly<Record<string, readonly string[] | undefined>>;
  };
  const folder = resolve(require.resolve('dictionary-nb'), '..');
  const dictionary = nspell({
    aff: readFileSync(resolve(folder, 'index.aff')),
    dic: readFileSync(resolve(folder, 'index.dic')),
  });
  // The dictionary lacks the endings of nouns in a vowel (`kino`, `skjema`): it has them only as parts of compounds.
  const isNoun = (word: string) => dictionary.data[word]?.includes('z') ?? false;
  return (word) => {
    if (dictionary.correct(word)) return true;
    const stem = /^(.+[aiouyøå])(?:en|et|er|ene)?s?$/u.exec(word.toLowerCase())?.[1];
    return stem !== undefined && isNoun(stem);
  };
}

function readCache(version: string): Map<string, boolean> {
  try {
    const cache = JSON.parse(readFileSync(cachePath, 'utf8')) as {
      version: string;
      words: [string, boolean][];
    };
    return new Map(cache.version === version ? cache.words : []);
  } catch {
    return new Map();
  }
}

function packageVersion(name: string): string {
  const path = resolve('node_modules', name, 'package.json');
  return (JSON.parse(readFileSync(path, 'utf8')) as { version: string }).version;
}
