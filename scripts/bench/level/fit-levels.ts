import { type Level, levels, station } from '#domain/levels/levels.ts';
import type { EstimatedCriterion } from '#domain/text-level/level-parameters.ts';
import {
  classProbabilities,
  medianClass,
  type OrdinalModel,
  scoreOf,
} from '#domain/text-level/ordinal-model.ts';
import type { MeasureName, TextMeasures } from '#domain/text-level/text-measures.ts';
import { type Judged, quadraticKappa, rounded, shareWithin } from './figures.ts';
import { type Example, fitOrdinal } from './fit-ordinal.ts';

interface Labelled {
  readonly level: Level;
  readonly criteria: Readonly<Record<EstimatedCriterion, Level>>;
  readonly measures: TextMeasures;
}

const ridge = 1;

/** Beside the score of the whole text: what speaks for the criterion itself. */
const evidence: Readonly<Record<EstimatedCriterion, readonly MeasureName[]>> = {
  structure: ['sentenceLength', 'linking'],
  spelling: ['misspelling', 'punctuation'],
  vocabulary: ['wordBand', 'longWords'],
  grammar: ['grammar', 'subordination'],
};

/** Fits the whole and each criterion; the source of the parameters' file, and how it does on tenths that it has not seen. */
export function fitLevels(
  texts: readonly Labelled[],
  names: readonly MeasureName[],
): { readonly source: string; readonly crossValidated: Readonly<Record<string, number>> } {
  const options = { classes: levels.length, ridge };
  const wholes = texts.map(({ level, measures }) => ({ measures, class: station(level) }));
  const whole = fitOrdinal(wholes, { ...options, names });
  const criteria = Object.fromEntries(
    Object.entries(evidence).map(([criterion, own]) => {
      const examples = texts.map((text) => ({
        measures: { ...text.measures, overall: scoreOf(whole, text.measures) },
        class: station(text.criteria[criterion as EstimatedCriterion]),
      }));
      return [criterion, fitOrdinal(examples, { ...options, names: ['overall', ...own] })];
    }),
  );
  return { source: sourceOf(whole, criteria), crossValidated: crossValidate(wholes, { ...options, names }) };
}

/** How a model of these measures does on tenths that it has not seen. */
export function crossValidate(
  examples: readonly Example[],
  options: Parameters<typeof fitOrdinal>[1],
): Readonly<Record<string, number>> {
  const folds = 10;
  // In the order of levels, so that each tenth has some of all.
  const inOrder = examples.toSorted((one, other) => one.class - other.class);
  const judged: Judged[] = [];
  for (let fold = 0; fold < folds; fold += 1) {
    const model = fitOrdinal(
      inOrder.filter((_, index) => index % folds !== fold),
      options,
    );
    for (const { measures, class: label } of inOrder.filter((_, index) => index % folds === fold)) {
      judged.push({ label, estimate: medianClass(classProbabilities(model, scoreOf(model, measures))) });
    }
  }
  return {
    kappa: rounded(quadraticKappa(judged)),
    accuracy: rounded(shareWithin(judged, 0)),
    withinOne: rounded(shareWithin(judged, 1)),
  };
}

function sourceOf(whole: OrdinalModel, criteria: Readonly<Record<string, OrdinalModel>>): string {
  return `/** Made by \`npm run bench:level -- --fit\` from the tuned half of content/gold: not by hand. */
import type { OrdinalModel } from './ordinal-model.ts';

export type EstimatedCriterion = 'structure' | 'spelling' | 'vocabulary' | 'grammar';

export const levelParameters: {
  readonly whole: OrdinalModel;
  readonly criteria: Readonly<Record<EstimatedCriterion, OrdinalModel>>;
} = {
  whole: ${modelSource(whole, '  ')},
  criteria: {
${Object.entries(criteria)
  .map(([name, model]) => `    ${name}: ${modelSource(model, '    ')},`)
  .join('\n')}
  },
};
`;
}

/** A model as TypeScript. */
export function modelSource({ inputs, thresholds }: OrdinalModel, indent: string): string {
  const rows = inputs.map(
    ({ name, mean, spread, weight }) =>
      `${indent}    { name: '${name}', mean: ${mean}, spread: ${spread}, weight: ${weight} },`,
  );
  return `{\n${indent}  inputs: [\n${rows.join('\n')}\n${indent}  ],\n${indent}  thresholds: [${thresholds.join(', ')}],\n${indent}}`;
}
