import type { Context } from 'hono';
import type { Auth } from '#server/auth/auth.ts';
import { AuthError } from '#server/auth/errors.ts';

export async function tokenByIdToken(_auth: Auth, _c: Context): Promise<Response> {
  throw new AuthError(400, 'provider_disabled', 'Provider is not enabled');
}
