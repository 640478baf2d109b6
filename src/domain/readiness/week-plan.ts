import type { Subject } from '#domain/assessment/types.ts';
import type { Category } from '#domain/levels/categories.ts';
import { addDays, type Day, daysFrom, mondayOf } from '#domain/time/days.ts';
import { practiceDays } from './practice-days.ts';
import { takeTurns } from './take-turns.ts';

/** One part of the exam as the plan knows it. */
export type PlannedPart = {
  readonly category: Category;
  /** Chance of the target level on the exam's day; null while too little is known. */
  readonly chance: number | null;
  /** What was weak in the last result, the weakest first. */
  readonly weaknesses: readonly Subject[];
};

export type PlannedSession = {
  readonly day: Day;
  readonly minutes: number;
} & (
  | { readonly kind: 'practice'; readonly category: Category; readonly subject: Subject | null }
  /** One part as in the exam. */
  | { readonly kind: 'mock'; readonly category: Category }
  | { readonly kind: 'level_test' }
);

export type PlannedWeek = {
  readonly monday: Day;
  readonly sessions: readonly PlannedSession[];
  /** Days of this week on which something was done already. */
  readonly doneDays: number;
};

export type PlanInput = {
  readonly today: Day;
  readonly examDay: Day;
  /** Days of practice that are wanted a week, 1 to 7. */
  readonly daysAWeek: number;
  readonly minutesADay: number;
  /** Parts that the package opens. */
  readonly parts: readonly PlannedPart[];
  /** Days of this week on which something was practised, today perhaps among them. */
  readonly practised: readonly Day[];
  /** Days since the last level test; null without one. */
  readonly testedDaysAgo: number | null;
  /** Minutes that a part takes in the exam; null where mock exams are not open. */
  readonly mockMinutes: Readonly<Partial<Record<Category, number>>> | null;
  /** Days since the last mock; null without one. */
  readonly mockDaysAgo: number | null;
};

/** Days a week of who has set no goal. */
export const usualDaysAWeek = 4;
/** Weeks that are planned at most: what lies further off changes with what comes before it. */
const mostWeeks = 26;
/** A level test says little about today after so many days. Rule 9.73. */
const testHoldsDays = 28;
const testMinutes = 20;
/** Rule 9.313: a mock every second week, and none in the last days. */
const mockEveryDays = 14;
const noMockInLastDays = 4;

/**
 * Rule 9.313: what to do on which day until the exam. A part gets more days the less likely its level is; a mock stands on the
 * last day of practice of every second week, a level test when the last one is old; the day before the exam is free. Made anew
 * from what is known today: what was missed is not owed, and what is left of the week is spread over the days that are left.
 */
export function planWeeks(input: PlanInput): readonly PlannedWeek[] {
  const { today, examDay } = input;
  const last = lastDayOfPlan(examDay);
  if (input.parts.length === 0 || last < today) return [];
  const weeks = Math.min(Math.floor(daysFrom(mondayOf(today), mondayOf(last)) / 7) + 1, mostWeeks);
  const needs = input.parts.map(({ chance }) => needOf(chance));
  const turns = takeTurns(needs);
  // By themselves: among so many days of practice a part would come by no mock for months.
  const mockTurns = takeTurns(needs);
  const rounds = new Map<Category, number>();
  const clock = { sinceTest: input.testedDaysAgo, sinceMock: input.mockDaysAgo };
  return Array.from({ length: weeks }, (_, index): PlannedWeek => {
    const monday = addDays(mondayOf(today), 7 * index);
    const done = input.practised.filter((day) => mondayOf(day) === monday);
    const days = practiceDays({ monday, from: today, to: last, daysAWeek: input.daysAWeek, done });
    const sessions = days.map((day, place): PlannedSession => {
      const isLast = place === days.length - 1;
      const kind = kindOf(input, { day, isLast, clock });
      if (kind === 'level_test') clock.sinceTest = -daysFrom(today, day);
      if (kind === 'mock') clock.sinceMock = -daysFrom(today, day);
      return sessionOf(input, { day, kind, turns, mockTurns, rounds });
    });
    return { monday, sessions, doneDays: done.length };
  });
}

/** The place of the part whose turn it is; of those that `may` have it. */
type Turns = (may?: (place: number) => boolean) => number;

type Clock = {
  /** Days from the last one to today; negative for one that is planned. */
  readonly sinceTest: number | null;
  readonly sinceMock: number | null;
};

function kindOf(
  input: PlanInput,
  { day, isLast, clock }: { readonly day: Day; readonly isLast: boolean; readonly clock: Clock },
): PlannedSession['kind'] {
  const ahead = daysFrom(input.today, day);
  if (clock.sinceTest === null || clock.sinceTest + ahead > testHoldsDays) return 'level_test';
  const mockIsDue = clock.sinceMock === null || clock.sinceMock + ahead >= mockEveryDays - 2;
  const isFree = daysFrom(day, input.examDay) >= noMockInLastDays;
  const opens = input.parts.some(({ category }) => input.mockMinutes?.[category] !== undefined);
  return isLast && mockIsDue && isFree && opens ? 'mock' : 'practice';
}

function sessionOf(
  input: PlanInput,
  at: {
    readonly day: Day;
    readonly kind: PlannedSession['kind'];
    readonly turns: Turns;
    readonly mockTurns: Turns;
    readonly rounds: Map<Category, number>;
  },
): PlannedSession {
  const { day, kind, turns, mockTurns, rounds } = at;
  const { parts, minutesADay, mockMinutes } = input;
  if (kind === 'level_test') return { day, kind, minutes: testMinutes };
  if (kind === 'mock') {
    const { category } = parts[
      mockTurns((place) => mockMinutesOf(parts[place], mockMinutes) !== undefined)
    ] as PlannedPart;
    return { day, kind, category, minutes: mockMinutes?.[category] ?? minutesADay };
  }
  const { category, weaknesses } = parts[turns()] as PlannedPart;
  const round = rounds.get(category) ?? 0;
  rounds.set(category, round + 1);
  // Every other time what was weak, in turn; in between whatever the part asks.
  const subject = round % 2 === 0 ? (weaknesses[(round / 2) % Math.max(weaknesses.length, 1)] ?? null) : null;
  return { day, kind, category, subject, minutes: minutesADay };
}

function mockMinutesOf(part: PlannedPart | undefined, minutes: PlanInput['mockMinutes']): number | undefined {
  return part && minutes?.[part.category];
}

/** A part that is as good as safe is kept warm; one of which nothing is known is taken for an open one. */
function needOf(chance: number | null): number {
  return Math.max(1 - (chance ?? 0.4), 0.15);
}

/** The day before the exam is free. */
export function lastDayOfPlan(examDay: Day): Day {
  return addDays(examDay, -2);
}
