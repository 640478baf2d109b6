import type { Actor, Database } from '#server/db/database.ts';
import { AppError } from '#server/http/errors.ts';

/**
 * What the policies ask (`public.second_factor_given`), for functions, which pass by them: the session stands, and the
 * second factor was given where there is one. One look-up; none for an anonymous account, which has one device.
 * @throws AppError 401 `not_signed_in`, 403 `second_factor_needed`.
 */
export async function requireSecondFactor(database: Database, actor: Actor): Promise<void> {
  const { sub, aal, session_id: sessionId, is_anonymous: isAnonymous } = actor.claims;
  if (isAnonymous === true) return;
  const { rows } = await database.pool.query<{ ended: boolean; protected: boolean }>({
    name: 'session-and-second-factor',
    text: `select $2::uuid is not null and not exists (select from auth.sessions where id = $2 and user_id = $1) as ended,
      exists (select from auth.mfa_factors where user_id = $1 and status = 'verified') as protected`,
    values: [sub, sessionId ?? null],
  });
  if (rows[0]?.ended)
    throw new AppError({ code: 'not_signed_in', status: 401, message: 'This device has been signed out.' });
  if (aal === 'aal2' || !rows[0]?.protected) return;
  throw new AppError({
    code: 'second_factor_needed',
    status: 403,
    message: 'Log in with your second factor first.',
  });
}
