import { randomBytes, randomUUID } from 'node:crypto';
import type { Answer } from '#server/sittings/sitting-fixture.ts';
import type { TestApi } from '#server/testing/api.ts';

/** Somebody with an account who buys. */
export type Buyer = {
  readonly id: string;
  readonly email: string;
  readonly token: string;
  readonly call: (name: string, body: object) => Promise<Answer>;
};

/** A new account; its token is good by the machine's clock, whatever the test's says. */
export async function newBuyer(api: TestApi, isAnonymous = false): Promise<Buyer> {
  const id = randomUUID();
  const email = isAnonymous ? '' : `${key()}@example.no`;
  await api.database.pool.query(
    "insert into auth.users (id, email, is_anonymous) values ($1, nullif($2, ''), $3)",
    [id, email, isAnonymous],
  );
  const token = await api.context.tokens.sign({
    ...{ sub: id, role: 'authenticated', aud: 'authenticated', aal: 'aal1', is_anonymous: isAnonymous },
    exp: Math.floor(Date.now() / 1000) + 3600,
  });
  return { id, email, token, call: (name, body) => call(api, token, { name, body }) };
}

async function call(api: TestApi, token: string, asked: { name: string; body: object }): Promise<Answer> {
  const response = await api.app.request(`/functions/v1/${asked.name}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(asked.body),
  });
  const data = (await response.json()) as Record<string, unknown>;
  return response.ok
    ? { data, error: null }
    : { data: null, error: { status: response.status, code: String(data.code) } };
}

/** A request key, or any other word that nobody else has. */
export function key(): string {
  return randomBytes(8).toString('hex');
}

/** What `checkouts` takes; `change` changes it. */
export function checkoutBody(change: object = {}): object {
  return {
    ...{ tier: 11, acceptedTerms: true, acceptedWithdrawal: true, locale: 'en-GB', requestKey: key() },
    ...change,
  };
}

export type Started = { readonly orderId: string; readonly url: string; readonly checkoutId: string };

/** Starts a checkout and says what the provider calls it. */
export async function startedBy(api: TestApi, buyer: Buyer, change: object = {}): Promise<Started> {
  const { data, error } = await buyer.call('checkouts', checkoutBody(change));
  if (error) throw new Error(error.code);
  const { orderId, url } = data as { orderId: string; url: string };
  const order = await orderRow(api, orderId);
  return { orderId, url, checkoutId: String(order.checkout_id) };
}

/** Buys a package at the test checkout. */
export async function boughtBy(api: TestApi, buyer: Buyer, change: object = {}): Promise<Started> {
  const started = await startedBy(api, buyer, change);
  const { error } = await buyer.call('test-payments', { checkoutId: started.checkoutId, outcome: 'paid' });
  if (error) throw new Error(error.code);
  return started;
}

/** The order as it lies in the table. */
export async function orderRow(api: TestApi, orderId: string): Promise<Record<string, unknown>> {
  const { rows } = await api.database.pool.query('select * from public.orders where id = $1', [orderId]);
  return rows[0];
}

/** A person's periods as `11: 0–30`, in days from `start`. */
export async function periodsOf(api: TestApi, userId: string, start: Date): Promise<string[]> {
  const { rows } = await api.database.pool.query<{ tier: number; started_at: Date; expires_at: Date }>(
    'select tier, started_at, expires_at from public.license_users where user_id = $1 order by started_at',
    [userId],
  );
  const day = (moment: Date) => Math.round((moment.getTime() - start.getTime()) / 864_000) / 100;
  return rows.map((row) => `${row.tier}: ${day(row.started_at)}–${day(row.expires_at)}`);
}

/** Makes a code and gives it. */
export async function newCode(api: TestApi, change: object = {}): Promise<string> {
  const code = { code: `KODE-${key().toUpperCase()}`, campaign: 'admin', percent_off: 20, ...change };
  const columns = Object.keys(code);
  await api.database.pool.query(
    `insert into public.discount_codes (${columns.join(', ')}) values (${columns.map((_, index) => `$${index + 1}`).join(', ')})`,
    Object.values(code),
  );
  return code.code;
}

/** Subjects of the mails to an address, oldest first, when all that runs is done. */
export async function mailsTo(api: TestApi, email: string): Promise<{ subject: string; text: string }[]> {
  await api.runJobs();
  const { rows } = await api.database.pool.query<{ subject: string; text: string }>(
    'select subject, body_text as text from bestatt.dev_inbox where recipient = $1 order by id',
    [email],
  );
  return rows;
}
