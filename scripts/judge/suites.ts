import { authJs } from './auth-js.ts';
import { integration } from './integration.ts';
import { postgrestJs } from './postgrest-js.ts';
import { realtimeCheck } from './realtime-check.ts';
import { storageJs } from './storage-js.ts';
import type { Suite } from './suite.ts';

/** The suites by the names they are called by. */
export const suites: Readonly<Record<string, Suite>> = {
  'auth-js': authJs,
  integration,
  'postgrest-js': postgrestJs,
  'realtime-check': realtimeCheck,
  'storage-js': storageJs,
};
