import { RealtimeClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { notify } from '#server/notifications/notify.ts';
import {
  eventually,
  type Fixture,
  type Instance,
  realtimeFixture,
  subscribed,
} from '#server/realtime/realtime-fixture.ts';
import { withoutJobs } from '#server/testing/without-jobs.ts';
import { followNotifications } from '#web/live/follow-notifications.ts';

let fixture: Fixture;
let [one, two]: Instance[] = [];
beforeAll(async () => {
  fixture = await realtimeFixture();
  one = await fixture.instance();
  two = await fixture.instance();
});
afterAll(() => fixture.close());

async function person(): Promise<string> {
  const id = crypto.randomUUID();
  await fixture.database.pool.query('insert into auth.users (id, email) values ($1, $2)', [id, `${id}@a.no`]);
  return id;
}

/** As a function of the product does; what it is about can be deleted. */
async function tell(userId: string, aboutId = crypto.randomUUID()): Promise<void> {
  await fixture.database.asService((transaction) =>
    notify(transaction, {
      ...{ userId, aboutId, kind: 'feedback_ready', actorId: null, subject: 'Et brev', link: '/app' },
      ...{ dedupKey: crypto.randomUUID(), now: new Date() },
      jobs: withoutJobs,
    }),
  );
}

/** A tab of somebody's, behind a proxy that leads to whichever process it names. */
async function tab(userId: string, at: Instance) {
  const token = await fixture.token(userId);
  let instance = at;
  const seen: number[] = [];
  const client = new RealtimeClient(`${at.url.replace('http', 'ws')}/realtime/v1`, {
    params: { apikey: fixture.tokens.keys.anon },
    accessToken: async () => token,
    transport: class extends WebSocket {
      constructor(address: string) {
        super(address.replace(/^ws:\/\/[^/]+/, instance.url.replace('http', 'ws')));
      }
    } as never,
    reconnectAfterMs: () => 50,
  });
  const stop = followNotifications({
    ...{ client, userId },
    async look() {
      const { data } = await instance
        .client(token)
        .from('notifications')
        .select('id')
        .eq('listed', true)
        .is('read_at', null);
      if (data) seen.push(data.length);
    },
  });
  return {
    stop: () => {
      stop();
      void client.disconnect();
    },
    looks: () => seen.length,
    unread: () => seen.at(-1),
    moveTo(next: Instance) {
      instance = next;
    },
    /** Marks all as read, as the list does. */
    read: async () =>
      instance
        .client(token)
        .from('notifications')
        .update({ read_at: new Date().toISOString() })
        .eq('user_id', userId)
        .is('read_at', null),
  };
}

test('9.511 Ours, decision 138: the bell’s number and the list of notifications follow what is new and what was read elsewhere without a reload, for the person alone, in each of their tabs, and after the line was broken.', async () => {
  if (!one || !two) throw new Error('The processes were not started.');
  const [ada, bo] = [await person(), await person()];
  const [first, second, other] = [await tab(ada, one), await tab(ada, two), await tab(bo, one)];
  await eventually(() => [first, second, other].every((each) => each.unread() === 0));
  const [looksOfBo, aboutId] = [other.looks(), crypto.randomUUID()];
  await tell(ada);
  await tell(ada, aboutId);
  await eventually(() => first.unread() === 2 && second.unread() === 2);
  await fixture.database.pool.query('delete from public.notifications where about_id = $1', [aboutId]);
  await eventually(() => first.unread() === 1 && second.unread() === 1);
  expect((await first.read()).error).toBeNull();
  await eventually(() => first.unread() === 0 && second.unread() === 0);
  expect(other.looks()).toBe(looksOfBo);
  // What is waiting for the mail alone, and the mail's own notes, are no news.
  const looks = first.looks();
  await fixture.database.pool.query('update public.notifications set mailed_at = now()');
  await fixture.database.pool.query(
    `insert into public.notifications (user_id, kind, subject, link, dedup_key, listed) values ($1, 'comment', 'a', '/app', 'a', false)`,
    [ada],
  );
  // Told while nobody of the first tab's process listens.
  first.moveTo(two);
  await one.close();
  await tell(ada);
  await eventually(() => first.unread() === 1 && second.unread() === 1);
  expect(first.looks()).toBeLessThanOrEqual(looks + 2);
  expect(other.unread()).toBe(0);
  for (const each of [first, second, other]) each.stop();
});

test('nobody hears somebody else’s notifications, says anything there, or hears them as a visitor (9.511)', async () => {
  if (!two) throw new Error('The process was not started.');
  const [ada, bo] = [await person(), await person()];
  const channel = (token: string | undefined) =>
    (two as Instance).client(token).channel(`notifications:${ada}`, { config: { private: true } });
  const refused = `Unauthorized: You do not have permissions to read from this Channel topic: notifications:${ada}`;
  await expect(subscribed(channel(await fixture.token(bo)))).rejects.toThrow(refused);
  await expect(subscribed(channel(undefined))).rejects.toThrow(refused);
  const own = channel(await fixture.token(ada));
  const heard: unknown[] = [];
  own.on('broadcast', { event: 'changed' }, ({ payload }) => heard.push(payload));
  await subscribed(own);
  await own.send({ type: 'broadcast', event: 'changed', payload: { forged: true } });
  await tell(ada);
  await eventually(() => heard.length > 0);
  expect(heard.map((payload) => Object.keys(payload as object))).toEqual([[]]);
});
