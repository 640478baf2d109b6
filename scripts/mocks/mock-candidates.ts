import { itemParametersOf } from '#domain/assessment/item-response.ts';
import type { OpenCandidate } from '#domain/mocks/assemble-open-form.ts';
import type { MockCandidate } from '#domain/mocks/exam-task.ts';
import type { BankFile } from '#domain/tasks/bank.ts';
import { choicesOf } from '#domain/tasks/choices.ts';
import { spokenSeconds } from '#domain/tasks/duration.ts';
import { guessingAsRead } from '#domain/tasks/guessing-as-read.ts';
import { isMarkedPublic, type PublicMarkedTask } from '#domain/tasks/presentation.ts';
import { readContent } from '#scripts/content/files.ts';

/** A task of the bank as mock exams choose it, with its author's difficulty and the answers in it that are marked one by one. */
export type BankCandidate = MockCandidate & { readonly difficulty: number; readonly gaps: number };

/** The checked reading and listening tasks of the content folder. Clips are as long as their scripts take to say. */
export function bankCandidates(): readonly BankCandidate[] {
  return readContent().flatMap(({ bank }) => (bank?.stimulus.status === 'checked' ? candidatesOf(bank) : []));
}

/** The checked writing and speaking tasks of the content folder. */
export function openCandidates(): readonly OpenCandidate[] {
  return readContent().flatMap(({ bank }) => (bank?.stimulus.status === 'checked' ? openOf(bank) : []));
}

function openOf({ file, tasks }: BankFile): readonly OpenCandidate[] {
  const { stimulus } = file;
  return tasks.flatMap(({ public: shown, ...task }): OpenCandidate[] => {
    if (isMarkedPublic(shown)) return [];
    const { id: taskId, stimulusId, category, level, topic } = task;
    return [
      {
        ...{ taskId, stimulusId, category, level, topic, genre: shown.genre },
        hasScene: shown.scene !== null,
        stimulus: stimulus.kind,
        speakers: stimulus.kind === 'clip' ? Object.keys(stimulus.speakers).length : 0,
        mostWords: shown.kind === 'write' ? shown.words.max : null,
      },
    ];
  });
}

function candidatesOf(bank: BankFile): readonly BankCandidate[] {
  const { stimulus } = bank.file;
  const clip =
    stimulus.kind === 'clip'
      ? {
          ms: 1000 * spokenSeconds(stimulus.script, bank.stimulus.level),
          speakers: Object.keys(stimulus.speakers).length,
        }
      : null;
  return bank.tasks.flatMap((task): BankCandidate[] => {
    if (!isMarkedPublic(task.public)) return [];
    const { id: taskId, stimulusId, category, level, kind, topic, difficulty } = task;
    const gaps = gapsOf(task.public);
    const c = guessingAsRead({ kind, level, chance: task.guessing });
    const options = c > 0 ? 1 / c : null;
    const item = itemParametersOf({ difficulty, options, gaps });
    const choices = choicesOf(task.public);
    return [{ taskId, stimulusId, category, level, kind, topic, item, choices, clip, difficulty, gaps }];
  });
}

function gapsOf(task: PublicMarkedTask): number {
  if (task.kind === 'match') return task.items.length;
  return 'gaps' in task ? task.gaps.length : 1;
}
