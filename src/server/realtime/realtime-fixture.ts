import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { createClient, type RealtimeChannel, type SupabaseClient } from '@supabase/supabase-js';
import { Hono } from 'hono';
import type pg from 'pg';
import { pino } from 'pino';
import { WebSocket } from 'ws';
import type { ServerContext } from '#server/context/server-context.ts';
import { openDatabase, type Role } from '#server/db/database.ts';
import { createRateLimiter } from '#server/http/rate-limit.ts';
import { createInboxMail } from '#server/providers/mail/inbox-mail.ts';
import { createRest } from '#server/rest/routes.ts';
import { type TestDatabase, testDatabase } from '#server/testing/database.ts';
import { withoutJobs } from '#server/testing/without-jobs.ts';
import { createTokens } from '#server/tokens/create-tokens.ts';
import type { Tokens } from '#server/tokens/tokens.ts';
import { createRealtime, type Realtime } from './create-realtime.ts';
import type { RealtimeSettings } from './settings.ts';

/** Far more than a busy machine takes. */
const patienceMs = 30_000;

/** One process of the product, as far as realtime goes: its own pool, its own server. */
export type Instance = {
  readonly url: string;
  readonly realtime: Realtime;
  /** The official client; without a token it is anonymous. */
  readonly client: (token?: string, vsn?: string) => SupabaseClient;
  /** A socket without the official client's manners. */
  readonly socket: (query?: string) => Promise<RawSocket>;
  readonly close: () => Promise<void>;
};

export type RawSocket = {
  readonly ws: WebSocket;
  readonly received: unknown[];
  /** Sends the message as a JSON array and waits for its reply. */
  readonly ask: (topic: string, event: string, payload?: unknown) => Promise<Reply>;
  readonly closed: Promise<{ readonly code: number; readonly reason: string }>;
};

export type Reply = { readonly status: string; readonly response: Record<string, unknown> };

export type Fixture = {
  readonly database: TestDatabase;
  readonly tokens: Tokens;
  readonly instance: (settings?: Partial<RealtimeSettings>) => Promise<Instance>;
  /** A token of a person; `seconds` may be negative. */
  readonly token: (sub: string, options?: { role?: Role; seconds?: number }) => Promise<string>;
  readonly close: () => Promise<void>;
};

/** Real servers on one database: a fresh one, or the one given, which is left as it is. */
export async function realtimeFixture(connection?: pg.PoolConfig): Promise<Fixture> {
  const database = connection ? await existing(connection) : await testDatabase();
  const tokens = await createTokens({ database });
  const instances: Instance[] = [];
  return {
    database,
    tokens,
    async instance(settings) {
      const made = await startInstance(database, tokens, settings);
      instances.push(made);
      return made;
    },
    token: (sub, { role = 'authenticated', seconds = 600 } = {}) =>
      tokens.sign({ sub, role, aud: 'authenticated', exp: Math.floor(Date.now() / 1000) + seconds }),
    async close() {
      for (const one of instances) await one.close();
      await database.drop();
    },
  };
}

async function existing(connection: pg.PoolConfig): Promise<TestDatabase> {
  const database = openDatabase(connection, () => {});
  return { ...database, connection, drop: database.close };
}

async function startInstance(
  { connection }: TestDatabase,
  tokens: Tokens,
  settings?: Partial<RealtimeSettings>,
): Promise<Instance> {
  const database = openDatabase({ ...connection, max: 5 }, () => {});
  const context: ServerContext = {
    ...{ database, tokens, publicUrl: '', now: () => new Date() },
    mail: createInboxMail(database),
    log: pino({ level: process.env.LOG_LEVEL ?? 'silent' }),
    jobs: withoutJobs,
    clientAddress: () => '192.0.2.1',
  };
  const realtime = createRealtime(context, { limiter: createRateLimiter(database), settings });
  const rest = createRest(context, { schemas: ['public'], maxRows: 1000 });
  const app = new Hono().route('/realtime/v1', realtime.routes).route('/rest/v1', rest);
  const server = await new Promise<Server>((resolve) => {
    const made = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, () =>
      resolve(made as Server),
    ) as Server;
  });
  realtime.attach(server, () => '192.0.2.1');
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  const clients: SupabaseClient[] = [];
  let closed = false;
  return {
    url,
    realtime,
    client(token, vsn) {
      const client = createClient(url, tokens.keys.anon, {
        ...(token && { accessToken: async () => token }),
        realtime: { ...(vsn && { vsn }), timeout: patienceMs },
      });
      clients.push(client);
      return client;
    },
    socket: (query = `apikey=${tokens.keys.anon}&vsn=2.0.0`) =>
      openSocket(`ws://127.0.0.1:${port}/realtime/v1/websocket?${query}`),
    async close() {
      if (closed) return;
      closed = true;
      for (const client of clients) await client.realtime.disconnect();
      await realtime.close();
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
      await rest.close();
      await database.close();
    },
  };
}

async function openSocket(url: string): Promise<RawSocket> {
  const ws = new WebSocket(url);
  const received: unknown[] = [];
  const closed = new Promise<{ code: number; reason: string }>((resolve) => {
    ws.on('close', (code, reason) => resolve({ code, reason: reason.toString() }));
  });
  ws.on('message', (data, isBinary) => {
    if (!isBinary) received.push(JSON.parse(data.toString()) as unknown);
  });
  await new Promise<void>((resolve, reject) => {
    ws.once('open', resolve);
    ws.once('unexpected-response', (_, response) => reject(new Error(String(response.statusCode))));
    ws.once('error', reject);
  });
  let count = 0;
  return {
    ws,
    received,
    closed,
    async ask(topic, event, payload = {}) {
      count += 1;
      const ref = String(count);
      ws.send(JSON.stringify(['1', ref, topic, event, payload]));
      const frame = await eventually(() =>
        (received as unknown[][]).find((one) => one[1] === ref && one[3] === 'phx_reply'),
      );
      return frame[4] as Reply;
    },
  };
}

/** Joins the channel. @throws Error with the server's reason */
export async function subscribed(channel: RealtimeChannel): Promise<RealtimeChannel> {
  // The client reads its token on the side; a private channel must not be joined before it has it.
  await channel.socket.setAuth();
  return new Promise((resolve, reject) => {
    channel.subscribe((status, error) => {
      if (status === 'SUBSCRIBED') resolve(channel);
      else reject(error ?? new Error(status));
    });
  });
}

/** Waits until there is something. @throws Error when nothing comes */
export async function eventually<Value>(look: () => Value | undefined | null | false): Promise<Value> {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    const value = look();
    if (value) return value;
    if (Date.now() > deadline) throw new Error(`nothing came of ${look.toString()}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
