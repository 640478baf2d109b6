import { type Category, isOpenCategory, type OpenCategory } from '#domain/levels/categories.ts';
import type { TaskLevel } from '#domain/levels/levels.ts';
import { chanceFor } from './chance.ts';
import { customTotal } from './custom-length.ts';
import type { CustomSettings } from './custom-settings.ts';
import { kindFactors } from './kind-balance.ts';
import type { Answer, Candidate } from './types.ts';

/** Days in which a task that was answered correctly is not given again, while there are others. Rule 9.71. */
export const restDays = 30;

/** Tasks of one text or clip in one test, at most. */
export const mostPerStimulus = 3;
/** How much likelier a further question to the text that was just read is than one to another text. */
const sameStimulusFactor = 4;

export type CustomCandidate = Candidate & {
  /** The learner answered it correctly within `restDays`. */
  readonly rests: boolean;
};

export type CustomTask =
  | { readonly kind: 'task'; readonly taskId: string }
  | { readonly kind: 'finished'; readonly reason: 'length_reached' | 'no_task_left' };

/**
 * Rule 1.5: the next task of a custom test, or why it is over. Drawn at random among the chosen, in equal numbers over
 * levels and categories as far as the bank goes; no task twice; tasks that rest only when nothing else is left. Same
 * input, same outcome.
 */
export function nextCustomTask(input: {
  readonly candidates: readonly CustomCandidate[];
  readonly answers: readonly Answer[];
  readonly settings: DrawnSettings;
  /** Drawn when the test starts and kept with it, in [0, 1). */
  readonly chance: number;
}): CustomTask {
  const { answers, chance } = input;
  const parts = customParts(input.settings);
  if (answers.length >= customTotal(input.settings)) return { kind: 'finished', reason: 'length_reached' };
  const pool = poolOf(input);
  const [cell] = parts.flatMap((settings) => {
    const own = answers.filter(({ category }) => settings.categories.includes(category));
    const due = own.length < settings.tasks ? cellDue({ pool, answers: own, settings, chance }) : null;
    return due ? [due] : [];
  });
  if (!cell) return { kind: 'finished', reason: 'no_task_left' };
  const open = pool.filter(({ level, category }) => level === cell.level && category === cell.category);
  const factors = kindFactors({
    kinds: new Set(open.map(({ kind }) => kind)),
    given: answers.filter(({ category }) => category === cell.category).map(({ kind }) => kind),
  });
  const luckOf = (candidate: CustomCandidate) =>
    chanceFor(chance, candidate.taskId) *
    (factors.get(candidate.kind) ?? 1) *
    (candidate.stimulusId === answers.at(-1)?.stimulusId ? sameStimulusFactor : 1);
  const drawn = open.reduce((best, other) => (luckOf(other) > luckOf(best) ? other : best));
  return { kind: 'task', taskId: drawn.taskId };
}

/** What a custom test draws by. */
type DrawnSettings = Pick<
  CustomSettings,
  'levels' | 'categories' | 'tasks' | 'writingTasks' | 'speakingTasks' | 'randomOrder'
>;
type Part = Pick<CustomSettings, 'levels' | 'categories' | 'tasks' | 'randomOrder'>;

/** Rule 3.9: reading and listening come first, mixed; then what is written, then what is spoken: one sits for each otherwise. */
function customParts({ writingTasks = 0, speakingTasks = 0, ...settings }: DrawnSettings): readonly Part[] {
  const marked = settings.categories.filter((category) => !isOpenCategory(category));
  return [
    { ...settings, categories: marked },
    { ...settings, categories: ['write'], tasks: writingTasks },
    { ...settings, categories: ['speak'], tasks: speakingTasks },
  ];
}

/** What may come next: fresh tasks while there are any, in each part by itself. */
function poolOf(input: Parameters<typeof nextCustomTask>[0]): readonly CustomCandidate[] {
  const { candidates, answers, settings } = input;
  const given = new Set(answers.map(({ taskId }) => taskId));
  const perStimulus = new Map<string, number>();
  for (const { stimulusId } of answers) perStimulus.set(stimulusId, (perStimulus.get(stimulusId) ?? 0) + 1);
  const open = candidates.filter(
    ({ level, category, taskId, stimulusId }) =>
      settings.levels.includes(level) &&
      settings.categories.includes(category) &&
      !given.has(taskId) &&
      (perStimulus.get(stimulusId) ?? 0) < mostPerStimulus,
  );
  const fresh = open.filter(({ rests }) => !rests);
  const hasFresh = (of: CustomCandidate) => fresh.some((one) => partOf(one.category) === partOf(of.category));
  return open.filter((candidate) => !candidate.rests || !hasFresh(candidate));
}

function partOf(category: Category): 'marked' | OpenCategory {
  return isOpenCategory(category) ? category : 'marked';
}

type Cell = { readonly level: TaskLevel; readonly category: Category };

/** The level and category whose turn it is: in random order the one with fewest tasks so far, else the lowest level that lacks its share. */
function cellDue(input: {
  readonly pool: readonly CustomCandidate[];
  readonly answers: readonly Answer[];
  readonly settings: Part;
  readonly chance: number;
}): Cell | null {
  const { pool, answers, settings, chance } = input;
  const cells = settings.levels
    .toSorted()
    .flatMap((level) => settings.categories.map((category) => ({ level, category })))
    .filter((cell) => pool.some((task) => task.level === cell.level && task.category === cell.category));
  const level = settings.randomOrder ? null : levelDue({ cells, answers, settings });
  const [due] = cells
    .filter((cell) => level === null || cell.level === level)
    .map((cell) => ({
      cell,
      count: answers.filter((one) => one.level === cell.level && one.category === cell.category).length,
      luck: chanceFor(chance, `${answers.length} ${cell.level} ${cell.category}`),
    }))
    .toSorted((one, other) => one.count - other.count || one.luck - other.luck);
  return due?.cell ?? null;
}

/** From easy to hard: the n-th of the tasks is of the level that its place in the test falls to; past what the bank holds, of the next above. */
function levelDue(input: {
  readonly cells: readonly Cell[];
  readonly answers: readonly Answer[];
  readonly settings: Pick<Part, 'levels' | 'tasks'>;
}): TaskLevel | null {
  const { cells, answers, settings } = input;
  const sorted = settings.levels.toSorted();
  const place = Math.floor((answers.length * sorted.length) / settings.tasks);
  const wanted = sorted[place] as TaskLevel;
  const left = [...new Set(cells.map(({ level }) => level))];
  return left.find((level) => level >= wanted) ?? left.at(-1) ?? null;
}
