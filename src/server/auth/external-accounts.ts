import type { Context } from 'hono';
import { emailTaken, uniquely } from './accounts.ts';
import { writeAudit } from './audit.ts';
import type { Auth, Sql } from './auth.ts';
import { requireConfirmation } from './confirmation.ts';
import type { Send } from './delivery.ts';
import { refuseDemo } from './demo.ts';
import { AuthError } from './errors.ts';
import { insertIdentity, refreshProviders } from './identities.ts';
import { sendConfirmation } from './messages.ts';
import type { ExternalProfile } from './oidc.ts';
import { clearOneTimeTokens } from './one-time-tokens.ts';
import { requireRaised, type SignedIn } from './requests.ts';
import {
  findUserByEmail,
  findUserById,
  type Identity,
  insertUser,
  isBanned,
  mergeMetadata,
  reloadUser,
  type User,
  updateUser,
} from './users.ts';

/** `unconfirmed`: the account is there, but its address has to be confirmed by mail before it can be used. */
export type ExternalAccount =
  | { readonly kind: 'account'; readonly user: User }
  | { readonly kind: 'unconfirmed'; readonly error: AuthError; readonly send: Send };

type Given = {
  readonly sql: Sql;
  readonly c: Context;
  readonly provider: string;
  readonly profile: ExternalProfile;
};

/**
 * The account of a person whom a provider vouches for: the one this identity belongs to; else the one with
 * the same address, when the provider has verified it; else a new one.
 * @throws AuthError 403 `user_banned`, 422 `signup_disabled`.
 */
export async function findOrCreateAccount(auth: Auth, given: Given): Promise<ExternalAccount> {
  const { sql, c, provider, profile } = given;
  const at = auth.context.now();
  const identity = await findIdentity(sql, { provider, subject: profile.subject });
  const owner = identity
    ? await renewIdentity(sql, { identity, profile, at })
    : await accountByAddress(sql, profile);
  const user = owner ?? (await createAccount(auth, given));
  if (isBanned(user, at)) throw new AuthError(403, 'user_banned', 'User is banned');
  if (!identity && owner)
    await insertIdentity(sql, { userId: owner.id, provider, data: profile.metadata, at });
  if (!identity && owner)
    await writeAudit(auth, { sql, c, action: 'identity_linked', userId: owner.id, traits: { provider } });

  const vouched = profile.emailVerified || auth.settings.email.autoconfirm;
  if (user.email_confirmed_at === null && user.phone_confirmed_at === null && user.email !== null) {
    if (!vouched) return unconfirmed(auth, { sql, c, provider, user });
    await confirmByProvider(sql, { user, provider, profile, at });
  } else {
    await updateUser(sql, {
      user,
      columns: { raw_user_meta_data: mergeMetadata(user.raw_user_meta_data, profile.metadata) },
      at,
    });
  }
  await refreshProviders(sql, user.id);
  await writeAudit(auth, {
    sql,
    c,
    action: owner ? 'login' : 'user_signedup',
    userId: user.id,
    traits: { provider },
  });
  return { kind: 'account', user: await reloadUser(sql, user) };
}

/**
 * Rule 9.65: who may add a way in, however it is brought.
 * @throws AuthError 403 `demo_account`, 404 `manual_linking_disabled`, 401 `insufficient_aal`, and as `requireConfirmation`.
 */
export async function requireMayLink(auth: Auth, signedIn: SignedIn): Promise<void> {
  refuseDemo(signedIn.user);
  if (!auth.settings.manualLinking)
    throw new AuthError(404, 'manual_linking_disabled', 'Manual linking is disabled');
  requireRaised(signedIn);
  await requireConfirmation(auth, { signedIn });
}

/**
 * Adds the identity to an account that its owner is signed in to.
 * @throws AuthError 422 `identity_already_exists`, `email_exists`.
 */
export async function linkIdentity(auth: Auth, given: Given & { readonly userId: string }): Promise<User> {
  const { sql, c, provider, profile, userId } = given;
  const at = auth.context.now();
  const existing = await findIdentity(sql, { provider, subject: profile.subject });
  if (existing) {
    const whose =
      existing.user_id === userId
        ? 'Identity is already linked'
        : 'Identity is already linked to another user';
    throw new AuthError(422, 'identity_already_exists', whose);
  }
  const user = await findUserById(sql, userId);
  if (!user) throw new AuthError(422, 'user_not_found', 'Linking target user not found');
  const taken = 'Identity is already linked to another user';
  await uniquely({ status: 422, code: 'identity_already_exists', message: taken }, () =>
    insertIdentity(sql, { userId, provider, data: profile.metadata, at }),
  );
  if (!user.email && profile.email) await adoptAddress(sql, { user, profile, email: profile.email, at });
  await refreshProviders(sql, userId);
  await writeAudit(auth, { sql, c, action: 'identity_linked', userId, traits: { provider } });
  return reloadUser(sql, user);
}

