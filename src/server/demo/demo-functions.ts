import type { ServerFunction } from '#server/functions/define-function.ts';
import type { DemoHistory } from './demo-history.ts';
import { demoEndingsFunction, demosFunction } from './demos.ts';

/** Beginning a demo and leaving it. */
export function demoFunctions(buildDemoHistory: () => Promise<DemoHistory>): readonly ServerFunction[] {
  return [demosFunction(buildDemoHistory), demoEndingsFunction()];
}
