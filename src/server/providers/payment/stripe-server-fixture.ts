import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import type { SignedEvent } from './payment-provider.ts';
import { type Form, readForm, text } from './stripe-form-fixture.ts';

export const stripeKeys = { secretKey: 'sk_test_fixture', webhookSecret: 'whsec_fixture' } as const;

type Metadata = Readonly<Record<string, string>>;
type Session = {
  readonly id: string;
  readonly object: 'checkout.session';
  readonly url: string;
  readonly amount_total: number;
  readonly currency: string;
  readonly customer_email: string | null;
  readonly client_reference_id: string | null;
  readonly expires_at: number;
  readonly locale: string;
  readonly metadata: Metadata;
  readonly success_url: string;
  readonly cancel_url: string;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'unpaid' | 'paid';
  payment_intent: string | null;
};
type Refund = {
  readonly id: string;
  readonly object: 'refund';
  readonly amount: number;
  readonly payment_intent: string;
  readonly metadata: Metadata;
  status: 'succeeded' | 'failed';
};

export type StripeServer = {
  readonly url: string;
  readonly sessions: Map<string, Session>;
  readonly refunds: Refund[];
  /** From now on it answers nothing, or again. */
  down: boolean;
  /** What the buyer does on its page; the event that it then sends. */
  readonly pay: (sessionId: string) => SignedEvent;
  readonly payLater: (sessionId: string) => SignedEvent;
  readonly moneyArrives: (sessionId: string) => SignedEvent;
  readonly moneyFails: (sessionId: string) => SignedEvent;
  readonly expire: (sessionId: string) => SignedEvent;
  /** Somebody refunds in Stripe's dashboard. */
  readonly refund: (sessionId: string, amount: number) => SignedEvent;
  /** The buyer asks the bank for the money back, all of it where no amount is given. */
  readonly dispute: (sessionId: string, disputeId: string) => SignedEvent;
  readonly closeDispute: (sessionId: string, disputeId: string, status: string) => SignedEvent;
  /** The last refund comes back; Stripe tells of it by events of several names. */
  readonly failRefund: (sessionId: string, name: string) => SignedEvent;
  readonly sign: (rawBody: string, options?: { secret?: string; timestamp?: number }) => SignedEvent;
  readonly close: () => Promise<void>;
};

/**
 * A local server that speaks as much of Stripe's HTTP as we use, with its forms, errors and idempotency keys, and signs its
 * events with Stripe's own package. Shapes as of API version 2026-10-28.
 */
