import type { RealtimeChannel } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually, type Fixture, type Instance, realtimeFixture, subscribed } from './realtime-fixture.ts';

let fixture: Fixture;
let instance: Instance;
const [ada, bo] = [crypto.randomUUID(), crypto.randomUUID()];

beforeAll(async () => {
  fixture = await realtimeFixture();
  instance = await fixture.instance();
  await fixture.database.pool.query(`
    create table public.seats (room text, person uuid, may text, primary key (room, person, may));
    alter table public.seats enable row level security;
    grant select on public.seats to authenticated;
    create policy "own seats" on public.seats for select to authenticated using (person = auth.uid());
    create policy "those who may read" on realtime.messages for select to authenticated using (
      exists (select from public.seats s where s.room = realtime.topic() and s.may = 'read ' || messages.extension));
    create policy "those who may write" on realtime.messages for insert to authenticated with check (
      exists (select from public.seats s where s.room = realtime.topic() and s.may = 'write ' || messages.extension));
    create policy "broken rooms" on realtime.messages for select to authenticated using (
      realtime.topic() like 'broken%' and 1 / (length(realtime.topic()) - length(realtime.topic())) = 1);`);
});
afterAll(() => fixture.close());

async function seat(room: string, person: string, ...may: string[]): Promise<void> {
  for (const one of may) {
    await fixture.database.pool.query('insert into public.seats values ($1, $2, $3)', [room, person, one]);
  }
}

async function enter(room: string, token: string | undefined, config: object = {}): Promise<RealtimeChannel> {
  const channel = instance.client(token).channel(room, { config: { private: true, ...config } });
  return channel;
}

const refusal = (room: string) =>
  `Unauthorized: You do not have permissions to read from this Channel topic: ${room}`;

describe('a private channel', () => {
  it('is closed to visitors and to people whom no policy lets in', async () => {
    const room = crypto.randomUUID();
    await seat(room, ada, 'read broadcast');
    await expect(enter(room, undefined).then(subscribed)).rejects.toThrow(refusal(room));
    await expect(
      fixture
        .token(bo)
        .then((token) => enter(room, token))
        .then(subscribed),
    ).rejects.toThrow(refusal(room));
    await subscribed(await enter(room, await fixture.token(ada)));
  });

  it('is open to the service, which passes by the policies', async () => {
    await subscribed(await enter(crypto.randomUUID(), await fixture.token(ada, { role: 'service_role' })));
  });

  it('is not heard in the public channel of the same name, nor the other way round', async () => {
    const room = crypto.randomUUID();
    await seat(room, ada, 'read broadcast', 'write broadcast');
    const heard: string[] = [];
    const closed = await enter(room, await fixture.token(ada), { broadcast: { self: true } });
    const open = instance.client().channel(room, { config: { broadcast: { self: true } } });
    closed.on('broadcast', { event: '*' }, ({ event }) => heard.push(`private ${event}`));
    open.on('broadcast', { event: '*' }, ({ event }) => heard.push(`public ${event}`));
    await Promise.all([subscribed(closed), subscribed(open)]);
    await closed.send({ type: 'broadcast', event: 'secret', payload: {} });
    await open.send({ type: 'broadcast', event: 'open', payload: {} });
    await eventually(() => heard.length >= 2);
    expect(heard.toSorted()).toEqual(['private secret', 'public open']);
  });

  it('takes broadcasts only of those whom the insert policy lets write', async () => {
    const room = crypto.randomUUID();
    await seat(room, ada, 'read broadcast', 'write broadcast');
    await seat(room, bo, 'read broadcast');
    const heard: unknown[] = [];
    const ack = { broadcast: { ack: true } };
    const writer = await subscribed(await enter(room, await fixture.token(ada), ack));
    const reader = await enter(room, await fixture.token(bo), ack);
    reader.on('broadcast', { event: '*' }, ({ payload }) => heard.push(payload));
    await subscribed(reader);
    expect(await reader.send({ type: 'broadcast', event: 'a', payload: { by: 'bo' } })).toBe('error');
    expect(await writer.send({ type: 'broadcast', event: 'a', payload: { by: 'ada' } })).toBe('ok');
    await eventually(() => heard.length > 0);
    expect(heard).toEqual([{ by: 'ada' }]);
  });

  it('shows who is present, and takes presence, as the policies for presence say', async () => {
    const room = crypto.randomUUID();
    await seat(room, ada, 'read broadcast', 'read presence', 'write presence');
    await seat(room, bo, 'read broadcast');
    const present = { presence: { enabled: true } };
    const seen: Record<string, string[]> = { ada: [], bo: [] };
    const [one, other] = [
      await enter(room, await fixture.token(ada), { presence: { enabled: true, key: 'ada' } }),
      await enter(room, await fixture.token(bo), present),
    ];
    one.on('presence', { event: 'join' }, ({ key }) => seen.ada?.push(key));
    other.on('presence', { event: 'join' }, ({ key }) => seen.bo?.push(key));
    await Promise.all([subscribed(one), subscribed(other)]);
    expect(await other.track({ mood: 'curious' })).toBe('error');
    expect(await one.track({ mood: 'good' })).toBe('ok');
    await eventually(() => seen.ada?.length === 1);
    expect(seen).toEqual({ ada: ['ada'], bo: [] });
  });

  it('whose policy fails is closed', async () => {
    const room = `broken ${crypto.randomUUID()}`;
    await expect(enter(room, await fixture.token(ada)).then(subscribed)).rejects.toThrow(refusal(room));
  });

  it('leaves no row behind by asking the policies', async () => {
    const room = crypto.randomUUID();
    await seat(room, ada, 'read broadcast', 'write broadcast');
    const channel = await subscribed(
      await enter(room, await fixture.token(ada), { broadcast: { ack: true } }),
    );
    await channel.send({ type: 'broadcast', event: 'a', payload: {} });
    const { rows } = await fixture.database.pool.query('select from realtime.messages where topic = $1', [
      room,
    ]);
    expect(rows).toEqual([]);
  });

  it('lets go of a reader whose new token may no longer read', async () => {
    const room = crypto.randomUUID();
    await seat(room, ada, 'read broadcast');
    const channel = await enter(room, await fixture.token(ada));
    const told: string[] = [];
    channel.on('system', {}, ({ message }) => told.push(message));
    await subscribed(channel);
    await fixture.database.pool.query('delete from public.seats where room = $1', [room]);
    await channel.socket.setAuth(await fixture.token(ada, { seconds: 900 }));
    await eventually(() => channel.state === 'closed');
    expect(told).toEqual([`You no longer have permission to read from this Channel topic: ${room}`]);
  });

  it('asks the insert policy anew with a new token', async () => {
    const room = crypto.randomUUID();
    await seat(room, ada, 'read broadcast');
    const channel = await subscribed(
      await enter(room, await fixture.token(ada), { broadcast: { ack: true } }),
    );
    const send = () => channel.send({ type: 'broadcast', event: 'a', payload: {} });
    expect(await send()).toBe('error');
    await seat(room, ada, 'write broadcast');
    await channel.socket.setAuth(await fixture.token(ada, { seconds: 900 }));
    expect(await send()).toBe('ok');
  });
});

