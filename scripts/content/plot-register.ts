import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { type PlotEntry, plotFile, situationsFile } from '#domain/tasks/checks/plots.ts';
import { contentDir, listedLines } from './files.ts';

const folder = () => join(contentDir, 'plots');

/** All entries of the register of plots. */
export function readPlots(): readonly PlotEntry[] {
  if (!existsSync(folder())) return [];
  return readdirSync(folder())
    .filter((name) => /^(?:read|listen)-\w+\.yaml$/u.test(name))
    .sort()
    .flatMap((name) => plotsOf(name.slice(0, -'.yaml'.length)));
}

/** The entries of one cell, `read-B1`. */
export function plotsOf(cell: string): readonly PlotEntry[] {
  const path = join(folder(), `${cell}.yaml`);
  return existsSync(path) ? plotFile.parse(parse(readFileSync(path, 'utf8')) ?? []) : [];
}

/** Situations by area. */
export function readSituations(): Readonly<Record<string, readonly string[]>> {
  const path = join(folder(), 'situations.yaml');
  return existsSync(path) ? situationsFile.parse(parse(readFileSync(path, 'utf8'))) : {};
}

/** Pairs that may be alike and stay (`content/alike-plots.txt`). */
export function listedPairs(): ReadonlySet<string> {
  return new Set(listedLines('alike-plots.txt').map((line) => line.split(/\s+/u).slice(0, 2).join(' ')));
}

/** Writes a cell anew, one text a line so that a change shows as one line. */
export function writePlots(cell: string, entries: readonly PlotEntry[]): void {
  mkdirSync(folder(), { recursive: true });
  const lines = entries
    .toSorted((one, other) => (one.text < other.text ? -1 : 1))
    .map((entry) => `- ${JSON.stringify(entry)}`);
  const head = '# Written by npm run content:plots: what readers found the texts of this cell to be made of.';
  writeFileSync(join(folder(), `${cell}.yaml`), [head, ...lines, ''].join('\n'));
}
