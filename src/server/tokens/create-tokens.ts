import { createHmac } from 'node:crypto';
import { decodeProtectedHeader, errors, type JWK, jwtVerify, SignJWT } from 'jose';
import type { Actor, Database, Role } from '#server/db/database.ts';
import { AppError } from '#server/http/errors.ts';
import { type KeyRing, loadKeyRing, type SigningKey } from './signing-keys.ts';
import type { Tokens } from './tokens.ts';

type Claims = Readonly<Record<string, unknown>>;

/** Verified tokens are remembered until they expire, at most this many; the oldest go first. */
const rememberedTokens = 10_000;
/** Tokens without `exp` (service keys may have none) are verified anew after this time. */
const withoutExpirySeconds = 300;
/** Keys are read anew this often; when a token names an unknown key, at most this often. */
const keyRingSeconds = 600;
const unknownKeySeconds = 5;

const roles: readonly string[] = ['anon', 'authenticated', 'service_role'] satisfies readonly Role[];

/**
 * The keys of the official clients are HS256 tokens made from the secret alone, so that every replica and
 * every start has the same: issued 2026-01-01, ten years long.
 */
const clientKeyTimes = { iat: 1_767_225_600, exp: 2_082_844_800 };

/**
 * Signs and verifies with the keys in the database (made at first start) or with those of the settings.
 * @param jwtSecret HS256 secret for the anon and service keys; without it one is kept in the database.
 * @param signingKeys private JWKs (ES256 or RS256) that take the place of the database's; asked again when a
 *   token names an unknown key.
 * @param issuer when given, tokens signed by a signing key must name it.
 */
export async function createTokens(options: {
  readonly database: Database;
  readonly jwtSecret?: string;
  readonly signingKeys?: () => readonly JWK[];
  readonly issuer?: string;
  readonly now?: () => Date;
}): Promise<Tokens> {
  const { database, jwtSecret, signingKeys, issuer, now = () => new Date() } = options;
  const fixed = { signingKeys, secret: jwtSecret };
  let ring: KeyRing = await loadKeyRing(database, fixed);
  let loadedAt = seconds(now());
  let loading: Promise<KeyRing> | undefined;
  const remembered = new Map<string, { claims: Claims; until: number }>();

  async function keys(maxAgeSeconds: number): Promise<KeyRing> {
    if (seconds(now()) - loadedAt >= maxAgeSeconds) loading ??= reload();
    return loading ?? ring;
  }

  async function reload(): Promise<KeyRing> {
    try {
      ring = await loadKeyRing(database, fixed);
      loadedAt = seconds(now());
      return ring;
    } finally {
      loading = undefined;
    }
  }

  async function findKey(kid: string | undefined): Promise<SigningKey | undefined> {
    const known = (await keys(keyRingSeconds)).asymmetric.find((key) => key.kid === kid);
    return known ?? (await keys(unknownKeySeconds)).asymmetric.find((key) => key.kid === kid);
  }

  async function verify(token: string): Promise<Claims> {
    const at = seconds(now());
    const hit = remembered.get(token);
    if (hit && at < hit.until) return hit.claims;
    remembered.delete(token);
    const claims = await check(token);
    if (remembered.size >= rememberedTokens) remembered.delete(remembered.keys().next().value ?? '');
    remembered.set(token, { claims, until: claims.exp ?? at + withoutExpirySeconds });
    return claims;
  }

  async function check(token: string): Promise<Claims & { exp?: number }> {
    try {
      const { alg, kid } = decodeProtectedHeader(token);
      const checks = { currentDate: now() };
      if (alg === 'HS256')
        return (await jwtVerify(token, ring.secret, { ...checks, algorithms: ['HS256'] })).payload;
      const key = await findKey(kid);
      if (!key) throw badToken('the token is not signed by a key of ours');
      const own = await jwtVerify(token, key.verifyKey, { ...checks, issuer, algorithms: [key.alg] });
      // What we sign for somebody is for our services alone; links to files name a scope, and neither role nor audience.
      if (own.payload.role === 'authenticated' && own.payload.aud !== 'authenticated')
        throw badToken('the token is meant for somebody else');
      return own.payload;
    } catch (error) {
      if (error instanceof AppError) throw error;
      if (error instanceof errors.JWTExpired)
        throw new AppError({ status: 401, code: 'jwt_expired', message: 'JWT expired' });
      if (error instanceof errors.JOSEError || error instanceof TypeError) throw badToken(error.message);
      throw error;
    }
  }

  const anon = clientKey(ring.secret, 'anon');
  return {
    keys: { anon, service: clientKey(ring.secret, 'service_role') },
    async sign(claims) {
      const { active } = await keys(keyRingSeconds);
      return new SignJWT(claims)
        .setProtectedHeader({ alg: active.alg, kid: active.kid, typ: 'JWT' })
        .sign(active.signKey ?? active.verifyKey);
    },
    verify,
    async actor(request) {
      const token = bearerToken(request) ?? request.headers.get('apikey');
      return token ? toActor(await verify(token)) : { role: 'anon', claims: { role: 'anon' } };
    },
    anon: async () => toActor(await verify(anon)),
    async jwks() {
      const { asymmetric } = await keys(keyRingSeconds);
      return { keys: asymmetric.flatMap((key) => (key.publicJwk ? [key.publicJwk as Claims] : [])) };
    },
  };
}

/** The token of `Authorization: Bearer …`, null when there is none. */
export function bearerToken(request: Request): string | null {
  return /^bearer\s+(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? null;
}

function toActor(claims: Claims): Actor {
  const role = claims.role ?? 'anon';
  if (typeof role !== 'string' || !roles.includes(role))
    throw badToken(`role "${String(role)}" does not exist`);
  return { role: role as Role, claims };
}

function badToken(reason: string): AppError {
  return new AppError({ status: 401, code: 'bad_jwt', message: `invalid JWT: ${reason}` });
}

function clientKey(secret: Uint8Array, role: Role): string {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const signed = `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ iss: 'bestatt', role, ...clientKeyTimes })}`;
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
}

function seconds(date: Date): number {
  return Math.floor(date.getTime() / 1000);
}
