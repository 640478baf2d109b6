import { examFacts } from '#domain/exam/facts.ts';
import type { TaskLevel } from '#domain/levels/levels.ts';

/** The tests of writing and speaking that one chooses from by level. */
export const chosenTests = examFacts.chosenTests.value;
export type ChosenTest = (typeof chosenTests)[number];

/** One task of a part that is judged and not marked: what the bank may give for it. */
export type OpenSlot = {
  readonly category: 'write' | 'speak';
  /** Kinds of the bank, the fittest first. */
  readonly genres: readonly string[];
  /** Levels of the bank, the fittest first. */
  readonly levels: readonly TaskLevel[];
  /** So many are offered, and one of them is taken. */
  readonly offered: number;
  /** Asks at least for so many words; 0 where the exam says nothing. */
  readonly leastWords: number;
  /** What it stands on: a picture, something heard, something read; null for nothing. */
  readonly stands: 'picture' | 'clip' | 'texts' | null;
};

export type OpenBlueprint = {
  /** From the first to the last of the exam's minutes for it. */
  readonly minutes: { readonly from: number; readonly to: number };
  readonly slots: readonly OpenSlot[];
};

const { writingMinutes, writingWords, speakingMinutes, c1ListeningWriting, c1ReadingSpeaking } = examFacts;

/** Rule 9.301: the writing part of each chosen test, task by task as `writingTasks` has them. */
export const writingBlueprints: Readonly<Record<ChosenTest, OpenBlueprint>> = {
  'A1–A2': {
    minutes: exactly(writingMinutes.value['A1–A2']),
    slots: [
      write({ genres: ['message'], levels: ['A1', 'A2'] }),
      write({ genres: ['describe_scene'], levels: ['A1', 'A2'], stands: 'picture' }),
      write({ genres: ['narrate', 'opinion'], levels: ['A2', 'A1'] }),
    ],
  },
  'A2–B1': {
    minutes: exactly(writingMinutes.value['A2–B1']),
    slots: [
      write({ genres: ['describe_scene'], levels: ['A2', 'B1'], stands: 'picture' }),
      write({ genres: ['narrate'], levels: ['A2', 'B1'] }),
      write({
        genres: ['opinion', 'message'],
        levels: ['B1'],
        leastWords: writingWords.value['A2–B1'].atLeast,
      }),
    ],
  },
  'B1–B2': {
    minutes: exactly(writingMinutes.value['B1–B2']),
    slots: [
      write({ genres: ['message', 'opinion'], levels: ['B1', 'B2'] }),
      write({ genres: ['argue'], levels: ['B2'], offered: 2, leastWords: writingWords.value['B1–B2'].from }),
    ],
  },
};

/** Rule 9.301: the speaking part of each chosen test, task by task as `speakingTasks` has them. */
export const speakingBlueprints: Readonly<Record<ChosenTest, OpenBlueprint>> = {
  'A1–A2': {
    minutes: speakingMinutes.value,
    slots: [
      speak({ genres: ['introduce'], levels: ['A1', 'A2'] }),
      speak({ genres: ['describe_scene'], levels: ['A1', 'A2'], stands: 'picture' }),
      speak({ genres: ['discuss', 'role_play'], levels: ['A1', 'A2'] }),
      speak({ genres: ['tell'], levels: ['A2', 'A1'] }),
    ],
  },
  'A2–B1': {
    minutes: speakingMinutes.value,
    slots: [
      speak({ genres: ['opinion', 'tell'], levels: ['A2', 'B1'] }),
      speak({ genres: ['discuss'], levels: ['B1', 'A2'] }),
      speak({ genres: ['opinion'], levels: ['B1'] }),
    ],
  },
  'B1–B2': {
    minutes: speakingMinutes.value,
    slots: [
      speak({ genres: ['opinion'], levels: ['B1', 'B2'] }),
      speak({ genres: ['discuss'], levels: ['B2', 'B1'] }),
      speak({ genres: ['opinion'], levels: ['B2'] }),
    ],
  },
};

/** Rule 9.301: the two integrated parts of C1. */
export const c1Blueprints: Readonly<Record<'listening and writing' | 'reading and speaking', OpenBlueprint>> =
  {
    'listening and writing': {
      minutes: exactly(c1ListeningWriting.value.minutes),
      slots: [
        write({ genres: ['summarise'], levels: ['C1'], stands: 'clip' }),
        write({
          genres: ['argue', 'opinion'],
          levels: ['C1'],
          offered: c1ListeningWriting.value.writingTasksToChooseFrom,
        }),
      ],
    },
    'reading and speaking': {
      minutes: c1ReadingSpeaking.value.minutes,
      slots: [
        speak({ genres: ['summarise'], levels: ['C1'], stands: 'texts' }),
        speak({ genres: ['opinion'], levels: ['C1'] }),
      ],
    },
  };

/** Rule 9.301: the highest level that writing of a chosen test can give: its upper one. */
export function writingCeiling(test: ChosenTest): string {
  return test.slice(test.indexOf('–') + 1);
}

function exactly(minutes: number): OpenBlueprint['minutes'] {
  return { from: minutes, to: minutes };
}

type SlotOf = Pick<OpenSlot, 'genres' | 'levels'> & Partial<OpenSlot>;

function write(slot: SlotOf): OpenSlot {
  return { category: 'write', offered: 1, leastWords: 0, stands: null, ...slot };
}

function speak(slot: SlotOf): OpenSlot {
  return { category: 'speak', offered: 1, leastWords: 0, stands: null, ...slot };
}
