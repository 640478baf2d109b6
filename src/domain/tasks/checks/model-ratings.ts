import { z } from 'zod';
import { fingerprint, hash32 } from '#domain/language/fingerprint.ts';
import type { Category } from '#domain/levels/categories.ts';
import { type Level, levels, station, type TaskLevel } from '#domain/levels/levels.ts';
import type { BankFile } from '#domain/tasks/bank.ts';
import type { OpenTask } from '#domain/tasks/open-task-file.ts';

/** The level that a reader named for a model without knowing its label, as `content/raters/NAME.yaml` keeps it. */
const modelRating = z.strictObject({
  task: z.string(),
  /** When it was recorded, ISO 8601. */
  at: z.string(),
  /** Hash of what was read; the rating is valid while a model of the task has it. */
  read: z.string(),
  /** What the model was called then, so that a run stays countable after the model has changed. */
  label: z.enum(levels),
  rated: z.enum(levels),
});
export const raterFile = z.strictObject({ rater: z.string(), ratings: z.array(modelRating) });
export type ModelRating = z.infer<typeof modelRating> & { readonly rater: string };

type TaskWithModels = Extract<OpenTask, { models: unknown }>;
type Model = TaskWithModels['models'][number];

/** A model of a writing or speaking task, with what a rater of its level sees. */
export interface RatedModel {
  readonly task: string;
  readonly category: Category;
  readonly fileLevel: TaskLevel;
  /** What it is called: the file's level, or one below. */
  readonly label: Level;
  /** At the file's level; the other stands below it. */
  readonly isUpper: boolean;
  /** Prompt with its bounds and the text, and nothing of level, file and id. */
  readonly lines: readonly string[];
  /** Changes with any sign of what the rater sees: in a learner's text commas and capitals count. */
  readonly hash: string;
}

/** Every model of the bank. `altOf` says a picture in words. */
export function ratedModels(
  bank: readonly BankFile[],
  altOf: (scene: string) => string,
): readonly RatedModel[] {
  return bank.flatMap(({ file }) =>
    file.tasks.flatMap((task) => {
      if (!('models' in task)) return [];
      return task.models.map((model): RatedModel => {
        const head = headOf(task, altOf);
        const text = turnsOf(task, model);
        return {
          task: `${file.id}/${task.id}`,
          category: file.category,
          fileLevel: file.level,
          label: model.level,
          isUpper: model.level === file.level,
          lines: [...head, ...text],
          // A picture is hashed by its name: how it is described may be mended.
          hash: fingerprint([...headOf(task, (scene) => scene), ...text].join('\n').normalize('NFC')),
        };
      });
    }),
  );
}

/**
 * `count` models in random order that depends on `seed` only, spread evenly over category, file level and upper and lower
 * model. Two models of one task come together only when there are no others left: beside each other they tell their order.
 */
export function modelSheet(
  models: readonly RatedModel[],
  { count, seed }: { readonly count: number; readonly seed: string },
): readonly RatedModel[] {
  const rank = (what: string) => hash32(`${seed}\n${what}`);
  const ordered = models.toSorted((one, other) => rank(one.hash) - rank(other.hash));
  const cells = [
    ...Map.groupBy(
      ordered,
      ({ category, fileLevel, isUpper }) => `${category} ${fileLevel} ${isUpper}`,
    ).entries(),
  ]
    .sort(([one], [other]) => rank(one) - rank(other))
    .map(([, own]) => [...own]);
  const chosen: RatedModel[] = [];
  const tasks = new Set<string>();
  while (chosen.length < count && cells.some((own) => own.length > 0)) {
    for (const own of cells) {
      if (chosen.length >= count || own.length === 0) continue;
      const fresh = own.findIndex(({ task }) => !tasks.has(task));
      const [next] = own.splice(Math.max(0, fresh), 1);
      if (next === undefined) continue;
      chosen.push(next);
      tasks.add(next.task);
    }
  }
  return chosen.toSorted((one, other) => rank(`order ${one.hash}`) - rank(`order ${other.hash}`));
}