export async function findIdentity(
  sql: Sql,
  { provider, subject }: { readonly provider: string; readonly subject: string },
): Promise<Identity | null> {
  const rows = await sql.query<Identity>(
    `select * from auth.identities where provider = $1 and provider_id = $2`,
    [provider, subject],
  );
  return rows[0] ?? null;
}

async function renewIdentity(
  sql: Sql,
  given: { identity: Identity; profile: ExternalProfile; at: Date },
): Promise<User | null> {
  const { identity, profile, at } = given;
  await sql.query(
    `update auth.identities set identity_data = $2, last_sign_in_at = $3, updated_at = $3 where id = $1`,
    [identity.id, profile.metadata, at],
  );
  return findUserById(sql, identity.user_id);
}

/**
 * The one account with the same address. The address must be verified on both sides: by this provider, and
 * on the account's side as its own address or by another provider; an address that somebody merely claims
 * must not draw a stranger in.
 */
async function accountByAddress(sql: Sql, profile: ExternalProfile): Promise<User | null> {
  if (!profile.email || !profile.emailVerified) return null;
  const own = await findUserByEmail(sql, profile.email);
  if (own) return own;
  const rows = await sql.query<{ user_id: string }>(
    `select distinct user_id from auth.identities
     where email = $1 and provider not like 'sso:%' and identity_data @> '{"email_verified": true}'`,
    [profile.email],
  );
  return rows.length === 1 && rows[0] ? findUserById(sql, rows[0].user_id) : null;
}

async function createAccount(auth: Auth, { sql, provider, profile }: Given): Promise<User> {
  if (auth.settings.signupDisabled) {
    throw new AuthError(422, 'signup_disabled', 'Signups not allowed for this instance');
  }
  const { email } = profile;
  if (email === null || (await findUserByEmail(sql, email))) {
    // Without an address, or with one that is somebody's and only claimed here, there is no account to make.
    const message = `Unverified email with ${provider}. Verify the email with ${provider} in order to sign in`;
    throw new AuthError(422, 'provider_email_needs_verification', message);
  }
  const at = auth.context.now();
  const appMetadata = { provider, providers: [provider] };
  const user = await uniquely({ status: 422, code: 'email_exists', message: emailTaken }, () =>
    insertUser(sql, { email, appMetadata, userMetadata: profile.metadata, at }),
  );
  await insertIdentity(sql, { userId: user.id, provider, data: profile.metadata, at });
  return reloadUser(sql, user);
}

/**
 * The provider vouches for the address of an account that nobody confirmed: what else was put there, a
 * password above all, may be a stranger's who waited for this, and goes.
 */
async function confirmByProvider(
  sql: Sql,
  given: { user: User; provider: string; profile: ExternalProfile; at: Date },
): Promise<void> {
  const { user, provider, profile, at } = given;
  await clearOneTimeTokens(sql, user.id);
  await sql.query(
    `delete from auth.identities where user_id = $1 and not (provider = $2 and provider_id = $3)`,
    [user.id, provider, profile.subject],
  );
  await sql.query(`delete from auth.sessions where user_id = $1`, [user.id]);
  const metadata = { ...profile.metadata, email_verified: true };
  await updateUser(sql, {
    user,
    columns: {
      email_confirmed_at: at,
      encrypted_password: null,
      raw_user_meta_data: metadata,
      is_anonymous: false,
    },
    at,
  });
}

async function unconfirmed(
  auth: Auth,
  given: { readonly sql: Sql; c: Context; provider: string; user: User },
): Promise<ExternalAccount> {
  const { sql, c, provider, user } = given;
  const send = await sendConfirmation(auth, { sql, c, user });
  const message = `Unverified email with ${provider}. A confirmation email has been sent to your ${provider} email`;
  return {
    kind: 'unconfirmed',
    send,
    error: new AuthError(422, 'provider_email_needs_verification', message),
  };
}

/** An account without an address takes the provider's, when it is verified and free. */
async function adoptAddress(
  sql: Sql,
  given: { user: User; profile: ExternalProfile; email: string; at: Date },
): Promise<void> {
  const { user, profile, email, at } = given;
  if (!profile.emailVerified) {
    await updateUser(sql, { user, columns: { is_anonymous: false }, at });
    return;
  }
  const metadata = mergeMetadata(user.raw_user_meta_data, profile.metadata);
  await uniquely({ status: 422, code: 'email_exists', message: emailTaken }, () =>
    updateUser(sql, {
      user,
      columns: { email, email_confirmed_at: at, is_anonymous: false, raw_user_meta_data: metadata },
      at,
    }),
  );
}
