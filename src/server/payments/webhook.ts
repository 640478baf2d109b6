import { Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { againAfterDeadlock } from '#server/db/retry-after-deadlock.ts';
import { AppError, unknownErrorMessage } from '#server/http/errors.ts';
import { readText } from '#server/http/read-text.ts';
import { requestIdOf } from '#server/http/request-id.ts';
import type { SignedEvent } from '#server/providers/payment/payment-provider.ts';
import type { PaymentService } from './payment-service.ts';
import { recordProviderEvent } from './record-event.ts';

/** Stripe's events are a few kB. */
const maxEventBytes = 256 * 1024;

/**
 * `POST /webhook`: where a payment provider tells what happened. It answers 2xx only when the event is kept, so whatever
 * fails is sent again; 400 to whoever cannot sign. Rule 9.45, Rule 9.48.
 */
export function createWebhook(payments: PaymentService): Hono {
  const app = new Hono();
  app.post('/webhook', async (c) => {
    const rawBody = await readText(c.req.raw, maxEventBytes);
    if (rawBody === null)
      throw new AppError({ code: 'too_large', status: 413, message: 'The event is too large.' });
    const signature = c.req.header('stripe-signature') ?? null;
    await againAfterDeadlock(() => takeEvent(payments, { rawBody, signature }));
    return c.json({ received: true });
  });
  app.all('*', (c) => c.json({ code: 'not_found', message: 'There is no such endpoint.' }, 404));
  app.onError((error, c) => {
    if (error instanceof AppError)
      return c.json({ code: error.code, message: error.message }, error.status as ContentfulStatusCode);
    const requestId = requestIdOf(c.req.raw);
    payments.context.log.error({ requestId, err: error }, 'a payment event was not taken');
    return c.json({ code: 'unexpected_failure', message: unknownErrorMessage(requestId) }, 500);
  });
  return app;
}

/** What the endpoint does with an event; the test checkout sends its own through here. @throws AppError 400 */
export async function takeEvent(
  payments: PaymentService,
  signed: Omit<SignedEvent, 'signature'> & { readonly signature: string | null },
): Promise<void> {
  const event = await payments.provider.readEvent(signed.rawBody, signed.signature);
  if (event) await recordProviderEvent(payments, event);
}
