import { z } from 'zod';

/** Payment: what a package costs somebody, paying for it, coming back, and withdrawing. Amounts are øre, times ISO. */
export const paymentFunctions = {
  /** What a package would cost and when it would be used, were it bought now. */
  quotes: {
    reads: true,
    input: z.strictObject({ tier: tier(), code: z.string().max(60).optional() }),
    output: z.object({
      tier: z.number(),
      days: z.number(),
      priceOre: z.number(),
      percentOff: z.number(),
      amountOre: z.number(),
      /** Null when none was given. A price is lowered only by one in the state 'good'. */
      code: z.object({ code: z.string(), state: codeState() }).nullable(),
      startsAt: z.string(),
      expiresAt: z.string(),
      /** A lower package that waits meanwhile, and when it goes on. */
      waits: z.object({ tier: z.number(), from: z.string() }).nullable(),
    }),
  },
  /** Makes an order and leads to where it is paid. The same `requestKey` again gives the same order. */
  checkouts: {
    input: z.strictObject({
      tier: tier(),
      code: z.string().max(60).optional(),
      acceptedTerms: z.literal(true),
      acceptedWithdrawal: z.literal(true),
      locale: z.enum(['en-GB', 'nb-NO']),
      requestKey: z.string().min(8).max(80),
    }),
    output: z.object({ orderId: z.uuid(), url: z.string() }),
  },
  /** Asks the provider how an order stands; `cancelled` gives it up when it was not paid. */
  'checkout-returns': {
    input: z.strictObject({ orderId: z.uuid(), cancelled: z.literal(true).optional() }),
    output: z.object({ status: orderStatus() }),
  },
  /** The test checkout's three buttons. There is no such call when a real provider takes the money. */
  'test-payments': {
    input: z.strictObject({
      checkoutId: z.string().min(1).max(100),
      outcome: z.enum(['paid', 'declined', 'cancelled']),
    }),
    output: z.object({ returnUrl: z.string() }),
  },
  /** What stands on an order's receipt, and what withdrawing from it now would give back. */
  receipts: {
    reads: true,
    input: z.strictObject({ orderId: z.uuid() }),
    output: z.object({
      orderId: z.uuid(),
      status: orderStatus(),
      /** Where it is paid while it is open; null before the provider made its page. */
      checkoutUrl: z.string().nullable(),
      /** Null until it is paid. */
      number: z.number().nullable(),
      paidAt: z.string().nullable(),
      /** What is not configured is null. */
      seller: z.object({
        name: z.string().nullable(),
        orgNumber: z.string().nullable(),
        address: z.string().nullable(),
        vatRegistered: z.boolean(),
      }),
      tier: z.number(),
      days: z.number(),
      /** When its days are used; null until it is paid, and of one that was taken back before it began. */
      startsAt: z.string().nullable(),
      expiresAt: z.string().nullable(),
      priceOre: z.number(),
      percentOff: z.number(),
      discountOre: z.number(),
      amountOre: z.number(),
      /** Of the price, as it was when it was bought; 0 when the seller charges none. */
      vatPercent: z.number(),
      /** In the amount, and in what was paid back of it. */
      vatOre: z.number(),
      refundedVatOre: z.number(),
      code: z.string().nullable(),
      refundedOre: z.number(),
      refundedAt: z.string().nullable(),
      refundReason: z.enum(['withdrawal', 'admin', 'provider', 'dispute']).nullable(),
      /** Sent back and not arrived: it is owed, and paid in another way. */
      failedRefundOre: z.number(),
      /** Null when it is too late or there is nothing to withdraw from. */
      withdrawal: z
        .object({
          until: z.string(),
          refundOre: z.number(),
          /** Days that the pass guarantee gave end with it. */
          endsExtension: z.boolean(),
        })
        .nullable(),
    }),
  },
  /** Rule 9.46: the right of withdrawal. Repeating it is harmless. */
  withdrawals: {
    input: z.strictObject({ orderId: z.uuid() }),
    output: z.object({
      refundedOre: z.number(),
      /** False: the provider could not be reached; the money is sent as soon as it can be. */
      sent: z.boolean(),
    }),
  },
} as const;

function orderStatus() {
  return z.enum(['open', 'paid', 'failed', 'expired', 'cancelled', 'refunded']);
}

function codeState() {
  return z.enum(['good', 'unknown', 'used', 'expired', 'reserved', 'no_discount']);
}

/** A package on sale; in a query as its digits. */
function tier() {
  const digits = z
    .string()
    .regex(/^\d{2}$/)
    .transform(Number);
  return z.union([z.number(), digits]).pipe(z.union([z.literal(11), z.literal(12)]));
}
