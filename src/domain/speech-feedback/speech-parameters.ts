/** Made by `npm run bench:speech -- --fit` from content/gold: not by hand. */
import type { OrdinalModel } from '#domain/text-level/ordinal-model.ts';

export type SpokenCriterion = 'vocabulary' | 'grammar';

export const speechParameters: {
  readonly whole: OrdinalModel;
  readonly criteria: Readonly<Record<SpokenCriterion, OrdinalModel>>;
} = {
  whole: {
    inputs: [
      { name: 'grammar', mean: 0.112, spread: 0.0538, weight: -0.4063 },
      { name: 'wordBand', mean: 1.563, spread: 0.3427, weight: 0.6156 },
      { name: 'longWords', mean: 0.2971, spread: 0.0969, weight: 1.2492 },
      { name: 'subordination', mean: 0.2091, spread: 0.0541, weight: 1.3018 },
      { name: 'linking', mean: 0.2144, spread: 0.1928, weight: 1.316 },
    ],
    thresholds: [-6.1213, -4.0277, -0.8359, 3.1431, 5.8872],
  },
  criteria: {
    vocabulary: {
      inputs: [
        { name: 'overall', mean: 0.0005, spread: 4.1585, weight: 2.6826 },
        { name: 'wordBand', mean: 1.563, spread: 0.3427, weight: 0.2311 },
        { name: 'longWords', mean: 0.2971, spread: 0.0969, weight: 0.5249 },
      ],
      thresholds: [-5.1996, -3.3676, -0.7916, 2.7096, 5.1431],
    },
    grammar: {
      inputs: [
        { name: 'overall', mean: 0.0005, spread: 4.1585, weight: 2.5326 },
        { name: 'grammar', mean: 0.112, spread: 0.0538, weight: -0.353 },
        { name: 'subordination', mean: 0.2091, spread: 0.0541, weight: 0.3478 },
      ],
      thresholds: [-5.0827, -2.7434, 0.4805, 2.9944, 5.8723],
    },
  },
};