export async function openStripe(): Promise<StripeServer> {
  const signer = new Stripe(stripeKeys.secretKey);
  const sessions = new Map<string, Session>();
  const refunds: Refund[] = [];
  const charges = new Map<string, { id: string; created: number }>();
  /** Answers by idempotency key, with the form they answered. */
  const answers = new Map<string, { readonly form: string; readonly body: unknown }>();

  const server = createServer((request, response) => {
    if (state.down) {
      request.socket.destroy();
      return;
    }
    readAll(request)
      .then((body) => answer(request, response, body))
      .catch(() => send(response, 500, failure('api_error', 'the fixture failed')));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  function answer(request: IncomingMessage, response: ServerResponse, body: string): void {
    if (request.headers.authorization !== `Bearer ${stripeKeys.secretKey}`) {
      send(response, 401, failure('invalid_request_error', 'Invalid API Key provided'));
      return;
    }
    const { pathname, searchParams } = new URL(request.url ?? '/', url);
    const route = `${request.method} ${pathname}`;
    const key = request.headers['idempotency-key'];
    const known = typeof key === 'string' && request.method === 'POST' ? answers.get(key) : undefined;
    if (known && known.form !== body) {
      const said = 'Keys for idempotent requests can only be used with the same parameters';
      send(response, 400, failure('idempotency_error', said));
      return;
    }
    if (known) {
      send(response, 200, known.body);
      return;
    }
    const form = readForm(new URLSearchParams(body));
    const made = handle(route, form, searchParams);
    if (made === null) {
      send(response, 404, failure('invalid_request_error', `Unrecognized request URL (${route})`));
      return;
    }
    if ('error' in made) {
      send(response, 400, made);
      return;
    }
    if (typeof key === 'string') answers.set(key, { form: body, body: made });
    send(response, 200, made);
  }

  function handle(route: string, form: Form, query: URLSearchParams): object | null {
    if (route === 'POST /v1/checkout/sessions') return createSession(form);
    if (route === 'POST /v1/refunds') return createRefund(form);
    if (route === 'GET /v1/refunds') {
      const data = refunds.filter((refund) => refund.payment_intent === query.get('payment_intent'));
      return { object: 'list', data, has_more: false, url: '/v1/refunds' };
    }
    const [, id = '', verb] = /\/v1\/checkout\/sessions\/(\w+)(\/expire)?$/.exec(route) ?? [];
    const session = sessions.get(id);
    if (!session) return null;
    if (!verb) return expanded(session);
    if (session.status !== 'open')
      return failure(
        'invalid_request_error',
        `Only Checkout Sessions with a status in ["open"] can be expired.`,
      );
    session.status = 'expired';
    return session;
  }

  function createSession(form: Form): object {
    const id = `cs_test_${word()}`;
    const price = text(form, 'line_items', '0', 'price_data', 'unit_amount');
    const currency = text(form, 'line_items', '0', 'price_data', 'currency');
    const expiresAt = Number(text(form, 'expires_at'));
    const wrong =
      (form.mode !== 'payment' && 'mode') ||
      (!(Number(price) >= 300) && 'line_items[0][price_data][unit_amount]') ||
      (!text(form, 'line_items', '0', 'price_data', 'product_data', 'name') && 'product_data[name]') ||
      (!(expiresAt >= Date.now() / 1000 + 1800 && expiresAt <= Date.now() / 1000 + 86_400) && 'expires_at') ||
      (!text(form, 'success_url') && 'success_url');
    if (wrong) return failure('invalid_request_error', `Invalid ${wrong}`, wrong);
    const session: Session = {
      ...{ id, object: 'checkout.session', url: `https://checkout.stripe.test/c/pay/${id}` },
      ...{ amount_total: Number(price), currency: currency ?? '', expires_at: expiresAt },
      customer_email: text(form, 'customer_email') ?? null,
      client_reference_id: text(form, 'client_reference_id') ?? null,
      locale: text(form, 'locale') ?? 'auto',
      // A charge's is its payment's.
      metadata: (text(form, 'payment_intent_data', 'metadata', 'order_id') ? form.metadata : {}) as Metadata,
      success_url: text(form, 'success_url') ?? '',
      cancel_url: text(form, 'cancel_url') ?? '',
      ...{ status: 'open', payment_status: 'unpaid', payment_intent: null },
    };
    sessions.set(id, session);
    return session;
  }

  function createRefund(form: Form): object {
    const paymentIntent = text(form, 'payment_intent') ?? '';
    const session = [...sessions.values()].find((one) => one.payment_intent === paymentIntent);
    if (!session) return failure('invalid_request_error', 'No such payment_intent', 'payment_intent');
    const amount = Number(text(form, 'amount'));
    if (amount > session.amount_total - refundedOf(paymentIntent))
      return failure('invalid_request_error', 'Refund amount is greater than unrefunded amount on charge');
    return keepRefund({ amount, payment_intent: paymentIntent, metadata: (form.metadata ?? {}) as Metadata });
  }

  function keepRefund(refund: Pick<Refund, 'amount' | 'payment_intent' | 'metadata'>): Refund {
    const made: Refund = { ...refund, id: `re_${word()}`, object: 'refund', status: 'succeeded' };
    refunds.push(made);
    return made;
  }

  function refundedOf(paymentIntent: string): number {
    return refunds
      .filter((refund) => refund.payment_intent === paymentIntent)
      .reduce((sum, { amount }) => sum + amount, 0);
  }

  /** As with `expand[]=payment_intent.latest_charge`. */
  function expanded(session: Session): object {
    const { payment_intent: id, payment_status: paid } = session;
    const charge = charges.get(session.id);
    const intent = id && {
      ...{ id, object: 'payment_intent', status: paid === 'paid' ? 'succeeded' : 'processing' },
      latest_charge: charge ? { ...charge, object: 'charge' } : null,
    };
    return { ...session, payment_intent: intent };
  }

  function sessionOf(id: string): Session {
    const session = sessions.get(id);
    if (!session) throw new Error(`there is no session ${id}`);
    return session;
  }

  function arrive(id: string): Session {
    const session = sessionOf(id);
    charges.set(id, { id: `ch_${word()}`, created: Math.floor(Date.now() / 1000) });
    return Object.assign(session, {
      ...{ status: 'complete', payment_status: 'paid' },
      payment_intent: session.payment_intent ?? `pi_${word()}`,
    });
  }

  function chargeOf(session: Session): object {
    return {
      ...{ id: charges.get(session.id)?.id, object: 'charge', amount: session.amount_total },
      ...{ payment_intent: session.payment_intent, metadata: session.metadata },
      amount_refunded: refundedOf(session.payment_intent ?? ''),
    };
  }

  function disputeOf(session: Session, id: string, status: string): object {
    const { payment_intent, amount_total: amount } = session;
    return { id, object: 'dispute', payment_intent, amount, status };
  }

  function event(type: string, object: object): SignedEvent {
    return sign(
      JSON.stringify({
        ...{ id: `evt_${word()}`, object: 'event', type, created: Math.floor(Date.now() / 1000) },
        ...{ api_version: '2026-10-28.endive', livemode: false, pending_webhooks: 1 },
        data: { object },
      }),
    );
  }

  function sign(rawBody: string, options: { secret?: string; timestamp?: number } = {}): SignedEvent {
    const { secret = stripeKeys.webhookSecret, timestamp } = options;
    const signature = signer.webhooks.generateTestHeaderString({ payload: rawBody, secret, timestamp });
    return { rawBody, signature };
  }

  const state: StripeServer = {
    ...{ url, sessions, refunds, sign },
    down: false,
    pay: (id) => event('checkout.session.completed', arrive(id)),
    payLater(id) {
      const session = Object.assign(sessionOf(id), { status: 'complete', payment_intent: `pi_${word()}` });
      return event('checkout.session.completed', session);
    },
    moneyArrives: (id) => event('checkout.session.async_payment_succeeded', arrive(id)),
    moneyFails: (id) => event('checkout.session.async_payment_failed', sessionOf(id)),
    expire: (id) => event('checkout.session.expired', Object.assign(sessionOf(id), { status: 'expired' })),
    refund(id, amount) {
      const session = sessionOf(id);
      keepRefund({ amount, payment_intent: session.payment_intent ?? '', metadata: {} });
      return event('charge.refunded', chargeOf(session));
    },
    dispute: (id, disputeId) =>
      event('charge.dispute.created', disputeOf(sessionOf(id), disputeId, 'needs_response')),
    closeDispute: (id, disputeId, status) =>
      event('charge.dispute.closed', disputeOf(sessionOf(id), disputeId, status)),
    failRefund(id, name) {
      const intent = sessionOf(id).payment_intent;
      const refund = refunds.findLast((one) => one.payment_intent === intent);
      if (!refund) throw new Error(`there is no refund of ${id}`);
      return event(name, Object.assign(refund, { status: 'failed' }));
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return state;
}

function word(): string {
  return randomBytes(10).toString('hex');
}

function failure(type: string, message: string, param?: string): { readonly error: object } {
  return { error: { type, message, param } };
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json', 'request-id': `req_${word()}` });
  response.end(JSON.stringify(body));
}

async function readAll(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request) body += chunk;
  return body;
}
