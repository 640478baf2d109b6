import type { OpenCategory } from '#domain/levels/categories.ts';

/**
 * How far the level that is estimated of one text or recording may lie from the writer's ability in that part of the exam. In
 * logits of `productScale`, where a level is 1.2 wide. What is estimated is
 *
 *   ability + this text's own deviation + this judgement's error + how strict our judging is against the exam's
 *
 * and only the level that holds it is seen. Taken from how far judgements agree, not from what an estimate says of itself. With
 * abilities spread evenly over a level, two judgements that lie d apart agree exactly with probability 1 − |d| / 1.2.
 */
export const judgeModel = {
  /**
   * Standard deviation of one person's texts among themselves: another subject, another genre, another day. Half a level. Ours:
   * nobody has measured it on our tasks.
   */
  ownSpread: 0.6,
  /**
   * Standard error of one judgement, by `1 − E|d| / 1.2`. Writing: exact on .827 of 110 texts nothing was tuned on. Speaking:
   * on .50 of thirty transcripts (docs/language.md).
   */
  error: { write: 0.26, speak: 0.75 } satisfies Readonly<Record<OpenCategory, number>>,
  /**
   * How strict our judging is against the exam's: standard deviation. All texts share it, so no number of them averages it out.
   * The second rater of content/gold agreed exactly on .66 of 56 texts and was the milder one in all others: .41 logits apart.
   */
  severity: 0.41,
  /** Standard error of writing or speaking at the real exam: two or three answers on one day, read by two raters. */
  examError: 0.5,
} as const;

/** Half the width in which a normal distribution has 90 %, which runs of likely levels hold, in standard deviations. */
export const deviationsOf90 = 1.645;
