/** Made by `npm run bench:level -- --fit` from the tuned half of content/gold: not by hand. */
import type { OrdinalModel } from './ordinal-model.ts';

export type EstimatedCriterion = 'structure' | 'spelling' | 'vocabulary' | 'grammar';

export const levelParameters: {
  readonly whole: OrdinalModel;
  readonly criteria: Readonly<Record<EstimatedCriterion, OrdinalModel>>;
} = {
  whole: {
    inputs: [
      { name: 'misspelling', mean: 0.1225, spread: 0.0811, weight: -0.912 },
      { name: 'punctuation', mean: 0.0844, spread: 0.0715, weight: -0.304 },
      { name: 'grammar', mean: 0.119, spread: 0.0577, weight: -0.4107 },
      { name: 'wordBand', mean: 1.5594, spread: 0.3421, weight: 1.0059 },
      { name: 'longWords', mean: 0.2974, spread: 0.0966, weight: 1.1674 },
      { name: 'sentenceLength', mean: 2.3286, spread: 0.4208, weight: 2.6565 },
      { name: 'subordination', mean: 0.2089, spread: 0.0547, weight: 0.7444 },
      { name: 'linking', mean: 0.2147, spread: 0.1931, weight: 0.7613 },
    ],
    thresholds: [-10.1934, -5.728, -0.0438, 4.6895, 8.3346],
  },
  criteria: {
    structure: {
      inputs: [
        { name: 'overall', mean: -0.0016, spread: 6.447, weight: 2.9676 },
        { name: 'sentenceLength', mean: 2.3286, spread: 0.4208, weight: 1.8572 },
        { name: 'linking', mean: 0.2147, spread: 0.1931, weight: 0.4853 },
      ],
      thresholds: [-8.4144, -4.532, 0.5549, 4.1641, 6.6392],
    },
    spelling: {
      inputs: [
        { name: 'overall', mean: -0.0016, spread: 6.447, weight: 3.5439 },
        { name: 'misspelling', mean: 0.1225, spread: 0.0811, weight: -1.5227 },
        { name: 'punctuation', mean: 0.0844, spread: 0.0715, weight: -0.3657 },
      ],
      thresholds: [-8.6726, -2.8931, 0.4562, 4.086, 6.3013],
    },
    vocabulary: {
      inputs: [
        { name: 'overall', mean: -0.0016, spread: 6.447, weight: 3.7891 },
        { name: 'wordBand', mean: 1.5594, spread: 0.3421, weight: 0.3348 },
        { name: 'longWords', mean: 0.2974, spread: 0.0966, weight: 0.481 },
      ],
      thresholds: [-7.0862, -4.1558, -0.4472, 3.4886, 6.2961],
    },
    grammar: {
      inputs: [
        { name: 'overall', mean: -0.0016, spread: 6.447, weight: 3.371 },
        { name: 'grammar', mean: 0.119, spread: 0.0577, weight: -0.3803 },
        { name: 'subordination', mean: 0.2089, spread: 0.0547, weight: 0.2406 },
      ],
      thresholds: [-6.4979, -3.0212, 0.9348, 3.5189, 6.5526],
    },
  },
};
