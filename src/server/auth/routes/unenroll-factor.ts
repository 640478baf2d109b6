import type { Context } from 'hono';
import { writeAudit } from '#server/auth/audit.ts';
import { type Auth, poolSql } from '#server/auth/auth.ts';
import { requireConfirmation } from '#server/auth/confirmation.ts';
import { sendNotice } from '#server/auth/delivery.ts';
import { AuthError } from '#server/auth/errors.ts';
import { lowerSessions, requireFactor, requireFactorUser } from '#server/auth/factors.ts';

/** DELETE /factors/:id: a verified factor only with a session that a factor has raised, and by whoever shows who they are. */
export async function unenrollFactor(auth: Auth, c: Context): Promise<Response> {
  const signedIn = await requireFactorUser(auth, c);
  const { user, session } = signedIn;
  const factor = await requireFactor(poolSql(auth), { userId: user.id, factorId: c.req.param('factorId') });
  if (factor.status === 'verified' && session.aal !== 'aal2') {
    throw new AuthError(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor');
  }
  if (factor.status === 'verified') await requireConfirmation(auth, { signedIn });
  await auth.context.database.asOwner(async (transaction) => {
    await transaction.query(`delete from auth.mfa_factors where id = $1`, [factor.id]);
    await lowerSessions(transaction, { userId: user.id, factorId: factor.id });
    await writeAudit(auth, {
      sql: transaction,
      c,
      action: 'factor_unenrolled',
      userId: user.id,
      traits: { factor_id: factor.id },
    });
  });
  if (factor.status === 'verified') sendNotice(auth, { c, user, kind: 'factorRemoved' });
  return c.json({ id: factor.id });
}
