/** What says when cards come again. */
export type ScheduleSettings = {
  /** The chance with which a card is to be recalled when it is due, one of `aimChoices`. */
  readonly recallAim: number;
  /** Pauses of a new card before it counts in days. */
  readonly learningMinutes: readonly number[];
  /** Pauses of a forgotten card. */
  readonly relearningMinutes: readonly number[];
  /** FSRS's 21 numbers fitted to a person's own reviews; null: as published. */
  readonly parameters: readonly number[] | null;
  /** Whether days are spread a little, so that what was learned together does not always come together. */
  readonly spread: boolean;
  readonly longestDays: number;
};

/** Rule 9.420: from four of five to 97 of 100. */
export const aimChoices = [0.8, 0.85, 0.88, 0.9, 0.92, 0.95, 0.97] as const;

/** Rule 9.75. A card comes again no later than a year from its review. */
export const standardSchedule: ScheduleSettings = {
  recallAim: 0.9,
  learningMinutes: [1, 10],
  relearningMinutes: [10],
  parameters: null,
  spread: true,
  longestDays: 365,
};

const mostSteps = 4;
/** Longer pauses are days, and days are the schedule's own. */
const longestStepMinutes = 720;

/**
 * The minutes somebody wrote: '1 10', '1, 10, 60'. Rule 9.420: at most four pauses of 1 to 720 minutes, each longer than the
 * one before; none for none. Null where it says something else.
 */
export function parseSteps(written: string): readonly number[] | null {
  const parts = written.split(/[\s,;]+/).filter((part) => part !== '');
  const minutes = parts.map(Number);
  const whole = minutes.every((one) => Number.isInteger(one) && one >= 1 && one <= longestStepMinutes);
  const growing = minutes.every((one, index) => index === 0 || one > (minutes[index - 1] ?? 0));
  return whole && growing && minutes.length <= mostSteps ? minutes : null;
}
