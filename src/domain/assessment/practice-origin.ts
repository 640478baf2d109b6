import type { TaskLevel } from '#domain/levels/levels.ts';
import type { Subject } from './types.ts';

/** Where a round comes from; kept with its settings. */
export type PracticeOrigin = {
  /** The test whose result suggested it; null when it was chosen from the pool. */
  readonly from: string | null;
  readonly subject: Subject | null;
  /** The level that the result names; what is practised may lie below, where the licence ends there. */
  readonly asked: TaskLevel;
  /** Points on the same subject in that test; null where the two cannot be held against each other. */
  readonly before: { readonly points: number; readonly tasks: number } | null;
  /** The tasks that were answered wrong and are asked again, in their order; left out where tasks are drawn. Rule 9.240. */
  readonly mistakes?: readonly string[];
  /** One task of writing or speaking, once more: `mistakes` holds it. Rule 9.275. */
  readonly again?: true;
};
