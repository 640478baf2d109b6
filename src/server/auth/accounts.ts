import type { Sql } from './auth.ts';
import { AuthError } from './errors.ts';
import { ensureOwnIdentity, refreshProviders } from './identities.ts';
import { clearOneTimeTokens } from './one-time-tokens.ts';
import { mergeMetadata, reloadUser, type User, updateUser } from './users.ts';

export const emailTaken = 'A user with this email address has already been registered';
export const phoneTaken = 'A user with this phone number has already been registered';

/**
 * The person has shown that the account's address is theirs.
 * @param keepsPassword false when it is not known that the password is the same person's: somebody may have
 *   signed up with a stranger's address and waits for the stranger to confirm it.
 */
export async function confirmEmail(
  sql: Sql,
  given: { readonly user: User; at: Date; keepsPassword: boolean },
): Promise<void> {
  const { user } = given;
  await clearOneTimeTokens(sql, user.id);
  const first = user.email_confirmed_at === null;
  if (first) {
    await updateUser(sql, {
      user,
      columns: {
        email_confirmed_at: given.at,
        raw_user_meta_data: mergeMetadata(user.raw_user_meta_data, { email_verified: true }),
        is_anonymous: false,
        ...(given.keepsPassword ? {} : { encrypted_password: null }),
      },
      at: given.at,
    });
  }
  await sql.query(
    `update auth.identities set identity_data = identity_data || '{"email_verified": true}', updated_at = $3
     where user_id = $1 and email = lower($2)`,
    [user.id, user.email, given.at],
  );
}

/** The person has shown that the account's number is theirs. */
export async function confirmPhone(
  sql: Sql,
  { user, at }: { readonly user: User; readonly at: Date },
): Promise<void> {
  await clearOneTimeTokens(sql, user.id);
  await updateUser(sql, {
    user,
    columns: { phone_confirmed_at: user.phone_confirmed_at ?? at, is_anonymous: false },
    at,
  });
  await ensureOwnIdentity(sql, {
    user,
    provider: 'phone',
    data: { phone: user.phone, phone_verified: true },
    at,
  });
}

/** Puts the new address in place of the old one, and its identity. @throws AuthError 422 `email_exists`. */
export async function changeEmail(
  sql: Sql,
  given: { readonly user: User; email: string; at: Date },
): Promise<User> {
  const { user, email, at } = given;
  const metadata = mergeMetadata(user.raw_user_meta_data, { email, email_verified: true });
  await clearOneTimeTokens(sql, user.id);
  await uniquely({ status: 422, code: 'email_exists', message: emailTaken }, () =>
    updateUser(sql, {
      user,
      columns: {
        email,
        email_change: '',
        email_change_confirm_status: 0,
        email_confirmed_at: user.email_confirmed_at ?? at,
        raw_user_meta_data: metadata,
        is_anonymous: false,
      },
      at,
    }),
  );
  await ensureOwnIdentity(sql, { user, provider: 'email', data: { email, email_verified: true }, at });
  await refreshProviders(sql, user.id);
  return reloadUser(sql, user);
}

/** @throws AuthError 422 `phone_exists`. */
export async function changePhone(
  sql: Sql,
  given: { readonly user: User; phone: string; at: Date },
): Promise<User> {
  const { user, phone, at } = given;
  await clearOneTimeTokens(sql, user.id);
  await uniquely({ status: 422, code: 'phone_exists', message: phoneTaken }, () =>
    updateUser(sql, {
      user,
      columns: { phone, phone_change: '', phone_confirmed_at: at, is_anonymous: false },
      at,
    }),
  );
  await ensureOwnIdentity(sql, { user, provider: 'phone', data: { phone, phone_verified: true }, at });
  await refreshProviders(sql, user.id);
  return reloadUser(sql, user);
}

/**
 * A new password ends all sessions but the one given and withdraws every outstanding link and code, also of links that
 * were opened and of linkings that were begun: whoever knew the old one is out, and no mail lets anybody choose another
 * without it. Rule 9.89, Rule 9.160.
 */
export async function setPassword(
  sql: Sql,
  given: { readonly user: User; passwordHash: string; keptSessionId: string | null; at: Date },
): Promise<void> {
  const { user } = given;
  const columns = { encrypted_password: given.passwordHash, email_change: '', phone_change: '' };
  await updateUser(sql, { user, columns: { ...columns, email_change_confirm_status: 0 }, at: given.at });
  await clearOneTimeTokens(sql, user.id);
  await sql.query(`delete from auth.flow_state where user_id = $1 or linking_target_id = $1`, [user.id]);
  await sql.query(`delete from auth.sessions where user_id = $1 and ($2::uuid is null or id <> $2)`, [
    user.id,
    given.keptSessionId,
  ]);
  await sql.query(`update auth.sessions set recovering_until = null, confirmed_at = null where id = $1`, [
    given.keptSessionId,
  ]);
}

/**
 * Whoever comes back by the mailbox may have been robbed by somebody who added a number: it opens the account no longer,
 * and is added again by whoever wants it. Rule 9.160. @returns whether there was one.
 */
export async function removePhone(
  sql: Sql,
  { user, at }: { readonly user: User; readonly at: Date },
): Promise<boolean> {
  if (!user.phone || !user.email_confirmed_at) return false;
  await updateUser(sql, { user, columns: { phone: null, phone_confirmed_at: null }, at });
  await sql.query(`delete from auth.identities where user_id = $1 and provider = 'phone'`, [user.id]);
  await refreshProviders(sql, user.id);
  return true;
}

type TakenCode =
  | 'email_exists'
  | 'email_conflict_identity_not_deletable'
  | 'phone_exists'
  | 'mfa_factor_name_conflict'
  | 'identity_already_exists'
  | 'user_already_exists';

/** Turns a violated unique constraint into the client's error; other errors pass. */
export async function uniquely<Result>(
  refused: { readonly status: number; readonly code: TakenCode; readonly message: string },
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if ((error as { code?: string }).code === '23505')
      throw new AuthError(refused.status, refused.code, refused.message);
    throw error;
  }
}
