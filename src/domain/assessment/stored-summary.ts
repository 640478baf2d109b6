import { masteryOf } from './mastery.ts';
import type { Summary } from './types.ts';

/** How summaries were stored before decision 090: points by gaps, everything counted, findings from two tasks on. */
type Earlier = Omit<Summary, 'counted' | 'partly' | 'tooFast' | 'untried' | 'levels' | 'categories'> & {
  readonly levels: readonly Omit<Summary['levels'][number], 'correct' | 'partly'>[];
  readonly categories: readonly Omit<Summary['categories'][number], 'partly'>[];
};

/**
 * A stored summary as it is written today. What an earlier one advised rested on fewer than four tasks and is left out;
 * its points become whole right answers.
 */
export function readSummary(stored: Summary | Earlier): Summary {
  if ('counted' in stored) return stored;
  const levels = stored.levels.map((score) => {
    const tally = { tasks: score.tasks, correct: Math.floor(score.points), partly: 0 };
    return { ...score, ...tally, mastery: masteryOf(tally) };
  });
  return {
    ...stored,
    ...{ levels, counted: stored.tasks, partly: 0, tooFast: 0, untried: [] },
    categories: stored.categories.map((part) => ({ ...part, partly: 0 })),
    trend: { pattern: 'not_enough_data', drop: null },
    feedback: { general: [], strengths: [], improvements: [], recommendations: [{ key: 'take_full_test' }] },
  };
}
