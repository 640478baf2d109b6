import type { Analyser } from '#domain/checker/analyser.ts';
import { type LevelRange, levelRange } from '#domain/text-level/estimate-level.ts';
import { scoreOf } from '#domain/text-level/ordinal-model.ts';
import { type MeasureName, textMeasures, type WrittenText } from '#domain/text-level/text-measures.ts';
import { type SpokenCriterion, speechParameters } from './speech-parameters.ts';

/**
 * What of a text's measures a transcript bears: nothing of spelling, marks and the length of sentences, which are the
 * recogniser's.
 */
export const spokenMeasureNames: readonly MeasureName[] = [
  ...(['grammar', 'wordBand', 'longWords', 'subordination', 'linking'] as const),
];

/** Rule 9.433: the level of what was said, by its words alone (decision 145). */
export function estimateSpokenLevel(
  text: WrittenText,
  analyser: Analyser,
): { readonly whole: LevelRange; readonly criteria: Readonly<Record<SpokenCriterion, LevelRange>> } {
  const measures = textMeasures(text, analyser);
  const inputs = { ...measures, overall: scoreOf(speechParameters.whole, measures) };
  return {
    whole: levelRange(speechParameters.whole, measures),
    criteria: {
      vocabulary: levelRange(speechParameters.criteria.vocabulary, inputs),
      grammar: levelRange(speechParameters.criteria.grammar, inputs),
    },
  };
}
