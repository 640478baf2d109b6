import { lengthRules } from '#domain/assessment/test-length.ts';

/** What people ask, in the order of the page. */
export const questions = ['fail', 'free', 'sure', 'test', 'residence', 'feedback', 'stop'] as const;

/** Tasks of a test, for the answers. */
export const lengths = {
  atLeast: lengthRules.full.atLeast,
  atMost: lengthRules.full.atMost,
  quick: lengthRules.quick.atMost,
};
