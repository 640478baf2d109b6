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
};
