import type { RealtimeChannel } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually, type Fixture, type Instance, realtimeFixture, subscribed } from './realtime-fixture.ts';

let fixture: Fixture;
let here: Instance;
let there: Instance;

beforeAll(async () => {
  fixture = await realtimeFixture();
  [here, there] = [await fixture.instance(), await fixture.instance()];
  // Whoever is signed in may read and write the private channels that begin with `room`.
  await fixture.database.pool.query(`
    create policy "read rooms" on realtime.messages for select to authenticated using (realtime.topic() like 'room%');
    create policy "write rooms" on realtime.messages for insert to authenticated
      with check (realtime.topic() like 'room%');`);
});
afterAll(() => fixture.close());

type Heard = { readonly event: string; readonly payload?: unknown; readonly meta?: unknown };

async function listener(
  instance: Instance,
  topic: string,
  options: { token?: string; vsn?: string; config?: object } = {},
): Promise<{ channel: RealtimeChannel; heard: Heard[] }> {
  const heard: Heard[] = [];
  const channel = instance
    .client(options.token, options.vsn)
    .channel(topic, { config: options.config ?? {} });
  channel.on('broadcast', { event: '*' }, (message) => heard.push(message as unknown as Heard));
  return { channel: await subscribed(channel), heard };
}

describe('a broadcast', () => {
  it('reaches the other members of the channel, as JSON objects and as arrays, in this process and the other (7.13)', async () => {
    const topic = crypto.randomUUID();
    const sender = await listener(here, topic);
    const listeners = await Promise.all([
      listener(here, topic, { vsn: '1.0.0' }),
      listener(here, topic, { vsn: '2.0.0' }),
      listener(there, topic, { vsn: '1.0.0' }),
      listener(there, topic, { vsn: '2.0.0' }),
    ]);
    await sender.channel.send({ type: 'broadcast', event: 'said', payload: { text: 'blåbær' } });
    await eventually(() => listeners.every(({ heard }) => heard.length === 1));
    for (const { heard } of listeners)
      expect(heard[0]).toMatchObject({ event: 'said', payload: { text: 'blåbær' } });
    expect(sender.heard).toEqual([]);
  });

  it('reaches its sender too when the channel was joined with `self`', async () => {
    const sender = await listener(here, crypto.randomUUID(), { config: { broadcast: { self: true } } });
    await sender.channel.send({ type: 'broadcast', event: 'echo', payload: { n: 1 } });
    await eventually(() => sender.heard.length === 1);
    expect(sender.heard[0]).toMatchObject({ event: 'echo', payload: { n: 1 } });
  });

  it.each(['1.0.0', '2.0.0'])('is acknowledged when the channel was joined with `ack` (%s)', async (vsn) => {
    const { channel } = await listener(here, crypto.randomUUID(), {
      vsn,
      config: { broadcast: { ack: true } },
    });
    expect(await channel.send({ type: 'broadcast', event: 'a', payload: {} })).toBe('ok');
  });

  it('carries bytes over arrays; objects cannot carry them and hear nothing', async () => {
    const topic = crypto.randomUUID();
    const sender = await listener(here, topic);
    const objects = await listener(here, topic, { vsn: '1.0.0' });
    const arrays = await Promise.all([listener(here, topic), listener(there, topic)]);
    const bytes = new Uint8Array([0xde, 0xad, 0x00, 0xff]);
    await sender.channel.send({ type: 'broadcast', event: 'bytes', payload: bytes.buffer });
    await eventually(() => arrays.every(({ heard }) => heard.length === 1));
    for (const { heard } of arrays) expect(new Uint8Array(heard[0]?.payload as ArrayBuffer)).toEqual(bytes);
    expect(objects.heard).toEqual([]);
  });

  it('of 200 kB, more than a notification holds, reaches the other process, and in order', async () => {
    const topic = crypto.randomUUID();
    const sender = await listener(here, topic);
    const other = await listener(there, topic);
    const text = 'ø'.repeat(100_000);
    await sender.channel.send({ type: 'broadcast', event: 'first', payload: { text: 'short' } });
    await sender.channel.send({ type: 'broadcast', event: 'second', payload: { text } });
    await sender.channel.send({ type: 'broadcast', event: 'third', payload: { text: 'short' } });
    await eventually(() => other.heard.length === 3);
    expect(other.heard.map(({ event }) => event)).toEqual(['first', 'second', 'third']);
    expect(other.heard[1]?.payload).toEqual({ text });
  });

  it('larger than allowed is refused', async () => {
    const { channel } = await listener(here, crypto.randomUUID(), { config: { broadcast: { ack: true } } });
    const payload = { text: 'a'.repeat(300_000) };
    expect(await channel.send({ type: 'broadcast', event: 'a', payload })).toBe('error');
  });

  it('with a name too long for a binary frame still arrives', async () => {
    const topic = crypto.randomUUID();
    const sender = await listener(here, topic, { vsn: '1.0.0' });
    const other = await listener(there, topic, { vsn: '2.0.0' });
    await sender.channel.send({ type: 'broadcast', event: 'n'.repeat(300), payload: { n: 1 } });
    await eventually(() => other.heard.length === 1);
    expect(other.heard[0]).toMatchObject({ event: 'n'.repeat(300), payload: { n: 1 } });
  });

  it('is heard again in the other process after its connection to the database was lost', async () => {
    const topic = crypto.randomUUID();
    const sender = await listener(here, topic);
    const other = await listener(there, topic);
    await fixture.database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query = 'listen realtime'`,
    );
    await eventually(() => {
      void sender.channel.send({ type: 'broadcast', event: 'again', payload: {} });
      return other.heard.length > 0;
    });
    expect(other.heard[0]?.event).toBe('again');
  });
});

describe('a broadcast over HTTP', () => {
  it('of several messages goes to their channels and is answered 202', async () => {
    const [one, two] = [crypto.randomUUID(), crypto.randomUUID()];
    const listeners = [await listener(here, one), await listener(there, two)];
    const response = await fetch(`${here.url}/realtime/v1/api/broadcast`, {
      method: 'POST',
      headers: { apikey: fixture.tokens.keys.anon, 'content-type': 'application/json' },
      body: JSON.stringify({
        messages: [
          { topic: one, event: 'a', payload: { n: 1 } },
          { topic: two, event: 'b', payload: { n: 2 } },
        ],
      }),
    });
    expect([response.status, await response.text()]).toEqual([202, '']);
    await eventually(() => listeners.every(({ heard }) => heard.length === 1));
    expect(listeners.map(({ heard }) => heard[0]?.payload)).toEqual([{ n: 1 }, { n: 2 }]);
  });

  it('of one message comes from the client by itself, as JSON and as bytes', async () => {
    const topic = `a channel/with ${crypto.randomUUID()}`;
    const { heard } = await listener(there, topic);
    const channel = here.client().channel(topic);
    expect(await channel.httpSend('json', { n: 1 })).toEqual({ success: true });
    expect(await channel.httpSend('bytes', new Uint8Array([1, 2]))).toEqual({ success: true });
    await eventually(() => heard.length === 2);
    expect(heard[0]?.payload).toEqual({ n: 1 });
    expect(new Uint8Array(heard[1]?.payload as ArrayBuffer)).toEqual(new Uint8Array([1, 2]));
  });

  it.each([
    ['no key', 401, undefined, { messages: [] }],
    ['a forged key', 401, 'forged', { messages: [] }],
    ['no JSON', 422, 'anon', '{'],
    ['no messages', 422, 'anon', {}],
    ['a message without a topic', 422, 'anon', { messages: [{ event: 'a', payload: {} }] }],
    ['a message without a payload', 422, 'anon', { messages: [{ topic: 't', event: 'a' }] }],
    [
      'too many messages',
      422,
      'anon',
      { messages: Array(101).fill({ topic: 't', event: 'a', payload: {} }) },
    ],
    [
      'too large a payload',
      422,
      'anon',
      { messages: [{ topic: 't', event: 'a', payload: 'a'.repeat(300_000) }] },
    ],
    ['too large a body', 413, 'anon', { messages: [], more: 'a'.repeat(3_000_000) }],
  ])('with %s is refused with %i', async (_, status, key, body) => {
    const apikey = key === 'anon' ? fixture.tokens.keys.anon : key;
    const response = await fetch(`${here.url}/realtime/v1/api/broadcast`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(apikey && { apikey }) },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
    expect(response.status).toBe(status);
  });

  it('of more messages than an address may send is refused with 429', async () => {
    const small = await fixture.instance({ httpMessages: { burst: 2, perHour: 1 } });
    const messages = Array(3).fill({ topic: 't', event: 'a', payload: {} });
    const response = await fetch(`${small.url}/realtime/v1/api/broadcast`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', apikey: fixture.tokens.keys.anon },
      body: JSON.stringify({ messages }),
    });
    expect([response.status, await response.json()]).toEqual([
      429,
      { error: 'You have exceeded your rate limit' },
    ]);
  });

  it('to a private channel is sent only when the policies let the writer', async () => {
    const name = `room ${crypto.randomUUID()}`;
    const token = await fixture.token(crypto.randomUUID());
    const { heard } = await listener(there, name, { token, config: { private: true } });
    const send = async (instance: Instance, as?: string) => {
      const channel = instance.client(as).channel(name, { config: { private: true } });
      return channel.httpSend('a', { as: as ? 'person' : 'visitor' }).catch((error: Error) => error.message);
    };
    expect(await send(here)).toBe('Unauthorized');
    const response = await fetch(
      `${here.url}/realtime/v1/api/broadcast/${encodeURIComponent(name)}/events/a?private=true`,
      {
        method: 'POST',
        headers: {
          apikey: fixture.tokens.keys.anon,
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify({ as: 'person' }),
      },
    );
    expect(response.status).toBe(202);
    await eventually(() => heard.length === 1);
    expect(heard[0]?.payload).toEqual({ as: 'person' });
  });
});

describe('a broadcast from the database', () => {
  it('by realtime.send goes to its channel in every process, with its id', async () => {
    const topic = crypto.randomUUID();
    const listeners = [await listener(here, topic), await listener(there, topic, { vsn: '1.0.0' })];
    await fixture.database.pool.query(`select realtime.send('{"n": 1, "id": "mine"}', 'told', $1, false)`, [
      topic,
    ]);
    await eventually(() => listeners.every(({ heard }) => heard.length === 1));
    for (const { heard } of listeners) {
      expect(heard[0]).toMatchObject({
        event: 'told',
        payload: { n: 1, id: 'mine' },
        meta: { id: expect.any(String) },
      });
    }
  });

  it('is not heard when its transaction is undone', async () => {
    const topic = crypto.randomUUID();
    const { heard } = await listener(here, topic);
    await fixture.database.pool.query(
      `begin; select realtime.send('{}', 'undone', '${topic}', false); rollback`,
    );
    await fixture.database.pool.query(`select realtime.send('{}', 'done', $1, false)`, [topic]);
    await eventually(() => heard.length > 0);
    expect(heard.map(({ event }) => event)).toEqual(['done']);
  });

  it('of a row of 50 kB by realtime.broadcast_changes has the row, old and new', async () => {
    const name = `room ${crypto.randomUUID()}`;
    const token = await fixture.token(crypto.randomUUID());
    const { heard } = await listener(there, name, { token, config: { private: true } });
    await fixture.database.pool.query(`
      create table public.letters (id int primary key, text text);
      create function public.tell_letters() returns trigger language plpgsql security definer as $$
      begin
        perform realtime.broadcast_changes('${name}', tg_op, tg_op, tg_table_name, tg_table_schema, new, old);
        return null;
      end $$;
      create trigger tell after insert or update or delete on public.letters
        for each row execute function public.tell_letters();
      insert into public.letters values (1, repeat('å', 25000));
      update public.letters set text = 'kort';
      delete from public.letters;`);
    await eventually(() => heard.length === 3);
    const long = { id: 1, text: 'å'.repeat(25_000) };
    const short = { id: 1, text: 'kort' };
    expect(heard.map(({ payload }) => payload)).toMatchObject([
      { operation: 'INSERT', schema: 'public', table: 'letters', record: long, old_record: null },
      { operation: 'UPDATE', record: short, old_record: long },
      { operation: 'DELETE', record: null, old_record: short },
    ]);
  });
});

describe('a stored broadcast', () => {
  const replayed = async (name: string, token: string, since: number, limit?: number) => {
    const config = { private: true, broadcast: { replay: { since, ...(limit && { limit }) } } };
    return (await listener(there, name, { token, config })).heard;
  };

  it('is replayed to those who join later, the newest ones in the order they came, marked as such', async () => {
    const name = `room ${crypto.randomUUID()}`;
    const token = await fixture.token(crypto.randomUUID());
    const since = Date.now() - 1000;
    for (const n of [1, 2, 3]) {
      await fixture.database.pool.query(
        `select realtime.send(jsonb_build_object('n', $2::int), 'told', $1)`,
        [name, n],
      );
    }
    const heard = await replayed(name, token, since, 2);
    await eventually(() => heard.length === 2);
    expect(heard).toMatchObject([
      { payload: { n: 2 }, meta: { replayed: true } },
      { payload: { n: 3 }, meta: { replayed: true } },
    ]);
  });

  it('is not replayed when it is older than asked for', async () => {
    const name = `room ${crypto.randomUUID()}`;
    const token = await fixture.token(crypto.randomUUID());
    // Somebody who has heard it proves that it is not on its way any more.
    const earlier = (await listener(there, name, { token, config: { private: true } })).heard;
    await fixture.database.pool.query(`select realtime.send('{}', 'old', $1)`, [name]);
    await eventually(() => earlier.length > 0);
    const heard = await replayed(name, token, Date.now() + 500);
    await fixture.database.pool.query(`select realtime.send('{}', 'new', $1)`, [name]);
    await eventually(() => heard.length > 0);
    expect(heard.map(({ event }) => event)).toEqual(['new']);
  });

  it('may be stored by who sends it, over the socket and over HTTP, for as long as is said', async () => {
    const name = `room ${crypto.randomUUID()}`;
    const token = await fixture.token(crypto.randomUUID());
    const since = Date.now() - 1000;
    const config = { private: true, broadcast: { ack: true } };
    const { channel, heard } = await listener(here, name, {
      token,
      config: { ...config, broadcast: { ack: true } },
    });
    expect(await channel.send({ type: 'broadcast', event: 'kept', payload: { n: 1 }, persist: true })).toBe(
      'ok',
    );
    expect(await channel.httpSend('kept', new Uint8Array([7]), { persist: { ttl: 60 } })).toEqual({
      success: true,
    });
    expect(await channel.httpSend('brief', { n: 3 }, { persist: { ttl: 1 } })).toEqual({ success: true });
    expect(
      await channel.send({ type: 'broadcast', event: 'no', payload: { n: '\0' }, persist: true }),
    ).not.toBe('ok');
    // Its own of the socket it does not hear: the channel was not joined with `self`.
    await eventually(() => heard.length === 2);
    await new Promise((resolve) => setTimeout(resolve, 1100));
    const again = await replayed(name, token, since);
    await eventually(() => again.length === 2);
    expect(again[0]?.payload).toEqual({ n: 1 });
    expect(new Uint8Array(again[1]?.payload as ArrayBuffer)).toEqual(new Uint8Array([7]));
  });
});
