import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { z } from 'zod';
import { writeAudit } from '#server/auth/audit.ts';
import { type Auth, poolSql, type Sql } from '#server/auth/auth.ts';
import { phoneDigits } from '#server/auth/contacts.ts';
import { sendNotice } from '#server/auth/delivery.ts';
import { AuthError, invalid, WeakPasswordError } from '#server/auth/errors.ts';
import { linkIdentity } from '#server/auth/external-accounts.ts';
import { isFlowExpired, requireVerifier, takeFlowByCode } from '#server/auth/flow-state.ts';
import { isPassword, requireStrongPassword } from '#server/auth/passwords.ts';
import { refreshSession } from '#server/auth/refresh.ts';
import { optionalText, readBody, requireLimit, takeLimit } from '#server/auth/requests.ts';
import { startSession } from '#server/auth/sessions.ts';
import { findUserByEmail, findUserById, findUserByPhone, isBanned, type User } from '#server/auth/users.ts';
import { addressKey } from '#server/http/rate-limit.ts';
import { tokenByIdToken } from './id-token.ts';

/** POST /token: one endpoint for four kinds of proof, told apart by `grant_type`. */
export async function token(auth: Auth, c: Context): Promise<Response> {
  switch (c.req.query('grant_type')) {
    case 'password':
      return tokenByPassword(auth, c);
    case 'refresh_token':
      return tokenByRefresh(auth, c);
    case 'pkce':
      return tokenByCode(auth, c);
    case 'id_token':
      return tokenByIdToken(auth, c);
    case 'web3':
      throw new AuthError(422, 'web3_provider_disabled', 'Web3 provider is disabled');
    default:
      throw new AuthError(400, 'invalid_credentials', 'unsupported_grant_type');
  }
}

const passwordBody = z.object({ email: optionalText, phone: optionalText, password: optionalText });
const refreshBody = z.object({ refresh_token: optionalText });
const codeBody = z.object({ auth_code: optionalText, code_verifier: optionalText });

/** One answer and one duration for an unknown account and a wrong password. */
const wrongCredentials = () => new AuthError(400, 'invalid_credentials', 'Invalid login credentials');

/** Rule 5.11, Rule 8.16. */
async function tokenByPassword(auth: Auth, c: Context): Promise<Response> {
  await requireLimit(auth, { c, name: 'signIn' });
  const { email, phone, password } = await readBody(c, passwordBody);
  if (email !== '' && phone !== '') {
    throw invalid('Only an email address or phone number should be provided on login.');
  }
  if (email === '' && phone === '') throw invalid('missing email or phone');
  if (email !== '' && !auth.settings.email.enabled)
    throw new AuthError(422, 'email_provider_disabled', 'Email logins are disabled');
  if (phone !== '' && !auth.settings.phone.enabled)
    throw new AuthError(422, 'phone_provider_disabled', 'Phone logins are disabled');

  const sql = poolSql(auth);
  const user =
    email !== '' ? await findUserByEmail(sql, email) : await findUserByPhone(sql, phoneDigits(phone));
  await requireGuess(auth, { c, account: email || phoneDigits(phone) });
  if (!(await isPassword(auth, { password, stored: user?.encrypted_password ?? null })) || !user) {
    throw wrongCredentials();
  }
  // From here on the person has shown that they know the password; being told more gives nothing away.
  if (isBanned(user, auth.context.now())) throw new AuthError(400, 'user_banned', 'User is banned');
  if (email !== '' && !user.email_confirmed_at)
    throw new AuthError(400, 'email_not_confirmed', 'Email not confirmed');
  if (phone !== '' && !user.phone_confirmed_at)
    throw new AuthError(400, 'phone_not_confirmed', 'Phone not confirmed');

  const weakness = await requireStrongPassword(auth, password).then(() => null, weakPasswordNote);
  const session = await signIn(auth, { c, user, traits: { provider: email !== '' ? 'email' : 'phone' } });
  return c.json(weakness ? { ...session, weak_password: weakness } : session);
}

