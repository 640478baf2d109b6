/**
 * npm run content:balance [-- --write]
 * Evens out the places of keys among choices of equally many options, category by category and level by level, by
 * exchanging two options of a task in its file. Leaves alone what is checked (a reader has seen its letters) and
 * options that are rising numbers. Says what it would do; with --write does it.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Move, planMoves } from '#domain/tasks/checks/balance.ts';
import { pathOf } from '#domain/tasks/checks/duplicates.ts';
import { exchangeOptions } from './edit.ts';
import { contentDir, readContent } from './files.ts';

const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } });
const bank = readContent().flatMap((file) => (file.bank === null ? [] : [file.bank]));
const pathById = new Map(bank.map(({ file }) => [file.id, pathOf(file)]));
const moves = planMoves(bank);
for (const move of moves) {
  console.log(
    `${move.stimulusId}/${move.task}${move.gap === null ? '' : ` gap ${move.gap + 1}`}: ${move.from} ↔ ${move.to}`,
  );
  if (values.write) apply(move);
}
console.log(`${moves.length} keys ${values.write ? 'moved' : 'to move'}.`);

function apply(move: Move): void {
  const path = join(contentDir, pathById.get(move.stimulusId) ?? '');
  writeFileSync(path, exchangeOptions(readFileSync(path, 'utf8'), move));
}
