import type { FunctionName } from '#domain/functions/functions.ts';
import { tiers } from '#domain/licences/licence.ts';
import { bodies } from './role-table.ts';

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

/**
 * A call, and who gets further than the tier's check: `call` is a function's name and what it is asked. `opens` is left
 * out where the function's definition names the tier.
 */
export type TierLine = {
  readonly call: FunctionName;
  readonly what: string;
  readonly input: object;
  readonly opens?: readonly Holder[];
};

/** The tier that counts for each of them now. */
export const tierNow: Readonly<Record<Holder, number>> = {
  ...{ none: 0, trial: tiers.trial, plus: tiers.plus, premium: tiers.premium },
  ...{ 'ended plus': 0, 'later plus': 0, 'revoked plus': 0 },
};

const nothing = '00000000-0000-4000-8000-00000000000a';

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
  {
    call: 'offline-rounds',
    what: 'a round of B2 for offline',
    input: { level: 'B2', category: 'read', requestKey: 'request-2' },
    opens: fromPlus,
  },
  { call: 'cafe-sessions', what: 'sessions of the language café', input: {} },
  { call: 'cafe-session', what: 'a session', input: { sessionId: nothing } },
  {
    call: 'cafe-sign-ups',
    what: 'a seat in a session',
    input: { kind: 'join', sessionId: nothing },
    opens: fromPlus,
  },
  { call: 'cards', what: 'words', input: {} },
  { call: 'card-statistics', what: 'statistics of words', input: {} },
  {
    call: 'mock-starts',
    what: 'a part of a mock exam',
    input: { part: 'read', examId: null, parts: ['read'], requestKey: 'request-1' },
  },
  {
    call: 'teacher-requests',
    what: 'a text to a teacher',
    input: {
      ...{ kind: 'send', submissionId: '00000000-0000-4000-8000-00000000000a' },
      ...{ name: '', question: '', language: 'en' },
    },
    opens: ['premium'],
  },
  {
    call: 'card-reviews',
    what: 'a review',
    input: { cardId: 'word:no-such-word:meaning', rating: 'good', ms: 1, requestKey: 'request-1' },
  },
  { call: 'decks', what: 'decks', input: {} },
  { call: 'deck', what: 'a deck', input: { deckId: nothing } },
  { call: 'deck-words', what: 'a topic', input: { level: 'A1', topic: 'home' } },
  { call: 'deck-changes', what: 'a change', input: { kind: 'rename', deckId: nothing, name: 'A name' } },
  { call: 'note-changes', what: 'a card', input: { kind: 'delete', noteId: nothing, deleted: true } },
  { call: 'word-proofs', what: 'proofs', input: { level: 'A1', topic: 'home' } },
  { call: 'proved-words', what: 'a proof', input: { lemmaId: 'no-such-word', meaning: 'house' } },
  { call: 'met-words', what: 'words of texts', input: {} },
  { call: 'deck-shares', what: 'a link', input: bodies['deck-shares'] },
  { call: 'deck-copies', what: 'a copy', input: bodies['deck-copies'] },
  { call: 'deck-uploads', what: 'an upload', input: bodies['deck-uploads'] },
  { call: 'deck-previews', what: 'a preview', input: bodies['deck-previews'] },
  { call: 'deck-imports', what: 'an import', input: bodies['deck-imports'] },
  { call: 'deck-exports', what: 'an export', input: bodies['deck-exports'] },
];

/**
 * What a licence has nothing to do with, each with an input of the right form: a wrong one would be refused before anybody
 * looked at the licence.
 */
