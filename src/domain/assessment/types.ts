import type { Category, OpenCategory } from '#domain/levels/categories.ts';
import type { Level, TaskLevel } from '#domain/levels/levels.ts';

/**
 * What goes into the assessment and what comes out. Plain values, ready for JSON.
 * The method, its formulas and its sources: docs/assessment.md.
 */

/**
 * The scale that abilities are measured on. The product has one (`productScale`); simulations may pass another.
 */
export type Scale = {
  /** Rising, in logits: where A1, A2, B1, B2 and C1 begin. Multiples of 0.1 (the grid's cells end there). */
  readonly cuts: readonly [number, number, number, number, number];
  /** Standard deviation of ability in a category among the learners, in logits. */
  readonly abilitySd: number;
  /** Correlation of the abilities in two categories among the learners, 0 to 1. */
  readonly categoryCorrelation: number;
};

/** One task's parameters of the three-parameter logistic model (`item-response.ts`). */
export type ItemParameters = {
  /** Discrimination per logit, above 0. */
  readonly a: number;
  /** Difficulty in logits. */
  readonly b: number;
  /** Chance of a right answer by guessing, 0 to below 1. */
  readonly c: number;
  /** How much one answer counts as evidence: 1 for one right-or-wrong answer, more for several gaps. */
  readonly weight: number;
  /** How far b may be off, standard deviation in logits; left out where it is known. */
  readonly difficultySd?: number;
};

/** A task that may be given. Build `item` with `itemParametersOf`. */
export type Candidate = {
  readonly taskId: string;
  readonly stimulusId: string;
  readonly category: Category;
  readonly level: TaskLevel;
  readonly kind: string;
  readonly item: ItemParameters;
  /**
   * How often the task was given of late: in `given` of the last `sittings` sittings in which it could have
   * been given. Left out: nothing is known, and chance alone spreads the tasks.
   */
  readonly exposure?: { readonly given: number; readonly sittings: number };
};

/** A task of this sitting that is answered or whose key was shown. Order: as given. */
export type Answer = {
  readonly taskId: string;
  readonly stimulusId: string;
  readonly category: Category;
  readonly level: TaskLevel;
  readonly kind: string;
  readonly item: ItemParameters;
  /** Share of the task's points that the learner got, 0 to 1. */
  readonly score: number;
  /** True when the learner had the key shown before answering: no evidence, no points. */
  readonly shown: boolean;
  /** True when the answer came before the task could have been read (`answer-speed.ts`): no evidence. */
  readonly tooFast?: boolean;
};

export type TestLength = 'quick' | 'full';

export type SittingSettings = {
  readonly length: TestLength;
  readonly levels: readonly TaskLevel[];
  readonly categories: readonly Category[];
  /** True: categories mixed from task to task. False: one category after the other, in the order given. */
  readonly randomOrder: boolean;
};

export type NextTaskInput = {
  /** The same list as long as the bank is the same: what is computed from it is kept with it. */
  readonly candidates: readonly Candidate[];
  readonly answers: readonly Answer[];
  readonly settings: SittingSettings;
  /** Tasks that this learner has met in an earlier sitting: given only when nothing new is left. */
  readonly seenBefore?: ReadonlySet<string>;
  /** One number in [0, 1), drawn when the sitting starts and kept with it: same input, same task. */
  readonly chance: number;
  readonly scale?: Scale;
};

export type FinishReason =
  /** The level is sure enough, or so little would be learnt that more tasks are not worth the learner's time. */
  | 'sure_enough'
  /** The greatest length is reached. */
  | 'length_reached'
  /** No task of the chosen levels and categories is left. */
  | 'no_task_left';

export type NextTask =
  | { readonly kind: 'task'; readonly taskId: string; readonly progress: Progress }
  | { readonly kind: 'finished'; readonly reason: FinishReason; readonly progress: Progress };

/** Where the sitting stands, in tasks. */
export type Progress = { readonly done: number; readonly atLeast: number; readonly atMost: number };

