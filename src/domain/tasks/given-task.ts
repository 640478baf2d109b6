import type { Category } from '#domain/levels/categories.ts';
import type { TaskLevel } from '#domain/levels/levels.ts';
import type {
  BothLanguages,
  PublicMarkedTask,
  PublicSpeakTask,
  PublicStimulus,
  PublicWriteTask,
} from './presentation.ts';
import type { MarkedKind, SpeakKind, WriteKind } from './vocabulary.ts';

type GivenHead = {
  readonly position: number;
  readonly taskId: string;
  readonly category: Category;
  readonly level: TaskLevel;
  readonly stimulus: PublicStimulus;
  readonly stimulusId: string;
  readonly clip: {
    readonly hash: string;
    readonly durationMs: number;
    readonly peaks: readonly number[];
    readonly robot: boolean;
  } | null;
  /** The scenes that task and stimulus name; the hash is part of a drawing's address. */
  readonly drawings: readonly { readonly id: string; readonly hash: string; readonly alt: BothLanguages }[];
};

/** A task with a key. */
export type GivenMarkedTask = GivenHead & { readonly kind: MarkedKind; readonly task: PublicMarkedTask };

/** A task that is judged and not marked: writing and speaking. */
export type GivenOpenTask = GivenHead & {
  readonly kind: WriteKind | SpeakKind;
  readonly task: PublicWriteTask | PublicSpeakTask;
};

/** A task that was given in a sitting, with everything that a screen shows of it before its answer. */
export type GivenTask = GivenMarkedTask | GivenOpenTask;
