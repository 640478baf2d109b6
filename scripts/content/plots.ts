/**
 * npm run content:plots [-- --like bus] [--category read] [--level B1]
 * Lists what there is by area and situation, to look through before writing; `--like` only what has the word.
 *
 * npm run content:plots -- --unread [--category …] [--level …] [--n 20]
 * Prints texts whose plot nobody has entered as they stand, and the words to describe them with.
 *
 * npm run content:plots -- --enter plots.txt --reader NAME
 * Takes lines `text | plot | situation | opening | turn | ending | mould | role role …` into content/plots.
 *
 * npm run content:plots -- --same read-b1-… --reader NAME
 * The words of a text have changed and its plot has not.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import {
  plotEndings,
  plotMoulds,
  plotOpenings,
  plotRoles,
  plotTurns,
} from '#domain/tasks/checks/plot-words.ts';
import { type PlotEntry, plotFile, plotHash, plotPairs, plotTexts } from '#domain/tasks/checks/plots.ts';
import type { StimulusFile } from '#domain/tasks/stimulus-file.ts';
import { readContent } from './files.ts';
import { listedPairs, plotsOf, readPlots, readSituations, writePlots } from './plot-register.ts';
import { stimulusLines } from './sheet.ts';

const { values, positionals } = parseArgs({
  options: {
    like: { type: 'string' },
    unread: { type: 'boolean', default: false },
    enter: { type: 'string' },
    same: { type: 'boolean', default: false },
    reader: { type: 'string' },
    category: { type: 'string' },
    level: { type: 'string' },
    n: { type: 'string', default: '20' },
  },
  allowPositionals: true,
});

const bank = readContent().flatMap((file) => (file.bank === null ? [] : [file.bank]));
const bankById = new Map(bank.map((one) => [one.file.id, one] as const));
const texts = plotTexts(bank).filter(
  (file) =>
    (values.category === undefined || file.category === values.category) &&
    (values.level === undefined || file.level === values.level),
);
const register = readPlots();
const situations = readSituations();

if (values.enter !== undefined) enter(values.enter);
else if (values.same) enterSame();
else if (values.unread) printUnread();
else printRegister();

function printRegister(): void {
  const shown = new Set(texts.map(({ id }) => id));
  const own = register.filter(
    (entry) =>
      shown.has(entry.text) &&
      (values.like === undefined || Object.values(entry).flat().join(' ').includes(values.like)),
  );
  for (const [area, names] of Object.entries(situations)) {
    const entries = own.filter(({ situation }) => names.includes(situation));
    if (entries.length === 0) continue;
    console.log(`\n${area}`);
    for (const one of entries.toSorted((a, b) => (a.situation < b.situation ? -1 : 1)))
      console.log(`  ${one.situation} · ${one.turn} · ${one.ending}: ${one.plot} (${one.text})`);
  }
  console.log(`\n${own.length} texts.`);
}

function printUnread(): void {
  const byText = new Map(register.map((entry) => [entry.text, entry] as const));
  const unread = texts.filter((file) => byText.get(file.id)?.read !== plotHash(file));
  for (const file of unread.slice(0, Number(values.n))) {
    const entry = byText.get(file.id);
    console.log(`\n${file.id}${entry === undefined ? '' : ` (changed; it was: ${entry.plot})`}`);
    const one = bankById.get(file.id);
    for (const line of one === undefined ? [] : stimulusLines(one)) console.log(line);
  }
  console.log(`\n${unread.length} texts to enter. A line for each:`);
  console.log('text | plot in a few words | situation | opening | turn | ending | mould | people');
  for (const [area, names] of Object.entries(situations)) console.log(`${area}: ${names.join(' ')}`);
  console.log(`opening: ${plotOpenings.join(' ')}\nturn: ${plotTurns.join(' ')}`);
  console.log(
    `ending: ${plotEndings.join(' ')}\nmould: ${plotMoulds.join(' ')}\npeople: ${plotRoles.join(' ')}`,
  );
}

function enter(path: string): void {
  const lines = readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '');
  keep(
    lines.map((line) => {
      const [text = '', plot, situation, opening, turn, ending, mould, people = ''] = line
        .split('|')
        .map((part) => part.trim());
      const read = plotHash(textOf(text));
      return {
        text,
        read,
        by: reader(),
        plot,
        situation,
        opening,
        turn,
        ending,
        mould,
        people: people.split(/\s+/u),
      };
    }),
  );
}

function enterSame(): void {
  keep(
    positionals.map((id) => {
      const entry = register.find(({ text }) => text === id);
      if (entry === undefined) throw new Error(`${id} has no entry yet.`);
      return { ...entry, read: plotHash(textOf(id)), by: reader() };
    }),
  );
}

/** Takes the entries that are right into their cells, and says which they are like. */
function keep(given: readonly unknown[]): void {
  const known = new Set(Object.values(situations).flat());
  const entries = given.flatMap((one): readonly PlotEntry[] => {
    const parsed = plotFile.safeParse([one]);
    const complaint = parsed.success
      ? parsed.data.every(({ situation }) => known.has(situation))
        ? null
        : 'situation: not in content/plots/situations.yaml'
      : parsed.error.issues.map((issue) => `${issue.path.slice(1).join('.')}: ${issue.message}`).join('; ');
    if (complaint === null) return parsed.data ?? [];
    console.log(`not taken: ${(one as { readonly text: string }).text}: ${complaint}`);
    process.exitCode = 1;
    return [];
  });
  const entered = new Set(entries.map(({ text }) => text));
  for (const [cell, own] of Map.groupBy(entries, ({ text }) => cellOf(textOf(text))))
    writePlots(cell, [...plotsOf(cell).filter(({ text }) => !entered.has(text)), ...own]);
  const pairs = plotPairs(readPlots(), listedPairs()).filter(
    ({ one, other }) => entered.has(one.text) || entered.has(other.text),
  );
  for (const { one, other, same } of pairs)
    console.log(
      `${same ? '✗ the same as' : '· near'}: ${one.text} and ${other.text} (${one.situation}, ${one.turn})`,
    );
  console.log(`${entries.length} entered.`);
}

function textOf(id: string): StimulusFile {
  const file = plotTexts(bank).find((one) => one.id === id);
  if (file === undefined) throw new Error(`${id} is no text to read or hear from B1 up.`);
  return file;
}

function cellOf({ category, level }: StimulusFile): string {
  return `${category}-${level}`;
}

function reader(): string {
  if (values.reader === undefined) throw new Error('Say who has read: --reader NAME');
  return values.reader;
}
