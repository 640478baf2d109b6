import type { Analyser } from '#domain/checker/analyser.ts';
import { type Level, levels } from '#domain/levels/levels.ts';
import { type EstimatedCriterion, levelParameters } from './level-parameters.ts';
import { classProbabilities, medianClass, type OrdinalModel, scoreOf } from './ordinal-model.ts';
import { type TextMeasures, textMeasures, type WrittenText } from './text-measures.ts';

/** A level with the run of likely ones around it. */
export interface LevelRange {
  readonly level: Level;
  readonly low: Level;
  readonly high: Level;
  /** How likely the run holds the level by the model, 0 to 1. */
  readonly certainty: number;
}

export interface LevelEstimate {
  readonly whole: LevelRange;
  readonly criteria: Readonly<Record<EstimatedCriterion, LevelRange>>;
  readonly measures: TextMeasures;
}

/** The run of likely levels holds at least this much. */
const wanted = 0.9;

/** Rule 9.331: the level of a text from what padding cannot buy (decision 128). */
export function estimateLevel(text: WrittenText, analyser: Analyser): LevelEstimate {
  const measures = textMeasures(text, analyser);
  const overall = scoreOf(levelParameters.whole, measures);
  const inputs = { ...measures, overall };
  const criterion = (name: EstimatedCriterion) => levelRange(levelParameters.criteria[name], inputs);
  return {
    whole: levelRange(levelParameters.whole, measures),
    criteria: {
      structure: criterion('structure'),
      spelling: criterion('spelling'),
      vocabulary: criterion('vocabulary'),
      grammar: criterion('grammar'),
    },
    measures,
  };
}

/** The likeliest level of a score, with levels beside it until they hold nine of ten. */
export function levelRange(model: OrdinalModel, measures: Readonly<Record<string, number>>): LevelRange {
  const shares = classProbabilities(model, scoreOf(model, measures));
  const middle = medianClass(shares);
  let [low, high] = [middle, middle];
  let held = shares[middle] ?? 0;
  while (held < wanted) {
    const [below, above] = [shares[low - 1] ?? 0, shares[high + 1] ?? 0];
    if (below >= above) low -= 1;
    else high += 1;
    held += Math.max(below, above);
  }
  const at = (index: number): Level => levels[index] ?? 'Pre-A1';
  return { level: at(middle), low: at(low), high: at(high), certainty: held };
}
