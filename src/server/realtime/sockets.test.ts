import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocketServer } from 'ws';
import { eventually, type Fixture, type Instance, realtimeFixture, subscribed } from './realtime-fixture.ts';
import { defaultRealtimeSettings, heartbeat } from './settings.ts';

let fixture: Fixture;
let instance: Instance;

beforeAll(async () => {
  fixture = await realtimeFixture();
  instance = await fixture.instance();
});
afterAll(() => fixture.close());

const anon = () => fixture.tokens.keys.anon;

/** A socket is let in, now or when the server too has noticed that another one has gone. */
async function letIn(by: Instance): Promise<void> {
  const socket = () =>
    by.socket().then(
      () => true,
      () => false,
    );
  await expect.poll(socket).toBe(true);
}

describe('a socket', () => {
  it('7.13 has its heartbeats answered', async () => {
    const socket = await instance.socket();
    expect(await socket.ask('phoenix', 'heartbeat')).toEqual({ status: 'ok', response: {} });
    socket.ws.close();
  });

  it('that the server closes is told why, and the official client connects again by itself (4.22)', async () => {
    const stopping = await fixture.instance();
    const client = stopping.client();
    const states: string[] = [];
    const note = () =>
      states.at(-1) !== client.realtime.connectionState() && states.push(client.realtime.connectionState());
    note();
    const timer = setInterval(note, 1);
    const raw = await stopping.socket();
    await subscribed(client.channel('any'));
    await stopping.realtime.closeSockets('The server is stopping');
    expect(await raw.closed).toEqual({ code: 1001, reason: 'The server is stopping' });
    await eventually(() => states.filter((state) => state === 'connecting').length >= 2);
    clearInterval(timer);
    const seen = states.filter((state) => state !== 'closing').slice(0, 5);
    expect(seen).toEqual(['closed', 'connecting', 'open', 'closed', 'connecting']);
    await expect(stopping.socket()).rejects.toThrow('503');
  });

  it('4.22 that the client closes is closing, then closed', async () => {
    const { realtime } = instance.client();
    await subscribed(realtime.channel('any'));
    const gone = realtime.disconnect();
    expect(realtime.connectionState()).toBe('closing');
    await gone;
    expect(realtime.connectionState()).toBe('closed');
  });

  it('whose heartbeat is not answered in time is left, and the official client connects again (8.23)', async () => {
    const silent = new WebSocketServer({ port: 0, host: '127.0.0.1' });
    await once(silent, 'listening');
    let connections = 0;
    silent.on('connection', () => {
      connections += 1;
    });
    const { port } = silent.address() as AddressInfo;
    const client = createClient(`http://127.0.0.1:${port}`, anon(), {
      realtime: { heartbeatIntervalMs: 200 },
    });
    client.channel('any').subscribe();
    await eventually(() => connections === 2);
    await client.realtime.disconnect();
    for (const socket of silent.clients) socket.terminate();
    silent.close();
  });

  it('9.19 waits 1, 2, 5, 10 and again 10 seconds in the official client before it connects again', () => {
    const { realtime } = instance.client();
    expect([1, 2, 3, 4, 5, 6].map((tries) => realtime.reconnectAfterMs(tries))).toEqual([
      1000, 2000, 5000, 10_000, 10_000, 10_000,
    ]);
  });

  it('9.19 that says nothing for two heartbeats and a timeout is closed', async () => {
    expect(heartbeat).toEqual({ everyMs: 30_000, timeoutMs: 10_000 });
    expect(defaultRealtimeSettings.silenceMs).toBe(70_000);
    const impatient = await fixture.instance({ silenceMs: 3000 });
    const [silent, alive] = [await impatient.socket(), await impatient.socket()];
    const beat = setInterval(() => void alive.ask('phoenix', 'heartbeat'), 200);
    expect(await silent.closed).toEqual({ code: 1001, reason: 'No heartbeat' });
    expect(alive.ws.readyState).toBe(alive.ws.OPEN);
    clearInterval(beat);
  });

  it.each([
    ['without a key', 401, () => 'vsn=2.0.0'],
    ['with a forged key', 401, () => `apikey=${anon().slice(0, -3)}AAA`],
    ['with a key that no header can carry', 401, () => 'apikey=%0d%0aevil'],
    ['in a version that is none', 400, () => `apikey=${anon()}&vsn=3.0.0`],
  ])('%s is refused with %i', async (_, status, query) => {
    await expect(instance.socket(query())).rejects.toThrow(String(status));
  });

  it("8.23 with an expired key is refused, and told 'InvalidJWTToken'", async () => {
    const token = await fixture.token(crypto.randomUUID(), { seconds: -10 });
    const asked = request(`${instance.url}/realtime/v1/websocket?apikey=${token}`, {
      headers: {
        upgrade: 'websocket',
        connection: 'Upgrade',
        'sec-websocket-version': '13',
        'sec-websocket-key': 'YWFhYWFhYWFhYWFhYWFhYQ==',
      },
    }).end();
    const [response] = (await once(asked, 'response')) as [IncomingMessage];
    const chunks = await response.toArray();
    expect([response.statusCode, Buffer.concat(chunks).toString()]).toEqual([
      401,
      '{"error":"InvalidJWTToken: Token has expired"}',
    ]);
  });

  it('elsewhere than at realtime/v1/websocket is refused with 404', async () => {
    const asked = request(`${instance.url}/elsewhere`, {
      headers: { upgrade: 'websocket', connection: 'Upgrade' },
    }).end();
    const [response] = (await once(asked, 'response')) as [IncomingMessage];
    expect(response.statusCode).toBe(404);
    response.resume();
  });

  it('is not what an offer of another upgrade becomes: the request is answered', async () => {
    const headers = { upgrade: 'h2c', connection: 'Upgrade' };
    const asked = request(`${instance.url}/realtime/v1/nowhere`, { headers }).end();
    const [response] = (await once(asked, 'response')) as [IncomingMessage];
    expect(Buffer.concat(await response.toArray()).toString()).toBe('{"error":"Not found"}');
  });

  it('whose handshake breaks off harms nobody', async () => {
    const { port } = new URL(instance.url);
    const raw = connect(Number(port), '127.0.0.1');
    raw.write(
      `GET /realtime/v1/websocket?apikey=${anon()} HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n`,
    );
    raw.destroy();
    await once(raw, 'close');
    await subscribed(instance.client().channel('any'));
    // Nor does it count among the address's sockets for ever.
    const small = await fixture.instance({ socketsPerAddress: 1 });
    const keyless = { upgrade: 'websocket', connection: 'Upgrade', 'sec-websocket-version': '13' };
    const asked = request(`${small.url}/realtime/v1/websocket?apikey=${anon()}`, { headers: keyless }).end();
    const [response] = (await once(asked, 'response')) as [IncomingMessage];
    expect(response.statusCode).toBe(400);
    response.destroy();
    await letIn(small);
  });
});