async function tokenByRefresh(auth: Auth, c: Context): Promise<Response> {
  await requireLimit(auth, { c, name: 'refreshAddress' });
  const { refresh_token: refreshToken } = await readBody(c, refreshBody);
  return c.json(await refreshSession(auth, { c, refreshToken }));
}

/** The second half of PKCE: the code from the redirect and the verifier that only the client has. */
async function tokenByCode(auth: Auth, c: Context): Promise<Response> {
  await requireLimit(auth, { c, name: 'signIn' });
  const { auth_code: code, code_verifier: verifier } = await readBody(c, codeBody);
  if (code === '' || verifier === '') {
    throw invalid('invalid request: both auth code and code verifier should be non-empty');
  }
  const sql = poolSql(auth);
  const flow = await takeFlowByCode(sql, code);
  if (isFlowExpired(flow, auth.context.now())) {
    throw new AuthError(422, 'flow_state_expired', 'invalid flow state, flow state has expired');
  }
  requireVerifier(flow, verifier);
  const user = await findUserById(sql, flow.user_id);
  if (!user)
    throw new AuthError(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found');
  if (isBanned(user, auth.context.now())) throw new AuthError(403, 'user_banned', 'User is banned');
  const session = await auth.context.database.asOwner(async (transaction) => {
    await writeAudit(auth, {
      sql: transaction,
      c,
      action: 'login',
      userId: user.id,
      traits: { provider_type: flow.provider_type },
    });
    const linked = flow.provider_profile
      ? await linkIdentity(auth, {
          sql: transaction,
          c,
          userId: user.id,
          provider: flow.provider_type,
          profile: flow.provider_profile,
        })
      : user;
    const method = flow.authentication_method;
    const recovers = method === 'recovery' || method === 'magiclink';
    return startSession(auth, { sql: transaction, user: linked, method, c, recovers });
  });
  if (flow.provider_profile)
    sendNotice(auth, { c, user, kind: 'identityLinked', provider: flow.provider_type });
  return c.json({
    ...session,
    ...(flow.provider_access_token ? { provider_token: flow.provider_access_token } : {}),
    ...(flow.provider_refresh_token ? { provider_refresh_token: flow.provider_refresh_token } : {}),
  });
}

async function signIn(
  auth: Auth,
  given: { readonly c: Context; user: User; traits: Readonly<Record<string, unknown>> },
) {
  const { c } = given;
  return auth.context.database.asOwner(async (transaction) => {
    await requireSamePassword(transaction, given.user);
    await writeAudit(auth, {
      sql: transaction,
      c,
      action: 'login',
      userId: given.user.id,
      traits: given.traits,
    });
    return startSession(auth, { sql: transaction, user: given.user, method: 'password', c });
  });
}

/**
 * Rule 9.89: the password was compared outside of the transaction; one that is changed meanwhile ends all sessions, and must
 * find this one or keep it from beginning. @throws AuthError 400 `invalid_credentials`.
 */
async function requireSamePassword(sql: Sql, user: User): Promise<void> {
  const same = await sql.query(
    'select 1 from auth.users where id = $1 and encrypted_password = $2 for no key update',
    [user.id, user.encrypted_password],
  );
  if (same.length === 0) throw wrongCredentials();
}

/** So many tries for one account from one address; others who know the account cannot lock its owner out. */
async function requireGuess(
  auth: Auth,
  { c, account }: { readonly c: Context; readonly account: string },
): Promise<void> {
  const address = addressKey(auth.context.clientAddress(c.req.raw));
  const key = createHash('sha256').update(`${address} ${account.toLowerCase()}`).digest('base64url');
  await takeLimit(auth, { name: 'guess', key });
}

function weakPasswordNote(error: unknown): { message: string; reasons: readonly string[] } | null {
  return error instanceof WeakPasswordError ? { message: error.message, reasons: error.reasons } : null;
}