export const untiered: Readonly<Partial<Record<FunctionName, object>>> = {
  answers: { sittingId: nothing, position: 1, taskId: 'no-such-task', response: null },
  reveals: { sittingId: nothing, position: 1, taskId: 'no-such-task' },
  reviews: { sittingId: nothing },
  completions: { sittingId: nothing, status: 'aborted' },
  'task-reports': { sittingId: nothing, taskId: 'no-such-task', reason: 'other', locale: 'en-GB' },
  shares: { sittingId: nothing },
  'mock-states': { partId: nothing },
  'mock-answers': { partId: nothing, position: 1, taskId: 'no-such-task', response: null },
  'mock-stages': { partId: nothing, stage: 1 },
  'mock-choices': { partId: nothing, position: 1 },
  'mock-endings': { partId: nothing },
  'mock-reviews': { partId: nothing },
  'clip-lines': { sittingId: nothing, position: 1 },
  drafts: { sittingId: nothing, position: 1, taskId: 'no-such-task', revision: 0, text: 'En tekst' },
  submissions: {
    ...{
      kind: 'write',
      sittingId: nothing,
      position: 1,
      taskId: 'no-such-task',
      revision: 0,
      text: 'En tekst',
    },
  },
  assessments: { sittingId: nothing },
  'recording-starts': { sittingId: nothing, position: 1, taskId: 'no-such-task', begunMsAgo: 0 },
  'recording-uploads': {
    sittingId: nothing,
    position: 1,
    taskId: 'no-such-task',
    type: 'audio/webm',
    name: null,
  },
  'recorded-answers': {
    ...{
      sittingId: nothing,
      position: 1,
      taskId: 'no-such-task',
      name: null,
      heardLines: [],
      transcript: null,
    },
  },
  'partner-lines': { sittingId: nothing, position: 1, taskId: 'no-such-task', line: 1 },
  'recording-deletions': { submissionId: nothing },
  'teacher-answers': { sittingId: nothing },
  'second-versions': { sittingId: nothing, position: 1, taskId: 'no-such-task', text: 'En tekst' },
  'model-agreements': {},
  'assessment-retries': { sittingId: nothing, position: 1, taskId: 'no-such-task' },
  'card-review-undos': { requestKey: 'request-of-a-test' },
  'card-holds': { cardId: 'word:no-such-word:meaning', hold: 'none' },
  'story-answers': {
    ...{ slug: 'no-such-story', level: 'A2' },
    answers: [{ question: 'one', response: null }],
  },
  'word-lookups': { word: 'hus' },
  'shared-decks': { token: 'no-such-token-at-all' },
  readiness: {},
  'kept-words': { lemmaId: 'no-such-word', keep: false },
  demos: { locale: 'en-GB' },
  'demo-endings': {},

  quotes: { tier: 11 },
  'checkout-returns': { orderId: nothing },
  'test-payments': { checkoutId: 'no-such-checkout', outcome: 'paid' },
  receipts: { orderId: nothing },
  withdrawals: { orderId: nothing },
  feedback: { text: 'A text', locale: 'en-GB', requestKey: 'request-of-a-test' },
  'contact-messages': {
    ...{ topic: 'other', text: 'A text', email: 'somebody@example.no', locale: 'en-GB' },
    ...{ requestKey: 'request-of-a-test', ms: 60_000 },
  },
  'community-views': { postId: nothing },
  'welcome-codes': { email: 'somebody@example.no', locale: 'en-GB' },
  unsubscribes: { token: 'no-such-token' },
  guarantee: {},

  'export-states': {},
  'device-sessions': {},
  'push-devices': {},
  'push-subscriptions': { endpoint: 'no address', p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) },
  'session-revocations': { sessionId: nothing },
  'guest-results': { guestToken: 'no-token-of-a-guest-at-all' },
  'recovery-codes-left': {},

  ...theirOwn(
    ...(['checkouts', 'code-redemptions', 'claims', 'claim-reviews'] as const),
    ...(['exports', 'deletions', 'recovery-codes'] as const),
    ...([
      'admin-people',
      'admin-person',
      'admin-roles',
      'admin-licences',
      'admin-licence-revocations',
    ] as const),
    ...(['admin-refunds', 'admin-payments', 'admin-settlements'] as const),
    ...(['admin-second-factors', 'admin-sessions', 'admin-codes', 'admin-code-batches'] as const),
    ...(['admin-code-withdrawals', 'admin-feedback', 'admin-visits', 'admin-audit'] as const),
    ...(['admin-messages', 'admin-message-changes'] as const),
    ...(['admin-tasks', 'admin-task', 'admin-task-changes'] as const),
    ...(['desk-stories', 'desk-story', 'desk-drafts', 'desk-saves', 'desk-checks'] as const),
    ...(['desk-words', 'desk-suggestions', 'desk-feeds', 'desk-changes', 'desk-previews'] as const),
    ...(['desk-articles', 'desk-article', 'desk-article-drafts', 'desk-article-saves'] as const),
    ...(['desk-article-checks', 'desk-article-changes', 'desk-article-previews'] as const),
    ...(['admin-jobs', 'admin-job-retries', 'admin-job-removals'] as const),
    ...([
      ...(['community-posts', 'community-comments', 'community-votes', 'community-follows'] as const),
      ...(['community-blocks', 'community-attachments'] as const),
      ...(['community-previews', 'community-reports', 'community-report-list'] as const),
      ...(['community-moderation', 'community-acceptances'] as const),
    ] as const),
    ...(['host-sessions', 'host-session', 'host-changes'] as const),
    ...(['teacher-queue', 'teacher-work', 'teacher-reviews'] as const),
    ...(['teacher-voices', 'teacher-sounds', 'teacher-phrases'] as const),
  ),
};

/** With the inputs that the table of roles has for them. */
function theirOwn(...names: readonly (keyof typeof bodies)[]): Partial<Record<FunctionName, object>> {
  return Object.fromEntries(names.map((name) => [name, bodies[name]]));
}

/** What asks for the package of another day, the real test's: `guarantee.test.ts` tries those. */
export const tieredByAnotherDay: readonly FunctionName[] = ['guarantee-claims'];

/** Tables that say who has what, and in each the change that would be worth something: no tier writes there. */
export const licenceTables = [
  { table: 'license_users', owner: 'user_id', column: 'tier', worth: 12 },
  { table: 'license_grants', owner: 'user_id', column: 'tier', worth: 12 },
  { table: 'license_types', owner: null, column: 'tier', worth: 12 },
  { table: 'orders', owner: 'user_id', column: 'status', worth: 'paid' },
  { table: 'discount_codes', owner: null, column: 'trial_days', worth: 366 },
  { table: 'user_roles', owner: 'user_id', column: 'role', worth: 'admin' },
  { table: 'guarantee_claims', owner: 'user_id', column: 'status', worth: 'accepted' },
  { table: 'payment_events', owner: null, column: 'kind', worth: 'paid' },
] as const;
