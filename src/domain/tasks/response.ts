import { z } from 'zod';
import type { PublicMarkedTask } from './presentation.ts';

/** What a learner answers to a marked task, one shape per kind. Letters are those of the public task. */

const letter = z.enum(['a', 'b', 'c', 'd', 'e', 'f', 'g']);
/** One letter per item or gap in order; null for one left open. */
const letterList = z.array(letter.nullable()).max(8);

export const responseSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('choose'), letter }),
  z.strictObject({ kind: z.literal('picture'), letter }),
  z.strictObject({ kind: z.literal('true_false'), value: z.enum(['true', 'false', 'not_stated']) }),
  z.strictObject({ kind: z.literal('which_person'), letter }),
  z.strictObject({ kind: z.literal('match'), letters: letterList }),
  z.strictObject({ kind: z.literal('cloze'), letters: letterList }),
  /** One text per gap in order; empty for one left open. */
  z.strictObject({ kind: z.literal('typed_cloze'), texts: z.array(z.string().max(80)).max(8) }),
  /** The letters of all movable parts in the order the learner gives them. */
  z.strictObject({ kind: z.literal('order'), letters: z.array(letter).max(6) }),
  /** The word as it stands in the text, and which of the same words it is, counted from 0. */
  z.strictObject({
    kind: z.literal('click_word'),
    word: z.string().min(1).max(80),
    occurrence: z.number().int().min(0).max(999),
  }),
  z.strictObject({ kind: z.literal('dictation'), text: z.string().max(1000) }),
]);

export type Response = z.infer<typeof responseSchema>;

export type ReadResponse =
  | { readonly kind: 'read'; readonly response: Response }
  /** Not an answer to this task; `problem` is for the log, in English. */
  | { readonly kind: 'wrong_shape'; readonly problem: string };

/** Reads what came over the wire as an answer to this task. Nothing is marked that does not fit it. */
export function readResponse(task: PublicMarkedTask, input: unknown): ReadResponse {
  const parsed = responseSchema.safeParse(input);
  if (!parsed.success) return { kind: 'wrong_shape', problem: z.prettifyError(parsed.error) };
  const problem = misfit(task, parsed.data);
  return problem === null ? { kind: 'read', response: parsed.data } : { kind: 'wrong_shape', problem };
}

function misfit(task: PublicMarkedTask, response: Response): string | null {
  if (task.kind !== response.kind) return `an answer of kind ${response.kind} to a task of kind ${task.kind}`;
  switch (response.kind) {
    case 'choose':
    case 'picture':
      return task.kind === response.kind ? unknownLetter([response.letter], task.options) : null;
    case 'which_person':
      return task.kind === 'which_person' ? unknownLetter([response.letter], task.persons) : null;
    case 'match':
      if (task.kind !== 'match') return null;
      return wrongCount(response.letters, task.items) ?? unknownLetter(response.letters, task.options);
    case 'cloze':
      if (task.kind !== 'cloze') return null;
      return (
        wrongCount(response.letters, task.gaps) ??
        response.letters
          .map((given, gap) => unknownLetter([given], task.gaps[gap]?.options ?? []))
          .find((problem) => problem !== null) ??
        null
      );
    case 'typed_cloze':
      return task.kind === 'typed_cloze' ? wrongCount(response.texts, task.gaps) : null;
    case 'order':
      if (task.kind !== 'order') return null;
      if (new Set(response.letters).size !== response.letters.length) return 'a part is given twice';
      return wrongCount(response.letters, task.parts) ?? unknownLetter(response.letters, task.parts);
    case 'true_false':
    case 'click_word':
    case 'dictation':
      return null;
  }
}

function wrongCount(given: readonly unknown[], expected: readonly unknown[]): string | null {
  return given.length === expected.length
    ? null
    : `${given.length} answers where ${expected.length} are asked`;
}

function unknownLetter(
  given: readonly (string | null)[],
  options: readonly { readonly letter: string }[],
): string | null {
  const unknown = given.find((one) => one !== null && !options.some((option) => option.letter === one));
  return unknown === undefined ? null : `no option ${unknown}`;
}
