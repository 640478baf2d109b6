import { z } from 'zod';
import { type Category, categories } from '#domain/levels/categories.ts';
import { type TaskLevel, taskLevels } from '#domain/levels/levels.ts';
import type { BankFile } from '#domain/tasks/bank.ts';
import type { TaskKind } from '#domain/tasks/vocabulary.ts';
import { plotFloor } from './check-plots.ts';

export type Table = Readonly<Record<Category, Readonly<Record<TaskLevel, number>>>>;

/** How many tasks the content guide asks for. */
export const guideTable: Table = {
  read: { A1: 500, A2: 600, B1: 700, B2: 600, C1: 300 },
  listen: { A1: 450, A2: 500, B1: 550, B2: 450, C1: 250 },
  write: { A1: 100, A2: 140, B1: 160, B2: 140, C1: 80 },
  speak: { A1: 120, A2: 140, B1: 150, B2: 130, C1: 80 },
};

const count = z.number().int().min(0);
const row = z.partialRecord(z.enum(taskLevels), count);

/** `content/floor.yaml`: what the bank promises now. Raised as the bank grows, never lowered. */
export const floorFile = z.strictObject({
  tasks: z.partialRecord(z.enum(categories), row),
  /** Read and listen tasks together. */
  readAndListen: count,
  /** Different kinds in each of read and listen. */
  kinds: count,
  /** Read and listen tasks of A1–A2 that are free. */
  freePool: count,
  /** Least share of tasks with a valid, agreeing second reading. */
  checked: z.number().min(0).max(1),
  /** Lemmas of the lexicon by level. */
  lemmas: row.optional(),
  /** Most words of A1–A2 read and listen texts that the lexicon may lack. */
  missingWords: count.optional(),
  /** Most pictures of articles and stories that may not be drawn yet. */
  missingScenes: count.optional(),
  /** Conversation sheets of the language café by level. */
  sheets: row.optional(),
  /** Most words of tasks in another form than we write. */
  writtenForms: count.optional(),
  /** The register of plots, and how spoken the talks are. */
  plots: plotFloor.optional(),
});
export type Floor = z.infer<typeof floorFile>;

/** A share of the guide's table in every cell, rounded up, with all its other demands. */
export function floorOfGuide(share: number): Floor {
  const tasks = Object.fromEntries(
    categories.map((category) => [
      category,
      Object.fromEntries(taskLevels.map((level) => [level, Math.ceil(guideTable[category][level] * share)])),
    ]),
  );
  return { tasks, readAndListen: 0, kinds: 5, freePool: 120, checked: 1, lemmas: { A1: 600, A2: 900 } };
}

/** Tasks in each cell. */
export function countTasks(bank: readonly BankFile[]): Table {
  const table = Object.fromEntries(
    categories.map((category) => [category, Object.fromEntries(taskLevels.map((level) => [level, 0]))]),
  ) as Record<Category, Record<TaskLevel, number>>;
  for (const { file } of bank) table[file.category][file.level] += file.tasks.length;
  return table;
}

/** How many tasks there are of each kind. */
export function countKinds(bank: readonly BankFile[]): ReadonlyMap<TaskKind, number> {
  const kinds = new Map<TaskKind, number>();
  for (const { kind } of bank.flatMap(({ tasks }) => tasks)) kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  return kinds;
}

/** Read and listen tasks of A1 and A2 in the free pool. */
export function countFree(bank: readonly BankFile[]): number {
  return bank.flatMap(({ tasks }) => tasks).filter((task) => task.package === 'free').length;
}
