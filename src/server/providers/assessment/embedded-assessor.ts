import type { Assessor } from './assessor.ts';

/**
 * Rule 9.273: without somebody who can judge a text there is no assessment, and that is said. Which of the points a text
 * covers is not guessed at: the learner ticks them off.
 */
export function embeddedAssessor(): Assessor {
  return {
    name: 'embedded',
    assess: async () => ({ kind: 'unassessed', reason: 'no_assessor' }),
  };
}
