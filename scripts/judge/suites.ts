import { authJs } from './auth-js.ts';
import { postgrestJs } from './postgrest-js.ts';
import type { Suite } from './suite.ts';

/** The suites by the names they are called by. */
export const suites: Readonly<Record<string, Suite>> = {
  'auth-js': authJs,
  'postgrest-js': postgrestJs,
};
