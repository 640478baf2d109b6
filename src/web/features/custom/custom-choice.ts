import { customLength, openLength } from '#domain/assessment/custom-length.ts';
import type { CustomSettings } from '#domain/assessment/custom-settings.ts';
import type { PracticePreferences } from '#domain/assessment/practice.ts';
import { settingsProblems } from '#domain/assessment/settings-problems.ts';
import { lengthRules } from '#domain/assessment/test-length.ts';
import { type Category, categories, isOpenCategory } from '#domain/levels/categories.ts';
import { type TaskLevel, taskLevels } from '#domain/levels/levels.ts';
import { allGrammarPoints, markedKinds, topics } from '#domain/tasks/vocabulary.ts';

/** What the start page of a custom test has chosen; numbers as they were typed. */
export type CustomChoice = {
  readonly levels: readonly TaskLevel[];
  readonly categories: readonly Category[];
  readonly tasks: string;
  readonly writing: string;
  readonly speaking: string;
  readonly quick: boolean;
  readonly randomOrder: boolean;
  readonly showAnswers: boolean;
  readonly freePlays: boolean;
  readonly topics: readonly string[];
  readonly kinds: readonly string[];
  readonly grammarPoints: readonly string[];
  readonly only: string;
};

type Fields = {
  readonly get: (name: string) => unknown;
  readonly getAll: (name: string) => readonly unknown[];
  readonly has: (name: string) => boolean;
};

/** What was sent, or what a link asks for. */
export function readCustomChoice(fields: Fields): CustomChoice {
  const among = <Value>(list: readonly Value[], name: string) =>
    list.filter((one) => fields.getAll(name).includes(one));
  const typed = (name: string, usual: number) => String(fields.get(name) ?? usual);
  return {
    levels: among(taskLevels, 'level'),
    categories: among(categories, 'category'),
    tasks: typed('tasks', customLength.usual),
    writing: typed('writing', openLength.usual),
    speaking: typed('speaking', openLength.usual),
    quick: fields.has('quick'),
    randomOrder: fields.has('randomOrder'),
    showAnswers: fields.has('showAnswers'),
    freePlays: fields.has('freePlays'),
    topics: among(topics, 'topic'),
    kinds: among(markedKinds, 'kind'),
    grammarPoints: among(allGrammarPoints, 'grammar'),
    only: String(fields.get('only') ?? ''),
  };
}

/** Rule 2.27: what the page opens with: a link's choice, else one's preferences; what neither names is chosen whole. */
export function openingChoice(input: {
  readonly query: URLSearchParams;
  readonly preferences: Omit<PracticePreferences, 'weeklyDays' | 'minutesADay'>;
  /** What the package opens. */
  readonly levels: readonly TaskLevel[];
  readonly categories: readonly Category[];
}): CustomChoice {
  const { query, preferences } = input;
  const linked = readCustomChoice(query);
  const isLinked = ['level', 'category', 'quick', 'tasks', 'topic', 'kind', 'grammar', 'only'].some((name) =>
    query.has(name),
  );
  const wanted = isLinked ? linked : { ...linked, ...preferences };
  const levels = wanted.levels.filter((level) => input.levels.includes(level));
  const chosen = wanted.categories.filter((category) => input.categories.includes(category));
  return {
    ...wanted,
    randomOrder: query.has('randomOrder') || preferences.randomOrder,
    showAnswers: query.has('showAnswers') || preferences.showAnswers,
    freePlays: query.has('freePlays') || preferences.freePlays,
    levels: levels.length > 0 ? levels : input.levels,
    categories: chosen.length > 0 ? chosen : input.categories.filter((category) => !isOpenCategory(category)),
  };
}

export type CustomProblem =
  | ReturnType<typeof settingsProblems>[number]
  | 'tasks_range'
  | 'writing_range'
  | 'speaking_range';

/** The settings to start with, or what is wrong with the choice. Rule 3.9. */
export function settingsOf(
  choice: CustomChoice,
): { readonly settings: CustomSettings } | { readonly problems: readonly CustomProblem[] } {
  const marked = choice.categories.some((category) => !isOpenCategory(category));
  // Rule 3.8: a quick test is as long as the quick level test at most is.
  const tasks = !marked ? 0 : choice.quick ? lengthRules.quick.atMost : Number(choice.tasks);
  const writingTasks = choice.categories.includes('write') ? Number(choice.writing) : 0;
  const speakingTasks = choice.categories.includes('speak') ? Number(choice.speaking) : 0;
  const problems: CustomProblem[] = [
    ...settingsProblems(choice),
    ...(marked && !isWithin(tasks, customLength) ? (['tasks_range'] as const) : []),
    ...(choice.categories.includes('write') && !isWithin(writingTasks, openLength)
      ? (['writing_range'] as const)
      : []),
    ...(choice.categories.includes('speak') && !isWithin(speakingTasks, openLength)
      ? (['speaking_range'] as const)
      : []),
  ];
  if (problems.length > 0) return { problems };
  const { only } = choice;
  return {
    settings: {
      levels: [...choice.levels],
      categories: [...choice.categories],
      ...{ tasks, writingTasks, speakingTasks },
      randomOrder: choice.randomOrder,
      showAnswers: choice.showAnswers,
      plays: choice.freePlays ? 'free' : 'exam',
      ...(choice.topics.length > 0 && { topics: choice.topics as CustomSettings['topics'] }),
      ...(choice.kinds.length > 0 && { kinds: choice.kinds as CustomSettings['kinds'] }),
      ...(choice.grammarPoints.length > 0 && {
        grammarPoints: choice.grammarPoints as CustomSettings['grammarPoints'],
      }),
      ...(only === 'new' || only === 'wrong' ? { only } : {}),
    },
  };
}

/** The address at which the page opens with these settings. */
export function linkOf(settings: CustomSettings): string {
  const query = new URLSearchParams();
  const add = (name: string, values: readonly string[] = []) => {
    for (const value of values) query.append(name, value);
  };
  add('level', settings.levels);
  add('category', settings.categories);
  if (settings.tasks > 0) query.set('tasks', String(settings.tasks));
  if (settings.writingTasks) query.set('writing', String(settings.writingTasks));
  if (settings.speakingTasks) query.set('speaking', String(settings.speakingTasks));
  add('topic', settings.topics);
  add('kind', settings.kinds);
  add('grammar', settings.grammarPoints);
  if (settings.only) query.set('only', settings.only);
  for (const name of ['randomOrder', 'showAnswers'] as const) if (settings[name]) query.set(name, '1');
  if (settings.plays === 'free') query.set('freePlays', '1');
  return `/app/custom?${query}`;
}

function isWithin(count: number, { atLeast, atMost }: { readonly atLeast: number; readonly atMost: number }) {
  return Number.isInteger(count) && count >= atLeast && count <= atMost;
}
