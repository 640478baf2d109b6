import { defineFunction, type ServerFunction } from '#server/functions/frame.ts';
import type { Till } from './payment-service.ts';
import { startCheckout } from './start-checkout.ts';

/** `checkouts`: makes an order and leads to where it is paid. The same `requestKey` again gives the same order. */
export function checkoutsFunction(till: Till): ServerFunction {
  return defineFunction({
    name: 'checkouts',
    limit: { burst: 20, perHour: 40 },
    run: ({ tier, code, locale, requestKey }, { userId }) =>
      startCheckout(till, { userId, tier, code, locale, requestKey }),
  });
}
