import type { ServerFunction } from '#server/functions/define-function.ts';
import { unsubscribesFunction } from './unsubscribes.ts';

/** Mails that a person may choose. */
export function mailFunctions(): readonly ServerFunction[] {
  return [unsubscribesFunction()];
}
