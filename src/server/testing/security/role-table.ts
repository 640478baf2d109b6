import type { Role } from '#domain/access/roles.ts';
import type { CallName } from '#domain/calls/calls.ts';

/** Everybody who may come to a function's door. A learner is somebody with an account and no role. */
export const callers = [
  'visitor',
  'anonymous',
  'learner',
  'teacher',
  'moderator',
  'editor',
  'admin',
] as const;
export type Caller = (typeof callers)[number];

/**
 * `everybody`: without a session too. `session`: any session, a guest's too. `account`: an account of one's own. Roles: whoever has
 * one of them.
 */
export type Reach = 'everybody' | 'session' | 'account' | readonly Role[];

export type Door = {
  readonly who: Reach;
  /** Where the function reads its input before it asks who it is: one of the right form. */
  readonly body?: object;
};

const nobody = '00000000-0000-4000-8000-00000000000a';
const admins = ['admin'] as const;
const reviewers = ['moderator', 'admin'] as const;
const reason = 'A reason';
const requestKey = 'request-of-a-test';

/** Who may call which function: `role-table.test.ts` tries each line by everybody, and the compiler asks for one of each function. Rule 6.15. */
export const doors: Readonly<Record<CallName, Door>> = {
  sittings: { who: 'session' },
  answers: { who: 'session' },
  reveals: { who: 'session' },
  reviews: { who: 'session' },
  endings: { who: 'session' },
  shares: { who: 'session' },
  'clip-lines': { who: 'session' },
  cards: { who: 'session' },
  'card-reviews': { who: 'session' },
  'card-review-undos': { who: 'session' },

  exports: { who: 'account', body: { locale: 'en-GB' } },
  'export-states': { who: 'session' },
  deletions: { who: 'account', body: { asked: false, locale: 'en-GB' } },
  'recovery-codes': { who: 'session', body: {} },
  'recovery-codes-left': { who: 'session' },
  'device-sessions': { who: 'session' },
  'session-endings': { who: 'session' },
  'guest-results': { who: 'session' },
  demos: { who: 'everybody' },
  'demo-endings': { who: 'session' },
  feedback: { who: 'session' },

  quotes: { who: 'session' },
  checkouts: {
    who: 'account',
    body: { tier: 11, acceptedTerms: true, acceptedWithdrawal: true, locale: 'en-GB', requestKey },
  },
  'checkout-returns': { who: 'session' },
  'test-payments': { who: 'session' },
  receipts: { who: 'session' },
  withdrawals: { who: 'session' },
  'welcome-codes': { who: 'everybody' },
  'code-redemptions': { who: 'account', body: { code: 'BEST-2222-2222' } },
  'mail-stops': { who: 'everybody' },

  guarantee: { who: 'session' },
  'guarantee-claims': {
    who: 'account',
    body: { testDate: '2026-11-01', testLevel: 'B1', failedParts: ['read'], proofName: 'a.pdf' },
  },
  claims: { who: reviewers, body: {} },
  'claim-reviews': { who: reviewers, body: { claimId: nobody, decision: 'accepted' } },

  'admin-people': { who: admins, body: {} },
  'admin-person': { who: admins, body: { userId: nobody } },
  'admin-roles': { who: admins, body: { userId: nobody, role: 'teacher', given: true } },
  'admin-licences': { who: admins, body: { userId: nobody, tier: 12, days: 30, reason, requestKey } },
  'admin-licence-ends': { who: admins, body: { grantId: nobody, reason } },
  'admin-refunds': { who: admins, body: { orderId: nobody, reason } },
  'admin-payments': { who: admins, body: {} },
  'admin-settlements': { who: admins, body: { orderId: nobody, amountOre: 100, reason } },
  'admin-second-factors': { who: admins, body: { userId: nobody, reason } },
  'admin-codes': { who: admins, body: {} },
  'admin-code-makings': { who: admins, body: { count: 1, percentOff: 20, note: 'A test', requestKey } },
  'admin-code-withdrawals': { who: admins, body: { code: 'BEST-2222-2222', reason } },
  'admin-feedback': { who: admins, body: {} },
  'admin-audit': { who: admins, body: {} },
};
