import type { Feedback, ReviewedAnswer, Scale, SittingSettings, Summary } from './types.ts';

/** Feedback from rules on the learner's own answers. */
export function feedbackOf(input: {
  readonly answers: readonly ReviewedAnswer[];
  readonly settings: SittingSettings;
  readonly facts: Omit<Summary, 'feedback'>;
  readonly scale: Scale;
}): Feedback {
  const { facts } = input;
  return {
    general: [{ key: 'trend', pattern: facts.trend.pattern, drop: facts.trend.drop }],
    strengths: [],
    improvements: [],
    recommendations: [],
  };
}
