/**
 * npm run content:read -- --reader NAME answers.json
 * Records a blind reader's answers ({"<task id>": answer}), or an examiner's verdicts on writing and speaking tasks, says
 * where they disagree, and marks files as checked whose tasks all have a valid, agreeing reading.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import type { BankFile, BankTask } from '#domain/tasks/bank.ts';
import { pathOf } from '#domain/tasks/checks/duplicates.ts';
import {
  agreementOf,
  agrees,
  expandAnswer,
  expandVerdict,
  type Reading,
  readingHash,
} from '#domain/tasks/checks/readings.ts';
import { isMarked, isMarkedPublic } from '#domain/tasks/presentation.ts';
import { contentDir, readContent } from './files.ts';
import { readingsOf, readReadings, writeReadings } from './readers.ts';
import { columns } from './tables.ts';

const { values, positionals } = parseArgs({
  options: { reader: { type: 'string' } },
  allowPositionals: true,
});
const reader = z
  .string()
  .regex(/^[a-z0-9-]+$/u, 'small letters, digits and hyphens')
  .parse(values.reader);
const answers = z
  .record(z.string(), z.unknown())
  .parse(JSON.parse(readFileSync(positionals[0] ?? '', 'utf8')));

const bank = readContent().flatMap((file) => (file.bank === null ? [] : [file.bank]));
const tasks = new Map(bank.flatMap((file) => file.tasks.map((task) => [task.id, { file, task }] as const)));
const before = readingsOf(reader);
const now = new Date().toISOString();
const added: { readonly reading: Reading; readonly task: BankTask }[] = [];
const refused: string[] = [];
for (const [id, answer] of Object.entries(answers)) {
  const found = tasks.get(id);
  const taken = found === undefined ? 'there is no such task' : take(found.file, found.task, answer);
  if (typeof taken === 'string') refused.push(`${id}: ${taken}`);
  else if (found !== undefined) added.push({ reading: taken, task: found.task });
}
if (added.length > 0) writeReadings(reader, [...before, ...added.map(({ reading }) => reading)]);
const checked = markChecked();

printAgreement();
for (const { reading, task } of added) {
  if (reading.agreed) continue;
  const key = isMarked(task.secret) ? `, key ${JSON.stringify(task.secret.key)}` : '';
  console.log(`✗ ${task.id} (${task.kind}): read ${JSON.stringify(reading.answer)}${key}`);
}
for (const line of refused) console.log(`· not taken: ${line}`);
console.log(
  `${added.length} readings recorded, ${refused.length} not taken; ${checked} files are now checked.`,
);
process.exitCode = refused.length > 0 ? 1 : 0;

/** The reading to record, or why not. */
function take(file: BankFile, task: BankTask, answer: unknown): Reading | string {
  const response = isMarkedPublic(task.public) ? expandAnswer(task.public, answer) : expandVerdict(answer);
  const agreed = agrees(task, response);
  if (agreed === null) return `${JSON.stringify(answer)} is no answer to a ${task.kind} task`;
  const read = readingHash(file, task);
  // The first blind answer stands; a second look at the same task would no longer be blind.
  if (before.some((one) => one.task === task.id && one.read === read))
    return `${reader} has read it as it stands`;
  return { reader, task: task.id, at: now, read, key: task.keyHash, agreed, answer: response };
}

/** Sets `status: checked` where every task that needs it has a valid, agreeing reading; returns how many files. */
function markChecked(): number {
  const open = new Set(
    agreementOf(bank, readReadings())
      .filter((one) => one.now !== true)
      .map((one) => one.task.stimulusId),
  );
  const ready = bank.filter(({ file }) => file.status === 'draft' && !open.has(file.id));
  for (const { file } of ready) {
    const path = join(contentDir, pathOf(file));
    writeFileSync(path, readFileSync(path, 'utf8').replace(/^status: draft[ \t]*$/mu, 'status: checked'));
  }
  return ready.length;
}

function printAgreement(): void {
  const row = (name: string, among: typeof added) => {
    const right = among.filter(({ reading }) => reading.agreed).length;
    return [name, among.length, right, `${((100 * right) / Math.max(1, among.length)).toFixed(1)} %`];
  };
  const groups = (of: (task: BankTask) => string) =>
    [...new Set(added.map(({ task }) => of(task)))].sort().map((name) =>
      row(
        name,
        added.filter(({ task }) => of(task) === name),
      ),
    );
  console.log(
    columns([
      ['', 'read', 'agreed', ''],
      row('all', added),
      ...groups((task) => `${task.category} ${task.level}`),
      ...groups((task) => task.kind),
    ]),
  );
}
