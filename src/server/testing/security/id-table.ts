import type { FunctionName } from '#domain/functions/functions.ts';
import { recentTest } from '#server/guarantee/guarantee-fixture.ts';
import { bodies } from './role-table.ts';

/** What of somebody else's a caller may have got hold of. */
export type Theirs = {
  readonly userId: string;
  readonly sittingId: string;
  readonly taskId: string;
  readonly orderId: string;
  readonly checkoutId: string;
  readonly claimId: string;
  readonly grantId: string;
  readonly sessionId: string;
  readonly proofName: string;
  readonly code: string;
  readonly requestKey: string;
  /** A deck of theirs, and a card in it with the same id. */
  readonly deckId: string;
  /** A discussion of theirs, which everybody may read. */
  readonly postId: string;
  readonly commentId: string;
  /** What they sent to a teacher. */
  readonly requestId: string;
  /** A session that they host, and have signed up for. */
  readonly cafeId: string;
  /** An access token of a session that they have. */
  readonly token: string;
};

export type IdLine = {
  readonly input: (theirs: Theirs) => object;
  /** What comes of it: the code of an error, or `own`: it answers, as if there were nothing of theirs. */
  readonly ends: string;
};

const line = (ends: string, input: IdLine['input']): IdLine => ({ ends, input });
/** Takes nothing that could be somebody else's. */
const plain = (ends: string, input: object = {}): IdLine => ({ ends, input: () => input });
/** Of a role that the caller has not: with somebody's ids all the same. */
const ofRole = (name: keyof typeof bodies): IdLine =>
  line('role_needed', ({ userId, orderId, claimId, grantId, code, requestId }) => {
    const body: Record<string, unknown> = { ...bodies[name] };
    const ids: Readonly<Record<string, unknown>> = {
      ...{ userId, orderId, claimId, grantId, code, requestId },
    };
    return Object.fromEntries(Object.entries(body).map(([key, value]) => [key, ids[key] ?? value]));
  });

const settings = {
  ...{ levels: ['A1'], categories: ['read'], length: 'quick' },
  ...{ randomOrder: true, showAnswers: false, plays: 'exam' },
};

const contactMessage = {
  ...{ topic: 'other', text: 'A text', email: 'somebody@example.no', locale: 'en-GB', ms: 60_000 },
};

/** No point of the curve: what is kept for a browser has nothing of anybody else's in it. */
const pushTarget = { endpoint: 'https://push.example/a', p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) };

/**
 * Somebody else's ids at every function, by somebody with an account: `ids.test.ts` tries each line, and the compiler asks for
 * one of each function. Rule 9.88.
 */
