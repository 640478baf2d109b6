import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { addressKey } from '#server/http/rate-limit.ts';
import type { Auth, Sql } from './auth.ts';

export type OneTimeTokenType =
  | 'confirmation_token'
  | 'reauthentication_token'
  | 'recovery_token'
  | 'email_change_token_new'
  | 'email_change_token_current'
  | 'phone_change_token';

export type OneTimeToken = {
  readonly id: string;
  readonly user_id: string;
  readonly token_type: OneTimeTokenType;
  readonly otp_hash: string;
  readonly relates_to: string;
  readonly created_at: Date;
};

/** What goes out: the code for typing and the token for the link. Neither can be made from the other. */
export type Secrets = { readonly otp: string; readonly linkToken: string };

/**
 * A code dies after so many wrong tries from where it was asked for, and for all who did not ask after so many of theirs:
 * a stranger's tries cannot use up those of whoever waits for it. With six digits a guesser's chance is 15 in a million a code.
 */
const ownTries = 10;
const othersTries = 5;

/** Marks the links of PKCE flows, as supabase/auth does: they lead to a code instead of tokens. */
export const pkcePrefix = 'pkce_';

/** Makes a code and a link token for the user in place of an earlier one of the type. */
export async function createOneTimeToken(
  sql: Sql,
  given: {
    userId: string;
    type: OneTimeTokenType;
    recipient: string;
    otpLength: number;
    pkce?: boolean;
    /** Where it was asked for, as `askedFrom` gives; null when nobody waits for it there. */
    askedFrom: string | null;
    at: Date;
  },
): Promise<Secrets> {
  const otp = String(randomInt(10 ** given.otpLength)).padStart(given.otpLength, '0');
  const linkToken = `${given.pkce ? pkcePrefix : ''}${randomBytes(28).toString('hex')}`;
  await sql.query(
    `insert into auth.one_time_tokens (user_id, token_type, token_hash, otp_hash, relates_to, created_at, updated_at, asked_from)
     values ($1, $2, $3, $4, $5, $6, $6, $7)
     on conflict (user_id, token_type) do update set token_hash = excluded.token_hash, otp_hash = excluded.otp_hash,
       relates_to = excluded.relates_to, attempts = 0, own_attempts = 0, asked_from = excluded.asked_from, created_at = excluded.created_at, updated_at = excluded.updated_at`,
    [
      ...[given.userId, given.type, sha256(linkToken), otpHash(given.recipient, otp), given.recipient],
      ...[given.at, given.askedFrom],
    ],
  );
  return { otp, linkToken };
}

/** Takes the token of a link out of the database, so that it works once; null when there is none. Expiry is the caller's. */
export async function takeLinkToken(
  sql: Sql,
  { linkToken, types }: { readonly linkToken: string; readonly types: readonly OneTimeTokenType[] },
): Promise<OneTimeToken | null> {
  const rows = await sql.query<OneTimeToken>(
    `delete from auth.one_time_tokens where token_hash = $1 and token_type = any($2::auth.one_time_token_type[]) returning *`,
    [sha256(linkToken), types],
  );
  return rows[0] ?? null;
}

/**
 * The token that the typed code belongs to; null when none fits. Every try is counted before the code is
 * compared, outside of any transaction that could take the count back.
 * @param sql the pool, so that the count stays.
 */
export async function matchOtp(
  sql: Sql,
  given: {
    recipient: string;
    otp: string;
    types: readonly OneTimeTokenType[];
    /** Where it is typed, as `askedFrom` gives. */
    typedAt: string;
    userId?: string;
  },
): Promise<OneTimeToken | null> {
  const rows = await sql.query<OneTimeToken>(
    `update auth.one_time_tokens set
       own_attempts = own_attempts + (asked_from is not distinct from $5)::int,
       attempts = attempts + (asked_from is distinct from $5)::int
     where relates_to = $1 and token_type = any($2::auth.one_time_token_type[]) and ($3::uuid is null or user_id = $3)
       and case when asked_from is not distinct from $5 then own_attempts < $4 else attempts < $6 end
     returning *`,
    [given.recipient, given.types, given.userId ?? null, ownTries, given.typedAt, othersTries],
  );
  const wanted = Buffer.from(otpHash(given.recipient, given.otp));
  return rows.find((row) => timingSafeEqual(Buffer.from(row.otp_hash), wanted)) ?? null;
}

/** Uses the token up. False when another request was faster. */
export async function takeToken(sql: Sql, token: OneTimeToken): Promise<boolean> {
  const rows = await sql.query(
    `delete from auth.one_time_tokens where id = $1 and otp_hash = $2 returning id`,
    [token.id, token.otp_hash],
  );
  return rows.length === 1;
}

/** Withdraws all that is outstanding, e.g. after a new password. */
export async function clearOneTimeTokens(sql: Sql, userId: string): Promise<void> {
  await sql.query(`delete from auth.one_time_tokens where user_id = $1`, [userId]);
}

/** A client's address (of IPv6 its network), as a hash: where a code is asked for or typed. */
export function askedFrom(auth: Auth, c: Context): string {
  return sha256(addressKey(auth.context.clientAddress(c.req.raw)));
}

export function isTokenExpired(
  token: OneTimeToken,
  { lifetimeSeconds, at }: { readonly lifetimeSeconds: number; readonly at: Date },
): boolean {
  return token.created_at.getTime() + lifetimeSeconds * 1000 < at.getTime();
}

export function otpHash(recipient: string, otp: string): string {
  return sha256(`${recipient}\n${otp}`);
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
