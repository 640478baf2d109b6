import { itemParametersOf } from '#domain/assessment/item-response.ts';
import { difficultyToLogit, productScale } from '#domain/assessment/level-scale.ts';
import type { Candidate, ItemParameters, Scale } from '#domain/assessment/types.ts';
import type { Category } from '#domain/levels/categories.ts';
import type { TaskLevel } from '#domain/levels/levels.ts';
import type { ClosedKind } from '#domain/tasks/checks/closed-book.ts';
import { guessingAsRead } from '#domain/tasks/guessing-as-read.ts';
import { liftWithoutText } from '#domain/tasks/lift-without-text.ts';
import { isMarkedPublic } from '#domain/tasks/presentation.ts';
import { seededChance } from '#domain/testing/seeded-chance.ts';
import { readContent } from '#scripts/content/files.ts';
import { normal } from './chance.ts';

/** A task as the engine sees it, and what is true of it. */
export type Item = {
  readonly candidate: Candidate;
  readonly truth: Pick<ItemParameters, 'a' | 'b' | 'c'>;
  /** What test-wise learners guess of it, where some are. */
  readonly testWiseC?: number;
};
export type Setting = {
  readonly scale: Scale;
  readonly categories: readonly Category[];
  readonly items: (seed: number) => readonly Item[];
  readonly haste?: Haste;
  /** The share of learners who guess as the readers without the text do. */
  readonly testWise?: number;
  /** Tasks that nobody has met, made anew for each choice, in the place of `items`. */
  readonly endless?: (chance: () => number) => readonly Item[];
};
/** Some learners guess some of their answers faster than anybody reads. */
type Haste = {
  /** Shares, 0 to 1. */
  readonly learners: number;
  readonly answers: number;
  /** Whether the engine tells these answers apart. */
  readonly told: boolean;
};
export const bankLevels: readonly TaskLevel[] = ['A1', 'A2', 'B1', 'B2', 'C1'];
export const settings: Readonly<Record<string, Setting>> = {
  calibrated: {
    scale: scaleOf(1.2),
    categories: ['read'],
    items: (seed) => published({ seed, step: 1.2, known: true }),
  },
  coldStart: {
    scale: scaleOf(1.3),
    categories: ['read'],
    items: (seed) => published({ seed, step: 1.3, known: false }),
  },
  realBank: {
    scale: productScale,
    categories: ['read', 'listen'],
    items: (seed) => realBank({ seed, told: true }),
  },
  hasty: {
    scale: productScale,
    categories: ['read', 'listen'],
    items: (seed) => realBank({ seed, told: true }),
    haste: { learners: 0.25, answers: 0.3, told: true },
  },
  hastyUntold: {
    scale: productScale,
    categories: ['read', 'listen'],
    items: (seed) => realBank({ seed, told: true }),
    haste: { learners: 0.25, answers: 0.3, told: false },
  },
  testWise: {
    scale: productScale,
    categories: ['read', 'listen'],
    items: (seed) => realBank({ seed, told: true }),
    testWise: 0.5,
  },
  testWiseUntold: {
    scale: productScale,
    categories: ['read', 'listen'],
    items: (seed) => realBank({ seed, told: false }),
    testWise: 0.5,
  },
  limit: { scale: scaleOf(1.2), categories: ['read'], items: () => [], endless: everyDifficulty },
};

/** Cuts at −2 … 2 times the step; the published settings have one ability. */
function scaleOf(step: number): Scale {
  return { cuts: [-2 * step, -step, 0, step, 2 * step], abilitySd: 1.62, categoryCorrelation: 0.8 };
}

/** 60 tasks around each cut, as published in the issue. */
function published(input: { seed: number; step: number; known: boolean }): readonly Item[] {
  const chance = seededChance(input.seed);
  return [-2, -1, 0, 1, 2].flatMap((place, level) =>
    Array.from({ length: 60 }, (_, index): Item => {
      const b = place * input.step + 0.54 * normal(chance);
      const a = input.known ? 1.4 * Math.exp(0.25 * normal(chance)) : 1.3 * Math.exp(0.3 * normal(chance));
      const seen = input.known
        ? { a, b }
        : { ...itemParametersOf({ difficulty: 3, options: 4, gaps: 1 }), b: b + 0.5 * normal(chance) };
      const taskId = `${level}-${index}`;
      return {
        candidate: {
          taskId,
          stimulusId: taskId,
          category: 'read',
          level: bankLevels[level] as TaskLevel,
          kind: 'choose',
          item: { ...seen, c: 0.25, weight: 1 },
        },
        truth: { a, b, c: 0.25 },
      };
    }),
  );
}

/**
 * The bank's own tasks; what is true of them is drawn around what the engine believes. `told`: the engine counts on what readers
 * without the text got, as the product does, else on 1 in n. A single task can be had without its text or hardly: what test-wise
 * learners guess is drawn for each, so that its mean is the readers'.
 */
function realBank({ seed, told }: { readonly seed: number; readonly told: boolean }): readonly Item[] {
  const chance = seededChance(seed);
  const luck = seededChance(seed ^ 0xc1);
  return readContent().flatMap(({ bank }) =>
    (bank?.tasks ?? []).flatMap((task): Item[] => {
      if (bank?.stimulus.status !== 'checked' || !isMarkedPublic(task.public)) return [];
      const gaps =
        task.public.kind === 'match'
          ? task.public.items.length
          : 'gaps' in task.public
            ? task.public.gaps.length
            : 1;
      const { kind, level, difficulty, guessing: chanceOf } = task;
      const c = told ? guessingAsRead({ kind, level, chance: chanceOf }) : chanceOf;
      const item = itemParametersOf({ difficulty, options: c > 0 ? 1 / c : null, gaps });
      const lift = kind in liftWithoutText ? liftWithoutText[kind as ClosedKind][level] : 0;
      return [
        {
          candidate: {
            taskId: task.id,
            stimulusId: task.stimulusId,
            category: task.category,
            level: task.level,
            kind: task.kind,
            item,
          },
          truth: {
            a: 1.3 * Math.exp(0.3 * normal(chance)),
            b: difficultyToLogit(task.difficulty) + 0.5 * normal(chance),
            c: chanceOf,
          },
          testWiseC: luck() < lift ? mostGuessed : chanceOf,
        },
      ];
    }),
  );
}

/** What somebody test-wise gets of a task that can be had without its text. */
const mostGuessed = 0.95;

/** A task every fifth of a logit, with discriminations as the calibrated setting has them. */
function everyDifficulty(chance: () => number): readonly Item[] {
  return Array.from({ length: 46 }, (_, index): Item => {
    const truth = { a: 1.4 * Math.exp(0.25 * normal(chance)), b: -4.5 + index / 5, c: 0.25 };
    const taskId = String(chance());
    const level = bankLevels[Math.min(4, Math.max(0, Math.round(truth.b / 1.2) + 2))] as TaskLevel;
    const item = { ...truth, weight: 1 };
    return {
      candidate: { taskId, stimulusId: taskId, category: 'read', level, kind: 'choose', item },
      truth,
    };
  });
}
