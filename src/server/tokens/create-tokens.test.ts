import { createHmac, generateKeyPairSync } from 'node:crypto';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '#server/testing/database.ts';
import { createTokens } from './create-tokens.ts';
import { rotateSigningKeys } from './signing-keys.ts';
import type { Tokens } from './tokens.ts';

let database: TestDatabase;
let tokens: Tokens;
let offsetMs = 0;
const now = () => new Date(Date.now() + offsetMs);
const inAnHour = () => Math.floor(now().getTime() / 1000) + 3600;

beforeAll(async () => {
  database = await testDatabase();
  tokens = await createTokens({ database, now, issuer: 'https://us.example/auth/v1' });
});
afterAll(() => database.drop());

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const claims = () => ({
  sub: 'someone',
  role: 'authenticated',
  iss: 'https://us.example/auth/v1',
  exp: inAnHour(),
});

describe('keys', () => {
  test('processes that start together on an empty database end up with one key pair and one secret', async () => {
    const fresh = await testDatabase();
    const made = await Promise.all(Array.from({ length: 5 }, () => createTokens({ database: fresh })));
    expect(new Set(made.map(({ keys }) => keys.service)).size).toBe(1);
    expect(new Set(await Promise.all(made.map(async (one) => (await one.jwks()).keys[0]?.kid))).size).toBe(1);
    const signed = await made[0]?.sign({ sub: 'a', exp: inAnHour() });
    await expect(made[4]?.verify(signed ?? '')).resolves.toMatchObject({ sub: 'a' });
    await fresh.drop();
  });

  test('the key set has public keys only, and the secret is not in it', async () => {
    const { keys } = await tokens.jwks();
    expect(keys.map(({ alg, kty }) => [alg, kty])).toEqual([['ES256', 'EC']]);
    expect(Object.keys(keys[0] ?? {})).toEqual(expect.not.arrayContaining(['d', 'p', 'q', 'k']));
  });

  test('the secret of the settings makes the same client keys at every start, and signs no user tokens', async () => {
    const jwtSecret = 'a secret of at least thirty-two characters';
    const [one, two] = [
      await createTokens({ database, jwtSecret }),
      await createTokens({ database, jwtSecret }),
    ];
    expect(one.keys).toEqual(two.keys);
    expect(one.keys.anon).not.toBe(tokens.keys.anon);
    expect(
      JSON.parse(Buffer.from((await one.sign(claims())).split('.')[0] ?? '', 'base64url').toString()),
    ).toMatchObject({ alg: 'ES256' });
  });

  test('after a rotation new tokens name the new key, old ones still verify, and other processes find it by themselves', async () => {
    const other = await createTokens({ database, now });
    const old = await tokens.sign(claims());
    const { kid } = await rotateSigningKeys(database);
    offsetMs += 700_000;
    const fresh = await tokens.sign(claims());
    expect(JSON.parse(Buffer.from(fresh.split('.')[0] ?? '', 'base64url').toString())).toMatchObject({ kid });
    await expect(other.verify(fresh)).resolves.toMatchObject({ sub: 'someone' });
    await expect(other.verify(old)).resolves.toMatchObject({ sub: 'someone' });
    expect((await tokens.jwks()).keys).toHaveLength(2);
  });
});

describe('who asks', () => {
  const asked = (headers: Record<string, string>) => tokens.actor(new Request('http://a.test', { headers }));

  test('nobody is anon, the service key is service_role, a bearer token goes before the apikey', async () => {
    const { anon, service } = tokens.keys;
    const person = await tokens.sign(claims());
    await expect(asked({})).resolves.toMatchObject({ role: 'anon' });
    await expect(asked({ apikey: anon })).resolves.toMatchObject({ role: 'anon' });
    await expect(asked({ apikey: service })).resolves.toMatchObject({ role: 'service_role' });
    await expect(asked({ apikey: anon, authorization: `Bearer ${person}` })).resolves.toMatchObject({
      role: 'authenticated',
      claims: { sub: 'someone' },
    });
  });

  test('a role of the database that is none of ours is refused', async () => {
    const token = await tokens.sign({ ...claims(), role: 'postgres' });
    await expect(asked({ authorization: `Bearer ${token}` })).rejects.toMatchObject({
      status: 401,
      code: 'bad_jwt',
    });
  });
});

