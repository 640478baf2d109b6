import type { Level, TaskLevel } from '#domain/levels/levels.ts';
import type { Scale } from './types.ts';

/** All levels, lowest first; the index is the station on the mountain profile. */
export const levels: readonly Level[] = ['Pre-A1', 'A1', 'A2', 'B1', 'B2', 'C1'];
export const taskLevels: readonly TaskLevel[] = ['A1', 'A2', 'B1', 'B2', 'C1'];

/**
 * The product's scale. Cuts are 1.2 logits apart with B1 at 0, and ability has the spread 1.62 logits, so
 * that all six levels are common among learners. Categories correlate .8: In, & Shin (2004) find .75–.9
 * between the skills of language tests.
 */
export const productScale: Scale = {
  cuts: [-2.4, -1.2, 0, 1.2, 2.4],
  abilitySd: 1.62,
  categoryCorrelation: 0.8,
};

/** The level whose stretch of the scale holds the ability `theta` (logits): as many cuts as lie at or below it. */
export function levelAt(theta: number, scale: Scale = productScale): Level {
  return levels[scale.cuts.filter((cut) => cut <= theta).length] as Level;
}

/**
 * The author's difficulty (1 is A1 … 5 is C1, in between is in between) in logits. A task of difficulty 3
 * lies on the cut between A2 and B1: somebody just at B1 knows the answer half the time, before guessing.
 */
export function difficultyToLogit(difficulty: number, scale: Scale = productScale): number {
  const { cuts } = scale;
  const below = Math.min(Math.max(Math.floor(difficulty), 1), 4);
  const from = cuts[below - 1] as number;
  const to = cuts[below] as number;
  return from + (difficulty - below) * (to - from);
}

/** The inverse of `difficultyToLogit`: a logit as an unbounded place on the level scale. */
export function logitToDifficulty(logit: number, scale: Scale = productScale): number {
  const { cuts } = scale;
  const passed = cuts.filter((cut) => cut <= logit).length;
  const below = Math.min(Math.max(passed, 1), 4);
  const from = cuts[below - 1] as number;
  const to = cuts[below] as number;
  return below + (logit - from) / (to - from);
}

/** Ability on the mountain profile, 0 (Pre-A1) to 5 (C1): at k the station k is reached. */
export function levelValue(theta: number, scale: Scale = productScale): number {
  return Math.min(Math.max(logitToDifficulty(theta, scale), 0), 5);
}
