import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { createClient } from '@supabase/supabase-js';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  freePort,
  freshFolder,
  type ProductProcess,
  serves,
  startProduct,
} from '#main/testing/product-process.ts';
import { findPlace, readPassword } from '#server/db/postgres-place.ts';

/** A run of the product with everything logged: what it says, what it measures, how it stops. */
const folder = freshFolder();
let product: ProductProcess;
let port: number;
let metricsPort: number;

const email = 'kari.nordmann@example.no';
const password = 'et fjell i solnedgang';
const phone = '+4791234567';
/** Bots are shown no error page (rule 2.52). */
const browser =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';

beforeAll(async () => {
  port = await freePort();
  metricsPort = await freePort();
  product = startProduct({
    port,
    dataDir: folder.path,
    env: { LOG_LEVEL: 'trace', METRICS_PORT: String(metricsPort), SPEECH_PIPER_URL: 'off' },
  });
  expect(await serves(product.url)).toBe(true);
}, 400_000);
afterAll(async () => {
  product.child.kill('SIGTERM');
  await product.ended;
  folder.remove();
});

async function anonKey(): Promise<string> {
  const { api } = (await (await fetch(`${product.url}/healthz`)).json()) as { api: { anonKey: string } };
  return api.anonKey;
}

describe('8.27 the log of a run', () => {
  test('has no token, address, number, password or code in it', async () => {
    const key = await anonKey();
    const client = createClient(product.url, key, {
      auth: { persistSession: false, autoRefreshToken: false },
    });
    const { data, error } = await client.auth.signUp({ email, password });
    expect(error).toBeNull();
    await client.auth.signInWithPassword({ email, password: `${password}!` });
    await client.auth.signInWithOtp({ email });
    await client.auth.signInWithOtp({ phone });
    await client.auth.verifyOtp({ email, token: '123987', type: 'email' });
    await client.auth.resetPasswordForEmail(email);
    const session = (await client.auth.signInWithPassword({ email, password })).data.session;
    await client.from('sittings').select('id').eq('request_key', email);
    await client.from('sittings').insert({ user_id: data.user?.id, request_key: email, kind: 'level' });
    await client.rpc('shared_result', { share_token: 'share-token-987654' });
    await client.functions.invoke('sittings', { body: { password, email } });
    await client.auth.refreshSession();
    await fetch(`${product.url}/auth/v1/verify?token=link-token-987654&type=signup&email=${email}`, {
      redirect: 'manual',
    });
    await fetch(`${product.url}/result/share-token-987654`);
    await fetch(`${product.url}/rest/v1/sittings`, { headers: { authorization: `Bearer ${key}x` } });
    await delay(300);

    const output = product.output();
    const secrets = {
      ...{ email, password, phone: '91234567', key, 'a code': '123987', 'a link': '987654' },
      ...{ 'an access token': session?.access_token, 'a refresh token': session?.refresh_token },
      'any token': 'eyJ',
    };
    for (const [what, secret] of Object.entries(secrets)) {
      expect(secret, what).toBeTruthy();
      expect(output.includes(secret ?? ''), what).toBe(false);
    }
  });

  test('is one JSON object a line, and says of each request what was answered', () => {
    const lines = product
      .output()
      .trim()
      .split('\n')
      .filter((line) => line.startsWith('{'));
    const answered = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'answered');
    expect(answered.length).toBeGreaterThan(10);
    expect(answered).toContainEqual(
      expect.objectContaining({
        method: 'POST',
        path: '/auth/v1/signup',
        status: 200,
        requestId: expect.any(String),
      }),
    );
  });
});

test('a page that fails shows its number, which stands in the log once, and not its cause (8.28)', async () => {
  const { sockets } = findPlace(folder.path);
  const password = readPassword(folder.path);
  const client = new pg.Client({
    host: sockets,
    port: 5432,
    user: 'postgres',
    database: 'bestatt',
    password,
  });
  await client.connect();
  await client.query('alter function public.shared_result(text) rename to shared_result_away');
  try {
    const headers = { accept: 'text/html', 'user-agent': browser, cookie: 'locale=en-GB' };
    const answer = async () => {
      const response = await fetch(`${product.url}/shared/a-token-of-somebody`, { headers });
      return {
        id: response.headers.get('x-request-id') ?? '',
        status: response.status,
        html: await response.text(),
      };
    };
    await expect.poll(async () => (await answer()).status).toBe(500);
    const { id, html } = await answer();
    expect(html).toContain(`tell us this number: ${id}`);
    expect(html).not.toContain('shared_result');
    const lines = () =>
      product
        .output()
        .split('\n')
        .filter((line) => line.includes(id) && line.includes('a page failed'));
    await expect.poll(lines).toHaveLength(1);
    expect(JSON.parse(lines()[0] ?? '').err).toBeTruthy();
  } finally {
    await client.query('alter function public.shared_result_away(text) rename to shared_result');
    await client.end();
  }
});

test('a page is kept by no cache, framed by nobody, and runs what is ours; a form of another site is not taken', async () => {
  for (const path of ['/auth', '/nb/app', '/no-such-page']) {
    const headers = { 'user-agent': browser };
    const { headers: got } = await fetch(product.url + path, { headers, redirect: 'manual' });
    expect(got.get('cache-control'), path).toMatch(/no-store/);
    expect(got.get('content-security-policy'), path).toMatch(
      /^default-src 'none'; script-src 'self'.*frame-ancestors 'none'/,
    );
    expect(got.get('content-security-policy'), path).not.toMatch(/unsafe/);
    expect([got.get('x-frame-options'), got.get('x-content-type-options')], path).toEqual([
      'DENY',
      'nosniff',
    ]);
  }
  for (const path of ['/preferences', '/app/license/guarantee/proof', '/signout.data']) {
    const origin = { origin: 'https://evil.example' };
    const { status } = await fetch(product.url + path, {
      method: 'POST',
      headers: origin,
      redirect: 'manual',
    });
    expect([path, status]).toEqual([path, 403]);
  }
});

test('9.38 its measurements are read at the port that is configured', async () => {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  expect(text).toMatch(/^bestatt_requests_total\{endpoint="auth",status="200"\} [1-9]/m);
});

test('9.39 stopped in the middle of a request it answers that one, takes no other, and ends', async () => {
  const body = JSON.stringify({ email, password });
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk: Buffer) => {
    answer += chunk.toString();
  });
  socket.write(
    `POST /auth/v1/token?grant_type=password HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\nexpect: 100-continue\r\n\r\n${body.slice(0, 10)}`,
  );
  // It says so when it has begun with the request.
  await expect.poll(() => answer).toContain('100 Continue');
  product.child.kill('SIGTERM');
  await expect.poll(() => product.output()).toContain('Stopping');
  await expect(fetch(`${product.url}/healthz`)).rejects.toThrow();
  socket.write(body.slice(10));
  await expect.poll(() => answer).toContain('"access_token"');
  const { code } = await product.ended;
  expect(code).toBe(0);
});