export const idLines: Readonly<Record<FunctionName, IdLine>> = {
  sittings: line('own', ({ requestKey }) => ({ kind: 'level', settings, requestKey })),
  'offline-rounds': line('own', ({ requestKey }) => ({ level: 'A1', category: 'read', requestKey })),
  answers: line('sitting_not_found', ({ sittingId, taskId }) => ({
    ...{ sittingId, taskId, position: 1, response: null },
  })),
  reveals: line('sitting_not_found', ({ sittingId, taskId }) => ({ sittingId, taskId, position: 1 })),
  reviews: line('sitting_not_found', ({ sittingId }) => ({ sittingId })),
  completions: line('sitting_not_found', ({ sittingId }) => ({ sittingId, status: 'aborted' })),
  'task-reports': line('task_not_found', ({ sittingId, taskId }) => ({
    ...{ sittingId, taskId, reason: 'other', locale: 'en-GB' },
  })),
  shares: line('sitting_not_found', ({ sittingId }) => ({ sittingId })),
  'clip-lines': line('sitting_not_found', ({ sittingId }) => ({ sittingId, position: 1 })),

  // The exam has the id of the sitting in the rows that are tried.
  'mock-starts': line('mock_not_found', ({ sittingId, requestKey }) => ({
    ...{ part: 'read', examId: sittingId, parts: ['read'], test: null, requestKey },
  })),
  'mock-states': line('mock_not_found', ({ sittingId }) => ({ partId: sittingId })),
  'mock-answers': line('mock_not_found', ({ sittingId, taskId }) => ({
    ...{ partId: sittingId, position: 1, taskId, response: null },
  })),
  'mock-stages': line('mock_not_found', ({ sittingId }) => ({ partId: sittingId, stage: 1 })),
  'mock-choices': line('mock_not_found', ({ sittingId }) => ({ partId: sittingId, position: 1 })),
  'mock-endings': line('mock_not_found', ({ sittingId }) => ({ partId: sittingId })),
  'mock-reviews': line('mock_not_found', ({ sittingId }) => ({ partId: sittingId })),
  drafts: line('sitting_not_found', ({ sittingId, taskId }) => ({
    ...{ sittingId, taskId, position: 1, revision: 0, text: 'En tekst', plan: '' },
  })),
  submissions: line('sitting_not_found', ({ sittingId, taskId }) => ({
    ...{ kind: 'write', sittingId, taskId, position: 1, revision: 0, text: 'En tekst', plan: '' },
  })),
  assessments: line('sitting_not_found', ({ sittingId }) => ({ sittingId })),
  'recording-starts': line('sitting_not_found', ({ sittingId, taskId }) => ({
    ...{ sittingId, taskId, position: 1, begunMsAgo: 0 },
  })),
  'recording-uploads': line('sitting_not_found', ({ sittingId, taskId }) => ({
    ...{ sittingId, taskId, position: 1, type: 'audio/webm', name: null },
  })),
  'recorded-answers': line('sitting_not_found', ({ sittingId, taskId }) => ({
    ...{ sittingId, taskId, position: 1, name: null, heardLines: [], transcript: null },
  })),
  'partner-lines': line('sitting_not_found', ({ sittingId, taskId }) => ({
    ...{ sittingId, taskId, position: 1, line: 1 },
  })),
  'recording-deletions': line('own', () => ({ submissionId: crypto.randomUUID() })),
  'teacher-requests': line('request_not_found', ({ requestId }) => ({ kind: 'withdraw', requestId })),
  'teacher-answers': line('own', ({ sittingId }) => ({ sittingId })),
  'teacher-queue': ofRole('teacher-queue'),
  'teacher-work': ofRole('teacher-work'),
  'teacher-reviews': ofRole('teacher-reviews'),
  'teacher-voices': ofRole('teacher-voices'),
  'teacher-sounds': ofRole('teacher-sounds'),
  'teacher-phrases': ofRole('teacher-phrases'),
  // Whoever may see sessions sees this one, as it is to everybody.
  'cafe-sessions': plain('own', { mine: true }),
  'cafe-session': line('own', ({ cafeId }) => ({ sessionId: cafeId })),
  'cafe-sign-ups': line('own', ({ cafeId }) => ({ kind: 'leave', sessionId: cafeId })),
  'host-sessions': ofRole('host-sessions'),
  'host-session': ofRole('host-session'),
  'host-changes': ofRole('host-changes'),
  'second-versions': line('sitting_not_found', ({ sittingId, taskId }) => ({
    ...{ sittingId, position: 1, taskId, text: 'En tekst' },
  })),
  'model-agreements': line('own', () => ({})),
  'assessment-retries': line('sitting_not_found', ({ sittingId, taskId }) => ({
    ...{ sittingId, taskId, position: 1 },
  })),

  cards: plain('own'),
  'card-reviews': line('own', ({ requestKey }) => ({
    ...{ cardId: 'word:word-owner:meaning', rating: 'again', ms: 1, requestKey },
  })),
  'card-review-undos': line('own', ({ requestKey }) => ({ requestKey })),
  'card-holds': plain('own', { cardId: 'word:word-owner:meaning', hold: 'bury' }),
  'card-statistics': plain('own'),
  decks: plain('own'),
  deck: line('deck_not_found', ({ deckId }) => ({ deckId })),
  'deck-words': plain('own', { level: 'A1', topic: 'home' }),
  'deck-changes': line('deck_not_found', ({ deckId }) => ({ kind: 'rename', deckId, name: 'Mine now' })),
  'note-changes': line('note_not_found', ({ deckId }) => ({ kind: 'delete', noteId: deckId, deleted: true })),
  'word-proofs': plain('own', { level: 'A1', topic: 'home' }),
  'proved-words': plain('own', { lemmaId: 'word-owner', meaning: 'house' }),
  'met-words': plain('own'),
  'deck-shares': line('deck_not_found', ({ deckId }) => ({ deckId, shared: true, shownName: null })),
  'shared-decks': plain('deck_not_found', { token: 'no-such-token-at-all' }),
  'deck-copies': line('deck_not_found', ({ requestKey }) => ({ token: 'no-such-token-at-all', requestKey })),
  'deck-uploads': plain('own', { type: 'package' }),
  'deck-previews': plain('deck_file_not_found', { name: 'not-mine/a.apkg', delimiter: null }),
  'deck-imports': line('deck_file_not_found', ({ requestKey }) => ({
    ...{ name: 'not-mine/a.apkg', requestKey, table: null },
  })),
  'deck-exports': line('package_empty', ({ deckId }) => ({ deckId, format: 'table' })),
  'story-answers': plain('story_not_found', {
    ...{ slug: 'no-such-story', level: 'A2' },
    answers: [{ question: 'one', response: null }],
  }),
  'word-lookups': plain('own', { word: 'hus' }),
  readiness: plain('own'),
  'kept-words': plain('own', { lemmaId: 'word-owner', keep: true }),

  exports: plain('own', { locale: 'en-GB' }),
  'export-states': plain('own'),
  deletions: plain('own', { asked: false, locale: 'en-GB' }),
  'recovery-codes': plain('no_second_factor'),
  'recovery-codes-left': plain('own'),
  'device-sessions': plain('own'),
  'push-devices': plain('own'),
  'push-subscriptions': plain('push_address', pushTarget),
  'session-revocations': line('own', ({ sessionId }) => ({ sessionId })),
  'guest-results': line('own', ({ token }) => ({ guestToken: token })),
  demos: plain('has_account', { locale: 'en-GB' }),
  'demo-endings': plain('own'),
  feedback: line('own', ({ requestKey }) => ({ text: 'A text', locale: 'en-GB', requestKey })),
  'contact-messages': line('own', ({ requestKey }) => ({ ...contactMessage, requestKey })),

  quotes: line('own', ({ code }) => ({ tier: 11, code })),
  checkouts: line('own', ({ requestKey }) => ({ ...bodies.checkouts, requestKey })),
  'checkout-returns': line('order_unknown', ({ orderId }) => ({ orderId, cancelled: true })),
  'test-payments': line('checkout_unknown', ({ checkoutId }) => ({ checkoutId, outcome: 'paid' })),
  receipts: line('order_unknown', ({ orderId }) => ({ orderId })),
  withdrawals: line('order_unknown', ({ orderId }) => ({ orderId })),
  'welcome-codes': plain('own', { email: 'somebody.else@example.no', locale: 'en-GB' }),
  'code-redemptions': line('code_used', ({ code }) => ({ code })),
  unsubscribes: line('stop_link_invalid', ({ token }) => ({ token })),

  guarantee: plain('own'),
  'guarantee-claims': line('proof_missing', ({ proofName, requestKey }) => ({
    ...{ testDate: recentTest(), testLevel: 'B1', failedParts: ['read'], proofName, requestKey },
  })),
  claims: ofRole('claims'),
  'claim-reviews': ofRole('claim-reviews'),

  'admin-people': ofRole('admin-people'),
  'admin-person': ofRole('admin-person'),
  'admin-roles': ofRole('admin-roles'),
  'admin-licences': ofRole('admin-licences'),
  'admin-licence-revocations': ofRole('admin-licence-revocations'),
  'admin-refunds': ofRole('admin-refunds'),
  'admin-payments': ofRole('admin-payments'),
  'admin-settlements': ofRole('admin-settlements'),
  'admin-second-factors': ofRole('admin-second-factors'),
  'admin-sessions': ofRole('admin-sessions'),
  'admin-codes': ofRole('admin-codes'),
  'admin-code-batches': ofRole('admin-code-batches'),
  'admin-code-withdrawals': ofRole('admin-code-withdrawals'),
  'admin-feedback': ofRole('admin-feedback'),
  'admin-visits': ofRole('admin-visits'),
  'admin-messages': ofRole('admin-messages'),
  'admin-message-changes': ofRole('admin-message-changes'),
  'admin-tasks': ofRole('admin-tasks'),
  'admin-task': ofRole('admin-task'),
  'admin-task-changes': ofRole('admin-task-changes'),
  'desk-stories': ofRole('desk-stories'),
  'desk-story': ofRole('desk-story'),
  'desk-drafts': ofRole('desk-drafts'),
  'desk-saves': ofRole('desk-saves'),
  'desk-checks': ofRole('desk-checks'),
  'desk-words': ofRole('desk-words'),
  'desk-suggestions': ofRole('desk-suggestions'),
  'desk-feeds': ofRole('desk-feeds'),
  'desk-changes': ofRole('desk-changes'),
  'desk-previews': ofRole('desk-previews'),
  'desk-articles': ofRole('desk-articles'),
  'desk-article': ofRole('desk-article'),
  'desk-article-drafts': ofRole('desk-article-drafts'),
  'desk-article-saves': ofRole('desk-article-saves'),
  'desk-article-checks': ofRole('desk-article-checks'),
  'desk-article-changes': ofRole('desk-article-changes'),
  'desk-article-previews': ofRole('desk-article-previews'),
  'admin-jobs': ofRole('admin-jobs'),
  'admin-job-retries': ofRole('admin-job-retries'),
  'admin-job-removals': ofRole('admin-job-removals'),
  'admin-audit': ofRole('admin-audit'),

  'community-posts': line('post_not_found', ({ postId }) => ({
    ...{
      kind: 'edit',
      postId,
      categoryId: 'category-owner',
      language: 'en',
      title: 'Mine now',
      content: 'Mine',
      tags: [],
    },
  })),
  'community-comments': line('comment_not_found', ({ commentId }) => ({ kind: 'delete', commentId })),
  'community-votes': line('own', ({ postId }) => ({ postId, commentId: null, on: false })),
  'community-acceptances': line('post_not_found', ({ postId, commentId }) => ({ postId, commentId })),
  'community-follows': line('own', ({ postId }) => ({ postId, on: false })),
  'community-blocks': line('own', () => ({ personId: crypto.randomUUID(), on: false })),
  'community-attachments': line('file_not_found', () => ({ kind: 'finish', id: crypto.randomUUID() })),
  'community-previews': plain('own', { content: 'A text' }),
  'community-views': line('own', () => ({ postId: crypto.randomUUID() })),
  'community-reports': line('post_not_found', () => ({
    ...{ postId: crypto.randomUUID(), commentId: null, reason: 'spam' },
  })),
  'community-report-list': ofRole('community-report-list'),
  'community-moderation': ofRole('community-moderation'),
};
