import { examFacts } from '#domain/exam/facts.ts';
import type { TaskLevel } from '#domain/levels/levels.ts';
import {
  type ChosenTest,
  c1Blueprints,
  chosenTests,
  type OpenBlueprint,
  speakingBlueprints,
  writingBlueprints,
} from './open-blueprints.ts';
import { graceMs } from './part-clock.ts';

/** The parts that are judged and not marked. */
export const openParts = ['write', 'speak'] as const;
export type OpenPart = (typeof openParts)[number];

/** The tests that one chooses from: C1's parts are two integrated ones, listening and writing, reading and speaking. */
export const openTests = [...chosenTests, 'C1'] as const;
export type OpenTest = ChosenTest | 'C1';

export function blueprintOf(part: OpenPart, test: OpenTest): OpenBlueprint {
  if (test === 'C1') return c1Blueprints[part === 'write' ? 'listening and writing' : 'reading and speaking'];
  return part === 'write' ? writingBlueprints[test] : speakingBlueprints[test];
}

/** The levels that a test reaches over. */
export function levelsOf(test: OpenTest): readonly TaskLevel[] {
  return test === 'C1' ? ['C1'] : (test.split('–') as TaskLevel[]);
}

/** What a part's sitting is given as its settings. */
export type OpenPartSettings = {
  readonly part: OpenPart;
  readonly test: OpenTest;
  /** ISO; after it nothing more is taken but what is on its way. */
  readonly endsAt: string;
  readonly showAnswers: false;
};

/** Stage 1 of C1's speaking is its preparation. Every other part has one stage. */
export type OpenStage = 1 | 2;

export type OpenTimes = {
  readonly part: OpenPart;
  readonly test: OpenTest;
  readonly stage: OpenStage;
  /** When the stage was begun, by the server's clock, in milliseconds. */
  readonly stageStartedAt: number;
};

export function preparesFirst({ part, test }: Pick<OpenTimes, 'part' | 'test'>): boolean {
  return part === 'speak' && test === 'C1';
}

/** Rule 9.392: when the stage ends by itself: the exam's minutes, the most of them, after its start. */
export function openStageEnd(times: OpenTimes): number {
  const { part, test, stage, stageStartedAt } = times;
  const isPreparation = preparesFirst(times) && stage === 1;
  const minutes = isPreparation
    ? examFacts.c1ReadingSpeaking.value.preparationMinutes
    : blueprintOf(part, test).minutes.to;
  return stageStartedAt + minutes * 60_000;
}

/** A recording that was made in time is taken for so long: minutes of sound need a while on a bad line. */
export const arrivalMs = 10 * 60_000;

/** How long after its end a part still takes what is on its way. */
export function arrivalOf(part: OpenPart): number {
  return part === 'speak' ? arrivalMs : graceMs;
}

/** Before the conversation is played first the task is read; between its plays there is a pause. */
const readFirstMs = 60_000;
const betweenPlaysMs = 30_000;

/** Rule 9.395: when C1's conversation is played, by itself, as often as the exam plays it. In milliseconds since 1970. */
export function conversationPlays(
  startedAt: number,
  clipMs: number,
): readonly { readonly from: number; readonly to: number }[] {
  return Array.from({ length: examFacts.c1ListeningWriting.value.plays }, (_, play) => {
    const from = startedAt + readFirstMs + play * (clipMs + betweenPlaysMs);
    return { from, to: from + clipMs };
  });
}
