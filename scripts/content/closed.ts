/**
 * npm run content:closed -- [--n 200] [--seed 7] [--category read] [--level B1] [--kind choose] [--only <path …>] [--ids <file>] [--new-for NAME]
 * Prints random tasks with options as a reader without the text gets them: no text, title, topic or id, options in a
 * new order, numbered. What the numbers and letters stand for, and the keys, go into .cache/closed/<seed>.json, unprinted.
 * `--ids` takes a file of task ids, one a line; `--new-for NAME` leaves out what this reader has answered as it stands.
 *
 * npm run content:closed -- --score answers.json --seed 7 [--reader NAME]
 * Marks the answers ({"1": "b", "2": "true", "3": ["a", "c"]}) to that sheet: share right by kind, level and category
 * beside chance. With `--reader` they are kept in content/closed-readers/NAME.yaml.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { hash32 } from '#domain/language/fingerprint.ts';
import type { BankTask } from '#domain/tasks/bank.ts';
import {
  type ClosedReading,
  type ClosedResult,
  closedHash,
  closedSheet,
  closedTask,
  scoreClosed,
} from '#domain/tasks/checks/closed-book.ts';
import { pathOf } from '#domain/tasks/checks/duplicates.ts';
import { closedReadingsOf, closedTable, writeClosedReadings } from './closed-readers.ts';
import { pathsGiven, readContent } from './files.ts';
import { altOf } from './sheet.ts';

const { values, positionals } = parseArgs({
  options: {
    n: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    category: { type: 'string' },
    level: { type: 'string' },
    kind: { type: 'string' },
    only: { type: 'boolean', default: false },
    ids: { type: 'string' },
    'new-for': { type: 'string' },
    score: { type: 'string' },
    reader: { type: 'string' },
  },
  allowPositionals: true,
});

const sheetFile = z.record(z.string(), z.object({ task: z.string(), read: z.string() }));
const sheetPath = join('.cache', 'closed', `${values.seed}.json`);
const bank = readContent().flatMap((file) => (file.bank === null ? [] : [file.bank]));
const tasks = new Map(
  bank.flatMap((file) =>
    file.tasks.map((task) => [task.id, { task, shown: closedTask(task, file) }] as const),
  ),
);

if (values.score === undefined) printSheet();
else scoreAnswers(values.score);

function printSheet(): void {
  const wanted = wantedIds();
  const chosen = [...tasks.values()]
    .flatMap(({ task, shown }) => {
      return shown !== null && wanted.has(task.id) ? [{ task, shown }] : [];
    })
    .sort((one, other) => rank(one.task) - rank(other.task))
    .slice(0, Number(values.n));
  for (const [place, { task, shown }] of chosen.entries()) {
    const { lines } = closedSheet({ task: shown, seed: seedOf(task), altOf });
    console.log(`\n${place + 1}. [${task.category === 'read' ? 'a text' : 'a clip'}, ${task.kind}]`);
    for (const line of lines) console.log(line);
  }
  mkdirSync(join('.cache', 'closed'), { recursive: true });
  const kept = chosen.map(({ task, shown }, place) => [
    String(place + 1),
    { task: task.id, read: closedHash(shown) },
  ]);
  writeFileSync(sheetPath, JSON.stringify(Object.fromEntries(kept)));
  console.log(`\n${chosen.length} questions without their text. Answers as JSON by number: choose, picture, which_person "b";
  true_false "true" | "false" | "not_stated"; match, cloze ["a", "c"] in order; order ["c", "a", "b"] (the first part stands fast).`);
}

function wantedIds(): ReadonlySet<string> {
  const paths = values.only ? new Set(positionals.flatMap(pathsGiven)) : null;
  const listed = values.ids === undefined ? null : new Set(readFileSync(values.ids, 'utf8').split(/\s+/u));
  const known = new Set(
    values['new-for'] === undefined
      ? []
      : closedReadingsOf(values['new-for']).map((one) => `${one.task} ${one.read}`),
  );
  const isNew = (task: BankTask) => {
    const shown = tasks.get(task.id)?.shown ?? null;
    return shown !== null && !known.has(`${task.id} ${closedHash(shown)}`);
  };
  const ids = bank.flatMap(({ file, tasks: own }) =>
    own
      .filter(
        (task) =>
          (values.category === undefined || task.category === values.category) &&
          (values.level === undefined || task.level === values.level) &&
          (values.kind === undefined || task.kind === values.kind) &&
          (paths === null || paths.has(pathOf(file))) &&
          (listed === null || listed.has(task.id)) &&
          isNew(task),
      )
      .map((task) => task.id),
  );
  return new Set(ids);
}

function scoreAnswers(path: string): void {
  const sheet = sheetFile.parse(JSON.parse(readFileSync(sheetPath, 'utf8')));
  const answers = z.record(z.string(), z.unknown()).parse(JSON.parse(readFileSync(path, 'utf8')));
  const at = new Date().toISOString();
  const readings: ClosedReading[] = [];
  const results: ClosedResult[] = [];
  for (const [number, answer] of Object.entries(answers)) {
    const { task, shown } = tasks.get(sheet[number]?.task ?? '') ?? {};
    const marked =
      !task || !shown || closedHash(shown) !== sheet[number]?.read
        ? 'the task has changed since, or the sheet has no such number'
        : (scoreClosed(task, closedSheet({ task: shown, seed: seedOf(task), altOf }), answer) ??
          `${JSON.stringify(answer)} is no answer to a ${task.kind} task`);
    if (typeof marked === 'string' || !task || !shown) {
      console.log(`· ${number} not taken: ${marked}`);
      continue;
    }
    const about = { task: task.id, at, read: closedHash(shown), key: task.keyHash };
    readings.push({ reader: values.reader ?? '', ...about, score: marked.score, answer: marked.answer });
    results.push({ task, kind: shown.kind, scores: [marked.score] });
  }
  console.log(closedTable(results));
  const guessed = results.filter(({ scores }) => scores[0] === 1).map(({ task }) => task.id);
  writeFileSync(join('.cache', 'closed', `${values.seed}-right.txt`), `${guessed.join('\n')}\n`);
  console.log(
    `${guessed.length} of ${results.length} wholly right; their ids are in .cache/closed/${values.seed}-right.txt`,
  );
  if (values.reader === undefined) return;
  const again = new Set(readings.map((one) => `${one.task} ${one.read}`));
  const kept = closedReadingsOf(values.reader).filter((one) => !again.has(`${one.task} ${one.read}`));
  writeClosedReadings(values.reader, [...kept, ...readings]);
}

function rank(task: BankTask): number {
  return hash32(`${values.seed}\n${task.id}`);
}

function seedOf(task: BankTask): string {
  return `${values.seed}\n${task.id}`;
}
