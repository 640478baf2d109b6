import type { Context } from 'hono';
import { isUuid } from '#domain/identifiers/uuid.ts';
import {
  confirmEmail,
  confirmPhone,
  emailTaken,
  phoneTaken,
  setPassword,
  uniquely,
} from '#server/auth/accounts.ts';
import { type AdminUser, bannedUntil, readAdminUser, requireAccount } from '#server/auth/admin-user.ts';
import { writeAudit } from '#server/auth/audit.ts';
import { type Auth, poolSql, type Sql } from '#server/auth/auth.ts';
import { AuthError, invalid } from '#server/auth/errors.ts';
import { ensureOwnIdentity, refreshProviders } from '#server/auth/identities.ts';
import {
  findUserById,
  insertUser,
  mergeMetadata,
  reloadUser,
  toUserJson,
  type User,
  updateUser,
} from '#server/auth/users.ts';

/** POST /admin/users: an account made by the holder of the service key. */
export async function createUser(auth: Auth, c: Context): Promise<Response> {
  const wanted = await readAdminUser(auth, c);
  if (wanted.email === '' && wanted.phone === '')
    throw invalid('Cannot create a user without either an email or phone');
  if (wanted.id !== '' && !isUuid(wanted.id)) throw invalid('ID must conform to the uuid v4 format');
  if (wanted.id !== '' && (await findUserById(poolSql(auth), wanted.id))) {
    throw new AuthError(422, 'user_already_exists', 'User already registered');
  }
  const created = await auth.context.database.asOwner(async (transaction) => {
    const at = auth.context.now();
    const user = await uniqueContact(wanted, () =>
      insertUser(transaction, {
        id: wanted.id || undefined,
        email: wanted.email || undefined,
        phone: wanted.phone || undefined,
        passwordHash: wanted.passwordHash,
        role: wanted.role || undefined,
        userMetadata: wanted.user_metadata ?? {},
        at,
      }),
    );
    await applyWanted(transaction, { user, wanted, at });
    await writeAudit(auth, {
      sql: transaction,
      c,
      action: 'user_signedup',
      userId: user.id,
      traits: { by: 'admin' },
    });
    return reloadUser(transaction, user);
  });
  return c.json(toUserJson(created));
}

/** GET /admin/users/:id */
export async function getUser(auth: Auth, c: Context): Promise<Response> {
  return c.json(toUserJson(await requireAccount(auth, c)));
}

/** PUT /admin/users/:id: takes effect at once, the person is not asked. */
export async function updateUserByAdmin(auth: Auth, c: Context): Promise<Response> {
  const user = await requireAccount(auth, c);
  const wanted = await readAdminUser(auth, c);
  const updated = await auth.context.database.asOwner(async (transaction) => {
    const at = auth.context.now();
    const { passwordHash } = wanted;
    if (passwordHash !== null)
      await setPassword(transaction, { user, passwordHash, keptSessionId: null, at });
    const columns = {
      ...(wanted.email !== '' ? { email: wanted.email } : {}),
      ...(wanted.phone !== '' ? { phone: wanted.phone } : {}),
      ...(wanted.role !== '' ? { role: wanted.role } : {}),
      raw_user_meta_data: mergeMetadata(user.raw_user_meta_data, wanted.user_metadata ?? {}),
    };
    await uniqueContact(wanted, () => updateUser(transaction, { user, columns, at }));
    await applyWanted(transaction, { user, wanted, at });
    await writeAudit(auth, {
      sql: transaction,
      c,
      action: 'user_modified',
      userId: user.id,
      traits: { by: 'admin' },
    });
    return reloadUser(transaction, user);
  });
  return c.json(toUserJson(updated));
}

/** Identities, confirmations, app metadata and ban, the same for a new account and an old one. */
async function applyWanted(sql: Sql, given: { user: User; wanted: AdminUser; at: Date }): Promise<void> {
  const { user, wanted, at } = given;
  for (const provider of ['email', 'phone'] as const) {
    const contact = wanted[provider];
    if (contact === '') continue;
    const data = { [provider]: contact, [`${provider}_verified`]: wanted[`${provider}_confirm`] };
    await ensureOwnIdentity(sql, { user, provider, data, at });
  }
  await refreshProviders(sql, user.id);
  const whole = await reloadUser(sql, user);
  if (wanted.email_confirm && whole.email) await confirmEmail(sql, { user: whole, at, keepsPassword: true });
  if (wanted.phone_confirm && whole.phone) await confirmPhone(sql, { user: whole, at });
  const columns = {
    raw_app_meta_data: mergeMetadata(whole.raw_app_meta_data, wanted.app_metadata ?? {}),
    ...(wanted.ban_duration !== '' ? { banned_until: bannedUntil(wanted.ban_duration, at) } : {}),
  };
  await updateUser(sql, { user, columns, at });
}

function uniqueContact<Result>(wanted: AdminUser, work: () => Promise<Result>): Promise<Result> {
  return wanted.email !== ''
    ? uniquely({ status: 422, code: 'email_exists', message: emailTaken }, work)
    : uniquely({ status: 422, code: 'phone_exists', message: phoneTaken }, work);
}
