import { may } from '#domain/access/permissions.ts';
import type { Role } from '#domain/access/roles.ts';
import type { FunctionName } from '#domain/functions/functions.ts';
import { emptyArticle } from '#domain/reading/article-draft.ts';
import { emptyDraft } from '#domain/reading/story-draft.ts';
import { productFunctions } from '#server/api/product-functions.ts';
import type { ServerFunction } from '#server/functions/define-function.ts';

/** Everybody who may come to a function. A learner is somebody with an account and no role. */
export const callers = [
  'visitor',
  'anonymous',
  'learner',
  'teacher',
  'host',
  'moderator',
  'editor',
  'admin',
] as const;
export type Caller = (typeof callers)[number];

/** The product's definitions, each of which says who may call it. They are read, none is called: no parts are needed. */
export const definitions = productFunctions({} as Parameters<typeof productFunctions>[0]);

/** Who may call, as the definition says. Rule 6.15. */
export function mayCall({ access }: Pick<ServerFunction, 'access'>, caller: Caller): boolean {
  if (access === 'everyone') return true;
  if (access === 'session') return caller !== 'visitor';
  if (access === 'account') return caller !== 'visitor' && caller !== 'anonymous';
  return may([caller satisfies Caller | Role], access.permission);
}

const nobody = '00000000-0000-4000-8000-00000000000a';
const reason = 'A reason';
const ownStory = { kind: 'written', title: '', url: '', text: '' } as const;
const requestKey = 'request-of-a-test';

/** Input of the right form, for functions that ask for an account or a permission and need some. */
export const bodies = {
  exports: { locale: 'en-GB' },
  deletions: { asked: false, locale: 'en-GB' },
  'recovery-codes': {},
  checkouts: { tier: 11, acceptedTerms: true, acceptedWithdrawal: true, locale: 'en-GB', requestKey },
  'code-redemptions': { code: 'BEST-2222-2222' },
  'deck-shares': { deckId: nobody, shared: true, shownName: null },
  'deck-copies': { token: 'no-such-token-at-all', requestKey },
  'deck-uploads': { type: 'package' },
  'deck-previews': { name: 'nobody/a.apkg', delimiter: null },
  'deck-imports': { name: 'nobody/a.apkg', requestKey, table: null },
  'deck-exports': { deckId: nobody, format: 'table' },
  claims: {},
  'claim-reviews': { claimId: nobody, decision: 'accepted' },

  'admin-people': {},
  'admin-person': { userId: nobody },
  'admin-roles': { userId: nobody, role: 'teacher', given: true },
  'admin-licences': { userId: nobody, tier: 12, days: 30, reason, requestKey },
  'admin-licence-revocations': { grantId: nobody, reason },
  'admin-refunds': { orderId: nobody, reason },
  'admin-payments': {},
  'admin-settlements': { orderId: nobody, amountOre: 100, reason },
  'admin-second-factors': { userId: nobody, reason },
  'admin-sessions': { userId: nobody, reason },
  'admin-codes': {},
  'admin-code-batches': { count: 1, percentOff: 20, note: 'A test', requestKey },
  'admin-code-withdrawals': { code: 'BEST-2222-2222', reason },
  'admin-feedback': {},
  'admin-visits': { from: '2026-11-01', to: '2026-11-23', step: 'day' },
  'admin-messages': { list: 'open' },
  'admin-message-changes': { kind: 'note', messageId: nobody, note: 'A note' },
  'admin-tasks': {},
  'admin-task': { taskId: 'no-such-task' },
  'admin-task-changes': { kind: 'withdraw', taskId: 'no-such-task', reason },
  'desk-stories': { list: 'draft' },
  'desk-story': { draftId: nobody },
  'desk-drafts': { source: { kind: 'written', title: 'A title', url: '', text: '' } },
  'desk-saves': { draftId: nobody, revision: 0, content: emptyDraft(ownStory) },
  'desk-checks': { draftId: nobody },
  'desk-words': { words: ['hus'] },
  'desk-suggestions': { draftId: nobody, level: 'A2', text: 'A text that is long enough to be made easier.' },
  'desk-feeds': { url: 'http://127.0.0.1/feed' },
  'desk-changes': { kind: 'unschedule', draftId: nobody },
  'desk-previews': { draftId: nobody },
  'desk-articles': { list: 'draft' },
  'desk-article': { draftId: nobody },
  'desk-article-drafts': {},
  'desk-article-saves': { draftId: nobody, revision: 0, content: emptyArticle },
  'desk-article-checks': { draftId: nobody },
  'desk-article-changes': { kind: 'unschedule', draftId: nobody },
  'desk-article-previews': { draftId: nobody, language: 'nb' },
  'admin-jobs': {},
  'admin-job-retries': { id: nobody },
  'admin-job-removals': { id: nobody },
  'admin-audit': {},

  'teacher-requests': { kind: 'withdraw', requestId: nobody },
  'teacher-queue': {},
  'teacher-work': { requestId: nobody },
  'teacher-reviews': { kind: 'take', requestId: nobody },
  'teacher-voices': { kind: 'remove', requestId: nobody },
  'teacher-sounds': { requestId: nobody, what: 'voice' },
  'teacher-phrases': { kind: 'remove', phraseId: nobody },

  'host-sessions': {},
  'host-session': { sessionId: nobody },
  'host-changes': { kind: 'cancel', sessionId: nobody, following: false },
  'cafe-sessions': {},
  'cafe-session': { sessionId: nobody },
  'cafe-sign-ups': { kind: 'leave', sessionId: nobody },

  'community-posts': {
    ...{
      kind: 'create',
      categoryId: 'no-such-category',
      language: 'en',
      title: 'A title',
      content: 'A text',
    },
    ...{ tags: [], requestKey },
  },
  'community-comments': {
    ...{ kind: 'create', postId: nobody, parentId: null, language: 'en', content: 'A text', requestKey },
  },
  'community-votes': { postId: nobody, commentId: null, on: true },
  'community-follows': { postId: nobody, on: true },
  'community-acceptances': { postId: nobody, commentId: null },
  'community-blocks': { personId: nobody, on: true },
  'community-attachments': { kind: 'begin', fileName: 'a.txt', bytes: 1 },
  'community-previews': { content: 'A text' },
  'community-reports': { postId: nobody, commentId: null, reason: 'spam' },
  'community-report-list': {},
  'community-moderation': { action: 'hide', postId: nobody, commentId: null, reason },
} as const satisfies Partial<Record<FunctionName, object>>;
