import { defineFunction, type ServerFunction } from '#server/functions/frame.ts';
import type { Till } from './payment-service.ts';
import { withdraw } from './refunds.ts';

/** Rule 9.46. `withdrawals`: the right of withdrawal, while its period lasts. Repeating it is harmless. */
export function withdrawalsFunction(till: Till): ServerFunction {
  return defineFunction({
    name: 'withdrawals',
    limit: { burst: 20, perHour: 40 },
    run: async ({ orderId }, { userId }) => withdraw(till, { orderId, userId }),
  });
}
