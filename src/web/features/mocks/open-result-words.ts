import type { TFunction } from 'i18next';
import type { OpenPart, OpenTest } from '#domain/mocks/open-part.ts';
import { type OpenPartResult, openPartResult } from '#domain/mocks/open-part-result.ts';
import type { OpenSittingTask } from '#web/features/sitting-data/sitting-data.ts';

export type SayOpenResult = TFunction<readonly ['open-mocks', 'mocks', 'writing']>;

/** A part of writing or speaking that is over. */
export type JudgedPart = {
  readonly part: OpenPart;
  readonly test: OpenTest;
  /** Positions that each place of the exam offered. */
  readonly slots: readonly (readonly number[])[];
  readonly tasks: readonly OpenSittingTask[];
};

/** The task of each place: the one that was handed in, else the first that was offered. */
export function placesOf({ slots, tasks }: JudgedPart): readonly (OpenSittingTask | null)[] {
  return slots.map((slot) => {
    const of = tasks.filter(({ position }) => slot.includes(position));
    return of.find(({ submitted }) => submitted !== null) ?? of[0] ?? null;
  });
}

export function resultOf(judged: JudgedPart): OpenPartResult {
  const { part, test } = judged;
  return openPartResult({
    ...{ part, test },
    tasks: placesOf(judged).map((task) => task?.submitted?.submission ?? null),
  });
}

/** The level, or that there is none yet. Rule 9.394. */
export function openHeadline(t: SayOpenResult, result: OpenPartResult): string {
  if (result.kind === 'level')
    return result.level === 'C1' || result.level === 'not passed'
      ? t(`result.c1.${result.level === 'C1' ? 'passed' : 'notPassed'}`)
      : t(`mocks:level.${result.level}`);
  return t(`result.${result.kind}.title`);
}

/** What the level rests on, or why there is none. */
export function openReason(t: SayOpenResult, result: OpenPartResult, part: OpenPart): string {
  if (result.kind === 'unassessed')
    return t([`result.unassessed.reason.${result.reason}`, 'result.unassessed.failed']);
  return t(result.kind === 'level' ? `result.level.${part}` : `result.${result.kind}.text`);
}
