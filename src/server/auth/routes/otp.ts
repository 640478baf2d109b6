import type { Context } from 'hono';
import { z } from 'zod';
import { writeAudit } from '#server/auth/audit.ts';
import { type Auth, poolSql } from '#server/auth/auth.ts';
import { cleanEmail, cleanPhone } from '#server/auth/contacts.ts';
import { sendInBackground, sendSmsNow } from '#server/auth/delivery.ts';
import { AuthError, invalid } from '#server/auth/errors.ts';
import { createFlowState, pkceFields, readPkce } from '#server/auth/flow-state.ts';
import { sendMagicLink, sendPhoneCode } from '#server/auth/messages.ts';
import { insertAccount } from '#server/auth/new-account.ts';
import { requirePause } from '#server/auth/pauses.ts';
import { optionalData, optionalText, readBody, requireLimit } from '#server/auth/requests.ts';
import { findUserByEmail, findUserByPhone, updateUser } from '#server/auth/users.ts';

const otpBody = z.object({
  email: optionalText,
  phone: optionalText,
  channel: optionalText,
  create_user: z
    .boolean()
    .nullish()
    .transform((value) => value ?? true),
  data: optionalData,
  ...pkceFields,
});

/**
 * Rule 5.12, Rule 9.24. POST /otp and POST /magiclink: a code (and by mail a link) that signs in, and makes the account when there
 * is none, unless `create_user` is false.
 */
export async function otp(auth: Auth, c: Context): Promise<Response> {
  await requireLimit(auth, { c, name: 'request' });
  const body = await readBody(c, otpBody);
  if (body.email !== '' && body.phone !== '') {
    throw invalid('Only an email address or phone number should be provided');
  }
  if (body.email === '' && body.phone === '') throw invalid('One of email or phone must be set');
  if (body.email !== '' && body.channel !== '')
    throw invalid('Channel should only be specified with Phone OTP');
  if (!['', 'sms'].includes(body.channel)) throw invalid("Invalid channel, the supported value is 'sms'.");
  const pkce = readPkce(body);
  const provider = body.email !== '' ? 'email' : 'phone';
  if (provider === 'email' && !auth.settings.email.enabled)
    throw new AuthError(422, 'email_provider_disabled', 'Email logins are disabled');
  if (provider === 'phone' && !auth.settings.phone.enabled)
    throw new AuthError(400, 'phone_provider_disabled', 'Unsupported phone provider');
  const contact = provider === 'email' ? cleanEmail(body.email) : cleanPhone(body.phone);
  await requirePause(auth, { c, channel: provider, kind: 'recovery', recipient: contact });

  const existing =
    provider === 'email'
      ? await findUserByEmail(poolSql(auth), contact)
      : await findUserByPhone(poolSql(auth), contact);
  if (!existing && !body.create_user) throw new AuthError(422, 'otp_disabled', 'Signups not allowed for otp');
  if (!existing && auth.settings.signupDisabled)
    throw new AuthError(422, 'signup_disabled', 'Signups not allowed for this instance');

  const at = auth.context.now();
  const send = await auth.context.database.asOwner(async (transaction) => {
    const user =
      existing ??
      (await insertAccount(transaction, { provider, contact, data: body.data, verified: false, at }));
    // Whoever typed a password for a number that is not confirmed need not be who gets the code.
    if (provider === 'phone' && !user.phone_confirmed_at)
      await updateUser(transaction, { user, columns: { encrypted_password: null }, at });
    if (pkce)
      await createFlowState(transaction, {
        pkce,
        provider: 'magiclink',
        method: 'magiclink',
        userId: user.id,
        at,
      });
    await writeAudit(auth, {
      sql: transaction,
      c,
      action: 'user_recovery_requested',
      userId: user.id,
      traits: { provider },
    });
    const sendCode = provider === 'email' ? sendMagicLink : sendPhoneCode;
    return sendCode(auth, { sql: transaction, c, user, pkce: pkce !== null });
  });
  // To a number a code is sent whether there was an account or not, so waiting tells nothing.
  if (provider === 'phone') await sendSmsNow(auth, send);
  else sendInBackground(auth, send);
  return c.json({});
}
