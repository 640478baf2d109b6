import { defineFunction, type ServerFunction } from '#server/functions/define-function.ts';
import type { PaymentService } from './payment-service.ts';
import { startCheckout } from './start-checkout.ts';

/** `checkouts`: makes an order and leads to where it is paid. The same `requestKey` again gives the same order. */
export function checkoutsFunction(payments: PaymentService): ServerFunction {
  return defineFunction({
    name: 'checkouts',
    access: 'account',
    limit: { burst: 20, perHour: 40 },
    run: ({ tier, code, locale, requestKey }, { userId }) =>
      startCheckout(payments, { userId, tier, code, locale, requestKey }),
  });
}
