import { examFacts } from '#domain/exam/facts.ts';
import type { TaskLevel } from '#domain/levels/levels.ts';

/** A task of a listening test, as far as its time goes. */
export type TimedTask = {
  readonly position: number;
  readonly stimulusId: string;
  readonly level: TaskLevel;
  readonly clipMs: number;
  /** Answers that are given one by one inside the task. */
  readonly answers: number;
};

/** One clip with its tasks, in milliseconds from the beginning of its stage. */
export type ListeningStep = {
  readonly stimulusId: string;
  readonly positions: readonly number[];
  readonly from: number;
  /** Once for each time that the clip is played. */
  readonly plays: readonly { readonly from: number; readonly to: number }[];
  readonly to: number;
};

/** To see that a new clip comes. */
const beforeClipMs = 3000;
/** To read one question before its clip is played. */
const readingMs = 4000;
const betweenPlaysMs = 3000;
/** To settle on one answer after the clip. */
const answeringMs = 5000;

/** Between two tests of the listening part, which go on by themselves. */
export const listeningPauseMs = 15_000;

/**
 * Rule 9.298: listening runs by itself. Clip after clip: time to read its questions, the clip as often as the exam plays one of
 * its level (`playsByLevel`), time to answer. It follows from the tasks alone: whoever asks at a moment of the stage learns
 * where the part is, on any device, and nothing is played more often by asking again.
 */
export function listeningSteps(tasks: readonly TimedTask[]): readonly ListeningStep[] {
  let at = 0;
  return [...Map.groupBy(tasks, ({ stimulusId }) => stimulusId)].map(([stimulusId, of]) => {
    const step = stepOf({ stimulusId, tasks: of, from: at });
    at = step.to;
    return step;
  });
}

function stepOf(input: {
  readonly stimulusId: string;
  readonly tasks: readonly TimedTask[];
  readonly from: number;
}): ListeningStep {
  const { stimulusId, tasks, from } = input;
  const clipMs = Math.max(...tasks.map((task) => task.clipMs));
  const first = from + beforeClipMs + readingMs * tasks.length;
  const plays = Array.from({ length: playsOf(tasks) }, (_, play) => {
    const start = first + play * (clipMs + betweenPlaysMs);
    return { from: start, to: start + clipMs };
  });
  const answers = tasks.reduce((sum, task) => sum + task.answers, 0);
  const end = (plays.at(-1)?.to ?? first) + answeringMs * answers;
  return { stimulusId, positions: tasks.map(({ position }) => position), from, plays, to: end };
}

function playsOf(tasks: readonly TimedTask[]): number {
  const byLevel: Readonly<Record<string, number>> = examFacts.playsByLevel.value;
  return Math.max(...tasks.map(({ level }) => byLevel[level] ?? 1));
}

/** How long a whole test of these tasks takes. */
export function listeningMs(tasks: readonly TimedTask[]): number {
  return listeningSteps(tasks).at(-1)?.to ?? 0;
}

/** The step at a moment of the stage; the last one when it is over, null before it. */
export function stepAt(steps: readonly ListeningStep[], ms: number): ListeningStep | null {
  return steps.findLast(({ from }) => from <= ms) ?? null;
}
