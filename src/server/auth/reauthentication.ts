import type { Context } from 'hono';
import { type Auth, poolSql } from './auth.ts';
import { AuthError } from './errors.ts';
import { askedFrom, isTokenExpired, matchOtp, takeToken } from './one-time-tokens.ts';
import type { User } from './users.ts';

/** Uses the code of `GET /reauthenticate` up. @throws AuthError 422 `reauthentication_not_valid`. */
export async function requireNonce(
  auth: Auth,
  given: { readonly c: Context; readonly user: User; readonly nonce: string },
): Promise<void> {
  const { c, user, nonce } = given;
  const recipient = user.email ?? user.phone ?? '';
  const token = await matchOtp(poolSql(auth), {
    recipient,
    otp: nonce,
    types: ['reauthentication_token'],
    typedAt: askedFrom(auth, c),
    userId: user.id,
  });
  const lifetime = user.email ? auth.settings.email.otpSeconds : auth.settings.phone.otpSeconds;
  if (
    !token ||
    isTokenExpired(token, { lifetimeSeconds: lifetime, at: auth.context.now() }) ||
    !(await takeToken(poolSql(auth), token))
  ) {
    throw new AuthError(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid');
  }
}
