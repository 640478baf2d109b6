import type { Actor } from '#server/db/database.ts';
import type { Rows, Step } from '#server/db/pipeline.ts';
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
 * away since, so the level is the session's, not the token's (Rule 9.164). `validPersonOf` reads its rows.
 */
export function sessionStep({ claims: { sub, session_id: sessionId } }: Actor): Step {
  return {
    name: 'session-and-second-factor',
    text: `select to_json(p) from (
        select $2::uuid is not null and not exists (
          select from auth.sessions s join auth.users u on u.id = s.user_id
          where s.id = $2 and s.user_id = $1 and u.deleted_at is null and (u.banned_until is null or u.banned_until <= now())
        ) as ended,
        exists (select from auth.mfa_factors where user_id = $1 and status = 'verified')
          and not exists (select from auth.sessions where id = $2 and user_id = $1 and aal = 'aal2') as needs_second_factor,
        coalesce((select is_anonymous from auth.users where id = $1), true) as guest,
        exists (select from public.users where id = $1 and demo_until is not null) as demo
      ) p`,
    values: [String(sub), typeof sessionId === 'string' ? sessionId : null],
  };
}

/** @throws AppError 401 `not_signed_in`, 403 `second_factor_needed`. */
export function validPersonOf(rows: Rows): Person {
  const found = JSON.parse(rows[0]?.[0] ?? 'null') as PersonRow | null;
  if (found?.ended)
    throw new AppError({ code: 'not_signed_in', status: 401, message: 'This device has been signed out.' });
  if (found && !found.needs_second_factor) return { demo: found.demo, guest: found.guest };
  throw new AppError({
    code: 'second_factor_needed',
    status: 403,
    message: 'Log in with your second factor first.',
  });
}

type PersonRow = Person & { readonly ended: boolean; readonly needs_second_factor: boolean };
