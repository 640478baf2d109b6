import type { Context } from 'hono';
import { writeAudit } from '#server/auth/audit.ts';
import type { Auth } from '#server/auth/auth.ts';
import { sendInBackground } from '#server/auth/delivery.ts';
import { AuthError, invalid } from '#server/auth/errors.ts';
import { sendReauthentication } from '#server/auth/messages.ts';
import { requirePause } from '#server/auth/pauses.ts';
import { requireUser } from '#server/auth/requests.ts';

/** GET /reauthenticate: sends the signed-in person a code, the `nonce` of a change of password. */
export async function reauthenticate(auth: Auth, c: Context): Promise<Response> {
  const { user } = await requireUser(auth, c);
  if (!user.email && !user.phone) {
    throw invalid('Reauthentication requires the user to have an email or a phone number');
  }
  if (user.email && !user.email_confirmed_at)
    throw new AuthError(422, 'email_not_confirmed', 'Please verify your email first.');
  if (!user.email && !user.phone_confirmed_at)
    throw new AuthError(422, 'phone_not_confirmed', 'Please verify your phone first.');
  await requirePause(auth, {
    c,
    channel: user.email ? 'email' : 'phone',
    kind: 'reauthentication',
    recipient: user.email ?? user.phone ?? '',
  });
  const send = await auth.context.database.asOwner(async (transaction) => {
    await writeAudit(auth, { sql: transaction, c, action: 'user_reauthenticate_requested', userId: user.id });
    return sendReauthentication(auth, { sql: transaction, c, user });
  });
  sendInBackground(auth, send);
  return c.json({});
}
