import type {
  AssessmentOutcome,
  AssessmentRequest,
  PartialFeedback,
} from '#domain/submissions/assessment.ts';

/** Judges what was written or said. Whoever it is says nothing that it cannot know: then the outcome is `unassessed`. */
export type Assessor = {
  /** Where the text goes, for /healthz and the page: `embedded` stays in this process. */
  readonly name: string;
  /** Where texts may go to a service: what a learner agrees to, and how many each may send. Left out: they stay here. */
  readonly outside?: OutsideTerms;
  /** @throws Error when it could not be asked; it is tried again. */
  readonly assess: (request: AssessmentRequest, signal: AbortSignal) => Promise<AssessmentOutcome>;
  /** The same, telling what is ready and checked while the rest is made. Left out: all of it comes at once. */
  readonly assessAloud?: (asked: AloudRequest) => Promise<AssessmentOutcome>;
};

export type AloudRequest = {
  readonly request: AssessmentRequest;
  readonly signal: AbortSignal;
  /** Called with all that is ready, each time that it has grown; with null when it is taken back. */
  readonly tell: TellPart;
};

export type TellPart = (part: PartialFeedback | null) => void;

export type OutsideTerms = {
  /** Who receives the text, as the page names them. */
  readonly provider: string;
  /** Assessments in 24 hours: of one person by their licence, and of all together. */
  readonly limits: { readonly plus: number; readonly premium: number; readonly all: number };
};