/** A level as raters write it (`B1`, `pre-a1`); null when it is none. */
export function readLevel(answer: unknown): Level | null {
  const wanted = String(answer).trim().toLowerCase();
  return levels.find((level) => level.toLowerCase() === wanted) ?? null;
}

/** A rating beside what the model is called now. */
export interface RatingResult {
  readonly model: RatedModel;
  readonly rated: Level;
}

/** The ratings that are of models as they stand. */
export function ratingResults(
  models: readonly RatedModel[],
  ratings: readonly ModelRating[],
): readonly RatingResult[] {
  const byWords = new Map(models.map((model) => [`${model.task} ${model.hash}`, model] as const));
  return ratings.flatMap(({ task, read, rated }) => {
    const model = byWords.get(`${task} ${read}`);
    return model === undefined ? [] : [{ model, rated }];
  });
}

export interface RatingAgreement {
  /** Ratings; a model that two raters have read counts twice. */
  readonly rated: number;
  /** Shares of the ratings; null when there are none. */
  readonly exact: number | null;
  readonly withinOne: number | null;
  /** Rated above the label, and below it. */
  readonly over: number | null;
  readonly under: number | null;
}

/** How well raters who do not know the labels agree with them. */
export function ratingAgreement(results: readonly RatingResult[]): RatingAgreement {
  const steps = results.map(({ model, rated }) => station(rated) - station(model.label));
  const share = (is: (step: number) => boolean) =>
    steps.length === 0 ? null : steps.filter(is).length / steps.length;
  return {
    rated: steps.length,
    exact: share((step) => step === 0),
    withinOne: share((step) => Math.abs(step) <= 1),
    over: share((step) => step > 0),
    under: share((step) => step < 0),
  };
}

/** How often a label (first) was given each rating (second). */
export function confusion(
  results: readonly RatingResult[],
): Readonly<Record<Level, Readonly<Record<Level, number>>>> {
  const count = (label: Level, rated: Level) =>
    results.filter((one) => one.model.label === label && one.rated === rated).length;
  const row = (label: Level) => Object.fromEntries(levels.map((rated) => [rated, count(label, rated)]));
  return Object.fromEntries(levels.map((label) => [label, row(label)])) as Record<
    Level,
    Record<Level, number>
  >;
}

/** What the task asks: the prompt, its bounds, and the picture it describes. */
function headOf(task: TaskWithModels, altOf: (scene: string) => string): readonly string[] {
  const bounds =
    'words' in task
      ? `[at least ${task.words.guide} words, at most ${task.words.max}]`
      : `[prepares ${task.preparationSeconds} s, speaks at most ${task.speakingSeconds} s]`;
  const scene = 'scene' in task && task.scene !== undefined ? [`[picture: ${altOf(task.scene)}]`] : [];
  return [task.prompt.trim(), ...scene, bounds];
}

/** The text; where somebody else speaks too, with what was said to the learner. */
function turnsOf(task: TaskWithModels, model: Model): readonly string[] {
  const own = model.text.trim().split('\n');
  const heard = heardBefore(task, model);
  if (heard.length === 0) return own;
  return own.flatMap((line, turn) => [...(heard[turn] ?? []).map((said) => `  (${said})`), line]);
}

/** What the learner has heard before each turn; empty where nobody else speaks. */
function heardBefore(task: TaskWithModels, model: Model): readonly (readonly string[])[] {
  switch (task.kind) {
    case 'role_play':
      return task.partner.lines.map((line) => [line]);
    case 'discuss': {
      const { opening, turns } = task.partner;
      const path = 'path' in model ? model.path : [];
      return [
        [opening],
        ...turns.map((turn, place) => {
          const reply = turn[path[place] ?? 'agreed'];
          return reply === undefined ? [] : [reply.line];
        }),
      ];
    }
    case 'opinion':
      return 'followUps' in task && task.followUps !== undefined
        ? [[], ...task.followUps.questions.map((question) => [question])]
        : [];
    default:
      return [];
  }
}
