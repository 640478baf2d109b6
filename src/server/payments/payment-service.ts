import type { ServerContext } from '#server/context/server-context.ts';
import type { PaymentProvider, TestCheckout } from '#server/providers/payment/payment-provider.ts';

/** Who sells; what is null is left out of receipts. */
export type Seller = {
  readonly name: string | null;
  readonly orgNumber: string | null;
  readonly address: string | null;
  /** In Merverdiavgiftsregisteret: prices hold VAT, and receipts say so. */
  readonly vatRegistered: boolean;
};

export type PaymentSettings = {
  /** Only the embedded one has buttons of ours. */
  readonly provider: PaymentProvider & { readonly testCheckout?: TestCheckout };
  readonly seller: Seller;
};

/** What everything that has to do with paying is given. */
export type PaymentService = PaymentSettings & {
  readonly context: ServerContext;
  /** Runs `work` beside the answer; what fails is logged, and left to the next sweep. */
  readonly afterwards: (work: () => Promise<unknown>) => void;
  /** When nothing of it is left to do. */
  readonly idle: () => Promise<void>;
  /** Waits for what runs; what waits behind it is left to the next sweep. */
  readonly close: () => Promise<void>;
};

/** Opens the payments. */
export function createPaymentService(context: ServerContext, settings: PaymentSettings): PaymentService {
  // One after the other: a rush of payments must not take every connection for its mails.
  let queue: Promise<unknown> = Promise.resolve();
  let isClosed = false;
  return {
    ...settings,
    context,
    afterwards(work) {
      queue = queue
        .then(() => (isClosed ? undefined : work()))
        .catch((error: Error) =>
          context.log.error({ err: error }, 'work of the payment service was left undone'),
        );
    },
    async idle() {
      await queue;
    },
    async close() {
      isClosed = true;
      await queue;
    },
  };
}
