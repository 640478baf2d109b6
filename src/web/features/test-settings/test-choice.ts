import type { PracticePreferences } from '#domain/assessment/practice.ts';
import { type TaskLevel, taskLevels } from '#domain/levels/levels.ts';

/** What tests can mark by themselves today. */
export const testable = ['read', 'listen'] as const;

/** What a start page has ticked. */
export type TestChoice = Omit<PracticePreferences, 'weeklyDays' | 'minutesADay'>;

/** What was sent, so that a form that comes back with an error is as it was. */
export function readChoice(form: FormData): TestChoice {
  return {
    levels: levelsIn(form, 'level'),
    categories: categoriesIn(form),
    quick: form.has('quick'),
    randomOrder: form.has('randomOrder'),
    showAnswers: form.has('showAnswers'),
    freePlays: form.has('freePlays'),
  };
}

/**
 * What a start page opens with: a link's choice (`?level=B1&category=listen&quick=1`), else one's preferences; what
 * neither names is chosen whole.
 */
export function wantedChoice({
  query,
  preferences,
  levels = taskLevels,
}: {
  readonly query: URLSearchParams;
  readonly preferences: TestChoice;
  readonly levels?: readonly TaskLevel[] | undefined;
}): TestChoice {
  const wanted = isLinked(query)
    ? { levels: levelsIn(query, 'level'), categories: categoriesIn(query), quick: query.has('quick') }
    : preferences;
  const open = wanted.levels.filter((level) => levels.includes(level));
  return {
    ...preferences,
    quick: wanted.quick,
    levels: open.length > 0 ? open : levels,
    categories: wanted.categories.length > 0 ? wanted.categories : testable,
  };
}

/** Whether a link has chosen something. */
export function isLinked(query: URLSearchParams): boolean {
  return query.has('level') || query.has('category') || query.has('quick');
}

type Fields = { readonly getAll: (name: string) => readonly unknown[] };

function levelsIn(fields: Fields, name: string): readonly TaskLevel[] {
  return taskLevels.filter((level) => fields.getAll(name).includes(level));
}

function categoriesIn(fields: Fields): readonly (typeof testable)[number][] {
  return testable.filter((category) => fields.getAll('category').includes(category));
}
