import type { Context } from 'hono';
import { z } from 'zod';
import { writeAudit } from '#server/auth/audit.ts';
import { type Auth, poolSql, type Sql } from '#server/auth/auth.ts';
import { cleanEmail, cleanPhone } from '#server/auth/contacts.ts';
import { type Send, sendInBackground } from '#server/auth/delivery.ts';
import { AuthError, invalid } from '#server/auth/errors.ts';
import { createFlowState, pkceFields, readPkce } from '#server/auth/flow-state.ts';
import { sendConfirmation, sendEmailChange, sendPhoneChange, sendPhoneCode } from '#server/auth/messages.ts';
import { type PauseKind, requirePause } from '#server/auth/pauses.ts';
import { optionalText, readBody, requireLimit } from '#server/auth/requests.ts';
import { findUserByEmail, findUserById, findUserByPhone, type User } from '#server/auth/users.ts';

const resendBody = z.object({ type: optionalText, email: optionalText, phone: optionalText, ...pkceFields });

const kinds = ['signup', 'email_change', 'sms', 'phone_change'] as const;
type Kind = (typeof kinds)[number];

/** POST /resend: the last confirmation once more, with a new code. The answer is the same when there is nothing to resend. */
export async function resend(auth: Auth, c: Context): Promise<Response> {
  await requireLimit(auth, { c, name: 'request' });
  const body = await readBody(c, resendBody);
  const { kind, channel, contact } = readResend(auth, body);
  const pkce = readPkce(body);
  const pause: PauseKind = kind === 'signup' || kind === 'sms' ? 'signup' : 'change';
  await requirePause(auth, { c, channel, kind: pause, recipient: contact });

  const user = await findOwner(poolSql(auth), { channel, contact });
  if (!user || !isPending(user, kind)) return c.json({});
  const at = auth.context.now();
  const send = await auth.context.database.asOwner(async (transaction): Promise<Send> => {
    const method = kind === 'signup' ? 'email/signup' : 'email_change';
    if (pkce) await createFlowState(transaction, { pkce, provider: method, method, userId: user.id, at });
    await writeAudit(auth, {
      sql: transaction,
      c,
      action: 'user_confirmation_requested',
      userId: user.id,
      traits: { kind },
    });
    const asked = { sql: transaction, c, user, pkce: pkce !== null };
    switch (kind) {
      case 'signup':
        return sendConfirmation(auth, asked);
      case 'sms':
        return sendPhoneCode(auth, asked);
      case 'email_change':
        return sendEmailChange(auth, { ...asked, newEmail: user.email_change ?? '' });
      case 'phone_change':
        return sendPhoneChange(auth, { ...asked, newPhone: user.phone_change ?? '' });
    }
  });
  sendInBackground(auth, send);
  return c.json({});
}

/** Rule 5.13. */
function readResend(
  auth: Auth,
  body: z.infer<typeof resendBody>,
): { kind: Kind; channel: 'email' | 'phone'; contact: string } {
  const { type, email, phone } = body;
  const kind = kinds.find((name) => name === type);
  if (!kind) throw invalid('Missing one of these types: signup, email_change, sms, phone_change');
  if (email === '' && kind === 'signup') throw invalid('Type provided requires an email address');
  if (phone === '' && kind === 'sms') throw invalid('Type provided requires a phone number');
  if (email !== '' && phone !== '')
    throw invalid('Only an email address or phone number should be provided.');
  if (email === '' && phone === '') throw invalid('Missing email address or phone number');
  if (email !== '' && !auth.settings.email.enabled)
    throw new AuthError(400, 'email_provider_disabled', 'Email logins are disabled');
  if (phone !== '' && !auth.settings.phone.enabled)
    throw new AuthError(400, 'phone_provider_disabled', 'Phone logins are disabled');
  return email !== ''
    ? { kind, channel: 'email', contact: cleanEmail(email) }
    : { kind, channel: 'phone', contact: cleanPhone(phone) };
}

/** Whose the contact is, or is to become: an anonymous account that adds an address has no other. */
async function findOwner(
  sql: Sql,
  { channel, contact }: { readonly channel: 'email' | 'phone'; readonly contact: string },
): Promise<User | null> {
  const owner =
    channel === 'email' ? await findUserByEmail(sql, contact) : await findUserByPhone(sql, contact);
  if (owner) return owner;
  const rows = await sql.query<{ user_id: string }>(
    `select user_id from auth.one_time_tokens where relates_to = $1 and token_type in ('email_change_token_new', 'phone_change_token') limit 1`,
    [contact],
  );
  return rows[0] ? findUserById(sql, rows[0].user_id) : null;
}

function isPending(user: User, kind: Kind): boolean {
  if (kind === 'signup') return user.email_confirmed_at === null;
  if (kind === 'sms') return user.phone_confirmed_at === null;
  return kind === 'email_change' ? Boolean(user.email_change) : Boolean(user.phone_change);
}
