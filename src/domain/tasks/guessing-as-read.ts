import type { TaskLevel } from '#domain/levels/levels.ts';
import type { ClosedKind, ClosedResult } from './checks/closed-book.ts';
import { liftWithoutText } from './lift-without-text.ts';
import type { TaskKind } from './vocabulary.ts';

/** Learners guess so far as the readers do, who are adults at home in the language and in tests: half as far. */
const shareOfLearners = 0.5;

/**
 * Rule 9.400: the share of the points that somebody who does not understand the text gets of this task: chance (1 in n), and
 * above it what can be had from question and options alone, as readers without the text have shown for its kind and level.
 * Never below chance.
 */
export function guessingAsRead(task: {
  readonly kind: TaskKind;
  readonly level: TaskLevel;
  /** 0 to 1: `guessing`. */
  readonly chance: number;
}): number {
  const { kind, level, chance } = task;
  const lift = kind in liftWithoutText ? liftWithoutText[kind as ClosedKind][level] : 0;
  return chance + shareOfLearners * lift * (1 - chance);
}

/** Readings that a level's own mean weighs as much as its kind's from, and a kind's as much as none. */
const levelReadings = 40;
const kindReadings = 20;

/**
 * What the readers' answers say of a kind at a level: the mean lift above chance, shrunk (Morris 1983: a cell's mean is drawn
 * towards what is known without it, the more the fewer readings it has). 0 to 1.
 */
export function liftOf(
  results: readonly ClosedResult[],
  { kind, level }: { readonly kind: ClosedKind; readonly level: TaskLevel },
): number {
  const ofKind = results.filter((one) => one.kind === kind);
  const kindLift = shrunk(liftsOf(ofKind), { towards: 0, readings: kindReadings });
  const ofLevel = liftsOf(ofKind.filter(({ task }) => task.level === level));
  return Math.max(0, shrunk(ofLevel, { towards: Math.max(0, kindLift), readings: levelReadings }));
}

function liftsOf(results: readonly ClosedResult[]): readonly number[] {
  return results.flatMap(({ task, scores }) =>
    scores.map((score) => (score - task.guessing) / (1 - task.guessing)),
  );
}

function shrunk(
  lifts: readonly number[],
  to: { readonly towards: number; readonly readings: number },
): number {
  const sum = lifts.reduce((total, lift) => total + lift, 0);
  return (sum + to.towards * to.readings) / (lifts.length + to.readings);
}
