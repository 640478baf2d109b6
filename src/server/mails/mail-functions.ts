import type { ServerFunction } from '#server/functions/frame.ts';
import { mailStopsFunction } from './unsubscribes.ts';

/** Mails that a person may choose. */
export function mailFunctions(): readonly ServerFunction[] {
  return [mailStopsFunction()];
}
