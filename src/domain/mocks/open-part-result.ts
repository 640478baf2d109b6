import { examFacts } from '#domain/exam/facts.ts';
import type { Submission } from '#domain/submissions/submission.ts';
import { levelsOf, type OpenPart, type OpenTest } from './open-part.ts';
import { type ReportedLevel, reportedLevels } from './part-result.ts';

/** What a part of writing or speaking came to. */
export type OpenPartResult =
  | {
      readonly kind: 'level';
      readonly level: ReportedLevel | 'C1' | 'not passed';
      /** Its tasks would have given more than the chosen test can. */
      readonly isCapped: boolean;
    }
  /** Somebody judges it at this moment. */
  | { readonly kind: 'waiting' }
  /** Nobody has judged all of it; `reason` is that of the first text or recording without an assessment. */
  | { readonly kind: 'unassessed'; readonly reason: string }
  | { readonly kind: 'nothing_handed_in' };

type Judged = Pick<Submission, 'status' | 'reason' | 'estimatedLevel'>;

const stations = ['Pre-A1', 'A1', 'A2', 'B1', 'B2', 'C1'] as const;

/**
 * Rule 9.394: the part's level as the exam reports it, from the estimates of its tasks: their mean, a task that was not handed in
 * counting as Pre-A1; writing no higher than the chosen test's upper level, speaking at most one level above or below the test.
 * There is one only where everything that was handed in was assessed: nothing is made up of a part of it.
 * @param tasks one for each task of the part; null where nothing was handed in.
 */
export function openPartResult(input: {
  readonly part: OpenPart;
  readonly test: OpenTest;
  readonly tasks: readonly (Judged | null)[];
}): OpenPartResult {
  const { part, test, tasks } = input;
  const handedIn = tasks.filter((task) => task !== null);
  if (handedIn.length === 0) return { kind: 'nothing_handed_in' };
  if (handedIn.some(({ status }) => status === 'submitted' || status === 'assessing'))
    return { kind: 'waiting' };
  const unassessed = handedIn.find(({ estimatedLevel }) => estimatedLevel === null);
  if (unassessed) return { kind: 'unassessed', reason: unassessed.reason ?? 'no_assessor' };
  const sum = tasks.reduce((total, task) => total + stationOf(task), 0);
  const reached = Math.round(sum / tasks.length);
  if (test === 'C1')
    return { kind: 'level', level: reached >= stations.indexOf('C1') ? 'C1' : 'not passed', isCapped: false };
  const { lowest, highest } = rangeOf(part, test);
  const station = Math.min(Math.max(reached, lowest), highest);
  return { kind: 'level', level: reportedLevels[station] as ReportedLevel, isCapped: reached > highest };
}

function stationOf(task: Judged | null): number {
  return Math.max(0, stations.indexOf(task?.estimatedLevel ?? 'Pre-A1'));
}

/** The stations that a test can report. */
function rangeOf(part: OpenPart, test: OpenTest): { readonly lowest: number; readonly highest: number } {
  const [lower = 'A1', upper = lower] = levelsOf(test);
  const steps = part === 'write' ? examFacts.writingCeiling.value : examFacts.speakingCeiling.value;
  const top = reportedLevels.length - 1;
  return {
    lowest: part === 'write' ? 0 : Math.max(0, stations.indexOf(lower) - steps),
    highest: Math.min(top, stations.indexOf(upper) + steps),
  };
}
