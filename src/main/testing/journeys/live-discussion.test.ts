import { RealtimeClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import {
  eventually,
  type Fixture,
  type Instance,
  realtimeFixture,
} from '#server/realtime/realtime-fixture.ts';
import { type CommentNews, followDiscussion } from '#web/static/follow-discussion.ts';

let fixture: Fixture;
let [one, two]: Instance[] = [];
const postId = crypto.randomUUID();
beforeAll(async () => {
  fixture = await realtimeFixture();
  one = await fixture.instance();
  two = await fixture.instance();
  await fixture.database.pool.query(
    `insert into public.community_categories (id, position, name_en, name_nb, purpose_en, purpose_nb) values ('writing', 1, 'W', 'S', 'W', 'S');`,
  );
  await fixture.database.pool.query(
    `insert into public.community_posts (id, category_id, language, title, content, content_html, excerpt)
     values ($1, 'writing', 'nb', 'En tittel', 'a', '<p>a</p>', 'a')`,
    [postId],
  );
});
afterAll(() => fixture.close());

/** As the function of comments does; `told` is false where the message is lost. */
async function write(at: Date, told = true): Promise<string> {
  const { rows } = await fixture.database.pool.query<{ id: string }>(
    `insert into public.community_comments (post_id, language, content, content_html, created_at)
     values ($1, 'nb', 'a', '<p>a</p>', $2) returning id`,
    [postId, at],
  );
  const id = rows[0]?.id ?? '';
  if (told)
    await fixture.database.pool.query(
      `select realtime.send(jsonb_build_object('id', $1::text, 'at', $2::text, 'by', null, 'root', null), 'comment', 'discussion:' || $3::text, true)`,
      [id, at.toISOString(), postId],
    );
  return id;
}

/** @returns the token of somebody with an account */
async function person(): Promise<string> {
  const id = crypto.randomUUID();
  await fixture.database.pool.query('insert into auth.users (id, email) values ($1, $2)', [
    id,
    `${id}@example.no`,
  ]);
  return fixture.token(id);
}

async function reader(instances: readonly Instance[]) {
  const token = await person();
  const news: CommentNews[] = [];
  let readers = 0;
  let instance = instances[0] as Instance;
  const client = new RealtimeClient(`${instance.url.replace('http', 'ws')}/realtime/v1`, {
    params: { apikey: fixture.tokens.keys.anon },
    accessToken: async () => token,
    // As a proxy does that leads to whichever process lives.
    transport: class extends WebSocket {
      constructor(address: string) {
        super(address.replace(/^ws:\/\/[^/]+/, instance.url.replace('http', 'ws')));
      }
    } as never,
    reconnectAfterMs: () => 50,
  });
  const stop = followDiscussion({
    ...{ client, postId, since: new Date(0).toISOString(), isCounted: true },
    async fetchSince(at) {
      const query = new URLSearchParams({
        ...{
          select: 'id,at:created_at,by:user_id,root:root_id',
          post_id: `eq.${postId}`,
          created_at: `gte.${at}`,
        },
        ...{ order: 'created_at,id', limit: '1000' },
      });
      const response = await fetch(`${instance.url}/rest/v1/community_comments?${query}`, {
        headers: { apikey: fixture.tokens.keys.anon, authorization: `Bearer ${token}` },
      });
      if (!response.ok) throw new Error(await response.text());
      return (await response.json()) as CommentNews[];
    },
    onNews: (some) => news.push(...some),
    onReaders: (count) => {
      readers = count;
    },
  });
  return {
    ids: () => news.map(({ id }) => id),
    readers: () => readers,
    /** A proxy leads to another process from now on. */
    moveTo(next: Instance) {
      instance = next;
    },
    stop,
    close: () => client.disconnect(),
  };
}

test('readers of two processes hear each comment once, are counted together, and miss none when their process dies (9.463)', async () => {
  if (!one || !two) throw new Error('The processes were not started.');
  const early = await write(new Date('2026-11-23T08:00:00Z'));
  const [ada, bo] = [await reader([one]), await reader([two])];
  await eventually(() => ada.ids().length === 1 && bo.ids().length === 1 && ada.readers() === 2);
  const second = await write(new Date('2026-11-23T08:01:00Z'));
  await eventually(() => ada.ids().length === 2 && bo.ids().length === 2);
  ada.moveTo(two);
  await one.close();
  // Told while nobody of that process listens; one of them was begun before what is known already.
  const missed = [
    await write(new Date('2026-11-23T08:00:55Z')),
    await write(new Date('2026-11-23T08:02:00Z')),
  ];
  await eventually(() => ada.ids().length === 4 && bo.ids().length === 4);
  const third = await write(new Date('2026-11-23T08:03:00Z'));
  await eventually(() => ada.ids().length === 5 && bo.ids().length === 5);
  for (const one of [ada, bo])
    expect(one.ids().toSorted()).toEqual([early, second, ...missed, third].toSorted());
  expect(ada.ids()).toHaveLength(new Set(ada.ids()).size);
  for (const one of [ada, bo]) {
    one.stop();
    await one.close();
  }
}, 60_000);

test('no reader tells the others anything, and visitors hear nothing (9.463)', async () => {
  if (!two) throw new Error('The process was not started.');
  const token = await person();
  const joined = (client: ReturnType<Instance['client']>) =>
    new Promise<string>((resolve) => {
      const channel = client.channel(`discussion:${postId}`, {
        config: { private: true, broadcast: { ack: true } },
      });
      void channel.socket.setAuth().then(() =>
        channel.subscribe(async (status) => {
          if (status !== 'SUBSCRIBED') return resolve(status);
          resolve(await channel.send({ type: 'broadcast', event: 'comment', payload: {} }));
        }),
      );
    });
  expect(await joined(two.client(token))).toBe('error');
  expect(await joined(two.client())).toBe('CHANNEL_ERROR');
}, 60_000);
