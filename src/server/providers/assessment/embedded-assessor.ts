import type { TextChecker } from '#server/language/text-checker.ts';
import type { Assessor } from './assessor.ts';

/**
 * Our own rules, in the checker's thread: they judge texts, and say what they cannot know. Nobody here listens to speech
 * yet, and which of the points a text covers is not guessed at: the learner ticks them off. Rule 9.273, Rule 9.330.
 */
export function embeddedAssessor(checker: Pick<TextChecker, 'assessText'>): Assessor {
  return {
    name: 'embedded',
    assess: async (request) =>
      request.kind === 'write' ? checker.assessText(request) : { kind: 'unassessed', reason: 'no_assessor' },
  };
}
