import type { ServerFunction } from '#server/functions/frame.ts';
import type { Story } from './demo-history.ts';
import { demoEndingsFunction, demosFunction } from './demos.ts';

/** Beginning a demo and leaving it. */
export function demoFunctions(tellStory: () => Promise<Story>): readonly ServerFunction[] {
  return [demosFunction(tellStory), demoEndingsFunction()];
}
