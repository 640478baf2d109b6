import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { parse } from 'yaml';
import { affixDictionary } from '#domain/checker/affix-dictionary.ts';
import { type Analyser, createAnalyser } from '#domain/checker/analyser.ts';
import { readLexiconFile } from '#domain/lexicon/lexicon-file.ts';

/**
 * What the checker knows: dictionary-nb, the lexicon and the word lists of `contentDir`. Takes some two seconds and 100 MB, so it is
 * made once, in the thread that checks.
 */
export function readAnalyser(contentDir: string): Analyser {
  const folder = resolve(createRequire(import.meta.url).resolve('dictionary-nb'), '..');
  const dictionary = affixDictionary({
    aff: readFileSync(join(folder, 'index.aff'), 'utf8'),
    dic: readFileSync(join(folder, 'index.dic'), 'utf8'),
  });
  return createAnalyser({
    lemmas: readLemmas(contentDir),
    dictionary,
    allowed: listedWords(contentDir, 'allowed-words.txt'),
    misspelt: listedWords(contentDir, 'misspelt-forms.txt'),
  });
}

function readLemmas(contentDir: string) {
  return readdirSync(join(contentDir, 'lexicon'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.yaml'))
    .sort()
    .flatMap((path) => {
      const read = readLexiconFile(
        parse(readFileSync(join(contentDir, 'lexicon', path), 'utf8')),
        `lexicon/${path.replaceAll('\\', '/')}`,
      );
      return read.lemmas;
    });
}

/** One word a line; `#` begins a comment. */
function listedWords(contentDir: string, name: string): readonly string[] {
  return readFileSync(join(contentDir, name), 'utf8')
    .split('\n')
    .map((line) => line.replace(/#.*$/u, '').trim())
    .filter((line) => line !== '');
}
