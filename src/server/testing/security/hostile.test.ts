import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { attacks } from '#server/rest/testing/hostile-queries.ts';
import { type TestApi, testApi } from '#server/testing/api.ts';
import { hostileTokens } from '#server/tokens/hostile-tokens.ts';
import { bodyEndpoints, jsonEndpoints, tokenEndpoints, wordEndpoints } from './endpoints.ts';

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await testApi();
  // What the attacks call. A sequence is not taken back with a transaction.
  await api.database.pool.query(`
    create schema private; grant usage on schema private to public; create sequence private.sprung;
    create function private.trap() returns int language sql security definer
      as $$ select nextval('private.sprung')::int $$`);
  const { data } = await api.client('192.0.2.250').auth.signInAnonymously();
  token = data.session?.access_token ?? '';
});
afterAll(() => api.close());

const leak = /syntax error at|rolpassword|scram-sha|\/work\/|node_modules|PostgreSQL \d|at \w+ \(/i;
/** Longer than anything but a password's hash takes on a busy machine. */
const limitMs = 5000;

async function ask(method: string, path: string, init: RequestInit = {}) {
  const response = await api.app.request(`${api.context.publicUrl}${path}`, { method, ...init });
  return { status: response.status, text: await response.text(), headers: response.headers };
}

describe('a token that is not ours or no longer good opens no endpoint', () => {
  const list = hostileTokens({
    tokens: () => api.context.tokens,
    claims: () => ({
      sub: crypto.randomUUID(),
      role: 'authenticated',
      aud: 'authenticated',
      exp: Math.floor(Date.now() / 1000) + 600,
    }),
    now: () => new Date(),
  });

  test.each(list)('$name', async ({ make }) => {
    const hostile = await make();
    const answers = tokenEndpoints.map(async ([method, path]) => {
      const body = method === 'GET' || method === 'DELETE' ? undefined : '{}';
      const headers = { authorization: `Bearer ${hostile}`, 'content-type': 'application/json' };
      return [method, path, (await ask(method, path, { headers, body })).status] as const;
    });
    expect(await Promise.all(answers)).toEqual(tokenEndpoints);
  });

  test('nor as the key of the client', async () => {
    for (const { name, make } of list) {
      const { status } = await ask('GET', '/rest/v1/bank_counts', { headers: { apikey: await make() } });
      expect([name, status]).toEqual([name, 401]);
    }
  });
});

describe('a body that is larger than the endpoint takes is 413', () => {
  test.each(bodyEndpoints)('%s %s', async (method, path, bytes) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const body = JSON.stringify({ email: 'x'.repeat(bytes) });
    expect((await ask(method, path, { headers, body })).status).toBe(413);
    // Without a length nothing is known beforehand.
    const pieces = new Blob([body]).stream();
    expect((await ask(method, path, { headers, body: pieces, duplex: 'half' } as RequestInit)).status).toBe(
      413,
    );
  });
});

describe('9.115 a body that is nested beyond all reason is refused', () => {
  test.each(jsonEndpoints)('%s %s', async (method, path, place) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    for (const [open, close] of [
      ['[', ']'],
      ['{"a":', '}'],
    ] as const) {
      const body = place.replace('§', `${open.repeat(60_000)}1${close.repeat(60_000)}`);
      const { status } = await ask(method, path, { headers, body });
      expect([400, 401, 403, 404, 413, 422], `${open}: ${status}`).toContain(status);
    }
  });
});

describe('whatever stands in any place, no endpoint breaks, hangs or tells', () => {
  let asked = 0;

  test.each(wordEndpoints)('%s %s %j', async (method, path, fields) => {
    for (const word of attacks) {
      asked += 1;
      const address = `198.51.${Math.floor(asked / 250)}.${asked % 250}`;
      const bodies = fields.length === 0 ? [undefined] : bodiesWith(fields, word);
      for (const body of bodies) {
        const began = performance.now();
        const { status, text, headers } = await ask(
          method,
          path.replaceAll('§', encodeURIComponent(safe(word))),
          {
            headers: {
              ...{ 'content-type': 'application/json', 'x-bestatt-address': address },
              authorization: `Bearer ${path.includes('/admin/') ? api.context.tokens.keys.service : token}`,
            },
            body,
          },
        );
        const what = `${method} ${path} ${JSON.stringify(word)} ${body}: ${status} ${text}`;
        expect(status < 500 && !leak.test(text), what).toBe(true);
        expect(headers.get('location') ?? '', what).toMatch(/^$|^http:\/\/bestatt\.test/);
        expect(performance.now() - began, what).toBeLessThan(limitMs);
      }
    }
  });

  test('and nothing of it has run', async () => {
    const { rows } = await api.database.pool.query('select last_value, is_called from private.sprung');
    expect(rows).toEqual([{ last_value: '1', is_called: false }]);
  });
});

/** The word in every field as a text, and in each as what it would be in JSON's other forms. */
function bodiesWith(fields: readonly string[], word: string): string[] {
  const all = (value: unknown) => JSON.stringify(Object.fromEntries(fields.map((field) => [field, value])));
  return [all(word), all([word]), all({ [word]: word })];
}

/** A lone surrogate cannot be written into an address. */
function safe(word: string): string {
  return word.toWellFormed();
}
