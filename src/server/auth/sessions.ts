import { randomBytes, randomUUID } from 'node:crypto';
import { isIP } from 'node:net';
import type { Context } from 'hono';
import type { Auth, Sql } from './auth.ts';
import { encodeRefreshToken } from './refresh-token.ts';
import { toUserJson, type User } from './users.ts';

/** How a person proved who they are; the claim `amr` lists them (RFC 8176 in spirit, names of supabase/auth). */
export type AuthMethod =
  | 'anonymous'
  | 'password'
  | 'otp'
  | 'oauth'
  | 'totp'
  | 'mfa/phone'
  | 'mfa/recovery'
  | 'recovery'
  | 'magiclink'
  | 'invite'
  | 'email/signup'
  | 'email_change'
  | 'token_refresh';

export type AssuranceLevel = 'aal1' | 'aal2';

export type Session = {
  readonly id: string;
  readonly user_id: string;
  readonly created_at: string;
  readonly aal: AssuranceLevel;
  readonly factor_id: string | null;
  readonly not_after: string | null;
  readonly refreshed_at: string | null;
  readonly confirmed_at: string | null;
  readonly recovering_until: string | null;
  readonly refresh_token_hmac_key: string;
  readonly refresh_token_counter: number;
  readonly amr: readonly AmrEntry[];
};

export type AmrEntry = { readonly method: string; readonly timestamp: number };

/** Subselect that gives a `Session` as JSON, for the session with the id `$<parameter>` of user `u`. */
export function sessionColumn(parameter: number): string {
  return `(select to_jsonb(s) || jsonb_build_object('amr', coalesce((
      select jsonb_agg(jsonb_build_object('method', c.authentication_method, 'timestamp', extract(epoch from c.updated_at)::bigint)
        order by c.updated_at desc)
      from auth.mfa_amr_claims c where c.session_id = s.id), '[]'))
    from auth.sessions s where s.id = $${parameter} and s.user_id = u.id) as session`;
}

/** The body that answers every sign-in and refresh. */
export type TokenResponse = {
  readonly access_token: string;
  readonly token_type: 'bearer';
  readonly expires_in: number;
  readonly expires_at: number;
  readonly refresh_token: string;
  readonly user: Record<string, unknown>;
};

/**
 * Starts a session for the user, writes down the sign-in, and makes its tokens. Rule 3.4.
 * @param given.recovers the person came by a mail for whoever forgot the password.
 */
export async function startSession(
  auth: Auth,
  given: { readonly sql: Sql; user: User; method: AuthMethod; c: Context; recovers?: boolean },
): Promise<TokenResponse> {
  const { sql, user, method, c, recovers = false } = given;
  const at = auth.context.now();
  const id = randomUUID();
  const key = randomBytes(32);
  const until = recovers ? new Date(at.getTime() + auth.settings.password.recoverySeconds * 1000) : null;
  await sql.query({
    name: 'start-session',
    text: `with session as (
        insert into auth.sessions (id, user_id, created_at, updated_at, user_agent, ip, refresh_token_hmac_key, recovering_until)
        values ($1, $2, $3, $3, $4, $5, $6, $8)
      ), claim as (
        insert into auth.mfa_amr_claims (session_id, authentication_method, created_at, updated_at) values ($1, $7, $3, $3)
      )
      update auth.users set last_sign_in_at = $3, updated_at = $3 where id = $2`,
    values: [id, user.id, at, userAgent(c), clientIp(auth, c), key.toString('base64url'), method, until],
  });
  const session = { id, aal: 'aal1', amr: [{ method, timestamp: Math.floor(at.getTime() / 1000) }] } as const;
  return tokenResponse(auth, {
    user: { ...user, last_sign_in_at: at, updated_at: at },
    session,
    refreshToken: encodeRefreshToken({ sessionId: id, counter: 0 }, key),
  });
}

/** Access token and the rest of the answer; the claims are those of supabase/auth (tokens/service.go). */
export async function tokenResponse(
  auth: Auth,
  given: { user: User; session: Pick<Session, 'id' | 'aal' | 'amr'>; refreshToken: string },
): Promise<TokenResponse> {
  const { user, session, refreshToken } = given;
  const issuedAt = Math.floor(auth.context.now().getTime() / 1000);
  const expiresAt = issuedAt + auth.settings.accessTokenSeconds;
  const accessToken = await auth.context.tokens.sign({
    iss: auth.settings.externalUrl,
    sub: user.id,
    aud: user.aud,
    exp: expiresAt,
    iat: issuedAt,
    email: user.email ?? '',
    phone: user.phone ?? '',
    app_metadata: user.raw_app_meta_data ?? {},
    user_metadata: user.raw_user_meta_data ?? {},
    role: user.role,
    aal: session.aal,
    amr: session.amr,
    session_id: session.id,
    is_anonymous: user.is_anonymous,
  });
  return {
    access_token: accessToken,
    token_type: 'bearer',
    expires_in: auth.settings.accessTokenSeconds,
    expires_at: expiresAt,
    refresh_token: refreshToken,
    user: toUserJson(user),
  };
}

export function userAgent(c: Context): string | null {
  return c.req.header('user-agent')?.slice(0, 400) ?? null;
}

/** The client's address when it is one Postgres takes as inet, which has no zones. */
export function clientIp(auth: Auth, c: Context): string | null {
  const [address = ''] = auth.context.clientAddress(c.req.raw).split('%');
  return isIP(address) === 0 ? null : address;
}
