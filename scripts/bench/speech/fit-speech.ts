import { type Level, levels, station } from '#domain/levels/levels.ts';
import type { EstimatedCriterion } from '#domain/text-level/level-parameters.ts';
import { scoreOf } from '#domain/text-level/ordinal-model.ts';
import type { MeasureName, TextMeasures } from '#domain/text-level/text-measures.ts';
import { crossValidate, modelSource } from '#scripts/bench/level/fit-levels.ts';
import { fitOrdinal } from '#scripts/bench/level/fit-ordinal.ts';

interface Labelled {
  readonly level: Level;
  readonly criteria: Readonly<Record<EstimatedCriterion, Level>>;
  readonly measures: TextMeasures;
}

const ridge = 1;

/** Beside the score of the whole: what speaks for the criterion itself. */
const evidence = {
  vocabulary: ['wordBand', 'longWords'],
  grammar: ['grammar', 'subordination'],
} as const satisfies Partial<Record<EstimatedCriterion, readonly MeasureName[]>>;

/** Fits the whole and two criteria from what a transcript bears; the source of the parameters' file. */
export function fitSpeech(
  texts: readonly Labelled[],
  names: readonly MeasureName[],
): { readonly source: string; readonly crossValidated: Readonly<Record<string, number>> } {
  const options = { classes: levels.length, ridge };
  const wholes = texts.map(({ level, measures }) => ({ measures, class: station(level) }));
  const whole = fitOrdinal(wholes, { ...options, names });
  const criteria = (['vocabulary', 'grammar'] as const).map((criterion) => {
    const examples = texts.map((text) => ({
      measures: { ...text.measures, overall: scoreOf(whole, text.measures) },
      class: station(text.criteria[criterion]),
    }));
    const model = fitOrdinal(examples, { ...options, names: ['overall', ...evidence[criterion]] });
    return `    ${criterion}: ${modelSource(model, '    ')},`;
  });
  const source = `/** Made by \`npm run bench:speech -- --fit\` from content/gold: not by hand. */
import type { OrdinalModel } from '#domain/text-level/ordinal-model.ts';

export type SpokenCriterion = 'vocabulary' | 'grammar';

export const speechParameters: {
  readonly whole: OrdinalModel;
  readonly criteria: Readonly<Record<SpokenCriterion, OrdinalModel>>;
} = {
  whole: ${modelSource(whole, '  ')},
  criteria: {
${criteria.join('\n')}
  },
};
`;
  return { source, crossValidated: crossValidate(wholes, { ...options, names }) };
}
