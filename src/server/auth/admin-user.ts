import { parseOptions } from '@node-rs/bcrypt';
import type { Context } from 'hono';
import { z } from 'zod';
import { isUuid } from '#domain/identifiers/uuid.ts';
import { type Auth, poolSql } from './auth.ts';
import { cleanEmail, cleanPhone } from './contacts.ts';
import { AuthError, invalid } from './errors.ts';
import { hashPassword, requireStrongPassword } from './passwords.ts';
import { optionalText, readBody, requireAdmin } from './requests.ts';
import { findUserById, type User } from './users.ts';

const flag = z
  .boolean()
  .nullish()
  .transform((value) => value ?? false);
const data = z.record(z.string(), z.unknown()).nullish();

const adminUserBody = z.object({
  id: optionalText,
  email: optionalText,
  phone: optionalText,
  password: optionalText,
  password_hash: optionalText,
  role: optionalText,
  email_confirm: flag,
  phone_confirm: flag,
  user_metadata: data,
  app_metadata: data,
  ban_duration: optionalText,
});
export type AdminUser = Omit<z.infer<typeof adminUserBody>, 'password' | 'password_hash'> & {
  readonly passwordHash: string | null;
};

const hoursOfUnit: Readonly<Record<string, number>> = { h: 1, m: 1 / 60, s: 1 / 3600 };

/** What the service key's holder wants an account to be; checked, the password hashed. */
export async function readAdminUser(auth: Auth, c: Context): Promise<AdminUser> {
  await requireAdmin(auth, c);
  const { password, password_hash: givenHash, ...body } = await readBody(c, adminUserBody);
  if (password !== '' && givenHash !== '')
    throw invalid('Only a password or a password hash should be provided');
  if (password !== '') await requireStrongPassword(auth, password);
  const passwordHash = password !== '' ? await hashPassword(auth, password) : requireHash(givenHash);
  return {
    ...body,
    passwordHash,
    email: body.email && cleanEmail(body.email),
    phone: body.phone && cleanPhone(body.phone),
  };
}

/** The account in the path. @throws AuthError 404 `validation_failed` or `user_not_found`. */
export async function requireAccount(auth: Auth, c: Context): Promise<User> {
  await requireAdmin(auth, c);
  const id = c.req.param('userId');
  if (!isUuid(id)) throw new AuthError(404, 'validation_failed', 'user_id must be an UUID');
  const user = await findUserById(poolSql(auth), id);
  if (!user) throw new AuthError(404, 'user_not_found', 'User not found');
  return user;
}

/** `24h`, `1h30m`, or `none`, which lifts the ban. */
export function bannedUntil(duration: string, at: Date): Date | null {
  if (duration === 'none') return null;
  if (!/^(\d+(\.\d+)?[hms])+$/.test(duration)) throw invalid('invalid format for ban duration');
  const parts = [...duration.matchAll(/([\d.]+)([hms])/g)];
  const hours = parts.reduce(
    (sum, [, count, unit]) => sum + Number(count) * (hoursOfUnit[unit ?? ''] ?? 0),
    0,
  );
  return new Date(at.getTime() + hours * 3_600_000);
}

function requireHash(passwordHash: string): string | null {
  if (passwordHash === '') return null;
  try {
    parseOptions(passwordHash);
    return passwordHash;
  } catch {
    throw invalid('The password hash is not a bcrypt hash');
  }
}
