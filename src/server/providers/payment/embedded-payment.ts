import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { ServerContext } from '#server/context/server-context.ts';
import { AppError } from '#server/http/errors.ts';
import type {
  CheckoutState,
  PaymentEvent,
  PaymentProvider,
  SignedEvent,
  TestCheckout,
} from './payment-provider.ts';
import { checkSignature, signEvent } from './signed-event.ts';

type Row = {
  id: string;
  order_id: string;
  amount_ore: number;
  state: 'open' | 'paid' | 'declined' | 'expired';
  payment_id: string | null;
  changed_at: Date;
  expires_at: Date;
};

/** What its webhook sends. */
const eventSchema = z.object({
  id: z.string(),
  orderId: z.uuid(),
  kind: z.enum(['paid', 'failed']),
  at: z.iso.datetime(),
  paymentId: z.string().nullable(),
  amountOre: z.number(),
});

/**
 * Rule 9.49: the embedded default takes no money and says so. Its page is one of ours; all else is as at a real provider: a
 * checkout that expires, events that are signed and come by the webhook, refunds by key. Its books are `bestatt.test_*`.
 */
export function createEmbeddedPayment({
  database,
  publicUrl,
  now,
}: Pick<ServerContext, 'database' | 'publicUrl' | 'now'>): PaymentProvider & {
  readonly testCheckout: TestCheckout;
} {
  async function ask<Result extends object>(text: string, values: readonly unknown[]): Promise<Result[]> {
    return (await database.pool.query<Result>(text, [...values])).rows;
  }

  /** One that nobody paid in time is expired from that moment on. */
  async function read(checkoutId: string): Promise<Row> {
    const [row] = await ask<Row>(
      `with late as (
         update bestatt.test_checkouts set state = 'expired', changed_at = expires_at
         where id = $1 and state = 'open' and expires_at <= $2 returning *
       )
       select * from late union all
       select * from bestatt.test_checkouts where id = $1 limit 1`,
      [checkoutId, now()],
    );
    if (!row)
      throw new AppError({ code: 'checkout_unknown', status: 404, message: 'There is no such checkout.' });
    return row;
  }

  return {
    kind: 'embedded',
    async createCheckout({ orderId, amountOre, locale, expiresAt }) {
      const [row] = await ask<{ id: string }>(
        `insert into bestatt.test_checkouts (id, order_id, amount_ore, changed_at, expires_at) values ($1, $2, $3, $4, $5)
         on conflict (order_id) do update set order_id = excluded.order_id returning id`,
        [`test_${randomBytes(12).toString('hex')}`, orderId, amountOre, now(), expiresAt],
      );
      if (!row) throw new Error('a checkout vanished between insert and return');
      const prefix = locale === 'nb-NO' ? '/nb' : '';
      return { checkoutId: row.id, url: `${publicUrl}${prefix}/app/license/test-checkout/${row.id}` };
    },
    readCheckout: async (checkoutId) => stateOf(await read(checkoutId)),
    async closeCheckout(checkoutId) {
      await ask(
        `update bestatt.test_checkouts set state = 'expired', changed_at = $2 where id = $1 and state = 'open'`,
        [checkoutId, now()],
      );
      return stateOf(await read(checkoutId));
    },
    async refund({ paymentId, amountOre, key }) {
      await ask(
        `insert into bestatt.test_refunds (key, payment_id, amount_ore) values ($1, $2, $3) on conflict (key) do nothing`,
        [key, paymentId, amountOre],
      );
    },
    async readEvent(rawBody, signature) {
      checkSignature({ rawBody, signature }, { secret: await secret(ask), now: now() });
      const { id, orderId, kind, at, paymentId, amountOre } = eventSchema.parse(JSON.parse(rawBody));
      const event = { id, orderId, at: new Date(at) };
      return kind === 'paid' ? { ...event, kind, paymentId, paidOre: amountOre } : { ...event, kind };
    },
    testCheckout: {
      async press(checkoutId, button) {
        const moment = now();
        await ask(
          `update bestatt.test_checkouts set state = $2, payment_id = $3, changed_at = $4
           where id = $1 and state = 'open' and expires_at > $4`,
          [checkoutId, button, button === 'paid' ? `testpay_${checkoutId}` : null, moment],
        );
        const row = await read(checkoutId);
        // Pressed again, or on an old page: what happened is told once more, and changes nothing.
        if (row.state === 'open' || row.state === 'expired') return null;
        return signed(row, { secret: await secret(ask), at: moment });
      },
    },
  };
}

function stateOf(row: Row): CheckoutState {
  const at = row.changed_at;
  if (row.state === 'paid') return { kind: 'paid', paymentId: row.payment_id, at };
  if (row.state === 'declined') return { kind: 'failed', at };
  return row.state === 'expired' ? { kind: 'expired', at } : { kind: 'open' };
}

function signed(row: Row, { secret, at }: { readonly secret: string; readonly at: Date }): SignedEvent {
  const rawBody = JSON.stringify({
    id: `testevt_${row.id}_${row.state}`,
    orderId: row.order_id,
    kind: row.state === 'paid' ? 'paid' : 'failed',
    at: row.changed_at.toISOString(),
    paymentId: row.payment_id,
    amountOre: row.amount_ore,
  } satisfies z.input<typeof eventSchema> & { readonly kind: PaymentEvent['kind'] });
  return { rawBody, signature: signEvent(rawBody, { secret, at }) };
}

type Ask = <Result extends object>(text: string, values: readonly unknown[]) => Promise<Result[]>;

/** Made by whoever needs it first, and the same for every replica. */
async function secret(ask: Ask): Promise<string> {
  const [row] = await ask<{ secret: string }>(
    `with made as (
       insert into bestatt.test_till (secret) values ($1) on conflict do nothing returning secret
     )
     select secret from made union all select secret from bestatt.test_till limit 1`,
    [randomBytes(32).toString('hex')],
  );
  // Two at once: the other one's is there now.
  return row?.secret ?? secret(ask);
}
