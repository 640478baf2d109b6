/**
 * npm run content:check [-- --only <file or folder …>] [--quarter]
 * Checks the bank as docs/content.md describes; exit code 1 on an error.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { parse } from 'yaml';
import { checkSheets } from '#domain/language-cafe/check-sheets.ts';
import { checkExampleWords, checkLemmaCounts, checkLexicon } from '#domain/lexicon/check-lexicon.ts';
import { checkWrittenForms } from '#domain/lexicon/check-written-forms.ts';
import { writtenForms } from '#domain/lexicon/written-forms.ts';
import { checkPictureAlts } from '#domain/scenes/check-scene.ts';
import { checkBank } from '#domain/tasks/checks/check-bank.ts';
import { checkPlots } from '#domain/tasks/checks/check-plots.ts';
import { checkWords, namesIn } from '#domain/tasks/checks/check-words.ts';
import { checkClosedBook, closedResults } from '#domain/tasks/checks/closed-book.ts';
import { type Floor, floorFile, floorOfGuide } from '#domain/tasks/checks/coverage.ts';
import { checkDuplicates } from '#domain/tasks/checks/duplicates.ts';
import type { Finding } from '#domain/tasks/checks/finding.ts';
import { agreementOf, checkReadings } from '#domain/tasks/checks/readings.ts';
import { checkScenes } from '#domain/tasks/checks/scenes.ts';
import { criteriaFile } from '#domain/tasks/criteria-file.ts';
import { readClosedReadings } from './closed-readers.ts';
import { contentDir, listedLines, pathsGiven, readContent } from './files.ts';
import { readSheets } from './language-cafe.ts';
import { checkMissingWords, namesOf, readLexicon } from './lexicon.ts';
import { listedPairs, readPlots, readSituations } from './plot-register.ts';
import { readReadings } from './readers.ts';
import { checkReading, readReading } from './reading.ts';
import { readScenes } from './scenes.ts';
import { openSpelling } from './spelling.ts';
import { coverageTable } from './tables.ts';
import { readWrittenForms } from './written-forms.ts';

const { values, positionals } = parseArgs({
  options: { only: { type: 'boolean', default: false }, quarter: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const chosen = values.only ? new Set(positionals.flatMap(pathsGiven)) : null;
const isChosen = (path: string) => chosen === null || chosen.has(path);

const files = readContent();
const bank = files.flatMap((file) => (file.bank === null ? [] : [file.bank]));
const readings = readReadings();
const floor = values.quarter ? floorOfGuide(1 / 4) : readFloor();
// What is promised and what must be read is what is served: drafts are neither.
const served = bank.filter(({ file }) => file.status === 'checked');
const fileById = new Map(bank.map(({ file }) => [file.id, file] as const));
const agreement = agreementOf(served, readings);
const checkedShare = agreement.filter((one) => one.now).length / Math.max(1, agreement.length);

const names = new Set(bank.flatMap(({ file }) => namesIn(file)));
const spelling = openSpelling();
const words = files.flatMap(({ path, bank: read }) =>
  read !== null && isChosen(path) ? checkWords({ file: read.file, path, names, knows: spelling.knows }) : [],
);
const lexicon = readLexicon();
const lexiconInput = {
  lemmas: lexicon.lemmas,
  names: namesOf(bank, lexicon.lemmas),
  knows: spelling.knows,
  isWord: spelling.knows,
};
const lexiconFindings = [...lexicon.findings, ...checkLexicon(lexiconInput)];
const lexiconAsWhole = [
  ...checkLemmaCounts(lexicon.lemmas, floor.lemmas ?? {}),
  ...checkExampleWords(lexiconInput),
  ...checkMissingWords({ ...lexiconInput, bank, allowed: floor.missingWords }),
];
const formList = readWrittenForms();
const formFindings = checkWrittenForms(bank, {
  norm: { forms: writtenForms(lexicon.lemmas, formList), list: formList, names: lexiconInput.names },
  most: floor.writtenForms ?? Number.POSITIVE_INFINITY,
});
const drawn = readScenes(spelling.knows);
const reading = readReading();
const readingFindings = checkReading(reading, {
  scenes: new Set(drawn.scenes.keys()),
  lemmas: lexicon.lemmas,
  names: lexiconInput.names,
  knows: spelling.knows,
  missingScenes: floor.missingScenes ?? Number.POSITIVE_INFINITY,
});
const cafe = readSheets();
const cafeFindings = [
  ...cafe.findings,
  ...checkSheets(cafe.sheets, {
    names: lexiconInput.names,
    knows: spelling.knows,
    promised: floor.sheets ?? {},
  }),
];
spelling.save();

const findings: readonly Finding[] = [
  ...files.flatMap((file) => file.findings),
  ...words,
  ...checkScenes(bank, new Set(drawn.scenes.keys())),
  ...checkPictureAlts(bank, drawn.scenes),
  ...checkDuplicates(bank, new Set(listedLines('near-duplicates.txt'))),
  ...checkReadings(bank, readings),
  ...checkClosedBook(closedResults(served, readClosedReadings()), {
    fileOf: (task) => fileById.get(task.stimulusId),
    exceptions: new Set(listedLines('closed-book-exceptions.txt').map((line) => line.split(/\s/u)[0] ?? '')),
  }),
  ...checkPlots(served, {
    entries: readPlots(),
    situations: new Set(Object.values(readSituations()).flat()),
    listed: listedPairs(),
    floor: floor.plots ?? { complete: {}, changed: Number.POSITIVE_INFINITY, plain: {}, restarted: {} },
  }),
  ...formFindings,
  ...drawn.findings,
  ...checkCriteria(),
  ...lexiconFindings,
  ...(chosen === null ? [...checkBank(served, { floor, checked: checkedShare }), ...lexiconAsWhole] : []),
  ...readingFindings,
  ...cafeFindings,
].filter(
  ({ path }) => path === '' || /^(?:scenes|articles|lettavis|language-cafe)\//u.test(path) || isChosen(path),
);

if (chosen === null)
  console.log(
    `${coverageTable(served, floor)}\n${bank.length - served.length} draft files are not served.\n`,
  );
for (const { severity, path, task, message, rule } of findings) {
  const place = path === '' ? 'bank' : `${path}:${task ?? '-'}`;
  console.log(`${severity === 'error' ? '✗' : '·'} ${place}: ${message} [${rule}]`);
}
const errors = findings.filter((finding) => finding.severity === 'error').length;
console.log(`${chosen?.size ?? files.length} files: ${errors} errors, ${findings.length - errors} warnings.`);
process.exitCode = errors > 0 ? 1 : 0;

function checkCriteria(): readonly Finding[] {
  const path = join(contentDir, 'criteria.yaml');
  if (!existsSync(path)) return [];
  const read = criteriaFile.safeParse(parse(readFileSync(path, 'utf8')));
  return (read.error?.issues ?? []).map((issue) => ({
    severity: 'error',
    rule: 'criteria',
    path: '',
    task: null,
    message: `criteria.yaml ${issue.path.join('.')}: ${issue.message}`,
  }));
}

function readFloor(): Floor {
  const path = join(contentDir, 'floor.yaml');
  return existsSync(path) ? floorFile.parse(parse(readFileSync(path, 'utf8'))) : floorOfGuide(1);
}