describe('a message', () => {
  it.each<[string, string | Buffer]>([
    ['text that is no JSON', 'hello'],
    ['JSON of another form', '{"topic":"realtime:a"}'],
    ['bytes of another form', Buffer.from([3, 200, 200, 0])],
    ['nothing', ''],
  ])('of %s closes the socket with 1007', async (_, data) => {
    const socket = await instance.socket();
    socket.ws.send(data);
    expect(await socket.closed).toEqual({ code: 1007, reason: 'Malformed message' });
  });

  it('longer than allowed closes the socket with 1009', async () => {
    const socket = await instance.socket();
    socket.ws.send('x'.repeat(600_000));
    expect((await socket.closed).code).toBe(1009);
  });

  it('to a channel that is not joined is answered with an error', async () => {
    const socket = await instance.socket();
    expect(await socket.ask('realtime:any', 'broadcast', { event: 'a' })).toEqual({
      status: 'error',
      response: { reason: 'unmatched topic' },
    });
    socket.ws.close();
  });

  it.each([
    ['no topic', 'realtime:', {}, 'TopicNameRequired'],
    ['another kind of topic', 'room:1', {}, 'TopicNameRequired'],
    ['too long a topic', `realtime:${'a'.repeat(300)}`, {}, 'InvalidTopic'],
    ['a NUL in the topic', 'realtime:a\0b', {}, 'InvalidTopic'],
    ['a NUL in the key', 'realtime:a', { config: { presence: { key: '\0' } } }, 'InvalidJoinPayload'],
    [
      'a NUL in a filter',
      'realtime:a',
      { config: { postgres_changes: [{ table: 'a', filter: 'a=eq.\0' }] } },
      'InvalidJoinPayload',
    ],
    ['a text for a payload', 'realtime:a', 'payload', 'InvalidJoinPayload'],
    ['a number for a token', 'realtime:a', { access_token: 7 }, 'InvalidJoinPayload'],
    ['a text for a config', 'realtime:a', { config: 'private' }, 'InvalidJoinPayload'],
    ['a word for private', 'realtime:a', { config: { private: 'perhaps' } }, 'InvalidJoinPayload'],
    ['an object for changes', 'realtime:a', { config: { postgres_changes: {} } }, 'InvalidJoinPayload'],
    [
      'too many changes',
      'realtime:a',
      { config: { postgres_changes: Array(101).fill({}) } },
      'InvalidJoinPayload',
    ],
    [
      'a replay of a public channel',
      'realtime:a',
      { config: { broadcast: { replay: { since: 1 } } } },
      'InvalidReplayChannel',
    ],
  ])('that joins with %s is refused', async (_, topic, payload, code) => {
    const socket = await instance.socket();
    const reply = await socket.ask(topic, 'phx_join', payload);
    expect([reply.status, String(reply.response.reason).split(':')[0]]).toEqual(['error', code]);
    socket.ws.close();
  });

  it('that joins as older clients do, with texts for booleans and nulls, is taken', async () => {
    const socket = await instance.socket();
    const config = {
      private: 'False',
      broadcast: { self: 'true', ack: null },
      presence: null,
      postgres_changes: null,
    };
    expect(await socket.ask('realtime:a', 'phx_join', { config, access_token: null })).toEqual({
      status: 'ok',
      response: { postgres_changes: [] },
    });
    socket.ws.close();
  });

  it('that joins a joined channel takes the place of the earlier one; after leaving, the channel is silent', async () => {
    const [socket, other] = [await instance.socket(), await instance.socket()];
    for (const one of [socket, socket, other]) await one.ask('realtime:again', 'phx_join');
    const broadcasts = () =>
      (socket.received as unknown[][]).filter((frame) => frame[3] === 'presence_diff').length;
    other.ws.send(JSON.stringify(['1', null, 'realtime:again', 'broadcast', { event: 'a', payload: {} }]));
    let frames = 0;
    socket.ws.on('message', (_, isBinary) => {
      if (isBinary) frames += 1;
    });
    await eventually(() => frames === 1);
    expect(await socket.ask('realtime:again', 'phx_leave')).toMatchObject({ status: 'ok' });
    other.ws.send(JSON.stringify(['1', null, 'realtime:again', 'broadcast', { event: 'b', payload: {} }]));
    await other.ask('phoenix', 'heartbeat');
    await socket.ask('phoenix', 'heartbeat');
    expect([frames, broadcasts()]).toEqual([1, 0]);
    for (const one of [socket, other]) one.ws.close();
  });
});

