import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { z } from 'zod';
import { confirmEmail, confirmPhone } from '#server/auth/accounts.ts';
import { writeAudit } from '#server/auth/audit.ts';
import { type Auth, poolSql, type Sql } from '#server/auth/auth.ts';
import { cleanEmail, cleanPhone } from '#server/auth/contacts.ts';
import { sendInBackground, sendNotice } from '#server/auth/delivery.ts';
import { AuthError, invalid } from '#server/auth/errors.ts';
import { createFlowState, pkceFields, readPkce } from '#server/auth/flow-state.ts';
import { ensureOwnIdentity } from '#server/auth/identities.ts';
import { sendConfirmation, sendPhoneCode } from '#server/auth/messages.ts';
import { withMinimumDuration } from '#server/auth/minimum-duration.ts';
import { insertAccount, type OwnProvider, profileData } from '#server/auth/new-account.ts';
import { hashPassword, requireStrongPassword } from '#server/auth/passwords.ts';
import { requirePause } from '#server/auth/pauses.ts';
import { optionalData, optionalText, readBody, requireLimit } from '#server/auth/requests.ts';
import { startSession } from '#server/auth/sessions.ts';
import {
  findUserByEmail,
  findUserByPhone,
  insertUser,
  type Metadata,
  reloadUser,
  toUserJson,
  type User,
  updateUser,
} from '#server/auth/users.ts';

const signUpBody = z.object({
  email: optionalText,
  phone: optionalText,
  password: optionalText,
  data: optionalData,
  channel: z.string().nullish(),
  ...pkceFields,
});
type SignUpBody = z.infer<typeof signUpBody>;

/**
 * POST /signup: without address and number an anonymous account with a session; else an account that
 * answers with a session (autoconfirm) or is to be confirmed. Whether an address is taken cannot be told
 * from the answer: its owner gets a mail instead.
 */
export async function signUp(auth: Auth, c: Context): Promise<Response> {
  const body = await readBody(c, signUpBody);
  if (auth.settings.signupDisabled)
    throw new AuthError(422, 'signup_disabled', 'Signups not allowed for this instance');
  if (body.email === '' && body.phone === '') return signUpAnonymously(auth, { c, body });

  await requireLimit(auth, { c, name: 'request' });
  const provider = await checkSignUp(auth, body);
  const contact = provider === 'email' ? cleanEmail(body.email) : cleanPhone(body.phone);
  if (!auth.settings[provider].autoconfirm)
    await requirePause(auth, { c, channel: provider, kind: 'signup', recipient: contact });
  // Hashed before the account is looked for, so that the time tells nothing.
  const passwordHash = await hashPassword(auth, body.password);
  return withMinimumDuration(() => signUpWith(auth, { c, provider, contact, passwordHash, body }));
}

async function signUpWith(
  auth: Auth,
  given: {
    readonly c: Context;
    readonly provider: OwnProvider;
    readonly contact: string;
    readonly passwordHash: string;
    readonly body: SignUpBody;
  },
): Promise<Response> {
  const { c, provider, contact, passwordHash, body } = given;
  const { autoconfirm } = auth.settings[provider];
  const sql = poolSql(auth);
  const existing =
    provider === 'email' ? await findUserByEmail(sql, contact) : await findUserByPhone(sql, contact);
  const taken =
    existing && (provider === 'email' ? existing.email_confirmed_at : existing.phone_confirmed_at) !== null;
  if (taken) {
    await writeAudit(auth, {
      sql,
      c,
      action: 'user_repeated_signup',
      userId: existing.id,
      traits: { provider },
    });
    if (autoconfirm) throw new AuthError(422, 'user_already_exists', 'User already registered');
    if (provider === 'email') sendNotice(auth, { c, user: existing, kind: 'alreadyRegistered' });
    return c.json(obfuscatedUser(body, { provider, contact, at: auth.context.now() }));
  }
  const user = await createAccount(auth, { c, existing, provider, contact, passwordHash, body });
  if (autoconfirm) {
    return c.json(
      await auth.context.database.asOwner((transaction) =>
        startSession(auth, { sql: transaction, user, method: 'password', c }),
      ),
    );
  }
  return c.json(toUserJson(user));
}

