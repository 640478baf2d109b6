import { deletionsFunction } from '#server/accounts/deletions.ts';
import { deviceSessionsFunction } from '#server/accounts/device-sessions.ts';
import type { Exporter } from '#server/accounts/exporter.ts';
import { exportStatesFunction, exportsFunction } from '#server/accounts/exports.ts';
import { recoveryCodesFunction, recoveryCodesLeftFunction } from '#server/accounts/recovery-codes.ts';
import { sessionEndingsFunction } from '#server/accounts/session-revocations.ts';
import { adminFunctions } from '#server/admin/admin-functions.ts';
import type { TaskPool } from '#server/bank/task-pool.ts';
import type { Story } from '#server/demo/demo-history.ts';
import { demoEndingsFunction, demosFunction } from '#server/demo/demos.ts';
import { codeRedemptionsFunction } from '#server/discounts/code-redemptions.ts';
import { feedbackFunction } from '#server/discounts/feedback.ts';
import { welcomeCodesFunction } from '#server/discounts/welcome-codes.ts';
import { cardReviewsFunction, cardReviewUndosFunction } from '#server/flashcards/card-reviews.ts';
import { cardsFunction } from '#server/flashcards/cards.ts';
import type { ServerFunction } from '#server/functions/frame.ts';
import { claimReviewsFunction } from '#server/guarantee/claim-reviews.ts';
import { claimsFunction } from '#server/guarantee/claims.ts';
import { guaranteeFunction } from '#server/guarantee/guarantee.ts';
import { guaranteeClaimsFunction } from '#server/guarantee/guarantee-claims.ts';
import { mailStopsFunction } from '#server/mails/unsubscribes.ts';
import { checkoutReturnsFunction } from '#server/payments/checkout-returns.ts';
import { checkoutsFunction } from '#server/payments/checkouts.ts';
import type { Till } from '#server/payments/payment-service.ts';
import { quotesFunction } from '#server/payments/quotes.ts';
import { receiptsFunction } from '#server/payments/receipts.ts';
import { testPaymentsFunction } from '#server/payments/test-payments.ts';
import { withdrawalsFunction } from '#server/payments/withdrawals.ts';
import { answersFunction } from '#server/sittings/answers.ts';
import { clipLinesFunction } from '#server/sittings/clip-lines.ts';
import { endingsFunction } from '#server/sittings/completions.ts';
import { guestResultsFunction } from '#server/sittings/guest-results.ts';
import { revealsFunction } from '#server/sittings/reveals.ts';
import { reviewsFunction } from '#server/sittings/reviews.ts';
import { sharesFunction } from '#server/sittings/shares.ts';
import { sittingsFunction } from '#server/sittings/sittings.ts';

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