describe('too many', () => {
  it('sockets from one address are refused with 429, and the next is let in when one has gone', async () => {
    const small = await fixture.instance({ socketsPerAddress: 2 });
    const [first] = [await small.socket(), await small.socket()];
    await expect(small.socket()).rejects.toThrow('429');
    first.ws.close();
    await first.closed;
    await letIn(small);
  });

  it('sockets that shake hands at the same time are refused with 429, all but those that may', async () => {
    const small = await fixture.instance({ socketsPerAddress: 3 });
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => small.socket()));
    expect(outcomes.filter(({ status }) => status === 'fulfilled').length).toBe(3);
  });

  it('sockets of all addresses are refused with 503', async () => {
    const small = await fixture.instance({ sockets: 1 });
    await small.socket();
    await expect(small.socket()).rejects.toThrow('503');
  });

  it('sockets that one address opens, also when it closes them, are refused with 429', async () => {
    const small = await fixture.instance({ opening: { burst: 0.5, perHour: 1 } });
    await expect(small.socket()).rejects.toThrow('429');
  });

  it('channels of one socket are refused', async () => {
    const small = await fixture.instance({ channelsPerSocket: 2 });
    const socket = await small.socket();
    for (const name of ['a', 'b', 'a'])
      expect(await socket.ask(`realtime:${name}`, 'phx_join')).toMatchObject({ status: 'ok' });
    expect(await socket.ask('realtime:c', 'phx_join')).toMatchObject({
      response: { reason: 'ChannelRateLimitReached: Too many channels' },
    });
  });

  it('subscriptions to changes of one socket are refused', async () => {
    const small = await fixture.instance({ changesPerSocket: 3 });
    const socket = await small.socket();
    const config = { postgres_changes: [{ table: 'a' }, { table: 'b' }] };
    expect(await socket.ask('realtime:a', 'phx_join', { config })).toMatchObject({ status: 'ok' });
    expect(await socket.ask('realtime:b', 'phx_join', { config })).toMatchObject({ status: 'error' });
  });

  it('joins in a moment end the socket', async () => {
    const small = await fixture.instance({ joins: { burst: 2, perSecond: 0.01 } });
    const socket = await small.socket();
    for (const name of ['a', 'b']) await socket.ask(`realtime:${name}`, 'phx_join');
    expect(await socket.ask('realtime:c', 'phx_join')).toMatchObject({
      response: { reason: 'ClientJoinRateLimitReached: Too many joins per second' },
    });
    expect(await socket.closed).toEqual({ code: 1008, reason: 'Too many joins' });
  });

  it('messages in a moment end the channel, and then the socket; others are not disturbed', async () => {
    const small = await fixture.instance({ messages: { burst: 20, perSecond: 0.01 } });
    const [flood, other] = [await small.socket(), await small.socket()];
    for (const one of [flood, other]) await one.ask('realtime:a', 'phx_join');
    let heard = 0;
    other.ws.on('message', () => {
      heard += 1;
    });
    for (let count = 0; count < 1000; count += 1) {
      flood.ws.send(JSON.stringify(['1', null, 'realtime:a', 'broadcast', { event: 'a', payload: {} }]));
    }
    expect(await flood.closed).toEqual({ code: 1008, reason: 'Too many messages' });
    expect(JSON.stringify(flood.received)).toContain('ClientRateLimitReached: Too many messages per second');
    expect(await other.ask('phoenix', 'heartbeat')).toMatchObject({ status: 'ok' });
    expect(heard).toBeLessThanOrEqual(20);
  });
});

describe('a reader', () => {
  it('that does not read is let go with 1013 and holds up nobody', async () => {
    const small = await fixture.instance({ unread: { bytes: 1_000_000, ms: 500 } });
    const [slow, quick, sender] = [await small.socket(), await small.socket(), await small.socket()];
    for (const one of [slow, quick, sender]) await one.ask('realtime:busy', 'phx_join');
    let heard = 0;
    quick.ws.on('message', () => {
      heard += 1;
    });
    slow.ws.pause();
    const payload = { text: 'x'.repeat(100_000) };
    // More than the buffers of both kernels hold.
    for (let count = 1; count <= 200; count += 1) {
      sender.ws.send(JSON.stringify(['1', null, 'realtime:busy', 'broadcast', { event: 'a', payload }]));
      if (count % 20 === 0) await eventually(() => heard >= count);
    }
    slow.ws.resume();
    expect((await slow.closed).code).toSatisfy((code: number) => code === 1013 || code === 1006);
    expect(quick.ws.readyState).toBe(quick.ws.OPEN);
  });
});
