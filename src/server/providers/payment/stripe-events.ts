import type { Stripe } from 'stripe';
import { AppError } from '#server/http/errors.ts';
import { badSignature, type PaymentEvent, signatureToleranceSeconds } from './payment-provider.ts';

type Sent = {
  readonly stripe: Stripe;
  readonly rawBody: string;
  readonly signature: string | null;
  readonly secret: string;
  readonly now: Date;
};

/** Rule 9.48: checks the signature over the body as it came, and reads the event. @throws AppError 400 */
export function readStripeEvent(sent: Sent): PaymentEvent | null {
  const { stripe, rawBody, signature, secret, now } = sent;
  let event: Stripe.Event;
  try {
    event = stripe.webhooks.constructEvent(
      rawBody,
      signature ?? '',
      secret,
      signatureToleranceSeconds,
      undefined,
      now.getTime(),
    );
  } catch (error) {
    if (error instanceof SyntaxError)
      throw new AppError({ code: 'wrong_shape', status: 400, message: 'The event is no JSON.' });
    throw badSignature();
  }
  return eventOf(event);
}

function eventOf(event: Stripe.Event): PaymentEvent | null {
  const common = { id: event.id, at: new Date(event.created * 1000) };
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded': {
      const session = event.data.object;
      const orderId = orderOf(session);
      if (!orderId) return null;
      if (session.payment_status !== 'paid') return { ...common, orderId, kind: 'pending' };
      const paidOre = session.currency === 'nok' ? (session.amount_total ?? 0) : 0;
      return { ...common, orderId, kind: 'paid', paymentId: idOf(session.payment_intent), paidOre };
    }
    case 'checkout.session.async_payment_failed':
    case 'checkout.session.expired': {
      const orderId = orderOf(event.data.object);
      const kind = event.type === 'checkout.session.expired' ? 'expired' : 'failed';
      return orderId ? { ...common, orderId, kind } : null;
    }
    case 'charge.refunded': {
      const { metadata, amount_refunded: totalOre } = event.data.object;
      const orderId = metadata.order_id;
      return orderId ? { ...common, orderId, kind: 'refunded', totalOre } : null;
    }
    // Cumulative amounts come with `charge.refunded`; of these only a refund that did not reach the buyer matters.
    case 'refund.failed':
    case 'refund.updated':
    case 'charge.refund.updated':
      return failedRefundOf(event.data.object, common.at);
    case 'charge.dispute.created':
    case 'charge.dispute.closed':
      return disputeOf(event.data.object, {
        at: common.at,
        isClosed: event.type === 'charge.dispute.closed',
      });
    default:
      return null;
  }
}

/** Stripe tells of one refund that failed under several names: its own id makes them one. */
function failedRefundOf(refund: Stripe.Refund, at: Date): PaymentEvent | null {
  const paymentId = idOf(refund.payment_intent);
  if (!paymentId || (refund.status !== 'failed' && refund.status !== 'canceled')) return null;
  const { id: refundId, amount: amountOre } = refund;
  return { id: `refund_failed:${refundId}`, at, paymentId, kind: 'refund_failed', refundId, amountOre };
}

/** An inquiry that is closed, or a dispute that was prevented, took no money: as good as won. */
function disputeOf(
  dispute: Stripe.Dispute,
  { at, isClosed }: { readonly at: Date; readonly isClosed: boolean },
): PaymentEvent | null {
  const paymentId = idOf(dispute.payment_intent);
  if (!paymentId) return null;
  const { id: disputeId, amount: amountOre } = dispute;
  const about = { at, paymentId, disputeId, amountOre };
  if (!isClosed) return { ...about, id: `dispute:${disputeId}:open`, kind: 'disputed' };
  const outcome = dispute.status === 'lost' ? 'lost' : 'won';
  return { ...about, id: `dispute:${disputeId}:${outcome}`, kind: 'dispute_closed', outcome };
}

/** Not `client_reference_id`: of a payment link of the same account the payer writes it themselves. */
function orderOf({ metadata }: Stripe.Checkout.Session): string | null {
  return metadata?.order_id ?? null;
}

/** Stripe sends an id, or the whole thing where it was asked to. */
function idOf(value: string | { readonly id: string } | null | undefined): string | null {
  return (typeof value === 'string' ? value : value?.id) ?? null;
}
