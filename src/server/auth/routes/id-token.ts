import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { z } from 'zod';
import type { Auth } from '#server/auth/auth.ts';
import { AuthError, invalid, OAuthError } from '#server/auth/errors.ts';
import { requireMayLink } from '#server/auth/external-accounts.ts';
import { startExternalSession } from '#server/auth/external-session.ts';
import { verifyIdToken } from '#server/auth/oidc.ts';
import { optionalText, readBody, requireLimit, requireUser } from '#server/auth/requests.ts';
import type { OidcProvider } from '#server/auth/settings.ts';

const idTokenBody = z.object({
  id_token: optionalText,
  access_token: optionalText,
  nonce: optionalText,
  provider: optionalText,
  client_id: optionalText,
  issuer: optionalText,
  link_identity: z.boolean().nullish(),
});

/** POST /token?grant_type=id_token: an id token that the client got from a provider itself, e.g. by Google's button. */
export async function tokenByIdToken(auth: Auth, c: Context): Promise<Response> {
  await requireLimit(auth, { c, name: 'signIn' });
  const body = await readBody(c, idTokenBody);
  if (body.id_token === '') throw new OAuthError('invalid request', 'id_token required');
  if (body.provider === '' && (body.client_id === '' || body.issuer === '')) {
    throw new OAuthError('invalid request', 'provider or client_id and issuer required');
  }
  const linking = body.link_identity ? await requireUser(auth, c) : null;
  if (linking) await requireMayLink(auth, linking);
  const { name, provider } = findProvider(auth, body);
  // The provider was given the hash (as hexadecimal), the client keeps what was hashed.
  const nonce = body.nonce === '' ? null : createHash('sha256').update(body.nonce).digest('hex');
  const profile = await verifyIdToken(provider, {
    idToken: body.id_token,
    nonce: provider.skipNonceCheck ? undefined : nonce,
    accessToken: body.access_token || undefined,
  });
  const session = await startExternalSession(auth, {
    c,
    provider: name,
    profile,
    linkTo: linking?.user.id ?? null,
  });
  return c.json(session);
}

function findProvider(
  auth: Auth,
  body: z.infer<typeof idTokenBody>,
): { name: string; provider: OidcProvider } {
  const entries = Object.entries(auth.settings.providers);
  const found = entries.find(([name, provider]) =>
    body.provider !== '' ? name === body.provider : provider.issuer === body.issuer,
  );
  if (found) return { name: found[0], provider: found[1] };
  if (body.provider === 'google')
    throw new AuthError(
      400,
      'provider_disabled',
      'Provider (issuer "https://accounts.google.com") is not enabled',
    );
  throw invalid(`Custom OIDC provider "${body.provider.slice(0, 40)}" not allowed`);
}
