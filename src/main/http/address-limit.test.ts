import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { limitAddress } from './address-limit.ts';

function makeApp(perSecond: number, clock: () => number) {
  const app = new Hono();
  app.use('/rest/*', limitAddress(perSecond, clock));
  app.get('/rest/v1/tags', (c) => c.text('rows'));
  const ask = (address: string) =>
    app.request('/rest/v1/tags', { headers: { 'x-bestatt-address': address } });
  const askOften = async (address: string, times: number) =>
    (await Promise.all(Array.from({ length: times }, () => ask(address)))).map(({ status }) => status);
  return { ask, askOften };
}

test('an address that asks too often is told when to come again, and keeps nobody else from asking (9.111)', async () => {
  let now = 0;
  const { ask, askOften } = makeApp(5, () => now);
  const statuses = await askOften('192.0.2.1', 150);
  expect(statuses.filter((status) => status === 200)).toHaveLength(100);
  const refused = await ask('192.0.2.1');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1']);
  expect(await refused.json()).toMatchObject({ code: 'too_many_requests' });
  expect((await ask('192.0.2.2')).status).toBe(200);
  now = 1000;
  expect((await askOften('192.0.2.1', 10)).filter((status) => status === 200)).toHaveLength(5);
});

test('9.111 addresses of one network count as one', async () => {
  const { askOften, ask } = makeApp(1, () => 0);
  await askOften('2001:db8:1:2::1', 20);
  expect((await ask('2001:db8:1:2::ffff')).status).toBe(429);
  expect((await ask('2001:db8:1:3::1')).status).toBe(200);
});

test('sixty people of a class who open a page with ten calls at the same moment get all of them (9.111)', async () => {
  const { askOften } = makeApp(60, () => 0);
  expect(new Set(await askOften('192.0.2.1', 600))).toEqual(new Set([200]));
});

test('with 0 there is no limit (9.111)', async () => {
  const { askOften } = makeApp(0, () => 0);
  expect(new Set(await askOften('192.0.2.1', 3000))).toEqual(new Set([200]));
});
