import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '#server/testing/database.ts';
import { createTokens } from './create-tokens.ts';
import { hostileTokens } from './hostile-tokens.ts';
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

const claims = () => ({
  sub: 'someone',
  role: 'authenticated',
  aud: 'authenticated',
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
  test('when another issuer is named', async () => {
    const token = await tokens.sign({ ...claims(), iss: 'https://them.example' });
    await expect(tokens.verify(token)).rejects.toMatchObject({ status: 401, code: 'bad_jwt' });
  });

  test.each(hostileTokens({ tokens: () => tokens, claims, now }))('$name ($code)', async ({ code, make }) => {
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
