import type { ServerFunction } from '#server/functions/define-function.ts';
import { claimReviewsFunction } from './claim-reviews.ts';
import { claimsFunction } from './claims.ts';
import { guaranteeFunction } from './guarantee.ts';
import { guaranteeClaimsFunction } from './guarantee-claims.ts';

/** The pass guarantee: conditions, claims and decisions. */
export function guaranteeFunctions(): readonly ServerFunction[] {
  return [guaranteeFunction(), guaranteeClaimsFunction(), claimsFunction(), claimReviewsFunction()];
}
