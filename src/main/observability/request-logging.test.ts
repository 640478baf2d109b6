import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '#main/testing/product-process.ts';
import { type TestDatabase, testDatabase } from '#server/testing/database.ts';
import { createLog } from './log.ts';
import { createMetrics, type Metrics, routeLabel, serveMetrics } from './metrics.ts';
import { createRequestLogging } from './request-logging.ts';

let database: TestDatabase;
let metrics: Metrics;
let url: string;
let server: ReturnType<typeof serve>;
const lines: string[] = [];
/** The id and the address that came with each request. */
const seen: (readonly [string | null, string | null])[] = [];

beforeAll(async () => {
  database = await testDatabase();
  metrics = createMetrics({ database, jobs: { clip: () => ({ waiting: 3, running: 1 }) } });
  const log = createLog('info', { write: (line) => void lines.push(line) });
  const app = createRequestLogging({ log, metrics, trustedProxyHeader: 'x-forwarded-for' });
  app.get('/rest/v1/good', (c) => {
    seen.push([c.req.header('x-request-id') ?? null, c.req.header('x-bestatt-address') ?? null]);
    return new Response('good');
  });
  app.get('/moved', () => Response.redirect('http://bestatt.test/', 303));
  app.get('/broken/:email', () => {
    throw new Error('relation "secrets" does not exist for kari@example.no');
  });
  server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' });
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  await database.drop();
});

const logged = (id: string | null) =>
  lines.map((line) => JSON.parse(line)).filter((line) => line.requestId === id);

describe('8.28 every request has an id', () => {
  test('a new one stands on the request, on the answer and in the log', async () => {
    const id = (await fetch(`${url}/rest/v1/good?email=kari@example.no`)).headers.get('x-request-id');
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    expect(seen.at(-1)?.[0]).toBe(id);
    expect(logged(id)).toMatchObject([
      { method: 'GET', path: '/rest/v1/good', status: 200, msg: 'answered' },
    ]);
    expect(lines.join()).not.toContain('kari');
  });

  test('also an answer that cannot be changed', async () => {
    const response = await fetch(`${url}/moved`, { redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([303, 'http://bestatt.test/']);
    expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  test.each([
    ['abcdefgh-1234', true],
    ['short', false],
    ['with spaces and "quotes"', false],
    ['x'.repeat(65), false],
  ])('the one that a caller brings is kept when it is well-formed: %s', async (given, kept) => {
    const response = await fetch(`${url}/rest/v1/good`, { headers: { 'x-request-id': given } });
    expect(response.headers.get('x-request-id') === given).toBe(kept);
  });

  test.each([
    ['application/json', 'application/json', '"code":"unexpected_failure"'],
    ['text/html', 'text/html; charset=UTF-8', '<h1>500</h1>'],
  ])('an error that nobody caught is one sentence with the id, as %s', async (accept, type, part) => {
    const response = await fetch(`${url}/broken/kari@example.no`, { headers: { accept } });
    const id = response.headers.get('x-request-id') ?? '';
    const text = await response.text();
    expect([response.status, response.headers.get('content-type')]).toEqual([500, type]);
    expect(text).toContain(part);
    expect(text).toContain(`tell us this number: ${id}`);
    expect(text).not.toContain('secrets');
    expect(logged(id).map(({ msg, path }) => [msg, path])).toEqual([
      ['a request failed', '/broken/:id'],
      ['answered', '/broken/:id'],
    ]);
    expect(lines.join()).not.toContain('kari');
  });

  test('the client’s address is the proxy’s word, never the client’s', async () => {
    const headers = { 'x-forwarded-for': '6.6.6.6, 192.0.2.7', 'x-bestatt-address': '6.6.6.6' };
    await fetch(`${url}/rest/v1/good`, { headers });
    expect(seen.at(-1)?.[1]).toBe('192.0.2.7');
    await fetch(`${url}/rest/v1/good`, { headers: { 'x-bestatt-address': '6.6.6.6' } });
    expect(seen.at(-1)?.[1]).toBe('127.0.0.1');
  });
});

describe('metrics (9.38)', () => {
  test('have requests by endpoint and status, durations, the event loop, the pool and the jobs', async () => {
    await fetch(`${url}/rest/v1/good`);
    await fetch(`${url}/rest/v1/nothing`);
    await database.pool.query('select 1');
    const text = await metrics.read();
    expect(text).toMatch(/^bestatt_requests_total\{endpoint="rest",status="200"\} [1-9]/m);
    expect(text).toMatch(/^bestatt_requests_total\{endpoint="rest",status="404"\} 1$/m);
    expect(text).toMatch(/^bestatt_request_seconds_bucket\{le="10",endpoint="rest"\} [1-9]/m);
    expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
    expect(text).toMatch(/^bestatt_database_connections\{state="idle"\} 1$/m);
    expect(text).toMatch(/^bestatt_jobs\{kind="clip",state="waiting"\} 3$/m);
  });

  test('are served on a port of their own and nowhere else', async () => {
    const port = await freePort();
    const close = await serveMetrics(metrics, { port, host: '127.0.0.1' });
    expect((await fetch(`http://127.0.0.1:${port}/metrics`)).status).toBe(200);
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
    expect((await fetch(`${url}/metrics`)).status).toBe(404);
    await close();
  });

  test.each([
    ['/rest/v1/tasks', 'rest'],
    ['/auth/v1/token', 'auth'],
    ['/healthz', 'health'],
    ['/app/anything-that-somebody-makes-up', 'pages'],
  ])('%s is the endpoint %s', (path, endpoint) => expect(routeLabel(path)).toBe(endpoint));
});
