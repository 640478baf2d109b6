import { type TaskLevel, taskLevels } from '#domain/levels/levels.ts';
import { type GrammarPoint, grammarPoints } from './vocabulary.ts';

/** The level at which a point of grammar is expected. */
export function levelOfPoint(point: GrammarPoint): TaskLevel {
  const found = taskLevels.find((level) => (grammarPoints[level] as readonly string[]).includes(point));
  if (found === undefined) throw new Error(`no level has the point ${point}`);
  return found;
}
