import type { Level } from '#domain/levels/levels.ts';
import type { SoundMeasures } from '#domain/speaking/sound-measures.ts';
import type { Assessment, AssessmentOutcome, AssessmentSource, PartialFeedback } from './assessment.ts';

/** From the first word on paper to its feedback. `failed`: something broke, and it can be tried again. */
export const submissionStatuses = [
  'draft',
  'submitted',
  'assessing',
  'assessed',
  'unassessed',
  'failed',
] as const;
export type SubmissionStatus = (typeof submissionStatuses)[number];

/** One learner's answer to an open task of a sitting, as its owner reads it. */
export type Submission = {
  readonly id: string;
  readonly position: number;
  readonly kind: 'write' | 'speak';
  readonly status: SubmissionStatus;
  readonly revision: number;
  readonly text: string;
  readonly words: number;
  readonly plan: string;
  readonly recordingPath: string | null;
  readonly mimeType: string | null;
  readonly seconds: number | null;
  /** What the sound shows; left out or null where nothing could be measured. */
  readonly sound?: SoundMeasures | null;
  readonly transcript: string | null;
  readonly transcribedBy: 'browser' | 'service' | null;
  /** Numbers of the partner's lines that were heard, in order. */
  readonly heardLines: readonly number[];
  readonly feedback: Assessment | null;
  /** What is ready while the feedback is being made; null or left out before and after. */
  readonly partial?: PartialFeedback | null;
  readonly estimatedLevel: Level | null;
  readonly reason: string | null;
  /** Who spoke, where there is a model that could have; null else. */
  readonly source?: AssessmentSource | null;
  readonly updatedAt: string;
  readonly submittedAt: string | null;
  /** A corrected version, kept beside the text handed in. Rule 9.335. */
  readonly second?: SecondVersion | null;
};

export type SecondVersion = {
  readonly text: string;
  /** Null until it is checked. */
  readonly outcome: AssessmentOutcome | null;
};

/** Its assessment is still to come. */
export function isWaiting({ status }: Pick<Submission, 'status'>): boolean {
  return status === 'submitted' || status === 'assessing';
}
