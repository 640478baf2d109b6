import type { Analyser } from '#domain/checker/analyser.ts';
import type { CheckedSentence } from '#domain/checker/check-text.ts';
import { contentLemmas, isRelated } from './content-lemmas.ts';

/** What a task speaks of: its own words, and the model answers that it has. */
export type TaskWords = {
  readonly task: readonly CheckedSentence[];
  readonly models: readonly (readonly CheckedSentence[])[];
};

/**
 * Chosen so that no text on its subject is refused among the tuned half of the gold set (100) and the bank's own models (766),
 * each held against its task and its task's other models. Of the gold texts held against another task a fifth are told, of the models a third.
 */
const limits = {
  /** Fewer different content words say too little. */
  textWords: 20,
  /** Of a task without models. */
  taskWords: 6,
  /** Share of the text's content words that the models have too. */
  withModels: 0.15,
} as const;

/**
 * Whether a text surely speaks of something else: not one word of the task, its compounds and relatives in it, and hardly one
 * of its models. Rule 9.436. Where that is not sure, the text is judged.
 */
export function isOffTopic(
  sentences: readonly CheckedSentence[],
  { task, models }: TaskWords,
  analyser: Analyser,
): boolean {
  const said = [...contentLemmas(sentences, analyser).keys()];
  const asked = [...contentLemmas(task, analyser).keys()];
  if (said.length < limits.textWords) return false;
  if (said.some((word) => asked.some((other) => isRelated(word, other)))) return false;
  if (models.length === 0) return asked.length >= limits.taskWords;
  const known = new Set(models.flatMap((model) => [...contentLemmas(model, analyser).keys()]));
  return said.filter((word) => known.has(word)).length < limits.withModels * said.length;
}

/** Words in a row that nobody hits upon twice. */
const run = 6;
/** Share of a text's runs that stand in the models. */
const copiedShare = 0.6;

/** Whether most of a text stands in one of the task's model answers, word for word. Rule 9.436. */
export function isCopiedModel(
  sentences: readonly CheckedSentence[],
  models: readonly (readonly CheckedSentence[])[],
): boolean {
  const own = runsOf(sentences);
  if (own.length === 0) return false;
  return models.some((model) => {
    const known = new Set(runsOf(model));
    return own.filter((one) => known.has(one)).length >= copiedShare * own.length;
  });
}

/** Over the ends of sentences, which a recogniser sets as it likes. */
function runsOf(sentences: readonly CheckedSentence[]): readonly string[] {
  const words = sentences.flatMap(({ tokens }) =>
    tokens.filter(({ kind }) => kind !== 'punctuation').map(({ word }) => word),
  );
  return words.slice(run - 1).map((_, start) => words.slice(start, start + run).join(' '));
}
