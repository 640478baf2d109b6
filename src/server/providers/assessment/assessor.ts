import type { AssessmentOutcome, AssessmentRequest } from '#domain/submissions/assessment.ts';

/** Judges what was written or said. Whoever it is says nothing that it cannot know: then the outcome is `unassessed`. */
export type Assessor = {
  /** Where the text goes, for /healthz and the page: `embedded` stays in this process. */
  readonly name: string;
  /** @throws Error when it could not be asked; it is tried again. */
  readonly assess: (request: AssessmentRequest, signal: AbortSignal) => Promise<AssessmentOutcome>;
};