export type Verdict =
  | { readonly kind: 'level'; readonly level: Level }
  /** Not sure enough to name one: `lower` and `upper` are the ends of the run of likely levels. */
  | { readonly kind: 'between'; readonly lower: Level; readonly upper: Level }
  /** Too few answers of the learner's own. */
  | { readonly kind: 'unknown' };

export type LevelEstimate = {
  readonly verdict: Verdict;
  /** The most likely level, also when the verdict is `between` or `unknown`. */
  readonly level: Level;
  /** Probability of `level`, 0 to 1. */
  readonly certainty: number;
  /** Sums to 1. */
  readonly probabilities: Readonly<Record<Level, number>>;
  /** Mean and standard deviation of the ability given the answers, in logits. */
  readonly theta: number;
  readonly se: number;
  /** Ability on the level scale, 0 (Pre-A1) to 5 (C1): 3 is where B1 begins. For the mountain profile. */
  readonly v: number;
  /** 90 % credible band on the level scale, 0 to 5. */
  readonly low: number;
  readonly high: number;
  /** Answers that count as evidence. */
  readonly evidence: number;
};

export type AbilityEstimate = {
  /** The mean of the abilities of the categories with evidence. */
  readonly overall: LevelEstimate;
  /** Only categories with evidence. */
  readonly categories: Readonly<Partial<Record<Category, LevelEstimate>>>;
};

/** An answer with what feedback needs to point at it. */
export type ReviewedAnswer = Answer & {
  readonly skill: string;
  readonly grammarPoint?: string;
  readonly topic: string;
  /** What the learner answered, as stored; null when shown before answering. */
  readonly response: unknown;
  /** Time on the task in milliseconds. */
  readonly ms: number;
  /** Its clip was read by a robot voice; left out: it was not. */
  readonly robotVoice?: boolean;
};

export type Mastery =
  | 'very_good'
  | 'good'
  | 'partial'
  | 'beginning'
  | 'challenging'
  /** Fewer than four. */
  | 'too_few_tasks'
  | 'no_tasks';

export type LevelScore = {
  readonly level: TaskLevel;
  /** Answers that are evidence; so everywhere in a summary but in `tasks` of the whole. */
  readonly tasks: number;
  readonly correct: number;
  readonly partly: number;
  /** A right answer is one, a partly right one half. */
  readonly points: number;
  /** points / tasks, or null with no tasks. */
  readonly share: number | null;
  readonly mastery: Mastery;
};

export type CategoryPoints = {
  readonly category: Category;
  readonly tasks: number;
  readonly points: number;
  readonly correct: number;
  readonly partly: number;
};

export type Trend = {
  readonly pattern: 'expected' | 'unexpected' | 'mixed' | 'not_enough_data';
  /** The steepest fall between neighbouring levels with enough tasks, if the score falls anywhere. */
  readonly drop: { readonly from: TaskLevel; readonly to: TaskLevel } | null;
};

export type Summary = {
  readonly overall: LevelEstimate;
  readonly categories: readonly (CategoryPoints & { readonly estimate: LevelEstimate | null })[];
  /**
   * Writing and speaking tasks that were given, and how many of them have an answer. They count nowhere else in a summary:
   * their levels stand with the submissions. Left out in level tests, and in results of before.
   */
  readonly open?: readonly {
    readonly category: OpenCategory;
    readonly tasks: number;
    readonly submitted: number;
  }[];
  /** All five levels, A1 to C1. */
  readonly levels: readonly LevelScore[];
  readonly trend: Trend;
  /** All that were answered or shown. */
  readonly tasks: number;
  /** Answers that are evidence: not shown, not faster than one can read. */
  readonly counted: number;
  /** Of the counted ones. */
  readonly correct: number;
  readonly partly: number;
  readonly points: number;
  readonly shown: number;
  /** Answers of one's own that came faster than one can read. */
  readonly tooFast: number;
  /** Levels that the result names although no counted task was of them, lowest first. */
  readonly untried: readonly TaskLevel[];
  /** Most clips of the answers that count were read by a robot voice: listening is provisional. Left out in results of before. Rule 9.242. */
  readonly robotVoice?: boolean;
  /** Sum of the time on the tasks, in milliseconds. */
  readonly ms: number;
  /** Not every level was chosen: the estimate stands on the full scale, but was only tried between these. */
  readonly limitedRange: {
    readonly from: TaskLevel;
    readonly to: TaskLevel;
    /** The likely level lies at an end of what was tried: it may be lower, or higher. */
    readonly edge: 'maybe_lower' | 'maybe_higher' | null;
  } | null;
  readonly feedback: Feedback;
};

