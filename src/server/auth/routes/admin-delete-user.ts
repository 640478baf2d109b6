import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { z } from 'zod';
import { requireAccount } from '#server/auth/admin-user.ts';
import { writeAudit } from '#server/auth/audit.ts';
import type { Auth, Sql } from '#server/auth/auth.ts';
import { clearOneTimeTokens } from '#server/auth/one-time-tokens.ts';
import { readBody } from '#server/auth/requests.ts';
import { type User, updateUser } from '#server/auth/users.ts';

const deleteBody = z.object({ should_soft_delete: z.boolean().nullish() });

/**
 * DELETE /admin/users/:id: the account and all that hangs on it. With `{"should_soft_delete": true}` the row
 * stays, for what refers to it, but nothing personal does and nobody can sign in.
 */
export async function deleteUser(auth: Auth, c: Context): Promise<Response> {
  const user = await requireAccount(auth, c);
  const { should_soft_delete: keepsRow } = await readBody(c, deleteBody);
  await auth.context.database.asOwner(async (transaction) => {
    await writeAudit(auth, {
      sql: transaction,
      c,
      action: 'user_deleted',
      userId: user.id,
      traits: { soft: keepsRow === true },
    });
    if (!keepsRow) await transaction.query(`delete from auth.users where id = $1`, [user.id]);
    else if (!user.deleted_at) await emptyAccount(transaction, { user, at: auth.context.now() });
  });
  return c.json({});
}

/** Address and number are replaced by hashes, so that they are free for others and cannot be read back. */
async function emptyAccount(
  sql: Sql,
  { user, at }: { readonly user: User; readonly at: Date },
): Promise<void> {
  const obscured = (value: string | null) =>
    value ? createHash('sha256').update(`${user.id}${value}`).digest('base64url') : null;
  await updateUser(sql, {
    user,
    columns: {
      email: obscured(user.email),
      phone: obscured(user.phone)?.slice(0, 15) ?? null,
      email_change: '',
      phone_change: '',
      encrypted_password: null,
      raw_app_meta_data: {},
      raw_user_meta_data: {},
      deleted_at: at,
    },
    at,
  });
  await clearOneTimeTokens(sql, user.id);
  await sql.query(`delete from auth.sessions where user_id = $1`, [user.id]);
  await sql.query(`delete from auth.mfa_factors where user_id = $1`, [user.id]);
  for (const identity of user.identities) {
    const providerId = obscured(`${identity.provider}:${identity.provider_id}`);
    await sql.query(`update auth.identities set identity_data = '{}', provider_id = $2 where id = $1`, [
      identity.id,
      providerId,
    ]);
  }
}
