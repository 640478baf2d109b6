import type { TextChecker } from '#server/language/text-checker.ts';
import type { Assessor } from './assessor.ts';

/**
 * Our own rules, in the checker's thread: they judge texts, and speech by the words that were heard of it, and say what they
 * cannot know. Rule 9.273, Rule 9.330, Rule 9.430.
 */
export function embeddedAssessor(checker: Pick<TextChecker, 'assessText' | 'assessSpeech'>): Assessor {
  return {
    name: 'embedded',
    assess: async (request) =>
      request.kind === 'write' ? checker.assessText(request) : checker.assessSpeech(request),
  };
}
