/**
 * npm run content:forms [-- --write]
 * Lists words of the bank that are not in the written form (content/written-forms.yaml), most frequent first, and says
 * whether src/domain/language/variant-forms.ts, by which learners' variants are marked, is as the list and the lexicon have
 * it; `--write` writes it anew.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { checkWrittenForms } from '#domain/lexicon/check-written-forms.ts';
import { variantTable } from '#domain/lexicon/variant-table.ts';
import { writtenForms } from '#domain/lexicon/written-forms.ts';
import { readContent } from './files.ts';
import { namesOf, readLexicon } from './lexicon.ts';
import { readWrittenForms } from './written-forms.ts';

const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } });
const path = 'src/domain/language/variant-forms.ts';
const { lemmas } = readLexicon();
const list = readWrittenForms();
const forms = writtenForms(lemmas, list);
const bank = readContent().flatMap((file) => (file.bank === null ? [] : [file.bank]));
const norm = { forms, list, names: namesOf(bank, lemmas) };
const found = checkWrittenForms(bank, { norm, most: Number.POSITIVE_INFINITY });

for (const [message, own] of [...Map.groupBy(found, (one) => one.message)].sort(
  (one, other) => other[1].length - one[1].length,
))
  console.log(`${own.length} ${message} (${own.map((one) => one.path).join(', ')})`);
console.log(`${found.length} words are not in the written form.`);

const source = sourceOf(variantTable(forms));
const same = readFileSync(path, 'utf8') === source;
if (values.write) writeFileSync(path, source);
console.log(
  same ? `${path} is as it should be.` : `${path} ${values.write ? 'written' : 'is old: --write'}.`,
);
if (!same && !values.write) process.exitCode = 1;

function sourceOf(table: Readonly<Record<string, string>>): string {
  const lines = Object.entries(table).map(([pair, stems]) => {
    const name = /^[a-zæøå]+$/u.test(pair) ? pair : `'${pair}'`;
    const line = `  ${name}: '${stems}',`;
    return line.length > 110 ? `  ${name}:\n    '${stems}',` : line;
  });
  return [
    '// Written by npm run content:forms -- --write from content/written-forms.yaml and the lexicon.',
    '/** Forms that are as right as another, as `ending>ending` and the stems that have both: «bok» has «boka» and «boken». */',
    'export const variantForms: Readonly<Record<string, string>> = {',
    ...lines,
    '};',
    '',
  ].join('\n');
}
