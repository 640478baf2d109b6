import { createRemoteJWKSet, type JWTVerifyGetKey } from 'jose';
import { z } from 'zod';
import { OAuthError } from './errors.ts';
import type { OidcProvider } from './settings.ts';

/** What a provider publishes of itself (OpenID Connect Discovery 1.0, 4). */
export type Endpoints = {
  readonly issuer: string;
  readonly authorization: string;
  readonly token: string;
  readonly userinfo: string | null;
  readonly keys: JWTVerifyGetKey;
};

const timeoutMs = 8000;
const cacheMs = 3_600_000;

const discovery = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  userinfo_endpoint: z.url().optional(),
  jwks_uri: z.url(),
});

const cache = new WeakMap<OidcProvider, { endpoints: Promise<Endpoints>; until: number }>();

/** Asked once an hour. @throws OAuthError `server_error` when the provider cannot be reached or calls itself otherwise. */
export async function discover(provider: OidcProvider): Promise<Endpoints> {
  const known = cache.get(provider);
  if (known && known.until > performance.now()) return known.endpoints;
  const endpoints = fetchEndpoints(provider);
  cache.set(provider, { endpoints, until: performance.now() + cacheMs });
  endpoints.catch(() => cache.delete(provider));
  return endpoints;
}

async function fetchEndpoints(provider: OidcProvider): Promise<Endpoints> {
  try {
    const address = `${provider.issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
    const response = await fetch(address, { signal: AbortSignal.timeout(timeoutMs), redirect: 'error' });
    const found = discovery.parse(await response.json());
    if (found.issuer !== provider.issuer) throw new Error('another issuer');
    return {
      issuer: found.issuer,
      authorization: found.authorization_endpoint,
      token: found.token_endpoint,
      userinfo: found.userinfo_endpoint ?? null,
      keys: createRemoteJWKSet(new URL(found.jwks_uri), { timeoutDuration: timeoutMs }),
    };
  } catch {
    throw new OAuthError('server_error', 'The sign-in provider cannot be reached');
  }
}
