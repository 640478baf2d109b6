import type { Context } from 'hono';
import { z } from 'zod';
import { emailTaken } from '#server/auth/accounts.ts';
import { writeAudit } from '#server/auth/audit.ts';
import { type Auth, poolSql } from '#server/auth/auth.ts';
import { cleanEmail } from '#server/auth/contacts.ts';
import { sendInBackground } from '#server/auth/delivery.ts';
import { AuthError } from '#server/auth/errors.ts';
import { sendInvite } from '#server/auth/messages.ts';
import { insertAccount } from '#server/auth/new-account.ts';
import { optionalData, optionalText, readBody, requireAdmin } from '#server/auth/requests.ts';
import { findUserByEmail, reloadUser, toUserJson, updateUser } from '#server/auth/users.ts';

const inviteBody = z.object({ email: optionalText, data: optionalData });

/** POST /invite: an account without a password, and a mail that leads into it. */
export async function invite(auth: Auth, c: Context): Promise<Response> {
  await requireAdmin(auth, c);
  const body = await readBody(c, inviteBody);
  const email = cleanEmail(body.email);
  const existing = await findUserByEmail(poolSql(auth), email);
  if (existing?.email_confirmed_at) throw new AuthError(422, 'email_exists', emailTaken);
  const { user, send } = await auth.context.database.asOwner(async (transaction) => {
    const at = auth.context.now();
    const account =
      existing ??
      (await insertAccount(transaction, {
        provider: 'email',
        contact: email,
        data: body.data,
        verified: false,
        fillsProfile: false,
        at,
      }));
    // A password that somebody typed for the address beforehand is not the invited person's.
    await updateUser(transaction, {
      user: account,
      columns: { invited_at: at, encrypted_password: null },
      at,
    });
    await writeAudit(auth, { sql: transaction, c, action: 'user_invited', userId: account.id });
    return {
      send: await sendInvite(auth, { sql: transaction, c, user: account }),
      user: await reloadUser(transaction, account),
    };
  });
  sendInBackground(auth, send);
  return c.json(toUserJson(user));
}
