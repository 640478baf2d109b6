import type { Context } from 'hono';
import { z } from 'zod';
import { isUuid } from '#domain/identifiers/uuid.ts';
import { addressKey } from '#server/http/rate-limit.ts';
import { parseJson, readText } from '#server/http/read-text.ts';
import { bearerToken } from '#server/tokens/create-tokens.ts';
import { type Auth, poolSql } from './auth.ts';
import { AuthError, invalid } from './errors.ts';
import { type Session, sessionColumn } from './sessions.ts';
import type { LimitName } from './settings.ts';
import { hasVerifiedFactor, isBanned, type User, userColumns } from './users.ts';

const maxBodyBytes = 1 << 20;
/** An account's data travels in every token, and a token in every request's header, which Node ends at 16 kB. */
const maxDataLength = 6000;
export const dataTooLarge = `user data may not have more than ${maxDataLength} characters`;

/** A field that may be left out or null, which is the same as empty. */
export const optionalText = z
  .string()
  .nullish()
  .transform((value) => value ?? '');

/** Data of the client's own making; `{}` when left out. */
export const optionalData = z
  .record(z.string(), z.unknown())
  .nullish()
  .transform((value) => value ?? {})
  .refine(isSmallData, dataTooLarge);

/**
 * The JSON body, checked. An empty body is `{}`.
 * @throws AuthError 413 `request_entity_too_large`, 400 `bad_json`, 400 `validation_failed` naming the field.
 */
export async function readBody<Schema extends z.ZodType>(
  c: Context,
  schema: Schema,
): Promise<z.infer<Schema>> {
  const text = await readWithin(c.req.raw);
  const value = text.trim() === '' ? {} : parseJson(text);
  if (value === undefined) throw new AuthError(400, 'bad_json', 'Could not parse request body as JSON');
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  throw invalid(`${issue?.path.join('.') || 'body'}: ${issue?.message ?? 'is not valid'}`);
}

export type SignedIn = {
  /** The request that they ask with. */
  readonly c: Context;
  readonly user: User;
  readonly session: Session | null;
  readonly claims: Readonly<Record<string, unknown>>;
};

/**
 * Who asks, with the session behind the token: a token whose session was ended is refused here, though
 * other services take it until it expires.
 * @throws AuthError 401 `no_authorization`, 403 `bad_jwt`, `user_not_found`, `session_not_found`, `user_banned`.
 */
export async function requireUser(auth: Auth, c: Context): Promise<SignedIn> {
  const claims = await requireClaims(auth, c);
  const { sub, session_id: sessionId } = claims;
  if (typeof sub !== 'string' || sub === '')
    throw new AuthError(403, 'bad_jwt', 'invalid claim: missing sub claim');
  if (!isUuid(sub)) throw new AuthError(403, 'bad_jwt', 'invalid claim: sub claim must be a UUID');
  if (sessionId !== undefined && !isUuid(sessionId))
    throw new AuthError(403, 'bad_jwt', 'invalid claim: session_id claim must be a UUID');
  const rows = await poolSql(auth).query<User & { session: Session | null }>({
    name: 'user-and-session',
    text: `select ${userColumns}, ${sessionColumn(2)} from auth.users u where u.id = $1`,
    values: [sub, sessionId ?? null],
  });
  const user = rows[0];
  if (!user) throw new AuthError(403, 'user_not_found', 'User from sub claim in JWT does not exist');
  if (sessionId !== undefined && !user.session)
    throw new AuthError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist');
  if (isBanned(user, auth.context.now())) throw new AuthError(403, 'user_banned', 'User is banned');
  return { c, user, session: user.session, claims };
}

/**
 * Ways in are added and taken away by whoever has given the second factor, where there is one.
 * @throws AuthError 401 `insufficient_aal`.
 */
export function requireRaised({ user, session }: SignedIn): void {
  if (hasVerifiedFactor(user) && session?.aal !== 'aal2')
    throw new AuthError(
      401,
      'insufficient_aal',
      'AAL2 session is required to change identities when MFA is enabled.',
    );
}

/** Rule 6.16. @throws AuthError 403 `not_admin` unless the token is the service key (or Supabase's admin role). */
export async function requireAdmin(auth: Auth, c: Context): Promise<void> {
  const { role } = await requireClaims(auth, c);
  if (role !== 'service_role' && role !== 'supabase_admin')
    throw new AuthError(403, 'not_admin', 'User not allowed');
}

/** @throws AuthError 429 `over_request_rate_limit` when the client's address has used up the limit. */
export async function requireLimit(
  auth: Auth,
  { c, name }: { readonly c: Context; readonly name: LimitName },
): Promise<void> {
  await takeLimit(auth, { name, key: addressKey(auth.context.clientAddress(c.req.raw)) });
}

/** Takes one from the limit `name` of `key`. @throws AuthError 429 `over_request_rate_limit`. */
export async function takeLimit(
  auth: Auth,
  { name, key }: { readonly name: LimitName; readonly key: string },
): Promise<void> {
  const decision = await auth.limiter.take({ name: `auth-${name}`, key, limit: auth.settings.limits[name] });
  if (!decision.allowed)
    throw new AuthError(
      429,
      'over_request_rate_limit',
      'Request rate limit reached',
      decision.retryAfterSeconds,
    );
}

export function isSmallData(data: unknown): boolean {
  return JSON.stringify(data).length <= maxDataLength;
}

async function requireClaims(auth: Auth, c: Context): Promise<Readonly<Record<string, unknown>>> {
  const token = bearerToken(c.req.raw);
  if (!token) throw new AuthError(401, 'no_authorization', 'This endpoint requires a valid Bearer token');
  return auth.context.tokens.verify(token);
}

/** @throws AuthError 413 `request_entity_too_large` */
async function readWithin(request: Request): Promise<string> {
  const text = await readText(request, maxBodyBytes);
  if (text !== null) return text;
  throw new AuthError(413, 'request_entity_too_large', `Request body too large (max ${maxBodyBytes} bytes)`);
}