describe('a token is refused with 401', () => {
  const foreign = generateKeyPair('ES256', { extractable: true });

  /** Each makes a token that somebody without our keys could make, or one that is no longer good. */
  const cases: readonly (readonly [name: string, code: string, make: () => Promise<string>])[] = [
    ['when it is no token at all', 'bad_jwt', async () => 'hello'],
    ['when it is empty', 'bad_jwt', async () => '..'],
    [
      'when it has expired',
      'jwt_expired',
      () => tokens.sign({ ...claims(), exp: Math.floor(now().getTime() / 1000) - 1 }),
    ],
    ['when it is not valid yet', 'bad_jwt', () => tokens.sign({ ...claims(), nbf: inAnHour() })],
    [
      'when another issuer is named',
      'bad_jwt',
      () => tokens.sign({ ...claims(), iss: 'https://them.example' }),
    ],
    [
      'when its claims were changed',
      'bad_jwt',
      async () =>
        (await tokens.sign(claims())).replace(
          /\.[^.]+\./,
          `.${part({ ...claims(), role: 'service_role' })}.`,
        ),
    ],
    [
      'when its signature was cut off',
      'bad_jwt',
      async () => (await tokens.sign(claims())).replace(/[^.]+$/, ''),
    ],
    [
      'when its algorithm is none',
      'bad_jwt',
      async () => `${part({ alg: 'none', typ: 'JWT' })}.${part({ ...claims(), role: 'service_role' })}.`,
    ],
    [
      'when its algorithm is swapped to HS256 with the public key as the secret',
      'bad_jwt',
      async () => {
        const jwk = (await tokens.jwks()).keys[0];
        const head = `${part({ alg: 'HS256', kid: jwk?.kid })}.${part({ ...claims(), role: 'service_role' })}`;
        return `${head}.${createHmac('sha256', JSON.stringify(jwk)).update(head).digest('base64url')}`;
      },
    ],
    [
      'when a stranger signed it under the name of our key',
      'bad_jwt',
      async () => {
        const kid = String((await tokens.jwks()).keys[0]?.kid);
        return new SignJWT(claims())
          .setProtectedHeader({ alg: 'ES256', kid })
          .sign((await foreign).privateKey);
      },
    ],
    [
      'when it brings its own key',
      'bad_jwt',
      async () => {
        const jwk = await exportJWK((await foreign).publicKey);
        return new SignJWT(claims())
          .setProtectedHeader({ alg: 'ES256', jwk })
          .sign((await foreign).privateKey);
      },
    ],
    [
      'when it names RS256 for a key that is ES256',
      'bad_jwt',
      async () => {
        const kid = String((await tokens.jwks()).keys[0]?.kid);
        const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
        return new SignJWT(claims()).setProtectedHeader({ alg: 'RS256', kid }).sign(privateKey);
      },
    ],
    [
      'when its secret is another one',
      'bad_jwt',
      () =>
        new SignJWT({ role: 'service_role' })
          .setProtectedHeader({ alg: 'HS256' })
          .sign(new TextEncoder().encode('x'.repeat(40))),
    ],
  ];

  test.each(cases)('%s (%s)', async (_, code, make) => {
    const token = await make();
    await expect(tokens.verify(token)).rejects.toMatchObject({ status: 401, code });
    // Nor does having been asked before change anything.
    await expect(tokens.verify(token)).rejects.toMatchObject({ status: 401, code });
  });

  test('also when it was good a moment ago: what is remembered expires with the token', async () => {
    const token = await tokens.sign({ ...claims(), exp: Math.floor(now().getTime() / 1000) + 60 });
    await tokens.verify(token);
    offsetMs += 61_000;
    await expect(tokens.verify(token)).rejects.toMatchObject({ code: 'jwt_expired' });
  });
});

test('a token that was verified before costs next to nothing: ten thousand times in less than 50 ms', async () => {
  const token = await tokens.sign(claims());
  await tokens.verify(token);
  const start = performance.now();
  for (let i = 0; i < 10_000; i += 1) await tokens.verify(token);
  expect(performance.now() - start).toBeLessThan(50);
});
