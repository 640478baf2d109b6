import { Hono } from 'hono';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type TestApi, testApi } from '#server/testing/api.ts';
import { logRefusals } from './refusal-log.ts';

type Line = Readonly<Record<string, unknown>>;

describe('9.259 who was not let in stands in the log', () => {
  let api: TestApi;
  const lines: Line[] = [];
  const watched = new Hono();
  beforeAll(async () => {
    api = await testApi();
    const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(JSON.parse(line)) });
    watched.use(logRefusals(log));
    watched.all('*', (c) => api.app.fetch(c.req.raw));
  });
  afterAll(() => api.close());
  beforeEach(() => void lines.splice(0));

  const email = 'kari@example.no';
  const password = 'et langt og rart passord';
  const ask = (path: string, init: RequestInit = {}, token = api.context.tokens.keys.anon) =>
    watched.request(`${api.context.publicUrl}${path}`, {
      ...init,
      headers: { apikey: api.context.tokens.keys.anon, authorization: `Bearer ${token}` },
    });
  const post = (path: string, body: unknown, token?: string) =>
    ask(path, { method: 'POST', body: JSON.stringify(body) }, token);

  test('a login that failed, by its code; one that went well does not', async () => {
    await api.client().auth.signUp({ email, password });
    await post('/auth/v1/token?grant_type=password', { email, password });
    expect(lines).toEqual([]);
    await post('/auth/v1/token?grant_type=password', { email, password: 'et annet' });
    expect(lines).toMatchObject([
      { msg: 'refused', service: 'auth/v1/token', status: 400, code: 'invalid_credentials' },
    ]);
  });

  test('what a person may not do, and a forged token', async () => {
    const client = api.client();
    const { data } = await client.auth.signInAnonymously();
    await post('/functions/v1/admin-people', {}, data.session?.access_token);
    await ask('/rest/v1/users', {}, `${data.session?.access_token}x`);
    expect(lines).toMatchObject([
      { service: 'functions/v1/admin-people', status: 403 },
      { service: 'rest/v1/users', status: 401 },
    ]);
  });

  test('neither person nor token, and nothing of what was wrong in a form', async () => {
    await post('/auth/v1/token?grant_type=password', { email, password: 'feil' });
    await post('/auth/v1/signup', { email: 'ola', password });
    expect(lines).toHaveLength(1);
    expect(JSON.stringify(lines)).not.toMatch(/kari|feil|eyJ|127\.0/);
  });

  test('a flood writes a bounded number of lines, and says how many are missing', async () => {
    const few = new Hono();
    const written: Line[] = [];
    few.use(logRefusals(pino({}, { write: (line: string) => void written.push(JSON.parse(line)) })));
    few.all('*', (c) => c.body(null, 429));
    for (let count = 0; count < 200; count += 1) await few.request('http://bestatt.test/rest/v1/cards');
    expect(written.length).toBeLessThan(80);
    await new Promise((resolve) => setTimeout(resolve, 600));
    await few.request('http://bestatt.test/rest/v1/cards');
    expect(written.at(-1)?.unwritten).toBeGreaterThan(100);
  });
});
