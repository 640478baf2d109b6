import type { ServerFunction } from '#server/functions/define-function.ts';
import { codeRedemptionsFunction } from './code-redemptions.ts';
import { feedbackFunction } from './feedback.ts';
import { welcomeCodesFunction } from './welcome-codes.ts';

/** Codes by mail, and redeeming one. */
export function discountFunctions(): readonly ServerFunction[] {
  return [feedbackFunction(), welcomeCodesFunction(), codeRedemptionsFunction()];
}
