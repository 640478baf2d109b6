import { createHmac, generateKeyPairSync } from 'node:crypto';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import type { Tokens } from './tokens.ts';

/** A token that somebody without our keys could make, or one that is no longer good. For tests. */
export type HostileToken = {
  readonly name: string;
  readonly code: 'bad_jwt' | 'jwt_expired';
  readonly make: () => Promise<string>;
};

type Maker = {
  /** Asked when a token is made, so that the list can stand before the service is there. */
  readonly tokens: () => Tokens;
  /** Claims that would be good. */
  readonly claims: () => Readonly<Record<string, unknown>>;
  readonly now: () => Date;
};

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** One of each kind; all are to be refused with 401. */
export function hostileTokens({ tokens, claims, now }: Maker): readonly HostileToken[] {
  const foreign = generateKeyPair('ES256', { extractable: true });
  const atOnce = () => Math.floor(now().getTime() / 1000);
  const ourKey = async () => (await tokens().jwks()).keys[0];
  const asService = () => ({ ...claims(), role: 'service_role' });
  const bad = (name: string, make: HostileToken['make']): HostileToken => ({ name, code: 'bad_jwt', make });
  return [
    bad('no token at all', async () => 'hello'),
    bad('empty', async () => '..'),
    {
      name: 'expired',
      code: 'jwt_expired',
      make: () => tokens().sign({ ...claims(), exp: atOnce() - 1 }),
    },
    bad('for another audience', () =>
      tokens().sign({ ...claims(), role: 'authenticated', aud: 'somebody-else' }),
    ),
    bad('not valid yet', () => tokens().sign({ ...claims(), nbf: atOnce() + 3600 })),
    bad('with changed claims', async () =>
      (await tokens().sign(claims())).replace(/\.[^.]+\./, `.${part(asService())}.`),
    ),
    bad('without its signature', async () => (await tokens().sign(claims())).replace(/[^.]+$/, '')),
    bad('of the algorithm none', async () => `${part({ alg: 'none', typ: 'JWT' })}.${part(asService())}.`),
    bad('swapped to HS256 with the public key as the secret', async () => {
      const jwk = await ourKey();
      const signed = `${part({ alg: 'HS256', kid: jwk?.kid })}.${part(asService())}`;
      return `${signed}.${createHmac('sha256', JSON.stringify(jwk)).update(signed).digest('base64url')}`;
    }),
    bad('signed by a stranger under the name of our key', async () =>
      new SignJWT(claims())
        .setProtectedHeader({ alg: 'ES256', kid: String((await ourKey())?.kid) })
        .sign((await foreign).privateKey),
    ),
    bad('that brings its own key', async () =>
      new SignJWT(claims())
        .setProtectedHeader({ alg: 'ES256', jwk: await exportJWK((await foreign).publicKey) })
        .sign((await foreign).privateKey),
    ),
    bad('that names RS256 for a key that is ES256', async () => {
      const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
      return new SignJWT(claims())
        .setProtectedHeader({ alg: 'RS256', kid: String((await ourKey())?.kid) })
        .sign(privateKey);
    }),
    bad('signed with another secret', () =>
      new SignJWT({ role: 'service_role' })
        .setProtectedHeader({ alg: 'HS256' })
        .sign(new TextEncoder().encode('x'.repeat(40))),
    ),
  ];
}
