/**
 * npm run bench:language [-- <path>] [--show <rule>]
 * Measures the checker on learners' sentences: one a line with a tab and its error's type, then `Grammatical:`, then correct
 * ones. The default file lies outside the repository, because it may not be shipped. `--show` lists what a rule (or `all`) flags in
 * the half that may be looked at: wrongly first. Last line: JSON.
 */
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { checkText } from '#domain/checker/check-text.ts';
import { contentDir } from '#scripts/content/files.ts';
import { readAnalyser } from '#server/language/read-analyser.ts';
import { bankFindings } from './language/bank-texts.ts';
import { figuresOf } from './language/figures.ts';
import { readLearnerSentences } from './language/learner-sentences.ts';
import { p95MsPer350Words } from './language/speed.ts';

const { values, positionals } = parseArgs({ options: { show: { type: 'string' } }, allowPositionals: true });
const path = resolve(positionals[0] ?? '../../shared/data/nocola/dev.txt');
if (!existsSync(path)) {
  console.error(`There is no file ${path}. Give the path of the sentences: npm run bench:language -- <path>`);
  process.exit(1);
}
const analyser = readAnalyser(contentDir);
const sentences = readLearnerSentences(readFileSync(path, 'utf8')).map((sentence) => ({
  ...sentence,
  findings: checkText(sentence.text, analyser),
}));
const { show } = values;
if (show !== undefined) list(show);
for (const half of ['looked', 'kept'] as const)
  print(half, figuresOf(sentences.filter((one) => one.half === half)));
const figures = figuresOf(sentences);
print('all', figures);
const bank = bankFindings(analyser);
console.log(`\nThe bank's own texts: ${bank.findings.length} findings in ${bank.words} words`);
console.log(JSON.stringify({ ...figures, p95MsPer350Words: p95MsPer350Words(sentences, analyser) }));

function print(name: string, { spelling, all, rules }: ReturnType<typeof figuresOf>): void {
  console.log(`\n${name}: spelling recall ${spelling.recall}, false alarms ${spelling.falseAlarms}`);
  console.log(`all rules: precision ${all.precision}, false alarms ${all.falseAlarms}`);
  console.log(
    Object.entries(all.recallByType)
      .map(([type, recall]) => `${type} ${recall}`)
      .join(', '),
  );
  console.table(rules);
}

function list(rule: string): void {
  const flagged = sentences.filter(
    ({ half, findings }) =>
      half === 'looked' && findings.some((finding) => rule === 'all' || finding.rule === rule),
  );
  for (const { label, text, findings } of flagged.toSorted((one) => (one.label === null ? -1 : 1))) {
    const marks = findings
      .filter((finding) => rule === 'all' || finding.rule === rule)
      .map(
        ({ rule: id, start, end, corrections }) =>
          `${id}: ${text.slice(start, end)} → ${corrections.join(' | ')}`,
      );
    console.log(`${label ?? 'CORRECT'}\t${marks.join('; ')}\t${text}`);
  }
}
