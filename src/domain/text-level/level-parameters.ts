/** Made by `npm run bench:level -- --fit` from the tuned half of content/gold: not by hand. */
import type { OrdinalModel } from './ordinal-model.ts';

export type EstimatedCriterion = 'structure' | 'spelling' | 'vocabulary' | 'grammar';

export const levelParameters: {
  readonly whole: OrdinalModel;
  readonly criteria: Readonly<Record<EstimatedCriterion, OrdinalModel>>;
} = {
  whole: {
    inputs: [
      { name: 'misspelling', mean: 0.1224, spread: 0.0811, weight: -0.9349 },
      { name: 'punctuation', mean: 0.0844, spread: 0.0715, weight: -0.2884 },
      { name: 'grammar', mean: 0.1189, spread: 0.0578, weight: -0.4304 },
      { name: 'wordBand', mean: 1.5576, spread: 0.3392, weight: 1.0289 },
      { name: 'longWords', mean: 0.297, spread: 0.0964, weight: 1.1613 },
      { name: 'sentenceLength', mean: 2.3257, spread: 0.419, weight: 2.6124 },
      { name: 'subordination', mean: 0.2086, spread: 0.0544, weight: 0.7136 },
      { name: 'linking', mean: 0.2143, spread: 0.1927, weight: 0.7685 },
    ],
    thresholds: [-10.1186, -5.6881, -0.056, 4.6371, 8.293],
  },
  criteria: {
    structure: {
      inputs: [
        { name: 'overall', mean: -0.0017, spread: 6.4057, weight: 2.9853 },
        { name: 'sentenceLength', mean: 2.3257, spread: 0.419, weight: 1.7859 },
        { name: 'linking', mean: 0.2143, spread: 0.1927, weight: 0.4732 },
      ],
      thresholds: [-8.3096, -4.4741, 0.5319, 4.1067, 6.5699],
    },
    spelling: {
      inputs: [
        { name: 'overall', mean: -0.0017, spread: 6.4057, weight: 3.5361 },
        { name: 'misspelling', mean: 0.1224, spread: 0.0811, weight: -1.5248 },
        { name: 'punctuation', mean: 0.0844, spread: 0.0715, weight: -0.3644 },
      ],
      thresholds: [-8.6559, -2.8876, 0.4539, 4.0685, 6.2934],
    },
    vocabulary: {
      inputs: [
        { name: 'overall', mean: -0.0017, spread: 6.4057, weight: 3.7704 },
        { name: 'wordBand', mean: 1.5576, spread: 0.3392, weight: 0.3359 },
        { name: 'longWords', mean: 0.297, spread: 0.0964, weight: 0.4751 },
      ],
      thresholds: [-7.0483, -4.1334, -0.4491, 3.46, 6.2719],
    },
    grammar: {
      inputs: [
        { name: 'overall', mean: -0.0017, spread: 6.4057, weight: 3.3411 },
        { name: 'grammar', mean: 0.1189, spread: 0.0578, weight: -0.3869 },
        { name: 'subordination', mean: 0.2086, spread: 0.0544, weight: 0.2286 },
      ],
      thresholds: [-6.4478, -2.9943, 0.9198, 3.4865, 6.5196],
    },
  },
};
