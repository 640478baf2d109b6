import type { Context } from 'hono';
import { writeAudit } from './audit.ts';
import { type Auth, poolSql, type Sql } from './auth.ts';
import { AuthError, invalid } from './errors.ts';
import { encodeRefreshToken, isSignedBy, parseRefreshToken, type RefreshToken } from './refresh-token.ts';
import { takeLimit } from './requests.ts';
import {
  clientIp,
  type Session,
  sessionColumn,
  type TokenResponse,
  tokenResponse,
  userAgent,
} from './sessions.ts';
import { isBanned, type User, userColumns } from './users.ts';

/** Two clients may race for the same step; whoever loses reads again, at most so often. */
const maxRaces = 5;
const hourMs = 3_600_000;

/**
 * Swaps a refresh token for the next one and a new access token (supabase/auth, tokens/service.go).
 *
 * A token is used up by its first use. Shown again it still gives the session's current token when it is the
 * one just before that (the client failed to save the answer), or when the last refresh is no older than the
 * reuse interval (several tabs at once). Otherwise two parties hold the token: the session is ended for both.
 * The ending is a statement of its own and stays, although the answer is an error.
 * @throws AuthError 400 `validation_failed`, `refresh_token_not_found`, `session_not_found`, `session_expired`,
 *   `refresh_token_already_used`, `user_banned`; 409 `conflict`; 429 `over_request_rate_limit`.
 */
export async function refreshSession(
  auth: Auth,
  { c, refreshToken }: { readonly c: Context; readonly refreshToken: string },
): Promise<TokenResponse> {
  const token = parseRefreshToken(refreshToken);
  // The form of supabase/auth's first kind of token: well formed, but none of ours.
  if (/^[a-z0-9]{12}$/.test(refreshToken)) throw notFound();
  if (!token) throw invalid('Refresh token is not valid');
  const sql = poolSql(auth);
  for (let race = 0; race < maxRaces; race += 1) {
    const found = await findSession(auth, sql, token);
    // By the session, which nobody can name without its key: a class behind one address has one of these each.
    if (race === 0) await takeLimit(auth, { name: 'refresh', key: found.session.id });
    const counter = await step(auth, { sql, c, token, ...found });
    if (counter === null) continue;
    const { user, session, key } = found;
    return tokenResponse(auth, {
      user,
      session,
      refreshToken: encodeRefreshToken({ sessionId: session.id, counter }, key),
    });
  }
  throw new AuthError(
    409,
    'conflict',
    'Too many concurrent token refresh requests on the same session or refresh token',
  );
}

type Found = {
  readonly user: User;
  readonly session: Session;
  readonly key: Buffer;
  readonly hasRole: boolean;
};

async function findSession(auth: Auth, sql: Sql, token: RefreshToken): Promise<Found> {
  const { ofRoles } = auth.settings.sessions;
  const rows = await sql.query<User & { session: Session; has_role: boolean }>({
    name: 'session-by-id',
    text: `select ${userColumns}, ${sessionColumn(1)},
        ${ofRoles ? `exists (select from ${ofRoles.table} r where r.user_id = u.id)` : 'false'} as has_role
      from auth.users u where u.id = (select user_id from auth.sessions where id = $1)`,
    values: [token.sessionId],
  });
  const { session, has_role: hasRole = false, ...user } = rows[0] ?? { session: null };
  if (!session) throw new AuthError(400, 'session_not_found', 'Invalid Refresh Token: Session Not Found');
  const key = Buffer.from(session.refresh_token_hmac_key, 'base64url');
  if (!isSignedBy(token, key)) throw notFound();
  return { user: user as User, session, key, hasRole };
}

/** The counter of the token to give out; null when somebody else stepped in between. */
async function step(
  auth: Auth,
  given: Found & { c: Context; token: RefreshToken } & { readonly sql: Sql },
): Promise<number | null> {
  const { sql, user, session, token, c, hasRole } = given;
  const at = auth.context.now();
  if (isBanned(user, at)) throw new AuthError(400, 'user_banned', 'Invalid Refresh Token: User Banned');
  requireLiving(auth, { session, at, hasRole });

  const behind = session.refresh_token_counter - token.counter;
  if (behind < 0) throw invalid('Invalid Refresh Token: Not Issued By This Server');
  if (behind > 0) {
    const sinceRefresh = at.getTime() - new Date(session.refreshed_at ?? session.created_at).getTime();
    if (behind === 1 || sinceRefresh < auth.settings.sessions.reuseSeconds * 1000)
      return session.refresh_token_counter;
    await sql.query(`delete from auth.sessions where id = $1`, [session.id]);
    await writeAudit(auth, {
      sql,
      c,
      action: 'token_reuse_detected',
      userId: user.id,
      traits: { session_id: session.id, behind },
    });
    throw new AuthError(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used');
  }
  const rows = await sql.query<{ counter: string }>({
    name: 'step-session',
    text: `update auth.sessions set refresh_token_counter = refresh_token_counter + 1, refreshed_at = $3, updated_at = $3, user_agent = $4, ip = $5
      where id = $1 and refresh_token_counter = $2 returning refresh_token_counter as counter`,
    values: [session.id, token.counter, at, userAgent(c), clientIp(auth, c)],
  });
  return rows[0] ? Number(rows[0].counter) : null;
}

/**
 * Rule 9.258: whoever has a role logs in each day; a learner stays logged in for months.
 * @throws AuthError 400 `session_expired`.
 */
function requireLiving(
  auth: Auth,
  given: { readonly session: Session; readonly at: Date; readonly hasRole: boolean },
): void {
  const { session, at, hasRole } = given;
  const { ofRoles, ...ofAll } = auth.settings.sessions;
  const { timeboxHours, inactivityHours } = (hasRole && ofRoles) || ofAll;
  const age = at.getTime() - new Date(session.created_at).getTime();
  const idle = at.getTime() - new Date(session.refreshed_at ?? session.created_at).getTime();
  const expired = (why = '') =>
    new AuthError(400, 'session_expired', `Invalid Refresh Token: Session Expired${why}`);
  if (session.not_after && at > new Date(session.not_after)) throw expired();
  if (timeboxHours !== null && age > timeboxHours * hourMs) throw expired();
  if (inactivityHours !== null && idle > inactivityHours * hourMs) throw expired(' (Inactivity)');
}

function notFound(): AuthError {
  return new AuthError(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found');
}
