import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  eventually,
  type Fixture,
  type Instance,
  type RawSocket,
  realtimeFixture,
} from './realtime-fixture.ts';

let fixture: Fixture;
let instance: Instance;

beforeAll(async () => {
  fixture = await realtimeFixture();
  instance = await fixture.instance();
});
afterAll(() => fixture.close());

type Signed = { readonly id: string; readonly session: string; readonly token: string };

/** Somebody with a session, and its token. */
async function signedIn(): Promise<Signed> {
  const { pool } = fixture.database;
  const [id, session] = [randomUUID(), randomUUID()];
  await pool.query('insert into auth.users (id, email) values ($1, $2)', [id, `${id}@example.no`]);
  return { id, session, token: await newSession(id, session) };
}

async function newSession(id: string, session: string): Promise<string> {
  await fixture.database.pool.query(
    `insert into auth.sessions (id, user_id, refresh_token_hmac_key) values ($1, $2, 'a')`,
    [session, id],
  );
  const exp = Math.floor(Date.now() / 1000) + 600;
  return fixture.tokens.sign({
    sub: id,
    role: 'authenticated',
    aud: 'authenticated',
    exp,
    session_id: session,
  });
}

const end = ({ session }: Signed) =>
  fixture.database.pool.query('delete from auth.sessions where id = $1', [session]);

function joined(socket: RawSocket, topic: string, token: string) {
  return socket.ask(`realtime:${topic}`, 'phx_join', { config: {}, access_token: token });
}

const signedOut = 'InvalidJWTToken: This device has been signed out';

function toldOf(socket: RawSocket, topic: string): unknown[] {
  const frames = (socket.received as unknown[][]).filter((one) => one[2] === `realtime:${topic}`);
  return frames.flatMap((one) =>
    one[3] === 'system'
      ? [(one[4] as { message: string }).message]
      : one[3] === 'phx_close'
        ? ['closed']
        : [],
  );
}

describe('9.64 a device that was signed out', () => {
  it('loses its open socket within seconds', async () => {
    const someone = await signedIn();
    const socket = await instance.socket();
    const topic = randomUUID();
    expect(await joined(socket, topic, someone.token)).toMatchObject({ status: 'ok' });
    await end(someone);
    expect(await socket.closed).toEqual({ code: 1008, reason: 'This device has been signed out' });
    expect(toldOf(socket, topic)).toEqual([signedOut, 'closed']);
  });

  it('loses it when its person is banned or deleted', async () => {
    for (const statement of [
      `update auth.users set banned_until = now() + interval '1 day' where id = $1`,
      'update auth.users set deleted_at = now() where id = $1',
      'delete from auth.users where id = $1',
    ]) {
      const someone = await signedIn();
      const socket = await instance.socket();
      expect(await joined(socket, randomUUID(), someone.token)).toMatchObject({ status: 'ok' });
      await fixture.database.pool.query(statement, [someone.id]);
      expect((await socket.closed).code).toBe(1008);
    }
  });

  it('loses it when the factor that raised it is taken away', async () => {
    const someone = await signedIn();
    const level = (aal: string) =>
      fixture.database.pool.query('update auth.sessions set aal = $2 where id = $1', [someone.session, aal]);
    await level('aal2');
    const socket = await instance.socket();
    expect(await joined(socket, randomUUID(), someone.token)).toMatchObject({ status: 'ok' });
    await level('aal1');
    expect((await socket.closed).code).toBe(1008);
  });

  it('takes nothing from the person’s other devices, nor from others on its socket', async () => {
    const [someone, stranger] = [await signedIn(), await signedIn()];
    const other = await newSession(someone.id, randomUUID());
    const socket = await instance.socket();
    const [gone, kept, theirs] = [randomUUID(), randomUUID(), randomUUID()];
    await joined(socket, gone, someone.token);
    await joined(socket, kept, other);
    await joined(socket, theirs, stranger.token);
    await end(someone);
    await eventually(() => toldOf(socket, gone).includes('closed'));
    expect([toldOf(socket, kept), toldOf(socket, theirs)]).toEqual([[], []]);
    expect(socket.ws.readyState).toBe(socket.ws.OPEN);
    socket.ws.close();
  });

  it('joins no channel, opens no socket, renews no token and sends no broadcast', async () => {
    const [someone, next] = [await signedIn(), await signedIn()];
    await end(someone);
    const socket = await instance.socket();
    expect(await joined(socket, randomUUID(), someone.token)).toEqual({
      status: 'error',
      response: { reason: signedOut },
    });
    await expect(instance.socket(`apikey=${someone.token}&vsn=2.0.0`)).rejects.toThrow('401');
    const topic = randomUUID();
    await joined(socket, topic, next.token);
    socket.ws.send(
      JSON.stringify(['1', '9', `realtime:${topic}`, 'access_token', { access_token: someone.token }]),
    );
    await eventually(() => toldOf(socket, topic).includes(signedOut));
    const response = await fetch(`${instance.url}/realtime/v1/api/broadcast`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${someone.token}` },
      body: JSON.stringify({ messages: [{ topic, event: 'a', payload: {} }] }),
    });
    expect(response.status).toBe(401);
    socket.ws.close();
  });

  it('loses it in every process, and also when the end was missed while the database was away', async () => {
    const there = await fixture.instance();
    const someone = await signedIn();
    const socket = await there.socket();
    await joined(socket, randomUUID(), someone.token);
    // Its end is told to nobody, as to a process whose connection is lost.
    await fixture.database.asOwner(async ({ query }) => {
      await query(`set local session_replication_role = 'replica'`);
      await query('delete from auth.sessions where id = $1', [someone.session]);
    });
    await fixture.database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query = 'listen realtime'`,
    );
    expect((await socket.closed).code).toBe(1008);
  });
});
