import type { Actor, Database } from '#server/db/database.ts';
import { AppError } from '#server/http/errors.ts';

/** Who calls, by the rows as they are now: a token may be up to an hour older. */
export type Person = {
  readonly demo: boolean;
  /** The account is anonymous; so is a demo's. */
  readonly guest: boolean;
};

/**
 * What the policies ask (`public.second_factor_given`), for functions, which pass by them: the session stands, its person
 * is not banned, and the second factor was given where there is one. One look-up, for guests too: their token may be older than the account that
 * they made of theirs, older than the demo that it became, and outlive one that was left; and a factor may have been taken
 * away since, so the level is the session's, not the token's (Rule 9.164).
 * @throws AppError 401 `not_signed_in`, 403 `second_factor_needed`.
 */
export async function requireValidSession(database: Database, actor: Actor): Promise<Person> {
  const { sub, session_id: sessionId } = actor.claims;
  const { rows } = await database.pool.query<Person & { ended: boolean; needs_second_factor: boolean }>({
    name: 'session-and-second-factor',
    text: `select $2::uuid is not null and not exists (
        select from auth.sessions s join auth.users u on u.id = s.user_id
        where s.id = $2 and s.user_id = $1 and u.deleted_at is null and (u.banned_until is null or u.banned_until <= now())
      ) as ended,
      exists (select from auth.mfa_factors where user_id = $1 and status = 'verified')
        and not exists (select from auth.sessions where id = $2 and user_id = $1 and aal = 'aal2') as needs_second_factor,
      coalesce((select is_anonymous from auth.users where id = $1), true) as guest,
      exists (select from public.users where id = $1 and demo_until is not null) as demo`,
    values: [sub, sessionId ?? null],
  });
  const [found] = rows;
  if (found?.ended)
    throw new AppError({ code: 'not_signed_in', status: 401, message: 'This device has been signed out.' });
  if (found && !found.needs_second_factor) return { demo: found.demo, guest: found.guest };
  throw new AppError({
    code: 'second_factor_needed',
    status: 403,
    message: 'Log in with your second factor first.',
  });
}
