import type { Context } from 'hono';
import { z } from 'zod';
import { writeAudit } from '#server/auth/audit.ts';
import { type Auth, poolSql } from '#server/auth/auth.ts';
import { cleanEmail } from '#server/auth/contacts.ts';
import { sendInBackground } from '#server/auth/delivery.ts';
import { AuthError, invalid } from '#server/auth/errors.ts';
import { createFlowState, pkceFields, readPkce } from '#server/auth/flow-state.ts';
import { sendRecovery } from '#server/auth/messages.ts';
import { requirePause } from '#server/auth/pauses.ts';
import { optionalText, readBody, requireLimit } from '#server/auth/requests.ts';
import { findUserByEmail } from '#server/auth/users.ts';

const recoverBody = z.object({
  email: optionalText,
  ...pkceFields,
});

/** POST /recover: a link that signs in so that a new password can be chosen. The answer is the same for an unknown address. */
export async function recover(auth: Auth, c: Context): Promise<Response> {
  await requireLimit(auth, { c, name: 'request' });
  const body = await readBody(c, recoverBody);
  if (!auth.settings.email.enabled)
    throw new AuthError(400, 'email_provider_disabled', 'Email logins are disabled');
  if (body.email === '') throw invalid('Password recovery requires an email');
  const email = cleanEmail(body.email);
  const pkce = readPkce(body);
  await requirePause(auth, { c, channel: 'email', kind: 'recovery', recipient: email });

  const user = await findUserByEmail(poolSql(auth), email);
  if (user) {
    const at = auth.context.now();
    const send = await auth.context.database.asOwner(async (transaction) => {
      if (pkce)
        await createFlowState(transaction, {
          pkce,
          provider: 'recovery',
          method: 'recovery',
          userId: user.id,
          at,
        });
      await writeAudit(auth, { sql: transaction, c, action: 'user_recovery_requested', userId: user.id });
      return sendRecovery(auth, { sql: transaction, c, user, pkce: pkce !== null });
    });
    sendInBackground(auth, send);
  }
  return c.json({});
}