describe('a token', () => {
  it("8.23 that has expired is rejected with 'InvalidJWTToken'", async () => {
    const token = await fixture.token(ada, { seconds: -10 });
    await expect(enter('any', token).then(subscribed)).rejects.toThrow('InvalidJWTToken: Token has expired');
  });

  it("8.23 that expires while its channel is joined ends it with 'InvalidJWTToken'", async () => {
    const channel = instance.client(await fixture.token(ada, { seconds: 4 })).channel(crypto.randomUUID());
    const told: string[] = [];
    channel.on('system', {}, ({ message }) => told.push(message));
    await subscribed(channel);
    await eventually(() => channel.state === 'closed');
    expect(told).toEqual(['InvalidJWTToken: Token has expired']);
  });

  it('that is renewed in time keeps the channel', async () => {
    const channel = instance.client(await fixture.token(ada, { seconds: 4 })).channel(crypto.randomUUID());
    await subscribed(channel);
    await channel.socket.setAuth(await fixture.token(ada));
    await new Promise((resolve) => setTimeout(resolve, 5000));
    expect(channel.state).toBe('joined');
  });

  it.each([
    ['forged', async () => `${(await fixture.token(ada)).slice(0, -4)}AAAA`, 'MalformedJWT'],
    ['no token', async () => 'not a token', 'MalformedJWT'],
    [
      'without an end',
      async () => fixture.tokens.sign({ sub: ada, role: 'authenticated', aud: 'authenticated' }),
      'InvalidJWTToken',
    ],
    ['without a role', async () => fixture.tokens.sign({ sub: ada, exp: 4_000_000_000 }), 'InvalidJWTToken'],
    [
      'of a role that is none',
      async () => fixture.tokens.sign({ role: 'postgres', exp: 4_000_000_000 }),
      'MalformedJWT',
    ],
  ])('that is %s opens no channel', async (_, make, code) => {
    const socket = await instance.socket();
    const reply = await socket.ask('realtime:any', 'phx_join', { config: {}, access_token: await make() });
    expect(reply.status).toBe('error');
    expect(reply.response.reason).toContain(code);
    socket.ws.close();
  });

  it('that changes all the time ends the channel: each asks the policies', async () => {
    const small = await fixture.instance({ joins: { burst: 3, perSecond: 0.01 } });
    const socket = await small.socket();
    await socket.ask('realtime:any', 'phx_join');
    for (const seconds of [100, 200, 300]) {
      const access_token = await fixture.token(ada, { seconds });
      socket.ws.send(JSON.stringify(['1', null, 'realtime:any', 'access_token', { access_token }]));
    }
    await eventually(() => JSON.stringify(socket.received).includes('Too many tokens per second'));
    socket.ws.close();
  });

  it('that is bad closes the channel it comes to', async () => {
    const socket = await instance.socket();
    expect(await socket.ask('realtime:any', 'phx_join')).toMatchObject({ status: 'ok' });
    socket.ws.send(JSON.stringify(['1', '9', 'realtime:any', 'access_token', { access_token: 'forged' }]));
    await eventually(() => JSON.stringify(socket.received).includes('"phx_close"'));
    expect(JSON.stringify(socket.received)).toContain('MalformedJWT');
    socket.ws.close();
  });
});
