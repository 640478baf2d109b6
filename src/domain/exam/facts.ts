import { c1Facts } from './facts-of-c1.ts';
import { markedPartFacts } from './facts-of-marked-parts.ts';
import { speakingFacts } from './facts-of-speaking.ts';
import { wholeExamFacts } from './facts-of-the-exam.ts';
import { writingFacts } from './facts-of-writing.ts';

/**
 * What the product knows about the real exam. Pages are rendered from it and mock tests are tested against it, so
 * that a figure stands in one place with the page it was read on. Where the official page says something else,
 * the official page decides, and the site says so. Grammar by level: `grammarPoints` in domain/tasks/vocabulary.ts.
 */
export const examFacts = {
  ...wholeExamFacts,
  ...markedPartFacts,
  ...writingFacts,
  ...speakingFacts,
  ...c1Facts,
} as const;
