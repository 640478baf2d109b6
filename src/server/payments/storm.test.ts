import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { licencePeriods } from '#domain/licences/timeline.ts';
import { createStripePayment } from '#server/providers/payment/stripe-payment.ts';
import {
  openStripe,
  type StripeServer,
  stripeKeys,
} from '#server/providers/payment/stripe-server-fixture.ts';
import { type TestApi, testApi } from '#server/testing/api.ts';
import { type Buyer, newBuyer, newCode } from './checkout-fixture.ts';
import {
  chanceOf,
  type OrderScenario,
  orderScenario,
  type StripeEvent,
  shuffled,
} from './order-scenario-fixture.ts';
import { sweepPayments } from './sweep.ts';

const people = 40;
const orders = 240;
const eventCount = 1000;
const seed = 20261121;

let api: TestApi;
let stripe: StripeServer;
beforeAll(async () => {
  stripe = await openStripe();
  api = await testApi(undefined, {
    payment: (context) => createStripePayment({ ...stripeKeys, apiUrl: stripe.url }, context),
  });
});
afterAll(async () => {
  await api.close();
  await stripe.close();
});

async function deliver({ id, type, created, object }: StripeEvent): Promise<number> {
  const { rawBody, signature } = stripe.sign(
    JSON.stringify({ id, object: 'event', type, created, data: { object } }),
  );
  const headers = { 'stripe-signature': signature };
  const response = await api.app.request('/payments/v1/webhook', { method: 'POST', headers, body: rawBody });
  return response.status;
}

/** The order as it was made by the payment service before it was paid. */
async function keepOrder(story: OrderScenario, made: Date): Promise<void> {
  const { orderId, userId, tier, amountOre, code } = story;
  await api.database.pool.query(
    `insert into public.orders (id, user_id, request_key, tier, days, price_ore, percent_off, amount_ore, code,
       accepted_terms, accepted_withdrawal, accepted_at, locale, provider, checkout_id, created_at)
     values ($1::uuid, $2, 'key-' || $1::uuid, $3, 30, $4, $5, $6, $7, 'v', 'v', $8, 'en-GB', 'stripe', 'cs_' || $1::uuid, $8)`,
    [orderId, userId, tier, tier === 12 ? 19_900 : 9900, code ? 20 : 0, amountOre, code, made],
  );
  await api.database.pool.query(
    `update public.discount_codes set reserved_order_id = $2, reserved_until = 'infinity' where code = $1`,
    [code, orderId],
  );
}

/** Lets one statement in seven fail that settling an order writes, wherever in the middle of it. */
async function breakStatements(): Promise<void> {
  await api.database.pool.query(`
    create function public.break_sometimes() returns trigger language plpgsql as $$ begin
      if random() < 0.14 then raise exception 'broken for a test'; end if;
      return new;
    end $$;
    create trigger break_events before insert on public.payment_events for each row execute function public.break_sometimes();
    create trigger break_orders before update of status on public.orders for each row execute function public.break_sometimes();
    create trigger break_grants before insert or update on public.license_grants for each row execute function public.break_sometimes();
    create trigger break_periods after insert on public.license_users for each row execute function public.break_sometimes();
    create trigger break_codes after update on public.discount_codes for each row execute function public.break_sometimes();
    create trigger break_receipts after update of receipt_number on public.orders for each row execute function public.break_sometimes()`);
}

async function mendStatements(): Promise<void> {
  await api.database.pool.query('drop function public.break_sometimes cascade');
}

/** Ten at a time; what was not taken is sent again after the others, as Stripe does. @returns how many were not taken. */
async function deliverAll(events: readonly StripeEvent[]): Promise<number> {
  const waiting = [...events];
  let refused = 0;
  async function work(): Promise<void> {
    for (let event = waiting.shift(); event; event = waiting.shift()) {
      if ((await deliver(event)) === 200) continue;
      refused += 1;
      waiting.push(event);
    }
  }
  await Promise.all(Array.from({ length: 10 }, work));
  return refused;
}

type Period = { readonly tier: number; readonly from: string; readonly to: string };

/** The licences that the true stories give. */
function expectedPeriods(stories: readonly OrderScenario[], userId: string): Period[] {
  const grants = stories
    .filter((story) => story.userId === userId)
    .flatMap(({ orderId: id, tier, paidAt, endedAt: revokedAt }) =>
      paidAt ? [{ id, tier, days: 30, grantedAt: paidAt, revokedAt }] : [],
    );
  return licencePeriods(grants).map(({ tier, startedAt, expiresAt }) => ({
    ...{ tier, from: startedAt.toISOString(), to: expiresAt.toISOString() },
  }));
}

