import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { type Reading, readerFile } from '#domain/tasks/checks/readings.ts';
import { contentDir } from './files.ts';

const folder = () => join(contentDir, 'readers');

/** All readings of all readers. */
export function readReadings(): readonly Reading[] {
  if (!existsSync(folder())) return [];
  return readdirSync(folder())
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .flatMap((name) => readingsOf(name.slice(0, -'.yaml'.length)));
}

export function readingsOf(reader: string): readonly Reading[] {
  const path = join(folder(), `${reader}.yaml`);
  if (!existsSync(path)) return [];
  const parsed = readerFile.parse(parse(readFileSync(path, 'utf8')));
  return parsed.readings.map((reading) => ({ ...reading, reader: parsed.reader }));
}

/** Writes a reader's file anew, one reading a line so that a change shows as one line. */
export function writeReadings(reader: string, readings: readonly Reading[]): void {
  const lines = readings.map(
    ({ task, at, read, key, agreed, answer }) =>
      `  - ${JSON.stringify({ task, at, read, key, agreed, answer })}`,
  );
  mkdirSync(folder(), { recursive: true });
  const head =
    '# Written by npm run content:read; not to be edited by hand (the checker marks every answer again).';
  writeFileSync(
    join(folder(), `${reader}.yaml`),
    [head, `reader: ${reader}`, 'readings:', ...lines, ''].join('\n'),
  );
}
