import { randomBytes, randomUUID } from 'node:crypto';
import { type CryptoKey, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
import type { Database, Transaction } from '#server/db/database.ts';

/** A key of ours, ready for use. `oct` keys are HS256 secrets and never published. */
export type SigningKey = {
  readonly kid: string;
  readonly alg: string;
  readonly publicJwk: Readonly<JWK> | null;
  readonly verifyKey: CryptoKey | Uint8Array;
  /** Null for a retired key. */
  readonly signKey: CryptoKey | Uint8Array | null;
};

/** The keys at a moment: `active` signs, all of `asymmetric` verify, `secret` signs and verifies HS256. */
export type KeyRing = {
  readonly active: SigningKey;
  readonly asymmetric: readonly SigningKey[];
  readonly secret: Uint8Array;
};

type KeyRow = { kid: string; alg: string; jwk: JWK; status: 'active' | 'retired' | 'secret' };

/** How long a replaced key still verifies: longer than any access token lives. */
const retiredKeyHours = 7 * 24;

/**
 * The keys in the database; made at the first start, once even when several processes start together.
 * @param fixed keys from settings take the place of those in the database: a list of private JWKs (the
 *   first with `key_ops` sign is active) and the HS256 secret.
 */
export async function loadKeyRing(
  database: Database,
  fixed: { readonly signingKeys?: () => readonly JWK[]; readonly secret?: string } = {},
): Promise<KeyRing> {
  const rows = await readKeys(database);
  const complete = rows.some((row) => row.status === 'active') && rows.some((row) => row.status === 'secret');
  return toKeyRing(complete ? rows : await makeMissingKeys(database), fixed);
}

/**
 * Makes a new active key; the one before it verifies for another week. Every replica finds the new key
 * when it first sees a token signed by it, clients by the key set.
 */
export async function rotateSigningKeys(database: Database): Promise<{ kid: string }> {
  return database.asOwner(async (transaction) => {
    await lockKeys(transaction);
    await transaction.query(
      `update auth.signing_keys set status = 'retired', verify_until = now() + make_interval(hours => $1) where status = 'active'`,
      [retiredKeyHours],
    );
    await transaction.query(`delete from auth.signing_keys where verify_until < now()`);
    return { kid: await insertSigningKey(transaction) };
  });
}

async function readKeys(source: Database | Transaction): Promise<KeyRow[]> {
  const text = `select kid, alg, jwk, status from auth.signing_keys
    where verify_until is null or verify_until > now() order by created_at desc`;
  return 'pool' in source ? (await source.pool.query<KeyRow>(text)).rows : source.query<KeyRow>(text);
}

async function makeMissingKeys(database: Database): Promise<KeyRow[]> {
  return database.asOwner(async (transaction) => {
    await lockKeys(transaction);
    const rows = await readKeys(transaction);
    if (!rows.some((row) => row.status === 'active')) await insertSigningKey(transaction);
    if (!rows.some((row) => row.status === 'secret')) {
      await transaction.query(
        `insert into auth.signing_keys (kid, alg, jwk, status) values ($1, 'HS256', $2, 'secret')`,
        [randomUUID(), { kty: 'oct', k: randomBytes(48).toString('base64url') }],
      );
    }
    return readKeys(transaction);
  });
}

async function lockKeys(transaction: Transaction): Promise<void> {
  await transaction.query(`select pg_advisory_xact_lock(7421002)`);
}

async function insertSigningKey(transaction: Transaction): Promise<string> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  const kid = randomUUID();
  const jwk = { ...(await exportJWK(privateKey)), kid, alg: 'ES256', use: 'sig' };
  await transaction.query(
    `insert into auth.signing_keys (kid, alg, jwk, status) values ($1, 'ES256', $2, 'active')`,
    [kid, jwk],
  );
  return kid;
}

async function toKeyRing(
  rows: readonly KeyRow[],
  fixed: { readonly signingKeys?: () => readonly JWK[]; readonly secret?: string },
): Promise<KeyRing> {
  const stored = rows.filter((row) => row.status !== 'secret');
  const jwks =
    fixed.signingKeys?.() ?? stored.sort((a) => (a.status === 'active' ? -1 : 1)).map((row) => row.jwk);
  const asymmetric = await Promise.all(jwks.map(toSigningKey));
  const active = asymmetric.find((key) => key.signKey !== null);
  const k = rows.find((row) => row.status === 'secret')?.jwk.k ?? '';
  if (!active) throw new Error('None of the signing keys may sign.');
  return { active, asymmetric, secret: new TextEncoder().encode(fixed.secret ?? k) };
}

async function toSigningKey(jwk: JWK): Promise<SigningKey> {
  const { kid, alg } = jwk;
  if (!kid || (alg !== 'ES256' && alg !== 'RS256'))
    throw new Error('A signing key needs kid and alg ES256 or RS256.');
  const { d, p, q, dp, dq, qi, oth, k, key_ops, ...open } = jwk;
  const publicJwk = { ...open, use: 'sig', key_ops: ['verify'], ext: true };
  const signs = d !== undefined && (key_ops === undefined || key_ops.includes('sign'));
  return {
    kid,
    alg,
    publicJwk,
    verifyKey: (await importJWK({ ...open }, alg)) as CryptoKey,
    signKey: signs ? ((await importJWK({ ...jwk, key_ops: undefined }, alg)) as CryptoKey) : null,
  };
}