export type Subject =
  | { readonly kind: 'skill'; readonly skill: string; readonly category: Category }
  | { readonly kind: 'grammar'; readonly grammarPoint: string }
  | { readonly kind: 'task_kind'; readonly taskKind: string; readonly category: Category }
  | { readonly kind: 'topic'; readonly topic: string }
  | { readonly kind: 'category'; readonly category: Category };

/** How answers are counted everywhere in a result: wholly right, and right in a part of their gaps. */
export type Tally = { readonly tasks: number; readonly correct: number; readonly partly: number };

/** What the learner's answers show about one subject. */
export type Finding = {
  readonly subject: Subject;
  readonly tasks: number;
  readonly correct: number;
  readonly partly: number;
  /** Right answers that are usual on these tasks for somebody of this ability, by the model. */
  readonly usual: number;
  /** Levels of these tasks, from and to. */
  readonly from: TaskLevel;
  readonly to: TaskLevel;
  /** The learner's own answers that show it best, most telling first, at most three. */
  readonly examples: readonly string[];
};

export type GeneralPoint =
  | { readonly key: 'level'; readonly level: Level; readonly certainty: number }
  | { readonly key: 'between'; readonly lower: Level; readonly upper: Level }
  | { readonly key: 'too_few_answers'; readonly evidence: number }
  | { readonly key: 'even_profile'; readonly categories: readonly Category[] }
  | { readonly key: 'uneven_profile'; readonly stronger: Category; readonly weaker: Category }
  | { readonly key: 'trend'; readonly pattern: Trend['pattern']; readonly drop: Trend['drop'] }
  | { readonly key: 'easy_misses'; readonly count: number; readonly examples: readonly string[] }
  | { readonly key: 'hard_hits'; readonly count: number; readonly examples: readonly string[] }
  | { readonly key: 'shown_answers'; readonly count: number }
  | {
      readonly key: 'limited_range';
      readonly from: TaskLevel;
      readonly to: TaskLevel;
      readonly edge: 'maybe_lower' | 'maybe_higher' | null;
    };

export type Recommendation =
  | {
      readonly key: 'practise';
      readonly subject: Subject;
      readonly level: TaskLevel;
      readonly examples: readonly string[];
    }
  | { readonly key: 'practise_category'; readonly category: Category; readonly level: TaskLevel }
  /** A level with enough tasks that does not hold yet, and how they went. */
  | ({ readonly key: 'consolidate_level'; readonly level: TaskLevel } & Tally)
  /** `held` and how its tasks went: the level below, which holds. */
  | ({ readonly key: 'try_next_level'; readonly level: TaskLevel; readonly held: TaskLevel } & Tally)
  | { readonly key: 'take_full_test' }
  /** Too few answers counted. */
  | { readonly key: 'test_again' }
  | { readonly key: 'widen_levels'; readonly edge: 'maybe_lower' | 'maybe_higher' }
  | { readonly key: 'add_categories'; readonly categories: readonly Category[] }
  | { readonly key: 'answer_without_showing' };

/** Structured; the words for it are in `web/text`, in both languages. Most important first. */
export type Feedback = {
  readonly general: readonly GeneralPoint[];
  readonly strengths: readonly Finding[];
  readonly improvements: readonly Finding[];
  readonly recommendations: readonly Recommendation[];
};
