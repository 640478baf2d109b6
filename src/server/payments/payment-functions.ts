import type { ServerFunction } from '#server/functions/frame.ts';
import { checkoutReturnsFunction } from './checkout-returns.ts';
import { checkoutsFunction } from './checkouts.ts';
import type { Till } from './payment-service.ts';
import { quotesFunction } from './quotes.ts';
import { receiptsFunction } from './receipts.ts';
import { testPaymentsFunction } from './test-payments.ts';
import { withdrawalsFunction } from './withdrawals.ts';

/** Buying a package, and taking the purchase back. */
export function paymentFunctions(till: Till): readonly ServerFunction[] {
  return [
    quotesFunction(),
    checkoutsFunction(till),
    checkoutReturnsFunction(till),
    testPaymentsFunction(till),
    receiptsFunction(till),
    withdrawalsFunction(till),
  ];
}
