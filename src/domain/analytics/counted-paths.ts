/** Screens by which views are counted: `:` stands for one part of a path, whatever it is, and `*` for a name that is kept. */
const countedPaths = [
  '/',
  '/about',
  '/pricing',
  '/terms',
  '/discount',
  '/contact',
  '/demo',
  '/onboarding',
  '/confirm',
  '/signout',
  '/mail/stop',
  '/articles',
  '/articles/*',
  '/lettavis',
  '/lettavis/*',
  '/shared/:',
  '/decks/:',
  '/notifications',
  '/offline',
  '/community',
  '/community/search',
  '/community/me',
  '/community/post/new',
  '/community/post/:',
  '/community/post/edit/:',
  '/community/category/*',
  '/community/reports',
  '/community/language-cafe',
  '/community/language-cafe/*',
  '/auth',
  '/auth/login',
  '/auth/code',
  '/auth/forgot',
  '/auth/password',
  '/auth/factor',
  '/app',
  '/app/leveltest',
  '/app/test',
  '/app/test/:',
  '/app/test/:/result',
  '/app/test/:/review',
  '/app/plan',
  '/app/custom',
  '/app/flashcards',
  '/app/flashcards/round',
  '/app/flashcards/statistics',
  '/app/flashcards/decks',
  '/app/flashcards/decks/:',
  '/app/flashcards/words/:/:',
  '/app/flashcards/met',
  '/app/flashcards/import',
  '/app/settings',
  '/app/settings/practice',
  '/app/settings/security',
  '/app/settings/data',
  '/app/settings/mail',
  '/app/settings/offline',
  '/app/license',
  '/app/license/guarantee',
  '/app/license/checkout',
  '/app/license/order/:',
  '/app/license/test-checkout/:',
  '/app/ask-a-teacher',
  '/app/teacher',
  '/app/teacher/:',
  '/app/language-cafe',
  '/app/language-cafe/:',
  '/app/host',
  '/app/host/new',
  '/app/host/:',
  '/app/mock-tests',
  '/app/mock-tests/:',
  '/app/mock-tests/:/result',
  '/app/mock-tests/:/review',
  '/app/feedback',
] as const;

const patterns = countedPaths.map((path) => ({
  path,
  form: new RegExp(`^${path.replaceAll('*', '([a-z0-9-]{1,80})').replaceAll(':', '[^/]+')}$`),
}));

/** Screens whose address is the same for everybody: what a text may link to, besides what is read. */
export const fixedScreens: ReadonlySet<string> = new Set(countedPaths.filter((path) => !/[:*]/u.test(path)));

/** Views of what is none of our screens. */
export const otherPath = '(other)';

/**
 * The screen that an address belongs to, in either language, without what names a person or a test: `/app/test/:` for any test.
 * @returns null for the administration, which is not counted
 */
export function countedPath(address: string): string | null {
  const [, pathname = '/'] = /^(?:https?:\/\/[^/?#]*)?([^?#]*)/i.exec(address) ?? [];
  const path = pathname.replace(/^\/nb(?=\/|$)/, '').replace(/(?<=.)\/$/, '') || '/';
  if (/^\/(admin|dev)(\/|$)/.test(path)) return null;
  for (const { path: screen, form } of patterns) {
    const [found, name] = form.exec(path) ?? [];
    if (found !== undefined) return screen.includes('*') ? screen.replace('*', name ?? '') : screen;
  }
  return otherPath;
}