async function foundPeriods(userId: string): Promise<Period[]> {
  const { rows } = await api.database.pool.query<{ tier: number; started_at: Date; expires_at: Date }>(
    'select tier, started_at, expires_at from public.license_users where user_id = $1 order by started_at',
    [userId],
  );
  return rows.map((row) => ({
    ...{ tier: row.tier, from: row.started_at.toISOString(), to: row.expires_at.toISOString() },
  }));
}

describe('9.45 an order is paid once, whatever events come', () => {
  test('a thousand of them, shuffled, doubled, dropped and sent again, end in the right licences', async () => {
    const chance = chanceOf(seed);
    const buyers: Buyer[] = [];
    for (let index = 0; index < people; index += 1) buyers.push(await newBuyer(api));
    const stories: OrderScenario[] = [];
    const start = Date.UTC(2026, 2, 1) / 1000;
    for (let index = 0; index < orders; index += 1) {
      const { id: userId } = buyers[chance(people)] as Buyer;
      const second = start + index * 60_000 + chance(50_000);
      const code = chance(4) === 0 ? await newCode(api) : null;
      const story = orderScenario(chance, { userId, second, code });
      stories.push(story);
      await keepOrder(story, new Date(second * 1000));
    }
    const events = shuffled(
      stories.flatMap((story) => story.events),
      chance,
    );
    expect(events.length).toBeGreaterThanOrEqual(eventCount);
    const doubled = events.filter(() => chance(3) === 0);

    await breakStatements();
    const refused = await deliverAll(shuffled([...events, ...doubled], chance));
    await mendStatements();
    expect(refused).toBeGreaterThan(100);

    for (const { id } of buyers) expect(await foundPeriods(id)).toEqual(expectedPeriods(stories, id));
    await checkBooks(stories);
    await checkCodes(stories);
    await checkMails(stories, buyers);
    await checkAudit(stories);
  }, 240_000);

  async function checkBooks(stories: readonly OrderScenario[]): Promise<void> {
    const { rows } = await api.database.pool.query<Record<string, unknown>>(
      `select id, status, paid_at, refunded_ore, receipt_number, dispute, refund_failed_ore, owed_ore from public.orders`,
    );
    const found = new Map(rows.map((row) => [row.id, row]));
    for (const { orderId, status, paidAt, refundedOre, dispute, failedOre } of stories)
      expect(found.get(orderId)).toMatchObject({
        ...{ status, paid_at: paidAt, refunded_ore: refundedOre },
        ...{ dispute, refund_failed_ore: failedOre, owed_ore: 0 },
      });
    const numbers = rows.flatMap(({ receipt_number: number }) => (number === null ? [] : [Number(number)]));
    const paid = stories.filter(({ paidAt }) => paidAt !== null).length;
    expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: paid }, (_, index) => index + 1));
  }

  async function checkCodes(stories: readonly OrderScenario[]): Promise<void> {
    const { rows } = await api.database.pool.query<Record<string, unknown>>(
      'select * from public.discount_codes',
    );
    const found = new Map(rows.map((row) => [row.code, row]));
    for (const { code, paidAt, userId } of stories.filter((story) => story.code !== null))
      expect(found.get(code)).toMatchObject(
        paidAt
          ? { redeemed_by: userId, reserved_until: null }
          : { redeemed_at: null, redeemed_by: null, reserved_order_id: null, reserved_until: null },
      );
  }

  async function checkAudit(stories: readonly OrderScenario[]): Promise<void> {
    const { rows } = await api.database.pool.query<{ id: string; count: number }>(
      `select details ->> 'orderId' as id, count(*)::int as count from public.audit_log
       where action like 'order.%' group by 1`,
    );
    const found = new Map(rows.map(({ id, count }) => [id, count]));
    for (const { orderId, noticed } of stories) expect(found.get(orderId) ?? 0).toBe(noticed);
  }

  async function checkMails(stories: readonly OrderScenario[], buyers: readonly Buyer[]): Promise<void> {
    await api.runJobs();
    await sweepPayments(api.app.payments);
    const { rows } = await api.database.pool.query<{ subject: string }>(
      `select subject from bestatt.dev_inbox where recipient = any($1) and subject like 'Your receipt%'`,
      [buyers.map(({ email }) => email)],
    );
    expect(rows).toHaveLength(stories.filter(({ paidAt }) => paidAt !== null).length);
    expect(new Set(rows.map(({ subject }) => subject)).size).toBe(rows.length);
  }
});
