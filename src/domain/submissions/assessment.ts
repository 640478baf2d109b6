import type { Level, TaskLevel } from '#domain/levels/levels.ts';
import type { SoundMeasures } from '#domain/speaking/sound-measures.ts';
import type { BothLanguages } from '#domain/tasks/presentation.ts';
import type { GrammarPoint, SpeakKind, WriteKind } from '#domain/tasks/vocabulary.ts';

/**
 * What assesses a text or what was said, and what it says of it. Plain values, ready for JSON: `feedback` of the table
 * `submissions` holds an `Assessment`. Decision 115.
 */
export type AssessmentRequest = {
  readonly kind: 'write' | 'speak';
  readonly genre: WriteKind | SpeakKind;
  /** The level that the task is written for. */
  readonly level: TaskLevel;
  /** In bokmål, as the learner saw it. */
  readonly prompt: string;
  readonly criterion: BothLanguages;
  /** What an answer contains that does the task. */
  readonly points: readonly BothLanguages[];
  /** The task's model answers; left out: none are known. */
  readonly models?: readonly string[];
  /** What was written, or the words that were heard. */
  readonly text: string;
  /** Words that are asked for; null for speaking. */
  readonly words: { readonly guide: number; readonly max: number } | null;
  /** Length of the recording; null for writing. */
  readonly seconds: number | null;
  /** What the sound of the recording shows; left out or null: nothing is known of it. */
  readonly sound?: SoundMeasures | null;
  /** The text that was to be read aloud; left out or null in all other tasks. */
  readonly readAloud?: string | null;
  /** Whether the text may be sent to a service; left out: it may not. Rule 9.345, Rule 9.346. */
  readonly outside?: 'agreed' | 'not_agreed' | 'over_limit';
};

/** The raters' criteria. The first is about this task, the others about all that is written or said. */
export const writingCriteria = ['task', 'structure', 'spelling', 'vocabulary', 'grammar'] as const;
export const speakingCriteria = ['task', 'fluency', 'pronunciation', 'vocabulary', 'grammar'] as const;
export type Criterion = (typeof writingCriteria)[number] | (typeof speakingCriteria)[number];

export type CriterionFeedback = {
  readonly criterion: Criterion;
  /** Null where it cannot be judged. */
  readonly level: Level | null;
  readonly note: BothLanguages | null;
  /** The ends of the run of likely levels, where a level is named. */
  readonly low?: Level;
  readonly high?: Level;
};

/** How a mark in the text is drawn and named. */
export const markKinds = ['spelling', 'punctuation', 'form', 'order', 'word'] as const;
export type MarkKind = (typeof markKinds)[number];

/** Something in the text itself. */
export type TextFinding = {
  /** Offsets in the text, in UTF-16 units; `end` is the first one after it. */
  readonly start: number;
  readonly end: number;
  /** What kind it is, for counting and for the rule that found it. */
  readonly code: string;
  readonly criterion: Criterion;
  readonly message: BothLanguages;
  /** What could stand there instead, the likeliest first; empty where nothing is suggested. */
  readonly suggestions: readonly string[];
  /** How sure it is that this is wrong, 0 to 1. */
  readonly certainty: number;
  readonly mark?: MarkKind;
  /** The level at which it is expected to be mastered. */
  readonly expectedAt?: TaskLevel;
  /** What to practise against it, where the bank has tasks of it. */
  readonly practice?: GrammarPoint;
  /** The level that it is practised at. */
  readonly practiceLevel?: TaskLevel;
};

/** Something to work on, with what to practise where the bank has tasks of it. */
export type ImprovementArea = BothLanguages & {
  readonly practice?: GrammarPoint;
  /** The level that it is practised at. */
  readonly practiceLevel?: TaskLevel;
  /** The rules whose findings in the text are the evidence. */
  readonly codes?: readonly string[];
};

export type Assessment = {
  readonly general: readonly BothLanguages[];
  readonly strengths: readonly BothLanguages[];
  /** At most three, the most important first. */
  readonly improvements: readonly ImprovementArea[];
  readonly recommendations: readonly BothLanguages[];
  readonly criteria: readonly CriterionFeedback[];
  readonly findings: readonly TextFinding[];
  /** The likeliest level, and the ends of the run of likely ones. */
  readonly estimated: {
    readonly level: Level;
    readonly low: Level;
    readonly high: Level;
    /** How likely the run from `low` to `high` holds the level, 0 to 1. */
    readonly certainty?: number;
  };
  /** For each of the task's points the words that speak of it; null where none were found. Left out: nobody has looked. */
  readonly points?: readonly ({ readonly quote: string } | null)[];
  /** Who says so: shown beside it. */
  readonly by: 'rules' | 'model' | 'teacher';
};

/** What is ready of an assessment that is still being made: checked, and shown until the whole is there. Rule 9.540. */
export type PartialFeedback = Pick<Assessment, 'general' | 'criteria' | 'strengths' | 'improvements'>;

/** Why nobody can say more yet. */
export const unassessedReasons = [
  'no_assessor',
  'too_short',
  'not_norwegian',
  'english',
  'swedish',
  'danish',
  'nynorsk',
  'word_salad',
  'repeated',
  'copied',
  'instructions',
  'no_content',
  'no_speech',
  'no_transcription',
  'no_recording',
  'read_aloud',
  'off_topic',
  'copied_model',
] as const;
export type UnassessedReason = (typeof unassessedReasons)[number];

/**
 * Who spoke where a language model is configured, and why it was not the model: the learner has not agreed, the day's
 * assessments are used up, the text speaks to its assessor, the service could not be asked, or its reply was not to be used.
 */
export type AssessmentSource = {
  readonly by: 'rules' | 'model';
  /** The service and its model, as the learner agreed to it. */
  readonly provider: string;
  readonly why: 'not_agreed' | 'over_limit' | 'speaks_to_assessor' | 'unavailable' | 'unusable' | null;
};

/** `source` is left out where there is no model to ask. */
export type AssessmentOutcome =
  | { readonly kind: 'assessed'; readonly assessment: Assessment; readonly source?: AssessmentSource }
  | { readonly kind: 'unassessed'; readonly reason: UnassessedReason; readonly source?: AssessmentSource };
