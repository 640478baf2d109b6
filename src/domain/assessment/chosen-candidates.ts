import { type Category, isOpenCategory } from '#domain/levels/categories.ts';
import type { CustomSettings } from './custom-settings.ts';

/** What of a task decides whether a custom test may draw it. */
export type ChoosableTask = {
  readonly taskId: string;
  readonly category: Category;
  readonly topic: string;
  readonly kind: string;
  readonly grammarPoint: string | null;
};

/** What the learner has done with tasks before. */
export type DoneBefore = {
  /** Given in another test; read for `only: 'new'`. */
  readonly seen: ReadonlySet<string>;
  /** Not right when answered last; read for `only: 'wrong'`. */
  readonly wrong: ReadonlySet<string>;
};

/**
 * Rule 9.279: whether a custom test draws this task: by topic, kind and grammar point, and by what was done before. Kind and
 * grammar point choose among reading and listening; what is written or said is right or wrong in nothing.
 */
export function isChosen(
  task: ChoosableTask,
  settings: Pick<CustomSettings, 'topics' | 'kinds' | 'grammarPoints' | 'only'>,
  before: DoneBefore,
): boolean {
  const { topics = [], kinds = [], grammarPoints = [], only } = settings;
  const among = (list: readonly string[], value: string | null) =>
    list.length === 0 || (value !== null && list.includes(value));
  if (!among(topics, task.topic)) return false;
  if (only === 'new' && before.seen.has(task.taskId)) return false;
  if (isOpenCategory(task.category)) return true;
  if (only === 'wrong' && !before.wrong.has(task.taskId)) return false;
  return among(kinds, task.kind) && among(grammarPoints, task.grammarPoint);
}
