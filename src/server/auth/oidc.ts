import { createHash } from 'node:crypto';
import { errors, jwtVerify } from 'jose';
import { z } from 'zod';
import { OAuthError } from './errors.ts';
import { discover } from './oidc-discovery.ts';
import type { OidcProvider } from './settings.ts';

/** What a provider says of a person. `metadata` has the names that supabase/auth stores. */
export type ExternalProfile = {
  readonly subject: string;
  readonly email: string | null;
  /** The provider vouches that the address is the person's. */
  readonly emailVerified: boolean;
  readonly metadata: Readonly<Record<string, unknown>>;
};

export type ProviderTokens = {
  readonly idToken: string;
  readonly accessToken: string;
  readonly refreshToken: string | null;
};

const timeoutMs = 8000;
const clockToleranceSeconds = 30;
/** Asymmetric ones only: with a symmetric one, whoever knows the client's secret could make tokens. */
const algorithms = ['RS256', 'RS384', 'RS512', 'PS256', 'ES256', 'ES384', 'EdDSA'];
const googleIssuer = 'https://accounts.google.com';

const claimsForm = z.looseObject({
  sub: z.string().min(1),
  email: z.string().optional(),
  // Some providers send the string.
  email_verified: z.union([z.boolean(), z.literal('true'), z.literal('false')]).optional(),
  nonce: z.string().optional(),
  at_hash: z.string().optional(),
});
type Claims = z.infer<typeof claimsForm>;

/** Google is an OpenID provider like others but for its issuer and that it always vouches for addresses. */
export function googleProvider(given: Omit<OidcProvider, 'issuer'>): OidcProvider {
  return { issuer: googleIssuer, ...given };
}

/** Where a person signs in at the provider. PKCE (RFC 7636) and a nonce always, whatever the client itself uses. */
export async function authorizationUrl(
  provider: OidcProvider,
  given: {
    redirectUri: string;
    state: string;
    nonce: string;
    codeVerifier: string;
    scopes: string;
    extra: Readonly<Record<string, string>>;
  },
): Promise<string> {
  const { authorization } = await discover(provider);
  const url = new URL(authorization);
  const scopes = new Set([
    'openid',
    ...(provider.scopes ?? ['email', 'profile']),
    ...given.scopes.split(/[\s,]+/).filter(Boolean),
  ]);
  const own = {
    response_type: 'code',
    client_id: provider.clientId,
    redirect_uri: given.redirectUri,
    scope: [...scopes].join(' '),
    state: given.state,
    nonce: given.nonce,
    code_challenge: createHash('sha256').update(given.codeVerifier).digest('base64url'),
    code_challenge_method: 'S256',
  };
  for (const [name, value] of Object.entries({ ...given.extra, ...own })) url.searchParams.set(name, value);
  return url.href;
}

/** @throws OAuthError `server_error` when the provider refuses the code or does not answer. */
export async function exchangeCode(
  provider: OidcProvider,
  given: { code: string; codeVerifier: string; redirectUri: string },
): Promise<ProviderTokens> {
  const { token } = await discover(provider);
  const answer = z.object({
    id_token: z.string(),
    access_token: z.string(),
    refresh_token: z.string().nullish(),
  });
  try {
    const response = await fetch(token, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        code: given.code,
        redirect_uri: given.redirectUri,
        code_verifier: given.codeVerifier,
        client_id: provider.clientId,
        client_secret: provider.clientSecret,
      }),
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'error',
    });
    const body = answer.parse(await response.json());
    return {
      idToken: body.id_token,
      accessToken: body.access_token,
      refreshToken: body.refresh_token ?? null,
    };
  } catch {
    throw new OAuthError('server_error', 'Unable to exchange external code');
  }
}

/**
 * Checks signature, issuer, audience, times and nonce of an id token (OpenID Connect Core, 3.1.3.7).
 * @param nonce what the token must carry; undefined when it is not checked.
 * @param accessToken when given and the token has `at_hash`, they must belong together.
 * @throws OAuthError `invalid request` or `invalid nonce`.
 */
