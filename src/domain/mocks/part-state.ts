import type { GivenMarkedTask } from '#domain/tasks/given-task.ts';
import type { Response } from '#domain/tasks/response.ts';
import type { Stage, StagedPart } from './blueprint.ts';
import type { PartResult } from './part-result.ts';

/** A task of a running part with the answer that it has so far. */
export type MockTask = GivenMarkedTask & { readonly response: Response | null };

/**
 * Where a part stands, as its screen shows it: no key, no mark, nothing of what is to come. Times are the server's, in
 * milliseconds since 1970; `now` is when it was said, so that a device can count from it on a clock of its own.
 */
export type PartState = {
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
