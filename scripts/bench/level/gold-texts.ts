import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Level } from '#domain/levels/levels.ts';
import type { EstimatedCriterion } from '#domain/text-level/level-parameters.ts';
import { contentDir } from '#scripts/content/files.ts';

export interface GoldTask {
  readonly prompt: string;
  readonly points: readonly string[];
}

export interface GoldText {
  readonly id: string;
  readonly level: Level;
  readonly task: GoldTask;
  readonly text: string;
  readonly criteria: Readonly<Record<EstimatedCriterion, Level>>;
}

export interface UnassessableText {
  readonly id: string;
  readonly reason: string;
  readonly task: GoldTask;
  readonly text: string;
  readonly expect: 'refuse' | 'note';
}

/** The texts of one half of content/gold. Nothing may be tuned with the other half in sight (its README). */
export function goldTexts(half: 'tuned' | 'kept'): readonly GoldText[] {
  return readFolder<GoldText>('gold').filter(({ id }) => halfOf(id) === half);
}

export function unassessableTexts(): readonly UnassessableText[] {
  return readFolder<UnassessableText>('gold/unassessable');
}

function readFolder<T>(folder: string): readonly T[] {
  const path = join(contentDir, folder);
  return readdirSync(path)
    .filter((name) => name.endsWith('.yaml') && name !== 'second-rating.yaml')
    .sort()
    .map((name) => parse(readFileSync(join(path, name), 'utf8')) as T);
}

/** By the first byte of the id's SHA-256: even ones may be tuned on. */
function halfOf(id: string): 'tuned' | 'kept' {
  return (createHash('sha256').update(id).digest()[0] ?? 0) % 2 === 0 ? 'tuned' : 'kept';
}
