/**
 * Which paths send a signed-out visitor to the login, as the configuration says. Paths are without their language and in
 * small letters; patterns are read so.
 */
export type RedirectRules = {
  readonly loginPath: string;
  /** Paths that need somebody signed in; `*` stands for anything. Rule 2.12. */
  readonly include: readonly string[];
  /** Paths that need nobody, though `include` names them. Rule 2.11. */
  readonly exclude: readonly string[];
  /** Whether the wanted path is kept in a cookie, for whoever comes back without it in the address. Rule 2.13. */
  readonly savePath: boolean;
};

/** Where mails and providers come back to. */
const callbackPath = '/confirm';

/** Ours: the level test and its results (decision 003), and the feedback form (decision 038), are open to visitors. */
export const defaultRedirect: RedirectRules = {
  loginPath: '/auth',
  include: [
    '/app*',
    '/onboarding',
    '/admin*',
    '/notifications*',
    '/community/me',
    '/community/post/new',
    '/community/post/edit/*',
  ],
  exclude: ['/app/leveltest', '/app/test/*', '/app/feedback'],
  savePath: true,
};

/** Whether a signed-out visitor who opens `path` is sent to the login. Rule 2.10, Rule 2.11, Rule 2.12. */
export function needsLogin(path: string, rules: RedirectRules): boolean {
  const skipped = [rules.loginPath, `${rules.loginPath}/*`, callbackPath, ...rules.exclude];
  if (isSkipped(path, skipped)) return false;
  return rules.include.some((pattern) => isMatch(path, pattern));
}

/** Whether one of the patterns is the path's. */
export function isSkipped(path: string, patterns: readonly string[]): boolean {
  return patterns.some((pattern) => isMatch(path, pattern));
}

/** Without regular expressions: the patterns come from the configuration, and a wrong one must not stop a request. */
function isMatch(path: string, pattern: string): boolean {
  const [head = '', ...rest] = pattern.toLowerCase().split('*');
  const tail = rest.pop();
  if (tail === undefined) return path === head;
  if (!path.startsWith(head)) return false;
  let from = head.length;
  for (const part of rest) {
    const found = path.indexOf(part, from);
    if (found === -1) return false;
    from = found + part.length;
  }
  return path.length - tail.length >= from && path.endsWith(tail);
}
