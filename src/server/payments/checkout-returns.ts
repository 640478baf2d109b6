import type { OrderStatus } from '#domain/licences/order.ts';
import { defineFunction, type ServerFunction } from '#server/functions/define-function.ts';
import { AppError } from '#server/http/errors.ts';
import { cancelOrder, refreshOrder } from './order-at-provider.ts';
import { type Order, readOwnOrder } from './orders.ts';
import type { PaymentService } from './payment-service.ts';

/**
 * `checkout-returns`: the buyer is back. Asks the provider how the order stands, so that what was paid counts at once
 * even when the webhook is late; `cancelled` gives the order up when it was not paid, which frees its code. Rule 9.45.
 */
export function checkoutReturnsFunction(payments: PaymentService): ServerFunction {
  return defineFunction({
    name: 'checkout-returns',
    access: 'session',
    limit: { burst: 60, perHour: 240 },
    async run({ orderId, cancelled }, { userId, context }) {
      const order = await context.database.asService((transaction) =>
        readOwnOrder(transaction, { orderId, userId }),
      );
      const asked = cancelled ? cancelOrder(payments, order) : refreshOrder(payments, order);
      return { status: await asked.catch((error: unknown) => unlessUnavailable(error, order)) };
    },
  });
}

/** The provider cannot be reached: the order stands as it did, and the page asks again. */
function unlessUnavailable(error: unknown, order: Order): OrderStatus {
  if (error instanceof AppError && error.code === 'payment_unavailable') return order.status;
  throw error;
}
