import { chanceFor } from '#domain/assessment/chance.ts';
import type { Category } from '#domain/levels/categories.ts';
import type { TaskLevel } from '#domain/levels/levels.ts';
import type { OpenBlueprint, OpenSlot } from './open-blueprints.ts';

/** A writing or speaking task of the bank as a mock exam chooses it. */
export type OpenCandidate = {
  readonly taskId: string;
  readonly stimulusId: string;
  readonly category: Category;
  readonly level: TaskLevel;
  readonly genre: string;
  readonly topic: string;
  readonly hasScene: boolean;
  readonly stimulus: 'text' | 'persons' | 'clip' | 'scene' | 'none';
  /** Of what is heard: who speaks. */
  readonly speakers: number;
  /** Words that are counted at most; null for speaking. */
  readonly mostWords: number | null;
};

/** The tasks of a form, slot by slot: those offered for each. */
export type OpenForm = readonly (readonly OpenCandidate[])[];

/**
 * Rule 9.301: a form of writing or speaking: for each slot the fittest kind and level of the bank, drawn by chance; no text, picture
 * or clip twice, topics different as far as they go, what was met lately last. Null where the bank has nothing for a slot. Same
 * input, same form.
 */
export function assembleOpenForm(input: {
  readonly candidates: readonly OpenCandidate[];
  readonly blueprint: OpenBlueprint;
  readonly chance: number;
  readonly metLately: ReadonlySet<string>;
}): OpenForm | null {
  const { candidates, blueprint, chance, metLately } = input;
  const used = new Set<string>();
  const topics = new Set<string>();
  const form: OpenCandidate[][] = [];
  for (const slot of blueprint.slots) {
    const offered: OpenCandidate[] = [];
    for (let place = 0; place < slot.offered; place += 1) {
      const open = candidates.filter((task) => fitsSlot(task, slot) && !used.has(task.stimulusId));
      const rank = (task: OpenCandidate) =>
        (metLately.has(task.stimulusId) ? 100 : 0) +
        (topics.has(task.topic) ? 10 : 0) +
        slot.genres.indexOf(task.genre) +
        slot.levels.indexOf(task.level) +
        chanceFor(chance, task.taskId);
      const [first, ...others] = open;
      if (!first) return null;
      const best = others.reduce((most, other) => (rank(other) < rank(most) ? other : most), first);
      used.add(best.stimulusId);
      topics.add(best.topic);
      offered.push(best);
    }
    form.push(offered);
  }
  return form;
}

/** Whether a task of the bank can stand for the exam's. */
export function fitsSlot(task: OpenCandidate, slot: OpenSlot): boolean {
  if (task.category !== slot.category || !slot.genres.includes(task.genre)) return false;
  if (!slot.levels.includes(task.level)) return false;
  if (task.mostWords !== null && task.mostWords < slot.leastWords) return false;
  return standsOn(task, slot.stands);
}

function standsOn({ stimulus, hasScene, speakers }: OpenCandidate, stands: OpenSlot['stands']): boolean {
  if (stands === 'picture') return hasScene || stimulus === 'scene';
  if (stands === 'clip') return stimulus === 'clip' && speakers >= 2;
  if (stands === 'texts') return stimulus === 'text' || stimulus === 'persons';
  return stimulus !== 'clip';
}
