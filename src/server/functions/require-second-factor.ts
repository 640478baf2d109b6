import type { Actor, Database } from '#server/db/database.ts';
import { AppError } from '#server/http/errors.ts';

/**
 * What the policies ask (`public.second_factor_given`), for functions, which pass by them. Nobody who has given it, and no
 * anonymous account, costs a query.
 * @throws AppError 403 `second_factor_needed`.
 */
export async function requireSecondFactor(database: Database, actor: Actor): Promise<void> {
  if (actor.claims.aal === 'aal2' || actor.claims.is_anonymous === true) return;
  const { rows } = await database.pool.query({
    name: 'has-second-factor',
    text: `select from auth.mfa_factors where user_id = $1 and status = 'verified' limit 1`,
    values: [actor.claims.sub],
  });
  if (rows.length === 0) return;
  throw new AppError({
    code: 'second_factor_needed',
    status: 403,
    message: 'Log in with your second factor first.',
  });
}