async function signUpAnonymously(
  auth: Auth,
  { c, body }: { readonly c: Context; readonly body: SignUpBody },
): Promise<Response> {
  if (!auth.settings.anonymousEnabled)
    throw new AuthError(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled');
  await requireLimit(auth, { c, name: 'anonymous' });
  const session = await auth.context.database.asOwner(async (transaction) => {
    const user = await insertUser(transaction, {
      userMetadata: body.data,
      isAnonymous: true,
      at: auth.context.now(),
    });
    return startSession(auth, { sql: transaction, user, method: 'anonymous', c });
  });
  return c.json(session);
}

/** Rule 5.11: an address or a number, and a password. */
async function checkSignUp(auth: Auth, body: SignUpBody): Promise<OwnProvider> {
  if (body.password === '') throw invalid('Signup requires a valid password');
  await requireStrongPassword(auth, body.password);
  if (body.email !== '' && body.phone !== '') {
    throw invalid('Only an email address or phone number should be provided on signup.');
  }
  if (body.phone !== '' && body.code_challenge) throw invalid('PKCE not supported for phone signups');
  readPkce(body);
  if (body.email !== '' && !auth.settings.email.enabled)
    throw new AuthError(400, 'email_provider_disabled', 'Email signups are disabled');
  if (body.phone !== '' && !auth.settings.phone.enabled)
    throw new AuthError(400, 'phone_provider_disabled', 'Phone signups are disabled');
  return body.email !== '' ? 'email' : 'phone';
}

/** The account, confirmed at once (autoconfirm) or sent a code. */
async function createAccount(
  auth: Auth,
  given: {
    readonly c: Context;
    existing: User | null;
    provider: OwnProvider;
    contact: string;
    passwordHash: string;
    body: SignUpBody;
  },
): Promise<User> {
  const { c, existing, provider, contact, passwordHash, body } = given;
  const at = auth.context.now();
  const pkce = readPkce(body);
  const autoconfirm = auth.settings[provider].autoconfirm;
  const { user, send } = await auth.context.database.asOwner(async (transaction) => {
    const account = existing
      ? await takeOver(transaction, { existing, provider, contact, passwordHash, data: body.data, at })
      : await insertAccount(transaction, {
          provider,
          contact,
          passwordHash,
          data: body.data,
          verified: autoconfirm,
          at,
        });
    await writeAudit(auth, {
      sql: transaction,
      c,
      action: autoconfirm ? 'user_signedup' : 'user_confirmation_requested',
      userId: account.id,
      traits: { provider },
    });
    if (autoconfirm) {
      const confirmed =
        provider === 'email'
          ? confirmEmail(transaction, { user: account, at, keepsPassword: true })
          : confirmPhone(transaction, { user: account, at });
      await confirmed;
      return { user: await reloadUser(transaction, account), send: null };
    }
    if (pkce)
      await createFlowState(transaction, { pkce, provider, method: 'email/signup', userId: account.id, at });
    const sendCode = provider === 'email' ? sendConfirmation : sendPhoneCode;
    const send = await sendCode(auth, { sql: transaction, c, user: account, pkce: pkce !== null });
    return { send, user: await reloadUser(transaction, account) };
  });
  if (send) sendInBackground(auth, send);
  return user;
}

/**
 * Signing up again before confirming: password and data of this time count, because the mail that this time
 * sends is the one that confirms. Were the first ones kept, somebody could sign up with a stranger's address
 * and have their own password confirmed by the stranger's own sign-up. An account that another way in
 * already leads to keeps what it has.
 */
async function takeOver(
  sql: Sql,
  given: {
    readonly existing: User;
    provider: OwnProvider;
    contact: string;
    passwordHash: string;
    data: Metadata;
    at: Date;
  },
): Promise<User> {
  const { existing, provider, contact, passwordHash, data, at } = given;
  const isConfirmed =
    existing.confirmed_at !== null || existing.identities.some((identity) => identity.provider !== provider);
  if (isConfirmed) return existing;
  const metadata = profileData(data, { id: existing.id, provider, contact, verified: false });
  await updateUser(sql, {
    user: existing,
    columns: { encrypted_password: passwordHash, raw_user_meta_data: metadata },
    at,
  });
  await ensureOwnIdentity(sql, { user: existing, provider, data: metadata, at });
  return reloadUser(sql, existing);
}

/** What a new account's answer looks like, for an address that is taken. */
function obfuscatedUser(
  body: SignUpBody,
  given: { provider: OwnProvider; contact: string; at: Date },
): Record<string, unknown> {
  const { provider, contact, at } = given;
  const id = randomUUID();
  const data = profileData(body.data, { id, provider, contact, verified: false });
  const identity = {
    id: randomUUID(),
    provider_id: id,
    user_id: id,
    identity_data: data,
    provider,
    email: provider === 'email' ? contact : null,
  };
  const times = {
    last_sign_in_at: at.toISOString(),
    created_at: at.toISOString(),
    updated_at: at.toISOString(),
  };
  return toUserJson({
    id,
    aud: 'authenticated',
    role: 'authenticated',
    email: provider === 'email' ? contact : null,
    phone: provider === 'phone' ? contact : null,
    encrypted_password: null,
    email_confirmed_at: null,
    phone_confirmed_at: null,
    confirmed_at: null,
    invited_at: null,
    confirmation_sent_at: at,
    recovery_sent_at: null,
    email_change: null,
    email_change_sent_at: null,
    email_change_confirm_status: 0,
    phone_change: null,
    phone_change_sent_at: null,
    reauthentication_sent_at: null,
    last_sign_in_at: null,
    raw_app_meta_data: { provider, providers: [provider] },
    raw_user_meta_data: data,
    created_at: at,
    updated_at: at,
    banned_until: null,
    deleted_at: null,
    is_sso_user: false,
    is_anonymous: false,
    identities: [{ ...identity, ...times }],
    factors: [],
  });
}
