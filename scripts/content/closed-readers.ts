import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { taskLevels } from '#domain/levels/levels.ts';
import {
  type ClosedReading,
  type ClosedResult,
  closedReaderFile,
  closedShare,
} from '#domain/tasks/checks/closed-book.ts';
import { contentDir } from './files.ts';
import { columns } from './tables.ts';

const folder = () => join(contentDir, 'closed-readers');

/** All answers of all readers who had no text. */
export function readClosedReadings(): readonly ClosedReading[] {
  if (!existsSync(folder())) return [];
  return readdirSync(folder())
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .flatMap((name) => closedReadingsOf(name.slice(0, -'.yaml'.length)));
}

export function closedReadingsOf(reader: string): readonly ClosedReading[] {
  const path = join(folder(), `${reader}.yaml`);
  if (!existsSync(path)) return [];
  const parsed = closedReaderFile.parse(parse(readFileSync(path, 'utf8')));
  return parsed.readings.map((reading) => ({ ...reading, reader: parsed.reader }));
}

/** Writes a reader's file anew, one reading a line so that a change shows as one line. */
export function writeClosedReadings(reader: string, readings: readonly ClosedReading[]): void {
  const lines = readings.map(
    ({ task, at, read, key, score, answer }) =>
      `  - ${JSON.stringify({ task, at, read, key, score, answer })}`,
  );
  mkdirSync(folder(), { recursive: true });
  const head =
    '# Written by npm run content:closed: answers of a reader who saw questions and options, not the texts.';
  writeFileSync(
    join(folder(), `${reader}.yaml`),
    [head, `reader: ${reader}`, 'readings:', ...lines, ''].join('\n'),
  );
}

/** Share right without the text beside chance: all, by kind, and by kind and level. */
export function closedTable(results: readonly ClosedResult[]): string {
  const percent = (share: number | null) => (share === null ? '–' : `${(100 * share).toFixed(1)} %`);
  const row = (name: string, among: readonly ClosedResult[]) => {
    const { tasks, share, chance } = closedShare(among);
    return tasks === 0 ? [] : [[name, tasks, percent(share), percent(chance)]];
  };
  const kinds = [...new Set(results.map(({ kind }) => kind))].sort();
  return columns([
    ['without the text', 'tasks', 'right', 'chance'],
    ...row('all', results),
    ...['read', 'listen'].flatMap((category) =>
      row(
        category,
        results.filter(({ task }) => task.category === category),
      ),
    ),
    ...kinds.flatMap((kind) => {
      const own = results.filter((one) => one.kind === kind);
      return [
        ...row(kind, own),
        ...taskLevels.flatMap((level) =>
          row(
            `  ${kind} ${level}`,
            own.filter(({ task }) => task.level === level),
          ),
        ),
      ];
    }),
  ]);
}
