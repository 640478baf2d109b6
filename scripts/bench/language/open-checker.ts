import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { affixDictionary } from '#domain/checker/affix-dictionary.ts';
import { type Analyser, createAnalyser } from '#domain/checker/analyser.ts';
import { listedLines } from '#scripts/content/files.ts';
import { readLexicon } from '#scripts/content/lexicon.ts';

/** What the checker knows, read from the packages and from content. */
export function openAnalyser(): Analyser {
  const folder = resolve(createRequire(import.meta.url).resolve('dictionary-nb'), '..');
  const dictionary = affixDictionary({
    aff: readFileSync(resolve(folder, 'index.aff'), 'utf8'),
    dic: readFileSync(resolve(folder, 'index.dic'), 'utf8'),
  });
  return createAnalyser({
    lemmas: readLexicon().lemmas,
    dictionary,
    allowed: listedLines('allowed-words.txt'),
    misspelt: listedLines('misspelt-forms.txt'),
  });
}
