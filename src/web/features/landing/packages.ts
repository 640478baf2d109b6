import type { Category, TaskLevel } from '#domain/tasks/vocabulary.ts';

export type PackageFeature = {
  /** Key of the texts `pricing:feature.…`. */
  readonly key:
    | 'levelTest'
    | 'readListen'
    | 'write'
    | 'speak'
    | 'explanations'
    | 'aiFeedback'
    | 'teacherFeedback'
    | 'prioritySupport';
  /** Works today. What does not is marked as coming. */
  readonly open: boolean;
};

export type PackageOffer = {
  readonly key: 'free' | 'plus' | 'premium';
  /** NOK; for 30 days, except the free one, which is for ever. */
  readonly price: number;
  readonly levels: readonly TaskLevel[];
  readonly categories: readonly Category[];
  readonly features: readonly PackageFeature[];
  readonly onSale: boolean;
};

/** Categories whose tasks can be done today. */
export const openCategories: readonly Category[] = ['read', 'listen'];

/** The packages and their prices (Rule 1.20, Rule 1.21, Rule 1.22, Rule 9.1). What is `open` and `onSale` is turned on when it works. */
export const packageOffers: readonly PackageOffer[] = [
  {
    key: 'free',
    price: 0,
    levels: ['A1', 'A2'],
    categories: ['read', 'listen'],
    features: [
      { key: 'readListen', open: true },
      { key: 'levelTest', open: true },
      { key: 'explanations', open: true },
    ],
    onSale: true,
  },
  {
    key: 'plus',
    price: 99,
    levels: ['A1', 'A2', 'B1', 'B2'],
    categories: ['read', 'listen', 'write'],
    features: [
      { key: 'readListen', open: true },
      { key: 'write', open: false },
      { key: 'aiFeedback', open: false },
    ],
    onSale: false,
  },
  {
    key: 'premium',
    price: 199,
    levels: ['A1', 'A2', 'B1', 'B2', 'C1'],
    categories: ['read', 'listen', 'write', 'speak'],
    features: [
      { key: 'readListen', open: true },
      { key: 'write', open: false },
      { key: 'speak', open: false },
      { key: 'teacherFeedback', open: false },
      { key: 'prioritySupport', open: false },
    ],
    onSale: false,
  },
];
