import type { Category } from '#domain/levels/categories.ts';
import type { TrackedAnswer } from '#domain/readiness/ability-track.ts';

/** A test or a part of a mock exam that ended, with the answers in it that say something of the ability. */
export type EndedTest = {
  readonly endedAt: Date;
  readonly answers: readonly (TrackedAnswer & { readonly category: Category })[];
};
