import type { RealtimeChannel } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually, type Fixture, type Instance, realtimeFixture, subscribed } from './realtime-fixture.ts';

let fixture: Fixture;
let here: Instance;
let there: Instance;

beforeAll(async () => {
  fixture = await realtimeFixture();
  [here, there] = [await fixture.instance(), await fixture.instance()];
});
afterAll(() => fixture.close());

/** A channel that looks at who is present, and what it heard. */
async function watcher(
  instance: Instance,
  topic: string,
  key = '',
): Promise<{ channel: RealtimeChannel; heard: string[] }> {
  const channel = instance.client().channel(topic, { config: { presence: { key, enabled: true } } });
  const heard: string[] = [];
  channel.on('presence', { event: 'join' }, (event) => heard.push(`join ${event.key}`));
  channel.on('presence', { event: 'leave' }, (event) => heard.push(`leave ${event.key}`));
  return { channel: await subscribed(channel), heard };
}

const presentIn = (channel: RealtimeChannel) =>
  Object.fromEntries(
    Object.entries(channel.presenceState()).map(([key, metas]) => [
      key,
      metas.map(({ presence_ref, ...meta }) => meta),
    ]),
  );

describe('presence', () => {
  it('tells everybody who comes, changes and goes, in every process', async () => {
    const topic = crypto.randomUUID();
    const ada = await watcher(here, topic, 'ada');
    const bo = await watcher(there, topic, 'bo');
    expect(await ada.channel.track({ mood: 'good' })).toBe('ok');
    await eventually(() => bo.heard.length === 1);
    expect(presentIn(bo.channel)).toEqual({ ada: [{ mood: 'good' }] });
    await ada.channel.track({ mood: 'better' });
    await eventually(() => JSON.stringify(presentIn(bo.channel)).includes('better'));
    expect(presentIn(bo.channel)).toEqual({ ada: [{ mood: 'better' }] });
    expect(await ada.channel.untrack()).toBe('ok');
    await eventually(() => [ada, bo].every(({ channel }) => Object.keys(presentIn(channel)).length === 0));
    expect(bo.heard.at(-1)).toBe('leave ada');
  });

  it('is shown whole to those who come later, in every process', async () => {
    const topic = crypto.randomUUID();
    for (const key of ['a', 'b']) await (await watcher(here, topic, key)).channel.track({ key });
    const late = [await watcher(here, topic), await watcher(there, topic)];
    for (const { channel } of late) {
      await eventually(() => Object.keys(channel.presenceState()).length === 2);
      expect(presentIn(channel)).toEqual({ a: [{ key: 'a' }], b: [{ key: 'b' }] });
    }
  });

  it('of one key through two sockets is two presences; one may go alone', async () => {
    const topic = crypto.randomUUID();
    const [first, second] = [await watcher(here, topic, 'ada'), await watcher(there, topic, 'ada')];
    await first.channel.track({ tab: 1 });
    await second.channel.track({ tab: 2 });
    await eventually(() => first.channel.presenceState().ada?.length === 2);
    await second.channel.unsubscribe();
    await eventually(() => first.channel.presenceState().ada?.length === 1);
    expect(presentIn(first.channel)).toEqual({ ada: [{ tab: 1 }] });
  });

  it('ends with the socket', async () => {
    const topic = crypto.randomUUID();
    const bo = await watcher(there, topic, 'bo');
    const socket = await here.socket();
    await socket.ask(`realtime:${topic}`, 'phx_join', { config: { presence: { key: 'ada' } } });
    await socket.ask(`realtime:${topic}`, 'presence', { event: 'track', payload: { n: 1 } });
    await eventually(() => bo.heard.includes('join ada'));
    socket.ws.terminate();
    await eventually(() => bo.heard.includes('leave ada'));
  });

  it('ends with the process, also when it could not say goodbye', async () => {
    const topic = crypto.randomUUID();
    const dying = await fixture.instance();
    const ada = await watcher(dying, topic, 'ada');
    const bo = await watcher(there, topic, 'bo');
    await ada.channel.track({ n: 1 });
    await eventually(() => bo.heard.includes('join ada'));
    // What the other processes do with one that has not said for thirty seconds that it lives.
    await fixture.database.pool.query(
      `delete from bestatt.realtime_servers s using bestatt.realtime_presences p where p.server = s.id and p.channel = $1`,
      [`public:${topic}`],
    );
    await eventually(() => bo.heard.includes('leave ada'));
  });

  it('is whole again after the connection to the database was lost', async () => {
    const topic = crypto.randomUUID();
    const [ada, bo] = [await watcher(here, topic, 'ada'), await watcher(there, topic, 'bo')];
    await ada.channel.track({ n: 1 });
    await eventually(() => bo.heard.includes('join ada'));
    // As after a crash of Postgres: the connection breaks and the unlogged tables are empty.
    await fixture.database.pool.query(`
      alter table bestatt.realtime_presences disable trigger user;
      truncate bestatt.realtime_servers cascade;
      alter table bestatt.realtime_presences enable trigger user;
      select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query = 'listen realtime'`);
    await new Promise((resolve) => setTimeout(resolve, 1500));
    const late = await watcher(there, topic);
    await expect
      .poll(() => [presentIn(late.channel), presentIn(bo.channel)])
      .toEqual([{ ada: [{ n: 1 }] }, { ada: [{ n: 1 }] }]);
  });

  it('takes keys and values that look like the language itself', async () => {
    const topic = crypto.randomUUID();
    const socket = await here.socket();
    await socket.ask(`realtime:${topic}`, 'phx_join', {
      config: { presence: { key: '__proto__', enabled: true } },
    });
    const meta = JSON.parse('{"__proto__": {"evil": true}, "phx_ref": "mine", "constructor": 1}') as object;
    expect(
      await socket.ask(`realtime:${topic}`, 'presence', { event: 'track', payload: meta }),
    ).toMatchObject({
      status: 'ok',
    });
    const diff = await eventually(() =>
      (socket.received as unknown[][]).find((frame) => frame[3] === 'presence_diff'),
    );
    expect(JSON.stringify(diff[4])).toContain('"__proto__":{"metas":[');
    expect(JSON.stringify(diff[4])).not.toContain('"phx_ref":"mine"');
    expect(({} as { evil?: boolean }).evil).toBeUndefined();
    socket.ws.close();
  });

  it.each([
    ['a list', { event: 'track', payload: [1] }],
    ['a text', { event: 'track', payload: 'here' }],
    ['no event', { payload: {} }],
    ['an unknown event', { event: 'dance' }],
  ])('given %s is refused', async (_, payload) => {
    const socket = await here.socket();
    await socket.ask('realtime:any', 'phx_join', { config: { presence: { enabled: true } } });
    expect(await socket.ask('realtime:any', 'presence', payload)).toMatchObject({ status: 'error' });
    socket.ws.close();
  });

  it('that Postgres cannot hold is refused, and those written with it are not', async () => {
    const topic = crypto.randomUUID();
    const sockets = await Promise.all(Array.from({ length: 6 }, () => here.socket()));
    for (const socket of sockets) await socket.ask(`realtime:${topic}`, 'phx_join', {});
    const texts = ['a', '\0', 'b', '\ud800', 'c', '\\u0000'];
    const replies = await Promise.all(
      sockets.map((socket, index) =>
        socket.ask(`realtime:${topic}`, 'presence', { event: 'track', payload: { text: texts[index] } }),
      ),
    );
    expect(replies.map(({ status }) => status)).toEqual(['ok', 'error', 'ok', 'error', 'ok', 'ok']);
    for (const { ws } of sockets) ws.close();
  });

  it('changed too often ends its channel', async () => {
    const slow = await fixture.instance({ presences: { burst: 3, perSecond: 0.01 } });
    const { channel } = await watcher(slow, crypto.randomUUID(), 'ada');
    for (const n of [1, 2, 3]) expect(await channel.track({ n })).toBe('ok');
    void channel.track({ n: 4 });
    await eventually(() => channel.state === 'closed');
  });
});
