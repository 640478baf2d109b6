import { defineFunction, type ServerFunction } from '#server/functions/frame.ts';
import { AppError } from '#server/http/errors.ts';
import { type Order, orderUrl, readOwnOrder } from './orders.ts';
import type { Till } from './payment-service.ts';
import { takeEvent } from './webhook.ts';

/**
 * Rule 9.49. `test-payments`: the buttons of the embedded till. What it tells is signed and goes the way of every
 * provider's events. There is no such function when a real provider takes the money.
 */
export function testPaymentsFunction(till: Till): ServerFunction {
  return defineFunction({
    name: 'test-payments',
    limit: { burst: 30, perHour: 120 },
    async run({ checkoutId, outcome }, { userId, context }) {
      const { testTill } = till.provider;
      if (!testTill) throw unknown();
      const order = await context.database.asService(async (transaction) => {
        const [found] = await transaction.query<Pick<Order, 'id'>>(
          'select id from public.orders where checkout_id = $1 and user_id = $2',
          [checkoutId, userId],
        );
        if (!found) throw unknown();
        return readOwnOrder(transaction, { orderId: found.id, userId });
      });
      // As at a real one, leaving its page tells nobody anything.
      if (outcome === 'cancelled') return { returnUrl: orderUrl(context.publicUrl, order, 'cancelled') };
      const event = await testTill.press(checkoutId, outcome);
      if (event) await takeEvent(till, event);
      return { returnUrl: orderUrl(context.publicUrl, order, 'back') };
    },
  });
}

function unknown(): AppError {
  return new AppError({ code: 'checkout_unknown', status: 404, message: 'There is no such test checkout.' });
}
