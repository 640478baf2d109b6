import type { Context } from 'hono';
import { writeAudit } from '#server/auth/audit.ts';
import type { Auth } from '#server/auth/auth.ts';
import { invalid } from '#server/auth/errors.ts';
import { requireUser } from '#server/auth/requests.ts';
import { hasVerifiedFactor } from '#server/auth/users.ts';

/**
 * POST /logout?scope=global|local|others: ends all sessions of the account (default), this one, or all but
 * this one. Refresh tokens die at once, and what asks for the session is closed to its access tokens (decision 052).
 * Whoever has given one step of two ends only sessions that have given no more.
 */
export async function logOut(auth: Auth, c: Context): Promise<Response> {
  const scope = c.req.query('scope') || 'global';
  if (scope !== 'global' && scope !== 'local' && scope !== 'others') {
    throw invalid(`Unsupported logout scope "${scope}"`);
  }
  const { user, session } = await requireUser(auth, c);
  await auth.context.database.asOwner(async (transaction) => {
    await writeAudit(auth, { sql: transaction, c, action: 'logout', userId: user.id, traits: { scope } });
    const which = !session || scope === 'global' ? 'true' : scope === 'local' ? 'id = $2' : 'id <> $2';
    const values = which === 'true' ? [user.id] : [user.id, session?.id];
    const reach = hasVerifiedFactor(user) && session?.aal !== 'aal2' ? `aal = 'aal1'` : 'true';
    await transaction.query(`delete from auth.sessions where user_id = $1 and ${which} and ${reach}`, values);
  });
  return c.body(null, 204);
}
