import type { Analyser } from '#domain/checker/analyser.ts';
import { type CheckedSentence, checkSentences } from '#domain/checker/check-text.ts';
import { isInstruction } from './screening.ts';
import type { WrittenText } from './text-measures.ts';

/** A text beside its task. Sentences that tell the rater what to do are left out of what counts. */
export interface ReadText {
  readonly all: readonly CheckedSentence[];
  readonly counted: WrittenText;
  readonly instructions: number;
}

export function readWrittenText(
  of: { readonly text: string; readonly task: string; readonly models?: readonly string[] | undefined },
  analyser: Analyser,
): ReadText {
  const { text, task, models = [] } = of;
  const all = checkSentences(text, analyser);
  const own = all.filter(
    ({ tokens }) => !isInstruction(text.slice(tokens[0]?.start ?? 0, tokens.at(-1)?.end ?? 0)),
  );
  return {
    all,
    counted: {
      sentences: own,
      task: checkSentences(task, analyser),
      models: models.map((model) => checkSentences(model, analyser)),
    },
    instructions: all.length - own.length,
  };
}
