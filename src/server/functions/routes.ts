import type { Exporter } from '#server/accounts/exporter.ts';
import type { TaskPool } from '#server/bank/task-pool.ts';
import type { Story } from '#server/demo/story.ts';
import type { Till } from '#server/payments/till.ts';
import { adminFunctions } from './admin/admin-functions.ts';
import { answersFunction } from './answers.ts';
import { cardReviewsFunction, cardReviewUndosFunction } from './card-reviews.ts';
import { cardsFunction } from './cards.ts';
import { checkoutReturnsFunction } from './checkout-returns.ts';
import { checkoutsFunction } from './checkouts.ts';
import { claimReviewsFunction } from './claim-reviews.ts';
import { claimsFunction } from './claims.ts';
import { clipLinesFunction } from './clip-lines.ts';
import { codeRedemptionsFunction } from './code-redemptions.ts';
import { deletionsFunction } from './deletions.ts';
import { demoEndingsFunction, demosFunction } from './demos.ts';
import { deviceSessionsFunction } from './device-sessions.ts';
import { endingsFunction } from './endings.ts';
import { exportStatesFunction, exportsFunction } from './exports.ts';
import { feedbackFunction } from './feedback.ts';
import type { ServerFunction } from './frame.ts';
import { guaranteeFunction } from './guarantee.ts';
import { guaranteeClaimsFunction } from './guarantee-claims.ts';
import { guestResultsFunction } from './guest-results.ts';
import { mailStopsFunction } from './mail-stops.ts';
import { quotesFunction } from './quotes.ts';
import { receiptsFunction } from './receipts.ts';
import { recoveryCodesFunction, recoveryCodesLeftFunction } from './recovery-codes.ts';
import { revealsFunction } from './reveals.ts';
import { reviewsFunction } from './reviews.ts';
import { sessionEndingsFunction } from './session-endings.ts';
import { sharesFunction } from './shares.ts';
import { sittingsFunction } from './sittings.ts';
import { testPaymentsFunction } from './test-payments.ts';
import { welcomeCodesFunction } from './welcome-codes.ts';
import { withdrawalsFunction } from './withdrawals.ts';

/** The table of the product's functions. Rule 7.20. */
export function productFunctions(parts: {
  readonly pool: TaskPool;
  readonly tellStory: () => Promise<Story>;
  readonly exporter: Exporter;
  readonly till: Till;
}): readonly ServerFunction[] {
  const { pool, tellStory, exporter, till } = parts;
  return [
    sittingsFunction(pool),
    answersFunction(pool),
    revealsFunction(pool),
    reviewsFunction(),
    endingsFunction(),
    sharesFunction(),
    clipLinesFunction(),
    exportsFunction(exporter),
    exportStatesFunction(),
    deletionsFunction(),
    demosFunction(tellStory),
    demoEndingsFunction(),
    guaranteeFunction(),
    guaranteeClaimsFunction(),
    claimsFunction(),
    claimReviewsFunction(),
    recoveryCodesFunction(),
    recoveryCodesLeftFunction(),
    deviceSessionsFunction(),
    sessionEndingsFunction(),
    guestResultsFunction(),
    cardsFunction(),
    cardReviewsFunction(),
    cardReviewUndosFunction(),
    feedbackFunction(),
    welcomeCodesFunction(),
    codeRedemptionsFunction(),
    mailStopsFunction(),
    quotesFunction(),
    checkoutsFunction(till),
    checkoutReturnsFunction(till),
    testPaymentsFunction(till),
    receiptsFunction(till),
    withdrawalsFunction(till),
    ...adminFunctions(till),
  ];
}
