import { tiers } from '#domain/licences/licence.ts';
import { packageTasks, type TaskScope } from '#domain/licences/package.ts';

export type PackageFeature = {
  /** Key of the texts `pricing:feature.…`. */
  readonly key:
    | 'levelTest'
    | 'readListen'
    | 'allOfPlus'
    | 'readListenC1'
    | 'customTest'
    | 'flashcards'
    | 'guarantee'
    | 'mockTests'
    | 'write'
    | 'speak'
    | 'explanations'
    | 'aiFeedback'
    | 'teacherFeedback'
    | 'prioritySupport';
  /** Works today, or where a language model is set up. What does not is marked as coming (`useIsOpen`). */
  readonly open: boolean | 'languageModel';
};

export type PackageOffer = TaskScope & {
  readonly key: 'free' | 'plus' | 'premium';
  readonly tier: number;
  /** NOK; for 30 days, except the free one, which is for ever. */
  readonly price: number;
  readonly features: readonly PackageFeature[];
};

/**
 * The packages and their prices (Rule 1.20, Rule 1.21, Rule 1.22, Rule 9.1).
 * Rule 1.25: practice without a limit (custom tests), exam simulation (mock tests), flashcards and the guarantee stand among what
 * Plus gives. `open` is turned on when it works (decision 046).
 */
export const packageOffers: readonly PackageOffer[] = [
  {
    key: 'free',
    tier: 0,
    price: 0,
    ...packageTasks.free,
    features: [
      { key: 'readListen', open: true },
      { key: 'levelTest', open: true },
      { key: 'explanations', open: true },
    ],
  },
  {
    key: 'plus',
    tier: tiers.plus,
    price: 99,
    ...packageTasks.plus,
    features: [
      { key: 'readListen', open: true },
      { key: 'customTest', open: true },
      { key: 'flashcards', open: true },
      { key: 'guarantee', open: true },
      { key: 'mockTests', open: true },
      { key: 'write', open: true },
      { key: 'aiFeedback', open: 'languageModel' },
    ],
  },
  {
    key: 'premium',
    tier: tiers.premium,
    price: 199,
    ...packageTasks.premium,
    features: [
      { key: 'allOfPlus', open: true },
      { key: 'readListenC1', open: true },
      { key: 'speak', open: true },
      { key: 'teacherFeedback', open: true },
      { key: 'prioritySupport', open: true },
    ],
  },
];

/** Where a package is bought; whoever is signed out or has no profile yet is led there by way of both. */
export function checkoutPath(key: PackageOffer['key']): string {
  return `/app/license/checkout?package=${key}`;
}
