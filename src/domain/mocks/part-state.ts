import type { GivenMarkedTask } from '#domain/tasks/given-task.ts';
import type { Response } from '#domain/tasks/response.ts';
import type { Stage, StagedPart } from './blueprint.ts';
import type { OpenPart, OpenStage, OpenTest } from './open-part.ts';
import type { PartResult } from './part-result.ts';

/** A task of a running part with the answer that it has so far. */
export type MockTask = GivenMarkedTask & { readonly response: Response | null };

/**
 * Where a part stands, as its screen shows it: no key, no mark, nothing of what is to come. Times are the server's, in
 * milliseconds since 1970; `now` is when it was said, so that a device can count from it on a clock of its own.
 */
export type PartState = StagedPartState | OpenPartState;

export type StagedPartState = {
  readonly partId: string;
  readonly examId: string;
  readonly part: StagedPart;
} & (
  | {
      readonly kind: 'running';
      readonly now: number;
      readonly stage: Stage;
      /** When the stage ends by itself. */
      readonly endsAt: number;
      /** All tasks of the stage by their numbers in the part, and whether each is answered. */
      readonly strip: readonly { readonly position: number; readonly answered: boolean }[];
      /** Reading: all tasks of the stage. Listening: those of the clip at hand. */
      readonly tasks: readonly MockTask[];
      /** Listening: when the clip is played, once or twice, and when the next one comes. */
      readonly clip: {
        readonly plays: readonly { readonly from: number; readonly to: number }[];
        readonly endsAt: number;
      } | null;
    }
  /** Listening: the next test begins by itself. */
  | { readonly kind: 'pause'; readonly now: number; readonly stage: Stage; readonly until: number }
  | { readonly kind: 'over'; readonly status: 'finished' | 'aborted'; readonly result: PartResult | null }
);

/**
 * The same of a part of writing or speaking. What its tasks are and what was written lies in the sitting that has the part's id;
 * its result follows from the assessments there.
 */
export type OpenPartState = {
  readonly partId: string;
  readonly examId: string;
  readonly part: OpenPart;
  readonly test: OpenTest;
  /** Positions of the tasks that each slot offers: one, or several of which one is taken. */
  readonly slots: readonly (readonly number[])[];
  /** Which were taken where several are offered. */
  readonly choices: readonly number[];
} & (
  | {
      readonly kind: 'open';
      readonly now: number;
      readonly stage: OpenStage;
      /** C1's preparation: the tasks are read, and nothing is recorded yet. */
      readonly prepares: boolean;
      readonly endsAt: number;
      /** Positions of what is handed in already: recordings, one by one. */
      readonly handedIn: readonly number[];
      /** The conversation that is heard, and when. */
      readonly clip: {
        readonly stimulusId: string;
        readonly plays: readonly { readonly from: number; readonly to: number }[];
      } | null;
    }
  | { readonly kind: 'over'; readonly status: 'finished' | 'aborted'; readonly result: null }
);
