import type { SittingTask } from '#web/features/sitting-data/sitting-data.ts';

/** One place of a task where something was answered: what the learner gave beside what is right. */
export type AnswerPair = {
  /** What is asked at this place, where a task has several: an item's text. */
  readonly item: string | null;
  /** Number of the gap, from 1, where the task has several. */
  readonly gap: number | null;
  /** Null: left open. */
  readonly own: string | null;
  readonly right: string;
  readonly isRight: boolean;
};

/** Words for what has no text of its own in the task. */
export type TruthWords = Readonly<Record<'true' | 'false' | 'not_stated', string>>;

/** Most pairs that an example shows; the whole task has them all. */
const mostPairs = 3;

/**
 * What the learner answered beside the key, in words; of pictures, their scenes. Of tasks with several places the wrong ones first, at most
 * three; the first alone where nothing was answered. Empty before the answer.
 */
export function answerPairs(task: SittingTask, truth: TruthWords): readonly AnswerPair[] {
  const pairs = allPairs(task, truth);
  // Left open as a whole: one line says it.
  if (pairs.every((pair) => pair.own === null)) return pairs.slice(0, 1);
  return [...pairs.filter((pair) => !pair.isRight), ...pairs.filter((pair) => pair.isRight)].slice(
    0,
    mostPairs,
  );
}

function allPairs(task: SittingTask, truth: TruthWords): readonly AnswerPair[] {
  const shown = task.task;
  const secret = task.review?.secret;
  // A shown key was looked at, not answered.
  const response = task.shown ? null : task.response;
  if (!secret) return [];
  switch (secret.kind) {
    case 'choose': {
      if (shown.kind !== 'choose') return [];
      const own = response?.kind === 'choose' ? textOf(shown.options, response.letter) : null;
      return [single(own, textOf(shown.options, secret.key))];
    }
    case 'which_person': {
      if (shown.kind !== 'which_person') return [];
      const persons = shown.persons.map(({ letter, name }) => ({ letter, text: name }));
      const own = response?.kind === 'which_person' ? textOf(persons, response.letter) : null;
      return [single(own, textOf(persons, secret.key))];
    }
    case 'picture': {
      if (shown.kind !== 'picture') return [];
      const scenes = shown.options.map(({ letter, scene }) => ({ letter, text: scene }));
      const own = response?.kind === 'picture' ? textOf(scenes, response.letter) : null;
      return [single(own, textOf(scenes, secret.key))];
    }
    case 'true_false': {
      const own = response?.kind === 'true_false' ? truth[response.value] : null;
      return [single(own, truth[secret.key])];
    }
    case 'click_word': {
      const own = response?.kind === 'click_word' ? response.word : null;
      const isRight = task.review?.mark?.correct ?? false;
      return [{ ...single(own, secret.key), isRight }];
    }
    case 'dictation': {
      const own = response?.kind === 'dictation' ? response.text : null;
      return [{ ...single(own, secret.key), isRight: task.review?.mark?.score === 1 }];
    }
    case 'match': {
      if (shown.kind !== 'match') return [];
      const letters = response?.kind === 'match' ? response.letters : [];
      return secret.key.map((key, place) => ({
        ...single(openOr(shown.options, letters[place]), textOf(shown.options, key)),
        item: shown.items[place] ?? null,
      }));
    }
    case 'cloze': {
      if (shown.kind !== 'cloze') return [];
      const letters = response?.kind === 'cloze' ? response.letters : [];
      return secret.key.map((key, gap) => {
        const options = shown.gaps[gap]?.options ?? [];
        return numbered({
          pair: single(openOr(options, letters[gap]), textOf(options, key)),
          place: gap,
          places: secret.key.length,
        });
      });
    }
    case 'typed_cloze': {
      const texts = response?.kind === 'typed_cloze' ? response.texts : [];
      return secret.key.map((accepted, gap) => {
        const isRight = task.review?.mark?.parts?.[gap] ?? false;
        const pair = { ...single(texts[gap] || null, accepted[0] ?? ''), isRight };
        return numbered({ pair, place: gap, places: secret.key.length });
      });
    }
    case 'order': {
      if (shown.kind !== 'order') return [];
      const given = response?.kind === 'order' ? response.letters : [];
      return secret.key.map((key, place) =>
        // The first part stands in its place, so the learner's first is the second.
        numbered({
          pair: single(openOr(shown.parts, given[place]), textOf(shown.parts, key)),
          place: place + 1,
          places: Infinity,
        }),
      );
    }
  }
}

type Options = readonly { readonly letter: string; readonly text: string }[];

function textOf(options: Options, letter: string): string {
  return options.find((option) => option.letter === letter)?.text ?? letter;
}

function openOr(options: Options, letter: string | null | undefined): string | null {
  return letter ? textOf(options, letter) : null;
}

function single(own: string | null, right: string): AnswerPair {
  return { item: null, gap: null, own, right, isRight: own === right };
}

/** A place counted from 0 gets its number where the task has several. */
function numbered({
  pair,
  place,
  places,
}: {
  readonly pair: AnswerPair;
  readonly place: number;
  readonly places: number;
}): AnswerPair {
  return places > 1 ? { ...pair, gap: place + 1 } : pair;
}
