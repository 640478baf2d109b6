import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApi, testApi } from '#server/testing/api.ts';
import { openNotification } from '#web/features/notifications/open-notification.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

test('a notification counts as read when it is opened, not when the browser fetches its address ahead', async () => {
  const client = api.client();
  const { data } = await client.auth.signInAnonymously();
  const { rows } = await api.database.pool.query<{ id: string }>(
    `insert into public.notifications (user_id, kind, subject, link, dedup_key, listed, created_at)
     values ($1, 'moderation', 'Hei', '/community/post/1', 'one', true, now()) returning id`,
    [data.user?.id],
  );
  const id = rows[0]?.id ?? '';
  const open = (headers: Record<string, string>) => {
    const request = new Request('http://a.test/notifications', { headers });
    return openNotification(client, { id, now: new Date(), request });
  };
  const isRead = async () =>
    (await api.database.pool.query('select read_at is not null as read from public.notifications')).rows;

  expect(await open({ 'sec-purpose': 'prefetch;prerender' })).toBe('/community/post/1');
  expect(await isRead()).toEqual([{ read: false }]);
  expect(await open({})).toBe('/community/post/1');
  expect(await isRead()).toEqual([{ read: true }]);
});
