import type { Context } from 'hono';
import { requireAccount } from '#server/auth/admin-user.ts';
import { writeAudit } from '#server/auth/audit.ts';
import { type Auth, poolSql } from '#server/auth/auth.ts';
import { lowerSessions, requireFactor } from '#server/auth/factors.ts';
import { toFactorJson } from '#server/auth/users.ts';

/** GET /admin/users/:id/factors */
export async function listFactors(auth: Auth, c: Context): Promise<Response> {
  const user = await requireAccount(auth, c);
  return c.json(user.factors.map(toFactorJson));
}

/** DELETE /admin/users/:id/factors/:factorId: for a person who has lost their device. */
export async function deleteFactor(auth: Auth, c: Context): Promise<Response> {
  const user = await requireAccount(auth, c);
  const factor = await requireFactor(poolSql(auth), { userId: user.id, factorId: c.req.param('factorId') });
  await auth.context.database.asOwner(async (transaction) => {
    await transaction.query(`delete from auth.mfa_factors where id = $1`, [factor.id]);
    await lowerSessions(transaction, { userId: user.id, factorId: factor.id });
    await writeAudit(auth, {
      sql: transaction,
      c,
      action: 'factor_deleted',
      userId: user.id,
      traits: { factor_id: factor.id },
    });
  });
  const shown = user.factors.find(({ id }) => id === factor.id);
  return c.json(shown ? toFactorJson(shown) : { id: factor.id });
}
