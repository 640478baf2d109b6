import type { ItemParameters } from '#domain/assessment/types.ts';
import { examFacts } from '#domain/exam/facts.ts';
import type { Category } from '#domain/levels/categories.ts';
import type { TaskLevel } from '#domain/levels/levels.ts';
import type { StagedPart } from './blueprint.ts';

/** A task of the bank as a mock exam chooses it. */
export type MockCandidate = {
  readonly taskId: string;
  readonly stimulusId: string;
  readonly category: Category;
  readonly level: TaskLevel;
  readonly kind: string;
  readonly topic: string;
  readonly item: ItemParameters;
  /** Options that one answer is chosen from, the fewest of its gaps; null where nothing is chosen. */
  readonly choices: number | null;
  /** Of a clip: how long it plays once, and who speaks. Null for a text. */
  readonly clip: { readonly ms: number; readonly speakers: number } | null;
};

/** A candidate of a staged part. */
export type StagedCandidate = MockCandidate & { readonly category: StagedPart };

const lowLevels: readonly TaskLevel[] = ['A1', 'A2'];

/**
 * Rule 9.292: whether the exam has tasks like this: only its kinds, with its number of options, and clips of its length. A1 is
 * nowhere documented with four options to choose from, and three are taken there.
 */
export function isExamTask(task: MockCandidate): task is StagedCandidate {
  const { category } = task;
  if (category !== 'read' && category !== 'listen') return false;
  if (task.level === 'C1' || !kindsOf(category, task.level).includes(task.kind)) return false;
  if (!hasExamOptions(task)) return false;
  return category === 'read' || isExamClip(task);
}

/** The kinds that the part has at a level. */
export function kindsOf(part: StagedPart, level: TaskLevel): readonly string[] {
  const { readingKinds, listeningKinds, lowLevelKinds } = examFacts;
  const always: readonly string[] = part === 'read' ? readingKinds.value : listeningKinds.value;
  return lowLevels.includes(level) ? [...new Set([...always, ...lowLevelKinds.value])] : always;
}

function hasExamOptions({ kind, level, choices }: MockCandidate): boolean {
  const { choose, cloze, which_person } = examFacts.optionsByKind.value;
  if (kind === 'choose') return choices === choose || (level === 'A1' && choices === choose - 1);
  if (kind === 'cloze') return choices === cloze;
  return kind !== 'which_person' || choices === which_person;
}

function isExamClip({ clip, kind }: MockCandidate): boolean {
  if (!clip || clip.ms > examFacts.clipSeconds.value.atMost * 1000) return false;
  const most =
    kind === 'match' ? examFacts.optionsByKind.value.matchSpeakers : examFacts.clipSpeakers.value.atMost;
  return clip.speakers <= most;
}