export async function verifyIdToken(
  provider: OidcProvider,
  given: { idToken: string; nonce: string | null | undefined; accessToken?: string },
): Promise<ExternalProfile> {
  const { claims, alg } = await readIdToken(provider, given.idToken);
  if (given.nonce !== undefined && (claims.nonce === undefined) !== (given.nonce === null)) {
    throw new OAuthError(
      'invalid request',
      'Passed nonce and nonce in id_token should either both exist or not.',
    );
  }
  if (given.nonce && claims.nonce !== given.nonce) throw new OAuthError('invalid nonce', 'Nonces mismatch');
  if (
    given.accessToken &&
    claims.at_hash &&
    !isHashOf(claims.at_hash, { accessToken: given.accessToken, alg })
  ) {
    throw new OAuthError('invalid request', 'Bad ID token');
  }
  const complete =
    claims.email || !given.accessToken
      ? claims
      : { ...(await userinfo(provider, { accessToken: given.accessToken, subject: claims.sub })), ...claims };
  return toProfile(provider, complete);
}

async function readIdToken(
  provider: OidcProvider,
  idToken: string,
): Promise<{ readonly claims: Claims; readonly alg: string }> {
  try {
    const { issuer, keys } = await discover(provider);
    // Google signs with and without the scheme (its documentation allows both).
    const issuers = issuer === googleIssuer ? [issuer, 'accounts.google.com'] : [issuer];
    const { payload, protectedHeader } = await jwtVerify(idToken, keys, {
      issuer: issuers,
      audience: [provider.clientId, ...(provider.otherClientIds ?? [])],
      algorithms,
      clockTolerance: clockToleranceSeconds,
      requiredClaims: ['sub', 'exp', 'iat'],
    });
    return { claims: claimsForm.parse(payload), alg: protectedHeader.alg };
  } catch (error) {
    if (error instanceof errors.JWTClaimValidationFailed && error.claim === 'aud') {
      throw new OAuthError(
        'invalid request',
        `Unacceptable audience in id_token: [${String(error.payload.aud)}]`,
      );
    }
    throw new OAuthError('invalid request', 'Bad ID token');
  }
}

/** Claims that the id token left out; of the same person, or none. */
async function userinfo(
  provider: OidcProvider,
  { accessToken, subject }: { readonly accessToken: string; readonly subject: string },
): Promise<Partial<Claims>> {
  const { userinfo: address } = await discover(provider);
  if (!address) return {};
  try {
    const response = await fetch(address, {
      headers: { authorization: `Bearer ${accessToken}` },
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'error',
    });
    const claims = claimsForm.parse(await response.json());
    return claims.sub === subject ? claims : {};
  } catch {
    return {};
  }
}

function toProfile(provider: OidcProvider, claims: Claims): ExternalProfile {
  const email = claims.email?.toLowerCase() ?? null;
  const emailVerified = claims.email_verified === true || claims.email_verified === 'true';
  const { name, picture, preferred_username, given_name, family_name, locale } = claims;
  const known = {
    iss: provider.issuer,
    sub: claims.sub,
    provider_id: claims.sub,
    name,
    full_name: name,
    given_name,
    family_name,
    preferred_username,
    picture,
    avatar_url: picture,
    provider_locale: locale,
    email,
    email_verified: emailVerified,
    phone_verified: false,
  };
  const metadata = Object.fromEntries(
    Object.entries(known).filter(([, value]) => value !== undefined && value !== null),
  );
  return { subject: claims.sub, email, emailVerified, metadata };
}

/**
 * OpenID Connect Core, 3.1.3.6: the left half of the token's hash, by the hash function of the id token's algorithm. EdDSA
 * names none; with Ed25519 it is SHA-512 (RFC 8032).
 */
function isHashOf(atHash: string, given: { readonly accessToken: string; readonly alg: string }): boolean {
  const bits = given.alg === 'EdDSA' ? '512' : given.alg.slice(-3);
  const hash = createHash(`sha${bits}`).update(given.accessToken).digest();
  return hash.subarray(0, hash.length / 2).toString('base64url') === atHash;
}
