import { defineFunction, type ServerFunction } from '#server/functions/define-function.ts';
import type { PaymentService } from './payment-service.ts';
import { withdraw } from './refunds.ts';

/** Rule 9.46. `withdrawals`: the right of withdrawal, while its period lasts. Repeating it is harmless. */
export function withdrawalsFunction(payments: PaymentService): ServerFunction {
  return defineFunction({
    name: 'withdrawals',
    access: 'session',
    limit: { burst: 20, perHour: 40 },
    run: async ({ orderId }, { userId }) => withdraw(payments, { orderId, userId }),
  });
}
