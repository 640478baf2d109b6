import { createHash, randomUUID } from 'node:crypto';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import type { OidcProvider } from './settings.ts';

/** A person at the provider, and what it says of them. */
export type OidcPerson = {
  readonly sub: string;
  readonly email?: string;
  readonly email_verified?: boolean;
  readonly name?: string;
};

const otherAlgorithms = ['RS384', 'RS512', 'ES384', 'EdDSA'] as const;
export type OtherAlgorithm = (typeof otherAlgorithms)[number];

/** A real OpenID provider on a port of its own, for the tests. */
export type OidcServer = {
  readonly provider: OidcProvider;
  /** What a person's browser does at the provider: `url` is where we sent it, the answer where it is sent back to. */
  readonly signIn: (url: string, person: OidcPerson, changes?: JWTPayload) => URL;
  /** An id token as an app gets it from the provider itself. */
  readonly idToken: (claims: JWTPayload, signedByStranger?: boolean) => Promise<string>;
  /** One signed by another of the provider's algorithms. */
  readonly idTokenBy: (alg: OtherAlgorithm, claims: JWTPayload) => Promise<string>;
  readonly close: () => void;
};

export async function oidcServer(): Promise<OidcServer> {
  const [own, stranger] = [await generateKeyPair('RS256'), await generateKeyPair('RS256')];
  const others = new Map(
    await Promise.all(otherAlgorithms.map(async (alg) => [alg, await generateKeyPair(alg)] as const)),
  );
  const codes = new Map<
    string,
    { person: OidcPerson; nonce: string; challenge: string; redirectUri: string; changes: JWTPayload }
  >();
  const app = new Hono();
  const server = await new Promise<ReturnType<typeof serve>>((resolve) => {
    const made = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, () => resolve(made));
  });
  const address = server.address();
  const issuer = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  const provider: OidcProvider = { issuer, clientId: 'bestatt', clientSecret: 'the secret of the client' };

  function unsigned(claims: JWTPayload): SignJWT {
    const now = Math.floor(Date.now() / 1000);
    return new SignJWT({ iss: issuer, aud: provider.clientId, iat: now, exp: now + 300, ...claims });
  }

  async function idTokenBy(alg: OtherAlgorithm, claims: JWTPayload): Promise<string> {
    const pair = others.get(alg);
    if (!pair) throw new Error(`There is no key for ${alg}.`);
    return unsigned(claims).setProtectedHeader({ alg, kid: alg }).sign(pair.privateKey);
  }

  async function idToken(claims: JWTPayload, signedByStranger = false): Promise<string> {
    const key = (signedByStranger ? stranger : own).privateKey;
    return unsigned(claims).setProtectedHeader({ alg: 'RS256', kid: 'own' }).sign(key);
  }

  app.get('/.well-known/openid-configuration', (c) =>
    c.json({
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      userinfo_endpoint: `${issuer}/userinfo`,
      jwks_uri: `${issuer}/keys`,
    }),
  );
  app.get('/keys', async (c) =>
    c.json({
      keys: [
        { ...(await exportJWK(own.publicKey)), kid: 'own', alg: 'RS256' },
        ...(await Promise.all(
          [...others].map(async ([alg, { publicKey }]) => ({
            ...(await exportJWK(publicKey)),
            kid: alg,
            alg,
          })),
        )),
      ],
    }),
  );
  app.post('/token', async (c) => {
    const body = await c.req.parseBody();
    const known = codes.get(String(body.code));
    codes.delete(String(body.code));
    const challenge = createHash('sha256').update(String(body.code_verifier)).digest('base64url');
    const fits =
      known &&
      known.challenge === challenge &&
      known.redirectUri === body.redirect_uri &&
      body.client_secret === provider.clientSecret;
    if (!fits) return c.json({ error: 'invalid_grant' }, 400);
    const token = await idToken({ ...known.person, nonce: known.nonce, ...known.changes });
    return c.json({
      id_token: token,
      access_token: `access-${known.person.sub}`,
      refresh_token: 'refresh',
      token_type: 'Bearer',
    });
  });

  return {
    provider,
    idToken,
    idTokenBy,
    signIn(url, person, changes = {}) {
      const asked = new URL(url).searchParams;
      const code = randomUUID();
      const redirectUri = asked.get('redirect_uri') ?? '';
      codes.set(code, {
        person,
        nonce: asked.get('nonce') ?? '',
        challenge: asked.get('code_challenge') ?? '',
        redirectUri,
        changes,
      });
      const back = new URL(redirectUri);
      back.searchParams.set('code', code);
      back.searchParams.set('state', asked.get('state') ?? '');
      return back;
    },
    close: () => void server.close(),
  };
}
