import type { ServerFunction } from '#server/functions/define-function.ts';
import { cafeSessionFunction, cafeSessionsFunction } from './cafe-sessions.ts';
import type { CafeSettings } from './cafe-settings.ts';
import { cafeSignUpsFunction } from './cafe-sign-ups.ts';
import { hostChangesFunction } from './host-changes.ts';
import { hostSessionFunction, hostSessionsFunction } from './host-sessions.ts';

/** Sessions of the language café: their part of the table of functions. */
export function cafeFunctions(settings: CafeSettings): readonly ServerFunction[] {
  return [
    cafeSessionsFunction(),
    cafeSessionFunction(),
    cafeSignUpsFunction(),
    hostSessionsFunction(settings),
    hostSessionFunction(settings),
    hostChangesFunction(settings),
  ];
}
