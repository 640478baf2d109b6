import { defineFunction, type ServerFunction } from '#server/functions/define-function.ts';
import { AppError } from '#server/http/errors.ts';
import { type Order, orderUrl, readOwnOrder } from './orders.ts';
import type { PaymentService } from './payment-service.ts';
import { takeEvent } from './webhook.ts';

/**
 * Rule 9.49. `test-payments`: the buttons of the test checkout. What it tells is signed and goes the way of every
 * provider's events. There is no such function when a real provider takes the money.
 */
export function testPaymentsFunction(payments: PaymentService): ServerFunction {
  return defineFunction({
    name: 'test-payments',
    access: 'session',
    limit: { burst: 30, perHour: 120 },
    async run({ checkoutId, outcome }, { userId, context }) {
      const { testCheckout } = payments.provider;
      if (!testCheckout) throw unknown();
      const order = await context.database.asService(async (transaction) => {
        const [found] = await transaction.query<Pick<Order, 'id'>>(
          'select id from public.orders where checkout_id = $1 and user_id = $2',
          [checkoutId, userId],
        );
        if (!found) throw unknown();
        return readOwnOrder(transaction, { orderId: found.id, userId });
      });
      // As at a real one, leaving its page tells nobody anything.
      if (outcome === 'cancelled')
        return { returnUrl: orderUrl(context.publicUrl, { order, came: 'cancelled' }) };
      const event = await testCheckout.press(checkoutId, outcome);
      if (event) await takeEvent(payments, event);
      return { returnUrl: orderUrl(context.publicUrl, { order, came: 'back' }) };
    },
  });
}

function unknown(): AppError {
  return new AppError({ code: 'checkout_unknown', status: 404, message: 'There is no such test checkout.' });
}
