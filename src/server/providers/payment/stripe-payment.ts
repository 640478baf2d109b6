import type { Logger } from 'pino';
import type { Stripe } from 'stripe';
import type { ServerContext } from '#server/context/server-context.ts';
import { AppError } from '#server/http/errors.ts';
import { type CheckoutState, type PaymentProvider, paymentUnavailable } from './payment-provider.ts';
import { readStripeEvent } from './stripe-events.ts';

export type StripeSettings = {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Another server that speaks Stripe's HTTP; Stripe's own when not given. */
  readonly apiUrl: string | undefined;
};

const timeoutMs = 10_000;
const currency = 'nok';

/** Money by Stripe Checkout. The package is loaded here only: it is large, and the test checkout needs none of it. */
export async function createStripePayment(
  settings: StripeSettings,
  { log, now }: Pick<ServerContext, 'log' | 'now'>,
): Promise<PaymentProvider> {
  const { default: StripeClient } = await import('stripe');
  const stripe = new StripeClient(settings.secretKey, {
    ...serverOf(settings.apiUrl),
    timeout: timeoutMs,
    maxNetworkRetries: 1,
    telemetry: false,
  });

  async function readSession(checkoutId: string): Promise<CheckoutState> {
    const session = await stripe.checkout.sessions.retrieve(checkoutId, {
      expand: ['payment_intent.latest_charge'],
    });
    return stateOf(session, now());
  }

  return {
    kind: 'stripe',
    createCheckout: (order) =>
      asked(log, async () => {
        const metadata = { order_id: order.orderId };
        const session = await stripe.checkout.sessions.create(
          {
            mode: 'payment',
            line_items: [
              {
                quantity: 1,
                price_data: {
                  currency,
                  unit_amount: order.amountOre,
                  product_data: { name: order.title },
                },
              },
            ],
            client_reference_id: order.orderId,
            metadata,
            // Charges take over what their payment says; their events and those of refunds then name the order.
            payment_intent_data: { metadata },
            ...(order.email && { customer_email: order.email }),
            locale: order.locale === 'nb-NO' ? 'nb' : 'en',
            expires_at: Math.floor(order.expiresAt.getTime() / 1000),
            success_url: order.paidUrl,
            cancel_url: order.cancelledUrl,
          },
          { idempotencyKey: order.orderId },
        );
        if (!session.url) throw new Error(`checkout ${session.id} has no address`);
        return { checkoutId: session.id, url: session.url };
      }),
    readCheckout: (checkoutId) => asked(log, () => readSession(checkoutId)),
    closeCheckout: (checkoutId) =>
      asked(log, async () => {
        const state = await readSession(checkoutId);
        if (state.kind !== 'open') return state;
        try {
          await stripe.checkout.sessions.expire(checkoutId);
        } catch (error) {
          // It was paid or has expired since it was read.
          if (!(error instanceof StripeClient.errors.StripeInvalidRequestError)) throw error;
        }
        return readSession(checkoutId);
      }),
    refund: ({ paymentId, amountOre, key }) =>
      asked(log, async () => {
        // Stripe forgets its idempotency keys after a day; the refund itself remembers ours.
        const made = await stripe.refunds.list({ payment_intent: paymentId, limit: 100 });
        const isMade = made.data.some(
          ({ metadata, status }) => metadata?.key === key && status !== 'failed' && status !== 'canceled',
        );
        if (isMade) return;
        await stripe.refunds.create(
          {
            payment_intent: paymentId,
            amount: amountOre,
            reason: 'requested_by_customer',
            metadata: { key },
          },
          { idempotencyKey: key },
        );
      }),
    readEvent: async (rawBody, signature) =>
      readStripeEvent({ stripe, rawBody, signature, secret: settings.webhookSecret, now: now() }),
  };
}

function serverOf(apiUrl: string | undefined): object {
  if (!apiUrl) return {};
  const { hostname, port, protocol } = new URL(apiUrl);
  const isPlain = protocol === 'http:';
  return { host: hostname, port: port || (isPlain ? 80 : 443), protocol: isPlain ? 'http' : 'https' };
}

function stateOf(session: Stripe.Checkout.Session, now: Date): CheckoutState {
  if (session.status === 'open') return { kind: 'open' };
  if (session.status === 'expired') return { kind: 'expired', at: new Date(session.expires_at * 1000) };
  const intent = typeof session.payment_intent === 'string' ? null : session.payment_intent;
  const charge = typeof intent?.latest_charge === 'string' ? null : intent?.latest_charge;
  if (session.payment_status === 'paid')
    return {
      kind: 'paid',
      paymentId: intent?.id ?? null,
      at: charge ? new Date(charge.created * 1000) : now,
    };
  const isFailed = intent?.status === 'requires_payment_method' || intent?.status === 'canceled';
  return isFailed ? { kind: 'failed', at: now } : { kind: 'pending' };
}

/** What Stripe says goes to the log, and one clear sentence to the person. */
async function asked<Result>(log: Logger, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError) throw error;
    const { type, code, statusCode, requestId, message } = error as Partial<Stripe.errors.StripeError>;
    log.error({ type, code, statusCode, stripeRequest: requestId, message }, 'Stripe did not do it');
    throw paymentUnavailable();
  }
}
