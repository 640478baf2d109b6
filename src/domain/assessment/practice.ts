import type { TaskLevel } from '#domain/levels/levels.ts';

/** How somebody likes to practise: what the start pages of tests open with. Rule 9.74. */
export type PracticePreferences = {
  /** Empty: all of them, also those that a later package opens. */
  readonly levels: readonly TaskLevel[];
  readonly categories: readonly ('read' | 'listen')[];
  readonly quick: boolean;
  readonly randomOrder: boolean;
  readonly showAnswers: boolean;
  readonly freePlays: boolean;
  /** Days of practice that one wants a week; 0 for no goal. */
  readonly weeklyDays: number;
  /** Minutes that one wants to practise on such a day. */
  readonly minutesADay: number;
};

/** Whoever has set nothing. */
export const usualPractice: PracticePreferences = {
  levels: [],
  categories: [],
  quick: false,
  randomOrder: true,
  showAnswers: false,
  freePlays: false,
  weeklyDays: 0,
  minutesADay: 20,
};
