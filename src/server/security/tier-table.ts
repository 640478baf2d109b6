import type { CallName } from '#domain/calls/calls.ts';

/** Whoever may have a licence, by what they have of it now. */
export const holders = [
  'none',
  'trial',
  'plus',
  'premium',
  /** A Plus that ended a second ago, one that begins tomorrow, and one that was taken back. */
  'ended plus',
  'later plus',
  'revoked plus',
] as const;
export type Holder = (typeof holders)[number];

const fromPlus: readonly Holder[] = ['plus', 'premium'];

/** A call, and who gets further than the tier's check: `call` is a function's name and what it is asked. */
export type TierLine = {
  readonly call: CallName;
  readonly what: string;
  readonly input: object;
  readonly opens: readonly Holder[];
};

const custom = (levels: readonly string[]) => ({
  kind: 'custom',
  settings: { levels, categories: ['read'], tasks: 5, randomOrder: true, showAnswers: false, plays: 'exam' },
  requestKey: 'request-1',
});

/**
 * Each function that a tier opens, as data (Rule 6.12, Rule 1.23): `tiers.test.ts` tries every line as everybody. Functions
 * that every tier may call stand in `untiered`; one that stands in neither fails.
 */
export const tierLines: readonly TierLine[] = [
  { call: 'sittings', what: 'a custom test of A1', input: custom(['A1']), opens: fromPlus },
  { call: 'sittings', what: 'a custom test of B2', input: custom(['B2']), opens: fromPlus },
  { call: 'sittings', what: 'a custom test of C1', input: custom(['C1']), opens: ['premium'] },
  {
    call: 'sittings',
    what: 'a custom test of all levels',
    input: custom(['A1', 'B1', 'C1']),
    opens: ['premium'],
  },
  { call: 'cards', what: 'words', input: {}, opens: fromPlus },
  {
    call: 'card-reviews',
    what: 'a review',
    input: { lemmaId: 'no-such-word', rating: 'good', ms: 1, requestKey: 'request-1' },
    opens: fromPlus,
  },
];

/** What a licence has nothing to do with. */
export const untiered: readonly CallName[] = [
  ...(['answers', 'reveals', 'reviews', 'endings', 'shares', 'clip-lines'] as const),
  ...(['card-review-undos', 'demos', 'demo-endings'] as const),
  ...(['quotes', 'checkouts', 'checkout-returns', 'test-payments', 'receipts', 'withdrawals'] as const),
  ...(['feedback', 'welcome-codes', 'code-redemptions', 'mail-stops'] as const),
  ...(['guarantee', 'guarantee-claims', 'claims', 'claim-reviews'] as const),
  ...([
    'exports',
    'export-states',
    'deletions',
    'device-sessions',
    'session-endings',
    'guest-results',
  ] as const),
  ...(['recovery-codes', 'recovery-codes-left'] as const),
  ...([
    'admin-people',
    'admin-person',
    'admin-roles',
    'admin-licences',
    'admin-licence-ends',
    'admin-refunds',
  ] as const),
  ...([
    'admin-second-factors',
    'admin-codes',
    'admin-code-makings',
    'admin-code-withdrawals',
    'admin-feedback',
    'admin-audit',
  ] as const),
];

/** Tables that say who has what: no tier writes there. */
export const licenceTables = [
  'license_users',
  'license_grants',
  'license_types',
  'orders',
  'discount_codes',
  'user_roles',
  'guarantee_claims',
  'payment_events',
] as const;
