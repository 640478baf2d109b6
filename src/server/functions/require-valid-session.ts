import type { Actor, Database } from '#server/db/database.ts';
import { AppError } from '#server/http/errors.ts';

/**
 * What the policies ask (`public.second_factor_given`), for functions, which pass by them: the session stands, its person
 * is not banned, and the second factor was given where there is one. One look-up, for guests too: their token may be older than the account that
 * they made of theirs, older than the demo that it became, and outlive one that was left.
 * @returns whether the account is a demo.
 * @throws AppError 401 `not_signed_in`, 403 `second_factor_needed`.
 */
export async function requireSecondFactor(
  database: Database,
  actor: Actor,
): Promise<{ readonly demo: boolean }> {
  const { sub, aal, session_id: sessionId } = actor.claims;
  const { rows } = await database.pool.query<{ ended: boolean; protected: boolean; demo: boolean }>({
    name: 'session-and-second-factor',
    text: `select $2::uuid is not null and not exists (
        select from auth.sessions s join auth.users u on u.id = s.user_id
        where s.id = $2 and s.user_id = $1 and u.deleted_at is null and (u.banned_until is null or u.banned_until <= now())
      ) as ended,
      exists (select from auth.mfa_factors where user_id = $1 and status = 'verified') as protected,
      exists (select from public.users where id = $1 and demo_until is not null) as demo`,
    values: [sub, sessionId ?? null],
  });
  const [found] = rows;
  if (found?.ended)
    throw new AppError({ code: 'not_signed_in', status: 401, message: 'This device has been signed out.' });
  if (aal === 'aal2' || !found?.protected) return { demo: found?.demo ?? false };
  throw new AppError({
    code: 'second_factor_needed',
    status: 403,
    message: 'Log in with your second factor first.',
  });
}
