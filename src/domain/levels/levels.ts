/** Lowest first; learners reach Pre-A1 to C1. Rule 1.1, Rule 3.10. */
export const levels = ['Pre-A1', 'A1', 'A2', 'B1', 'B2', 'C1'] as const;
export type Level = (typeof levels)[number];

/** Levels that tasks are written for: a task separates its level from the one below. */
export const taskLevels = ['A1', 'A2', 'B1', 'B2', 'C1'] as const;
export type TaskLevel = (typeof taskLevels)[number];

/** Station of a level on the trail: Pre-A1 0 … C1 5. */
export function station(level: Level): number {
  return levels.indexOf(level);
}
