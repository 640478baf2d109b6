/**
 * npm run content:words [-- --level A1] [--forms]
 * Words of the bank's read and listen texts up to A2 (or of one level) that the lexicon lacks, most frequent first;
 * then words of its examples that it lacks. With --forms all lemmas with their forms instead.
 */
import { parseArgs } from 'node:util';
import { taskLevels } from '#domain/levels/levels.ts';
import { vocabularyOf } from '#domain/lexicon/lexicon.ts';
import { missingWords } from '#domain/lexicon/missing-words.ts';
import { readContent } from './files.ts';
import { missingInBank, namesOf, readLexicon } from './lexicon.ts';
import { openSpelling } from './spelling.ts';

const { values } = parseArgs({
  options: { level: { type: 'string' }, forms: { type: 'boolean', default: false } },
});
const levels =
  values.level === undefined ? (['A1', 'A2'] as const) : taskLevels.filter((level) => level === values.level);
const { lemmas } = readLexicon();
if (values.forms) printForms();
else printMissing();

function printForms(): void {
  for (const { id, gender, forms } of lemmas) {
    const list = Object.values(forms).map((alternatives) => alternatives.join('/'));
    console.log(`${id}${gender === null ? '' : ` (${gender})`}: ${list.join(', ')}`);
  }
}

function printMissing(): void {
  const bank = readContent().flatMap((file) => (file.bank === null ? [] : [file.bank]));
  const names = namesOf(bank, lemmas);
  const spelling = openSpelling();
  const isWord = spelling.knows;
  const examples = lemmas.map(({ example }) => example.nb);
  print(`In texts of ${levels.join(' and ')}`, missingInBank({ lemmas, bank, names, levels, isWord }));
  print('In examples', missingWords({ texts: examples, vocabulary: vocabularyOf(lemmas), names, isWord }));
  spelling.save();
}

function print(heading: string, missing: ReadonlyMap<string, number>): void {
  const list = [...missing].map(([word, count]) => (count > 1 ? `${word} (${count})` : word));
  console.log(`${heading}: ${missing.size} words\n${list.join(', ')}\n`);
}
