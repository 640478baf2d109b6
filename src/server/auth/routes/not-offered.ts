import type { Context } from 'hono';
import type { Auth } from '#server/auth/auth.ts';
import { AuthError } from '#server/auth/errors.ts';

/** POST /sso: single sign-on by SAML is not offered. */
export async function sso(_auth: Auth, _c: Context): Promise<Response> {
  throw new AuthError(404, 'saml_provider_disabled', 'SAML 2.0 is disabled');
}

export async function passkeys(_auth: Auth, _c: Context): Promise<Response> {
  throw new AuthError(404, 'passkey_disabled', 'Passkeys are disabled');
}

export async function oauthServer(_auth: Auth, _c: Context): Promise<Response> {
  throw new AuthError(404, 'feature_disabled', 'OAuth server is disabled');
}
