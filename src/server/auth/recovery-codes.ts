import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { recoveryCodeCount, recoveryCodeOf, writeRecoveryCode } from '#domain/accounts/recovery-code.ts';
import type { Sql } from './auth.ts';

const derive = promisify<string, string, number, Buffer>(scrypt);
const hashBytes = 32;

/** As long as a confirmation of a session counts. */
const freshSeconds = 300;

/**
 * Whether the session, raised as it is now, was given a factor's own code just now. A recovery code is none: of one that was
 * found, ten could be made. Rule 9.163.
 */
export async function hasFreshFactor(
  sql: Sql,
  given: { readonly sessionId: unknown; readonly userId: string; readonly at: Date },
): Promise<boolean> {
  const rows = await sql.query(
    `select from auth.sessions s join auth.mfa_amr_claims c on c.session_id = s.id
     where s.id = $1 and s.user_id = $2 and s.aal = 'aal2' and c.authentication_method in ('totp', 'mfa/phone')
       and c.updated_at > $3`,
    [given.sessionId ?? null, given.userId, new Date(given.at.getTime() - freshSeconds * 1000)],
  );
  return rows.length > 0;
}

/** Codes that were never stored as they are; each with what is stored of it. */
export type RecoveryCodes = {
  readonly salt: string;
  readonly codes: readonly { text: string; hash: string }[];
};

/**
 * Rule 9.62. Ten new codes with their hashes. 50 bits are few enough to be tried by somebody who has the table, so each
 * try costs them scrypt (Node's default cost, 16 MB); one salt for the set, since a try is compared with all of it.
 */
export async function drawRecoveryCodes(): Promise<RecoveryCodes> {
  const salt = randomBytes(16).toString('base64url');
  const plain = Array.from({ length: recoveryCodeCount }, () => recoveryCodeOf(randomBytes(10)));
  const codes = await Promise.all(
    plain.map(async (code) => ({ text: writeRecoveryCode(code), hash: await hashOf(code, salt) })),
  );
  return { salt, codes };
}

/** Puts the codes in place of those the person had. */
export async function storeRecoveryCodes(
  sql: Sql,
  given: { userId: string; drawn: RecoveryCodes; at: Date },
): Promise<void> {
  const { userId, drawn, at } = given;
  await sql.query(`delete from auth.mfa_recovery_codes where user_id = $1`, [userId]);
  await sql.query(
    `insert into auth.mfa_recovery_codes (user_id, salt, code_hash, created_at)
     select $1, $2, hash, $4 from unnest($3::text[]) as hash`,
    [userId, drawn.salt, drawn.codes.map(({ hash }) => hash), at],
  );
}

type StoredCode = { readonly id: string; readonly salt: string; readonly code_hash: string };

/** The unused code that was typed, by its row; null when it is none. @param code in its plain form. */
export async function findRecoveryCode(
  sql: Sql,
  given: { userId: string; code: string },
): Promise<string | null> {
  const rows = await sql.query<StoredCode>(
    `select id, salt, code_hash from auth.mfa_recovery_codes where user_id = $1 and used_at is null`,
    [given.userId],
  );
  const [first] = rows;
  if (!first) return null;
  const tried = Buffer.from(await hashOf(given.code, first.salt));
  return rows.find(({ code_hash: hash }) => timingSafeEqual(Buffer.from(hash), tried))?.id ?? null;
}

/** Marks it used. @returns how many are left; null when somebody was faster. */
export async function spendRecoveryCode(sql: Sql, given: { id: string; at: Date }): Promise<number | null> {
  const used = await sql.query<{ user_id: string }>(
    `update auth.mfa_recovery_codes set used_at = $2 where id = $1 and used_at is null returning user_id`,
    [given.id, given.at],
  );
  return used[0] ? (await countRecoveryCodes(sql, used[0].user_id)).left : null;
}

/** How many are left, and when the set was made. */
export async function countRecoveryCodes(
  sql: Sql,
  userId: string,
): Promise<{ readonly left: number; readonly madeAt: Date | null }> {
  const rows = await sql.query<{ left: number; made_at: Date | null }>(
    `select count(*) filter (where used_at is null)::int as left, max(created_at) as made_at
     from auth.mfa_recovery_codes where user_id = $1`,
    [userId],
  );
  return { left: rows[0]?.left ?? 0, madeAt: rows[0]?.made_at ?? null };
}

async function hashOf(code: string, salt: string): Promise<string> {
  return (await derive(code, salt, hashBytes)).toString('base64url');
}
