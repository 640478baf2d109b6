type Repeated =
  /** Carries a key, or its function answers a repetition as the first: see the function's own comment. */
  | 'always'
  /** The key is one person's: without a session each try would be a new guest's. */
  | 'signed in'
  /** Only these of the screen's forms. */
  | readonly string[];

/**
 * Rule 7.19: which screens' forms may be sent twice, by path without language. What is missing here is sent once: codes of
 * one time, sent messages and a password that is new only the first time.
 */
export const repeatablePaths: Readonly<Record<string, Repeated>> = {
  '/app/custom': 'always',
  '/app/feedback': 'signed in',
  '/app/flashcards': 'always',
  '/app/flashcards/decks': 'always',
  '/app/flashcards/decks/:deckId': 'always',
  // What is read of a file is uploaded first, and again each time.
  '/app/flashcards/import': [],
  '/app/flashcards/round': 'always',
  '/app/flashcards/statistics': 'always',
  '/app/flashcards/words/:level/:topic': 'always',
  '/app/guest-results': 'always',
  '/app/host/new': 'always',
  '/app/host/:sessionId': 'always',
  '/app/language-cafe/:sessionId': 'always',
  '/app/leveltest': 'signed in',
  '/app/license': 'always',
  '/app/license/checkout': 'always',
  '/app/license/guarantee': 'always',
  '/app/license/guarantee/proof': 'always',
  '/app/license/order/:orderId': 'always',
  '/app/license/test-checkout/:checkoutId': 'always',
  '/app/mock-tests': 'always',
  '/app/mock-tests/:partId/changes': 'always',
  '/app/mock-tests/:partId/review': 'always',
  '/app/teacher': 'always',
  '/app/teacher/:requestId': 'always',
  '/app/teacher/:requestId/changes': 'always',
  '/app/test/practice': 'always',
  '/app/offline': 'always',
  '/app/settings': ['profile'],
  '/app/settings/data': ['delete', 'keep', 'agree_model', 'withdraw_model'],
  '/app/settings/mail': 'always',
  '/app/settings/practice': 'always',
  '/app/settings/security': ['sessions', 'session'],
  '/app/test/:sittingId': 'always',
  '/app/test/:sittingId/assessments': 'always',
  '/app/test/:sittingId/draft': 'always',
  '/app/test/:sittingId/recording': 'always',
  '/app/test/:sittingId/report': 'always',
  '/app/test/:sittingId/result': 'always',
  '/app/test/:sittingId/review': 'always',
  '/app/test/:sittingId/teacher': 'always',
  '/admin/claims': 'always',
  '/admin/codes': 'always',
  // A job that was tried again may have failed again since.
  '/admin/jobs': [],
  '/admin/messages': 'always',
  '/admin/payments': 'always',
  // The desk tries again by itself, and knows what it sent; a story or article that is begun carries no key.
  '/admin/articles': [],
  '/admin/articles/:articleId': [],
  '/admin/articles/:articleId/calls': [],
  '/admin/stories': [],
  '/admin/stories/:storyId': [],
  '/admin/stories/:storyId/calls': [],
  '/admin/tasks/:taskId': 'always',
  '/admin/people/:userId': 'always',
};

type Call = {
  readonly method: string;
  /** As the router asks for it: with `.data` at its end. */
  readonly pathname: string;
  readonly body: unknown;
  readonly isSignedIn: boolean;
};

/** Whether a call of the browser's may be repeated when nobody knows if it got through. */
export function isRepeatable({ method, pathname, body, isSignedIn }: Call): boolean {
  if (method === 'GET' || method === 'HEAD') return true;
  const path = pathname.replace(/^\/nb(?=\/)/, '').replace(/(\/_)?\.data$/, '');
  const found = Object.entries(repeatablePaths).find(([pattern]) => patternOf(pattern).test(path))?.[1];
  if (found === undefined) return false;
  if (found === 'always') return true;
  return found === 'signed in' ? isSignedIn : found.includes(intentOf(body));
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`);
}

function intentOf(body: unknown): string {
  const fields = body instanceof URLSearchParams || body instanceof FormData ? body : new URLSearchParams();
  return String(fields.get('intent') ?? '');
}
