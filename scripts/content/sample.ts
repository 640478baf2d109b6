/**
 * npm run content:sample -- --n 200 --seed 1 [--keys] [--category read] [--level B1] [--kind choose] [--unread] [--only <path …>] [--sheet 7]
 * Prints random marked tasks as a second reader sees them, without keys; with --keys only their keys. With
 * --category write or speak it prints those, with points and models, for an examiner's look. `--sheet` prints the tasks of
 * the closed-book sheet of that seed, now with their texts.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { hash32 } from '#domain/language/fingerprint.ts';
import type { BankFile, BankTask } from '#domain/tasks/bank.ts';
import { pathOf } from '#domain/tasks/checks/duplicates.ts';
import { agreementOf } from '#domain/tasks/checks/readings.ts';
import { isMarked, isMarkedPublic } from '#domain/tasks/presentation.ts';
import { pathsGiven, readContent } from './files.ts';
import { readReadings } from './readers.ts';
import { openTaskLines, stimulusLines, taskLines } from './sheet.ts';

const { values, positionals } = parseArgs({
  options: {
    n: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
    category: { type: 'string' },
    level: { type: 'string' },
    kind: { type: 'string' },
    keys: { type: 'boolean', default: false },
    unread: { type: 'boolean', default: false },
    only: { type: 'boolean', default: false },
    sheet: { type: 'string' },
  },
  allowPositionals: true,
});

const bank = readContent().flatMap((file) => (file.bank === null ? [] : [file.bank]));
const isOpen = values.category === 'write' || values.category === 'speak';
const paths = values.only ? new Set(positionals.flatMap(pathsGiven)) : null;
const unread = values.unread
  ? new Set(
      agreementOf(bank, readReadings())
        .filter((one) => one.now === null)
        .map((one) => one.task.id),
    )
  : null;
const sheet = values.sheet === undefined ? null : tasksOfSheet(values.sheet);

const chosen = bank
  .flatMap((file) => file.tasks.map((task) => ({ file, task })))
  .filter(({ file, task }) => isWanted(file, task))
  .sort((one, other) => rank(one.task) - rank(other.task))
  .slice(0, Number(values.n));

if (values.keys) printKeys();
else printSheets();

function isWanted(file: BankFile, task: BankTask): boolean {
  return (
    isMarked(task.secret) !== isOpen &&
    (values.category === undefined || task.category === values.category) &&
    (values.level === undefined || task.level === values.level) &&
    (values.kind === undefined || task.kind === values.kind) &&
    (paths === null || paths.has(pathOf(file.file))) &&
    (unread === null || unread.has(task.id)) &&
    (sheet === null || sheet.has(task.id))
  );
}

/** The tasks of a sheet that `content:closed` has printed. */
function tasksOfSheet(seed: string): ReadonlySet<string> {
  const kept = readFileSync(join('.cache', 'closed', `${seed}.json`), 'utf8');
  const tasks = z.record(z.string(), z.object({ task: z.string() })).parse(JSON.parse(kept));
  return new Set(Object.values(tasks).map(({ task }) => task));
}

function rank(task: BankTask): number {
  return hash32(`${values.seed}\n${task.id}`);
}

function printKeys(): void {
  for (const { task } of chosen) {
    if (isMarked(task.secret)) console.log(`${task.id}: ${JSON.stringify(task.secret.key)}`);
  }
}

function printSheets(): void {
  const files = [...new Set(chosen.map(({ file }) => file))];
  for (const file of files) {
    console.log(`\n=== ${file.file.id} · ${file.file.topic}`);
    for (const line of stimulusLines(file)) console.log(line);
    for (const { task } of chosen.filter((one) => one.file === file)) {
      console.log(`\n-- ${task.id} · ${task.kind}`);
      const lines = isMarkedPublic(task.public) ? taskLines(task.public) : openTaskLines(task);
      for (const line of lines) console.log(line);
    }
  }
  if (isOpen) {
    console.log(
      `\n${chosen.length} tasks. Verdicts as JSON: {"<task id>": "sound"}, or {"<task id>": "flawed: what is wrong"}.`,
    );
    return;
  }
  console.log(`\n${chosen.length} tasks. Answers as JSON: {"<task id>": answer}, answer being
  choose, picture, which_person "b"; true_false "true" | "false" | "not_stated"; match, cloze ["a", "c"] in order;
  typed_cloze ["gikk", "spiste"] in order; order ["c", "a", "b"] (the first part stands fast); click_word "ord"; dictation the text.`);
}
