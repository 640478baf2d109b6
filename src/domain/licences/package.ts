import { type Category, categories } from '#domain/levels/categories.ts';
import { type TaskLevel, taskLevels } from '#domain/levels/levels.ts';
import type { Package } from '#domain/tasks/vocabulary.ts';
import { tiers } from './licence.ts';

/** What tasks may be of. */
export type TaskScope = {
  readonly levels: readonly TaskLevel[];
  readonly categories: readonly Category[];
};

/** The tasks that each package holds: the one place where this stands. Rule 1.20, Rule 1.21, Rule 1.22. */
export const packageTasks: Readonly<Record<Package, TaskScope>> = {
  free: { levels: ['A1', 'A2'], categories: ['read', 'listen'] },
  plus: { levels: ['A1', 'A2', 'B1', 'B2'], categories: ['read', 'listen', 'write'] },
  premium: { levels: taskLevels, categories },
};

/** Categories whose tasks can be done today. */
export const openCategories: readonly Category[] = ['read', 'listen', 'write', 'speak'];

/** What the days of a trial open beside Free: a taste of B1. Rule 9.234, decision 102. */
const trialTasks: TaskScope = { levels: ['A1', 'A2', 'B1'], categories: ['read', 'listen'] };

/** The package that a tier is of. A trial is none: it adds to Free. Rule 1.19. */
export function packageOf(tier: number): Package {
  if (tier >= tiers.premium) return 'premium';
  return tier >= tiers.plus ? 'plus' : 'free';
}

/** The tasks that a licence of this tier may practise. */
function tasksOf(tier: number): TaskScope {
  return tier === tiers.trial ? trialTasks : packageTasks[packageOf(tier)];
}

/** Rule 1.23: whether a licence of this tier may practise tasks of a level and category. */
export function opensTask(
  tier: number,
  task: { readonly level: TaskLevel; readonly category: Category },
): boolean {
  const held = tasksOf(tier);
  return held.levels.includes(task.level) && held.categories.includes(task.category);
}

/** Rule 9.190: the level itself, or the highest below it of which a licence of this tier may practise tasks. */
export function openLevel(tier: number, asked: TaskLevel): TaskLevel {
  const upTo = taskLevels.slice(0, taskLevels.indexOf(asked) + 1);
  return upTo.findLast((level) => opensTask(tier, { level, category: 'read' })) ?? 'A1';
}

/** Rule 1.23: the lowest tier that opens all of the levels and categories; 0 where nobody pays. */
export function tierForTasks(wanted: TaskScope): number {
  const enough = [0, tiers.trial, tiers.plus].find((tier) => {
    const held = tasksOf(tier);
    return (
      wanted.levels.every((level) => held.levels.includes(level)) &&
      wanted.categories.every((category) => held.categories.includes(category))
    );
  });
  return enough ?? tiers.premium;
}
