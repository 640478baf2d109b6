import type { SupabaseClient } from '@supabase/supabase-js';
import type { TestApi } from '#server/testing/api.ts';

/** A client of somebody with an account, and who that is. For tests. */
export async function accountClient(
  api: TestApi,
): Promise<{ client: SupabaseClient; userId: string; email: string }> {
  const client = api.client();
  const email = newAddress();
  const { data, error } = await client.auth.signUp({ email, password: 'three quiet fjords' });
  if (error || !data.user) throw error ?? new Error('no account');
  return { client, userId: data.user.id, email };
}

/** An address that nobody has yet. */
export function newAddress(): string {
  return `${crypto.randomUUID()}@example.no`;
}

export type SentMail = { readonly subject: string; readonly text: string };

/** The mails of the product to an address, oldest first; those of the accounts' service are told by their subjects. */
export async function mailsTo(api: TestApi, address: string): Promise<SentMail[]> {
  const { rows } = await api.database.pool.query<SentMail>(
    'select subject, body_text as text from bestatt.dev_inbox where recipient = $1 order by id',
    [address],
  );
  return rows;
}

/** Makes a code as an administrator would; a value may be left out. */
export async function makeAdminCode(
  api: TestApi,
  given: { percentOff?: number | null; trialDays?: number | null; expiresAt?: Date },
): Promise<string> {
  const { percentOff = null, trialDays = null, expiresAt = null } = given;
  const code = `TEST-${crypto.randomUUID().slice(0, 13).toUpperCase()}`;
  await api.database.pool.query(
    `insert into public.discount_codes (code, campaign, percent_off, trial_days, expires_at)
     values ($1, 'admin', $2, $3, $4)`,
    [code, percentOff, trialDays, expiresAt],
  );
  return code;
}
