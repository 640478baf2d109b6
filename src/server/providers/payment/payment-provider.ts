import { AppError } from '#server/http/errors.ts';

/** What is to be paid: all that a provider is told. Amounts are øre. */
export type CheckoutOrder = {
  readonly orderId: string;
  readonly amountOre: number;
  /** What stands on the provider's page. */
  readonly title: string;
  readonly email: string | null;
  readonly locale: 'en-GB' | 'nb-NO';
  readonly expiresAt: Date;
  /** Where the buyer comes back to, having paid or having given it up. */
  readonly paidUrl: string;
  readonly cancelledUrl: string;
};

/** How a checkout stands at the provider. */
export type CheckoutState =
  | { readonly kind: 'open' }
  /** Done by the buyer; the money comes later or not at all. */
  | { readonly kind: 'pending' }
  | { readonly kind: 'paid'; readonly paymentId: string | null; readonly at: Date }
  | { readonly kind: 'failed' | 'expired'; readonly at: Date };

/** What a provider tells by its webhook, in our words. */
export type PaymentEvent = {
  /** The same event has the same one, however often it is sent. */
  readonly id: string;
  readonly at: Date;
} & (
  | ({ readonly orderId: string } & (
      | { readonly kind: 'paid'; readonly paymentId: string | null; readonly paidOre: number }
      | { readonly kind: 'pending' | 'failed' | 'expired' }
      /** Everything that was sent back so far. */
      | { readonly kind: 'refunded'; readonly totalOre: number }
    ))
  /** Of a payment, in words of the provider that name no order: it may come before we know whose payment it is. */
  | ({ readonly paymentId: string; readonly amountOre: number } & (
      | { readonly kind: 'disputed'; readonly disputeId: string }
      | { readonly kind: 'dispute_closed'; readonly disputeId: string; readonly outcome: 'won' | 'lost' }
      | { readonly kind: 'refund_failed'; readonly refundId: string }
    ))
);

/**
 * The payment port. `embedded` tells the interface and `/healthz` that no money is taken. Every call may be repeated.
 * @throws AppError 502 `payment_unavailable` when the provider cannot be reached or does not do what it is asked.
 */
export type PaymentProvider = {
  readonly kind: 'embedded' | 'stripe';
  /** The same order gives the same checkout. */
  readonly createCheckout: (order: CheckoutOrder) => Promise<{ checkoutId: string; url: string }>;
  readonly readCheckout: (checkoutId: string) => Promise<CheckoutState>;
  /** From now on it cannot be paid any more. @returns how it stands then: it may have been paid before. */
  readonly closeCheckout: (checkoutId: string) => Promise<CheckoutState>;
  /** Sends `amountOre` back; the same `key` does it once. */
  readonly refund: (refund: { paymentId: string; amountOre: number; key: string }) => Promise<void>;
  /**
   * Checks the signature and reads the event; null for one that is nothing to us.
   * @throws AppError 400 `bad_signature`, 400 `wrong_shape`.
   */
  readonly readEvent: (rawBody: string, signature: string | null) => Promise<PaymentEvent | null>;
};

/** The buttons of the test checkout, which a real provider has on its own page. */
export type TestCheckout = {
  /** Presses one; what the provider then tells by its webhook, or null when nothing changed. */
  readonly press: (checkoutId: string, button: 'paid' | 'declined') => Promise<SignedEvent | null>;
};

export type SignedEvent = { readonly rawBody: string; readonly signature: string };

/** How old a signature may be: what is older may have been listened in on and is sent again by somebody else. */
export const signatureToleranceSeconds = 300;

/** Rule 9.48: whoever cannot sign may not tell that something was paid. */
export function badSignature(): AppError {
  return new AppError({ code: 'bad_signature', status: 400, message: 'The signature is not good.' });
}

/** The sentence for a provider that is down; what it said goes to the log. */
export function paymentUnavailable(): AppError {
  return new AppError({
    code: 'payment_unavailable',
    status: 502,
    message: 'The payment service cannot be reached just now. Nothing was paid; try again in a little while.',
  });
}
