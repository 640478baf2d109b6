import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AuthFixture, authFixture } from './auth-fixture.ts';
import { isCommonPassword } from './common-passwords.ts';

describe('a common password', () => {
  test.each([
    'password',
    'Passord123',
    'SOMMEREN2026!',
    'qwertyuiop',
    '12345678',
    '87654321',
    'abcdefgh',
    'aaaaaaaa',
    'abababab',
    'bestått1',
    'Kjærligheten1',
    'trustno1',
    'Norskprøven2026',
    'jegelskerdeg!!',
  ])('is %s', (password) => expect(isCommonPassword(password)).toBe(true));
  test.each(['et fjell i solnedgang', 'k7#mQ2!xv', 'blåbærtur1987', 'Passordet mitt er langt'])(
    'is not %s',
    (password) => expect(isCommonPassword(password)).toBe(false),
  );
});

describe('the list of common passwords', () => {
  const lines = ['leaked', 'ours'].map((name) =>
    readFileSync(new URL(`./common-passwords/${name}.txt`, import.meta.url), 'utf8')
      .trim()
      .split('\n'),
  );

  test('has at least 3,000 that are long enough to be chosen, each refused as it is', () => {
    const [leaked = []] = lines;
    const choosable = leaked.filter((word) => [...word].length >= 8);
    expect(choosable.length).toBeGreaterThanOrEqual(3000);
    expect(
      choosable.filter((word) => !isCommonPassword(word) || !isCommonPassword(word.toUpperCase())),
    ).toEqual([]);
  });

  test('has each word once, in lower case, in order', () => {
    for (const words of lines) {
      expect(words.filter((word) => word !== word.toLowerCase())).toEqual([]);
      expect(new Set(words).size).toBe(words.length);
    }
  });

  test('is asked a thousand times within half a second', () => {
    const began = performance.now();
    for (let i = 0; i < 1000; i += 1) isCommonPassword(`en setning nummer ${i} om fjell og fjord`);
    expect(performance.now() - began).toBeLessThan(500);
  });
});

describe('a password that a list of leaks knows', () => {
  const leaked = 'en lekket setning';
  const digest = createHash('sha1').update(leaked).digest('hex').toUpperCase();
  const asked: string[] = [];
  const list = new Hono();
  list.get('/range/:prefix', (c) => {
    asked.push(c.req.param('prefix'));
    if (c.req.param('prefix') !== digest.slice(0, 5)) return c.text(`${'0'.repeat(35)}:0\r\n`);
    return c.text(`${'1'.repeat(35)}:3\r\n${digest.slice(5)}:17\r\n`);
  });
  let server: ReturnType<typeof serve>;
  let auth: AuthFixture;
  let broken: AuthFixture;
  beforeAll(async () => {
    server = await new Promise<ReturnType<typeof serve>>((resolve) => {
      const made = serve({ fetch: list.fetch, port: 0, hostname: '127.0.0.1' }, () => resolve(made));
    });
    const address = server.address();
    const pwnedUrl = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
    auth = await authFixture((settings) => ({ ...settings, password: { ...settings.password, pwnedUrl } }));
    broken = await authFixture((settings) => ({
      ...settings,
      password: { ...settings.password, pwnedUrl: 'http://127.0.0.1:1' },
    }));
  });
  afterAll(async () => {
    server.close();
    await auth.close();
    await broken.close();
  });
  const signUp = (fixture: AuthFixture, password: string) =>
    fixture.call('POST', '/signup', { body: { email: `${crypto.randomUUID()}@example.no`, password } });

  test('is refused, and the list learns five digits of its hash', async () => {
    expect((await signUp(auth, leaked)).body).toMatchObject({
      error_code: 'weak_password',
      weak_password: { reasons: ['pwned'] },
    });
    expect((await signUp(auth, 'en helt annen setning')).status).toBe(200);
    expect(asked.every((prefix) => /^[0-9A-F]{5}$/.test(prefix))).toBe(true);
  });

  test('is let through when the list does not answer', async () => {
    expect((await signUp(broken, leaked)).status).toBe(200);
  });
});
