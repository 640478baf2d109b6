import { isScalar, parseDocument } from 'yaml';
import type { Move } from '#domain/tasks/checks/balance.ts';

/**
 * Exchanges two options of a task, or of one of its gaps, in the text of its file, and moves the key from `from` to
 * `to`. Everything else of the text stays as it was written.
 */
export function exchangeOptions(source: string, move: Omit<Move, 'stimulusId'>): string {
  const document = parseDocument(source);
  const tasks = (document.toJS() as { tasks: { id: string }[] }).tasks;
  const place = tasks.findIndex((task) => task.id === move.task);
  const choice = ['tasks', place, ...(move.gap === null ? [] : ['gaps', move.gap])];
  const slice = (path: readonly (string | number)[]) => sliceOf(document.getIn(path, true), path);
  const one = slice([...choice, 'options', move.from]);
  const other = slice([...choice, 'options', move.to]);
  const key = slice([...choice, 'key']);
  if (document.getIn([...choice, 'key']) !== move.from)
    throw new Error(`The key of ${move.task} is not ${move.from}.`);
  const replaced: readonly (readonly [readonly [number, number], string])[] = [
    [one, source.slice(...other)],
    [other, source.slice(...one)],
    [key, move.to],
  ];
  return [...replaced]
    .sort((a, b) => b[0][0] - a[0][0])
    .reduce((text, [[start, end], value]) => text.slice(0, start) + value + text.slice(end), source);
}

function sliceOf(node: unknown, path: readonly (string | number)[]): [number, number] {
  if (!isScalar(node) || !node.range) throw new Error(`Nothing is written at ${path.join('.')}.`);
  if (node.type?.startsWith('BLOCK'))
    throw new Error(`${path.join('.')} is written as a block: write it on one line.`);
  return [node.range[0], node.range[1]];
}
