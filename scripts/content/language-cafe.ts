import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { PlacedSheet } from '#domain/language-cafe/check-sheets.ts';
import { sheetFile } from '#domain/language-cafe/sheet-file.ts';
import type { Finding } from '#domain/tasks/checks/finding.ts';
import { contentDir } from './files.ts';

/** All conversation sheets of content/language-cafe, and what is wrong with the form of their files. */
export function readSheets(): {
  readonly sheets: readonly PlacedSheet[];
  readonly findings: readonly Finding[];
} {
  const folder = join(contentDir, 'language-cafe');
  const findings: Finding[] = [];
  if (!existsSync(folder)) return { sheets: [], findings };
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => `language-cafe/${name.replaceAll('\\', '/')}`)
    .sort();
  const sheets = paths.flatMap((path) => {
    const fault = (message: string) =>
      void findings.push({ severity: 'error', rule: 'schema', path, task: null, message });
    try {
      const read = sheetFile.safeParse(parse(readFileSync(join(contentDir, path), 'utf8')));
      if (read.success) return [{ path, sheet: read.data }];
      for (const { path: place, message } of read.error.issues)
        fault(`${place.map(String).join('.')}: ${message}`);
    } catch (error) {
      fault((error as Error).message.split('\n')[0] ?? '');
    }
    return [];
  });
  return { sheets, findings };
}
