import { withdraw } from '#server/payments/give-back.ts';
import type { Till } from '#server/payments/till.ts';
import { defineFunction, type ServerFunction } from './frame.ts';

/** Rule 9.46. `withdrawals`: the right of withdrawal, while its period lasts. Repeating it is harmless. */
export function withdrawalsFunction(till: Till): ServerFunction {
  return defineFunction({
    name: 'withdrawals',
    limit: { burst: 20, perHour: 40 },
    run: async ({ orderId }, { userId }) => withdraw(till, { orderId, userId }),
  });
}
