import { examFacts } from '#domain/exam/facts.ts';
import type { StagedPart } from './blueprint.ts';

/** An answer that was on its way when the time was up still counts for so long. Rule 9.297. */
export const graceMs = 10_000;

/** Reading: the time of the whole part. */
export const readingMs = examFacts.readingMinutes.value * 60_000;

/** When a stage was begun, by the server's clock, in milliseconds. */
export type StageTimes = {
  readonly part: StagedPart;
  readonly startedAt: number;
  readonly stageStartedAt: number;
  /** Listening: how long the stage takes by itself. */
  readonly stageMs: number | null;
};

/**
 * Rule 9.297: when the stage ends by itself. Reading has one time for the whole part, listening runs to the end of its clips. Set
 * when the part or the stage begins: no reload, no other device and no clock of a device changes it.
 */
export function stageEnd({ part, startedAt, stageStartedAt, stageMs }: StageTimes): number {
  return part === 'read' ? startedAt + readingMs : stageStartedAt + (stageMs ?? 0);
}

/** Whether the stage is over for everything that comes now. */
export function isStageOver(times: StageTimes, now: number): boolean {
  return now >= stageEnd(times) + graceMs;
}
