import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { parse } from 'yaml';
import { categories } from '#domain/levels/categories.ts';
import { taskLevels } from '#domain/levels/levels.ts';
import type { BankFile } from '#domain/tasks/bank.ts';
import { checkFile } from '#domain/tasks/checks/check-file.ts';
import type { Finding } from '#domain/tasks/checks/finding.ts';

/** The content folder: `CONTENT_DIR`, or `content` in the folder the command runs in. */
export const contentDir = resolve(process.env.CONTENT_DIR ?? 'content');

export interface ReadFile {
  /** Below the content folder, with `/`. */
  readonly path: string;
  /** Null when the file cannot be read as a stimulus file; the findings say why. */
  readonly bank: BankFile | null;
  readonly findings: readonly Finding[];
}

/** All stimulus files of the bank, read and checked one by one, sorted by path. */
export function readContent(): readonly ReadFile[] {
  return stimulusPaths().map(readContentFile);
}

export function readContentFile(path: string): ReadFile {
  const fault = (message: string): ReadFile => ({
    path,
    bank: null,
    findings: [{ severity: 'error', rule: 'yaml', path, task: null, message }],
  });
  try {
    return { path, ...checkFile(parse(readFileSync(join(contentDir, path), 'utf8')), path) };
  } catch (error) {
    return fault(error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error));
  }
}

/** Paths of all stimulus files below the content folder. */
export function stimulusPaths(): readonly string[] {
  return categories.flatMap((category) =>
    taskLevels.flatMap((level) =>
      list(join(contentDir, category, level))
        .filter((name) => name.endsWith('.yaml'))
        .map((name) => `${category}/${level}/${name}`),
    ),
  );
}

/** A path given on the command line (file or folder, from anywhere) as stimulus paths. */
export function pathsGiven(given: string): readonly string[] {
  const inside = [resolve(given), join(contentDir, given)]
    .map((full) => relative(contentDir, full).split(sep).join('/'))
    .find((path) => !path.startsWith('..') && exists(join(contentDir, path)));
  if (inside === undefined) throw new Error(`There is no ${given} in ${contentDir}.`);
  return stimulusPaths().filter(
    (path) => path === inside || path.startsWith(inside === '' ? '' : `${inside}/`),
  );
}

/** Lines of a list in the content folder, without comments (`#`) and empty lines; none if there is no such file. */
export function listedLines(name: string): readonly string[] {
  const path = join(contentDir, name);
  if (!exists(path)) return [];
  return readFileSync(path, 'utf8')
    .split('\n')
    .map((line) => line.replace(/#.*$/u, '').trim())
    .filter((line) => line !== '');
}

function list(folder: string): readonly string[] {
  return exists(folder) ? readdirSync(folder).sort() : [];
}

function exists(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false }) !== undefined;
}
