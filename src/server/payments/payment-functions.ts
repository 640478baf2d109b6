import type { ServerFunction } from '#server/functions/define-function.ts';
import { checkoutReturnsFunction } from './checkout-returns.ts';
import { checkoutsFunction } from './checkouts.ts';
import type { PaymentService } from './payment-service.ts';
import { quotesFunction } from './quotes.ts';
import { receiptsFunction } from './receipts.ts';
import { testPaymentsFunction } from './test-payments.ts';
import { withdrawalsFunction } from './withdrawals.ts';

/** Buying a package, and taking the purchase back. */
export function paymentFunctions(payments: PaymentService): readonly ServerFunction[] {
  return [
    quotesFunction(),
    checkoutsFunction(payments),
    checkoutReturnsFunction(payments),
    testPaymentsFunction(payments),
    receiptsFunction(payments),
    withdrawalsFunction(payments),
  ];
}
