import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { osloDay } from '#domain/time/days.ts';
import { type Member, member } from '#server/admin/admin-fixture.ts';
import { call } from '#server/sittings/sitting-fixture.ts';
import { type TestApi, testApi } from '#server/testing/api.ts';

/** Stands still once the editor is there: a second factor has to be given by the real clock. */
let now: Date | null = null;
const browser = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';

let api: TestApi;
let editor: Member;
beforeAll(async () => {
  api = await testApi(undefined, { now: () => now ?? new Date() });
  editor = await member(api, 'editor');
  now = new Date();
});
afterAll(() => api.close());

const view = {
  hostname: 'localhost',
  language: 'nb-NO',
  screen: '390x844',
  url: '/',
  title: 'Kari’s page',
  referrer: '',
};

async function send(payload: object, more: { headers?: Record<string, string>; body?: object } = {}) {
  return api.app.fetch(
    new Request('http://localhost/api/savory', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'user-agent': browser,
        'x-bestatt-address': '192.0.2.9',
        ...more.headers,
      },
      body: JSON.stringify({ type: 'event', payload: { ...view, ...payload }, ...more.body }),
    }),
  );
}

async function kept(): Promise<Record<string, number>> {
  const { rows } = await api.database.pool.query<{ what: string; count: number }>(
    `select kind || ' ' || name as what, count from bestatt.visit_counts`,
  );
  await api.database.pool.query('delete from bestatt.visit_counts');
  return Object.fromEntries(rows.map(({ what, count }) => [what, count]));
}

test('7.14 POST /api/savory takes type and payload and a cache string, and its answer is the next call’s', async () => {
  const first = await send({ referrer: 'https://duckduckgo.com/' });
  expect(first.status).toBe(200);
  const cache = await first.text();
  await send({ url: '/about', referrer: '' }, { body: { cache } });
  expect(await kept()).toEqual({
    ...{ 'view /': 1, 'view /about': 1, 'visit ': 1, 'source duckduckgo.com': 1 },
    ...{ 'language nb': 1, 'device phone': 1 },
  });
});

test('3.27 an event has type, hostname, language, screen size, url, title and referrer, maybe tag, name and data', async () => {
  const whole = { tag: 'a', name: 'story_saved', data: { slug: 'bryggen' } };
  expect((await send(whole)).status).toBe(200);
  expect((await send({ data: {} })).status).toBe(200);
  expect((await send({}, { body: { type: 'identify' } })).status).toBe(200);
  expect((await send({}, { body: { type: 'other' } })).status).toBe(400);
  expect((await send({ url: undefined })).status).toBe(400);
  expect(await kept()).toEqual({ 'event story_saved': 1, 'event #unknown-event': 1 });
});

describe('9.458 who sends DNT or Sec-GPC is not counted, nor a bot, nor an event of another host', () => {
  test.each([
    ['DNT', { dnt: '1' }],
    ['Sec-GPC', { 'sec-gpc': '1' }],
    ['a bot', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }],
  ])('%s gets the same answer', async (_, headers) => {
    const answer = await send({}, { headers });
    expect([answer.status, await answer.text()]).toEqual([200, osloDay(now as Date)]);
    expect(await kept()).toEqual({});
  });

  test('an event of another host, and what another site can send without asking', async () => {
    expect((await send({ hostname: 'elsewhere.example' })).status).toBe(400);
    expect((await send({}, { headers: { 'content-type': 'text/plain' } })).status).toBe(400);
    expect(await kept()).toEqual({});
  });

  test('what an address sends beyond its share', async () => {
    const headers = { 'x-bestatt-address': '192.0.2.77' };
    expect((await send({}, { headers })).status).toBe(200);
    await api.database.pool.query(
      `update bestatt.rate_limits set tokens = 0, refilled_at = now() + interval '1 hour' where key = 'savory:192.0.2.77'`,
    );
    expect((await send({}, { headers })).status).toBe(429);
    await kept();
  });
});

test('an article is counted by its name where there is one of that name, and made-up sources share a line (9.457)', async () => {
  await send({ url: '/articles/no-such-article' });
  await api.database.pool.query(
    `insert into bestatt.visit_counts select $1, 'source', 'site-' || n || '.example', 1 from generate_series(1, 500) n`,
    [osloDay(now as Date)],
  );
  await send({ referrer: 'https://one-more.example/' });
  await send({ referrer: 'https://site-7.example/' });
  const counts = await kept();
  expect(counts).toMatchObject({ 'view (other)': 1, 'source (other)': 1, 'source site-7.example': 2 });
  expect(counts['source one-more.example']).toBeUndefined();
});

test('9.459 editors see series, names and the way to a package; learners do not', async () => {
  await api.database.pool.query(
    `insert into bestatt.visit_counts values ('2026-11-15', 'view', '/', 5), ('2026-11-16', 'view', '/', 7),
       ('2026-11-16', 'visit', '', 3), ('2026-11-16', 'source', 'google.com', 3), ('2026-11-30', 'view', '/', 9)`,
  );
  const asked = { from: '2026-11-10', to: '2026-11-23', step: 'week' };
  const { data, error } = await call(editor.client, 'admin-visits', asked);
  expect(error).toBeNull();
  expect(data).toMatchObject({
    series: [
      { start: '2026-11-09', views: 5, visits: 0 },
      { start: '2026-11-16', views: 7, visits: 3 },
      { start: '2026-11-23', views: 0, visits: 0 },
    ],
    pages: [{ name: '/', count: 12 }],
    sources: [{ name: 'google.com', count: 3 }],
    devices: [],
  });
  const { funnel } = data as { funnel: { step: string; count: number }[] };
  expect(funnel.map(({ step }) => step)).toEqual(['landing', 'test', 'result', 'account', 'package']);
  expect(funnel[0]?.count).toBe(12);
  const learner = await member(api);
  expect((await call(learner.client, 'admin-visits', asked)).error?.status).toBe(403);
  const backwards = { from: '2026-11-23', to: '2026-11-10', step: 'day' };
  expect((await call(editor.client, 'admin-visits', backwards)).error).toEqual({
    status: 400,
    code: 'wrong_period',
  });
});
