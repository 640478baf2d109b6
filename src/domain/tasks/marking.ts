import { type AlignedWord, alignWords, sameWord } from '#domain/language/alignment.ts';
import { isVariantOf } from '#domain/language/same-written-form.ts';
import { foldAnswer } from '#domain/language/words.ts';
import type { SecretMarkedTask } from './presentation.ts';
import type { Response } from './response.ts';

export interface Mark {
  /** 0 … 1. */
  readonly score: number;
  /** What the estimate counts: right or wrong. */
  readonly correct: boolean;
  /** Right or wrong for each item, gap or place, where the kind has several. */
  readonly parts?: readonly boolean[];
  /** A dictation beside its text. */
  readonly words?: readonly AlignedWord[];
}

/**
 * The least score that counts as right. Several items: three of four, four of five, but all of two or three: who has
 * understood may slip once in a long task. A dictation: one word in five may be wrong. Order: all places, since a
 * single part moved already breaks two or three of its pairs.
 */
export const correctFrom = { single: 1, severalItems: 0.75, order: 1, dictation: 0.8 } as const;

/**
 * Marks a response to a task. It must have passed `readResponse` for this task; another kind's is a broken invariant.
 * Scores: one answer 0 or 1; `match`, `cloze` and `typed_cloze` the share of right items; `order` the share of parts
 * that follow the part they should follow (the fixed first one counts as what goes before); `dictation`
 * 1 − word edits / words, not below 0. Rule 9.523: of what is typed, each right form of a word counts.
 */
export function mark(task: SecretMarkedTask, response: Response): Mark {
  switch (task.kind) {
    case 'choose':
    case 'picture':
    case 'which_person':
      if (response.kind === task.kind) return single(response.letter === task.key);
      break;
    case 'true_false':
      if (response.kind === 'true_false') return single(response.value === task.key);
      break;
    case 'match':
    case 'cloze':
      if (response.kind === task.kind)
        return items(task.key.map((key, place) => response.letters[place] === key));
      break;
    case 'typed_cloze':
      if (response.kind === 'typed_cloze') {
        return items(task.key.map((accepted, gap) => isAccepted(accepted, response.texts[gap] ?? '')));
      }
      break;
    case 'order':
      if (response.kind === 'order') return order(task.key, response.letters);
      break;
    case 'click_word':
      // The checker sees to it that the key stands once in the text, so its only occurrence is the first.
      if (response.kind === 'click_word') {
        return single(foldAnswer(response.word) === foldAnswer(task.key) && response.occurrence === 0);
      }
      break;
    case 'dictation':
      if (response.kind === 'dictation') return dictation(task.key, response.text);
      break;
  }
  throw new Error(`A response of kind ${response.kind} cannot be marked for a task of kind ${task.kind}.`);
}

function single(right: boolean): Mark {
  return { score: right ? 1 : 0, correct: right };
}

function items(parts: readonly boolean[]): Mark {
  const score = share(parts);
  return { score, correct: score >= correctFrom.severalItems, parts };
}

/** Tolerant of case, spaces around, Unicode form, final punctuation and which of two right forms is written; not of spelling. */
function isAccepted(accepted: readonly string[], written: string): boolean {
  const folded = foldAnswer(written);
  return folded !== '' && accepted.some((form) => isSameText(foldAnswer(form), folded));
}

/** Word by word the same, or another form that is as right. */
function isSameText(expected: string, written: string): boolean {
  if (expected === written) return true;
  const words = written.split(' ');
  const parts = expected.split(' ');
  return (
    parts.length === words.length &&
    parts.every((part, place) => part === words[place] || isVariantOf(part, words[place] ?? ''))
  );
}

function order(key: readonly string[], given: readonly string[]): Mark {
  const before = (list: readonly string[], place: number) => (place === 0 ? 'first' : list[place - 1]);
  const followed = key.map((part, place) => {
    const givenPlace = given.indexOf(part);
    return givenPlace >= 0 && before(given, givenPlace) === before(key, place);
  });
  const score = share(followed);
  return {
    score,
    correct: score >= correctFrom.order,
    parts: given.map((part, place) => part === key[place]),
  };
}

function dictation(text: string, written: string): Mark {
  const same = (expected: string, word: string) => sameWord(expected, word) || isVariantOf(expected, word);
  const { words, edits, length } = alignWords(text, written, same);
  const score = Math.max(0, 1 - edits / Math.max(1, length));
  // Twentieths of a word are lost in floating point: 1 − 1/5 must count as .8.
  return { score, correct: score >= correctFrom.dictation - 1e-9, words };
}

function share(parts: readonly boolean[]): number {
  return parts.filter(Boolean).length / Math.max(1, parts.length);
}
