import type { Context } from 'hono';
import { Secret, TOTP } from 'otpauth';
import { isUuid } from '#domain/identifiers/uuid.ts';
import type { Auth, Sql } from './auth.ts';
import { AuthError, invalid } from './errors.ts';
import { encodeRefreshToken } from './refresh-token.ts';
import { requireUser, type SignedIn } from './requests.ts';
import {
  type AuthMethod,
  clientIp,
  type Session,
  sessionColumn,
  type TokenResponse,
  tokenResponse,
} from './sessions.ts';
import { type User, userColumns } from './users.ts';

/** A factor with its secret, which never leaves the service after enrolment. */
export type FactorRow = {
  readonly id: string;
  readonly user_id: string;
  readonly friendly_name: string | null;
  readonly factor_type: 'totp' | 'phone';
  readonly status: 'verified' | 'unverified';
  readonly secret: string | null;
  readonly phone: string | null;
  readonly last_used_step: string | null;
};

/** RFC 6238 with what every authenticator app assumes. */
const totpForm = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
const acceptedSkewSteps = 1;

/** Who asks, with a session, and not anonymously: an anonymous account has nothing to protect that its device does not hold. */
export async function requireFactorUser(
  auth: Auth,
  c: Context,
): Promise<SignedIn & { readonly session: Session }> {
  const signedIn = await requireUser(auth, c);
  if (signedIn.user.is_anonymous) {
    throw new AuthError(403, 'no_authorization', 'Anonymous user not allowed to perform these actions');
  }
  if (!signedIn.session) throw new AuthError(403, 'session_not_found', 'A session is needed');
  return { ...signedIn, session: signedIn.session };
}

/** The user's own factor. @throws AuthError 404 `validation_failed` or `mfa_factor_not_found`. */
export async function requireFactor(
  sql: Sql,
  given: { userId: string; factorId: string | undefined },
): Promise<FactorRow> {
  if (!isUuid(given.factorId)) throw new AuthError(404, 'validation_failed', 'factor_id must be an UUID');
  const rows = await sql.query<FactorRow>(
    `select id, user_id, friendly_name, factor_type, status, secret, phone, last_used_step from auth.mfa_factors where id = $1 and user_id = $2`,
    [given.factorId, given.userId],
  );
  if (!rows[0]) throw new AuthError(404, 'mfa_factor_not_found', 'Factor not found');
  return rows[0];
}

/** A new secret with the address an authenticator app reads from the QR code. */
export function createTotp(given: { issuer: string; account: string }): { secret: string; uri: string } {
  // 160 bits, as RFC 4226 (4, R6) recommends.
  const totp = new TOTP({
    ...totpForm,
    issuer: given.issuer,
    label: given.account,
    secret: new Secret({ size: 20 }),
  });
  return { secret: totp.secret.base32, uri: totp.toString() };
}

/** The time step whose code this is, one step earlier or later allowed for clocks; null when it is none. */
export function totpStep(
  secret: string,
  { code, at }: { readonly code: string; readonly at: Date },
): number | null {
  const totp = new TOTP({ ...totpForm, secret: Secret.fromBase32(secret) });
  const delta = totp.validate({ token: code, timestamp: at.getTime(), window: acceptedSkewSteps });
  return delta === null ? null : Math.floor(at.getTime() / 1000 / totpForm.period) + delta;
}

/**
 * Raises the session to aal2, ends the person's sessions below it, and makes new tokens. The counter goes
 * up by two, so that the refresh token from before, which one factor was enough for, is no longer the
 * "one just before" that is still let through.
 */
export async function raiseSession(
  auth: Auth,
  given: { readonly sql: Sql; c: Context; session: Session; factorId: string; method: AuthMethod },
): Promise<TokenResponse> {
  const { sql, c, session, factorId, method } = given;
  const at = auth.context.now();
  await sql.query(
    `insert into auth.mfa_amr_claims (session_id, authentication_method, created_at, updated_at) values ($1, $2, $3, $3)
     on conflict (session_id, authentication_method) do update set updated_at = excluded.updated_at`,
    [session.id, method, at],
  );
  const raised = await sql.query<{ user_id: string }>(
    `update auth.sessions set aal = 'aal2', factor_id = $2, refresh_token_counter = refresh_token_counter + 2,
       refreshed_at = $3, updated_at = $3, ip = $4 where id = $1 returning user_id`,
    [session.id, factorId, at, clientIp(auth, c)],
  );
  const userId = raised[0]?.user_id;
  if (!userId)
    throw new AuthError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist');
  await sql.query(`delete from auth.sessions where user_id = $1 and aal < 'aal2'`, [userId]);
  const rows = await sql.query<User & { session: Session }>(
    `select ${userColumns}, ${sessionColumn(1)} from auth.users u where u.id = $2`,
    [session.id, userId],
  );
  const found = rows[0];
  if (!found) throw new AuthError(403, 'user_not_found', 'User from sub claim in JWT does not exist');
  const key = Buffer.from(found.session.refresh_token_hmac_key, 'base64url');
  const refreshToken = encodeRefreshToken(
    { sessionId: session.id, counter: found.session.refresh_token_counter },
    key,
  );
  return tokenResponse(auth, { user: found, session: found.session, refreshToken });
}

/** Sessions that this factor raised fall back to what the rest proves; without any factor, recovery codes are of no use. */
export async function lowerSessions(sql: Sql, given: { userId: string; factorId: string }): Promise<void> {
  await sql.query(
    `with lowered as (
       update auth.sessions set aal = 'aal1', factor_id = null where user_id = $1 and factor_id = $2 returning id
     )
     delete from auth.mfa_amr_claims where session_id in (select id from lowered) and authentication_method in ('totp', 'mfa/phone', 'mfa/recovery')`,
    [given.userId, given.factorId],
  );
  await sql.query(
    `delete from auth.mfa_recovery_codes where user_id = $1
       and not exists (select from auth.mfa_factors where user_id = $1 and status = 'verified')`,
    [given.userId],
  );
}

/** @throws AuthError 422 unless this kind of factor is offered for the purpose. */
export function requireFactorKind(
  auth: Auth,
  { kind, purpose }: { readonly kind: string; readonly purpose: 'enroll' | 'verify' },
): void {
  const { totpEnabled, phoneEnabled } = auth.settings.mfa;
  const verb = purpose === 'enroll' ? 'MFA enroll is' : 'MFA verification is';
  if (kind === 'totp' && !totpEnabled)
    throw new AuthError(422, `mfa_totp_${purpose}_not_enabled`, `${verb} disabled for TOTP`);
  if (kind === 'phone' && !phoneEnabled)
    throw new AuthError(422, `mfa_phone_${purpose}_not_enabled`, `${verb} disabled for Phone`);
  if (kind === 'webauthn')
    throw new AuthError(422, `mfa_webauthn_${purpose}_not_enabled`, `${verb} disabled for WebAuthn`);
  if (kind !== 'totp' && kind !== 'phone') throw invalid('factor_type needs to be totp, phone, or webauthn');
}
