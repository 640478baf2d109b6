import { createClient, type RealtimeChannel, type SupabaseClient } from '@supabase/supabase-js';
import { RouterContextProvider } from 'react-router';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import {
  freePort,
  freshFolder,
  type ProductProcess,
  serves,
  startProduct,
} from '#main/testing/product-process.ts';
import { type ApiContext, apiContext } from '#web/api/api-context.ts';
import { openSession } from '#web/session/session.ts';

/** Two processes of the product on one database. */
const folder = freshFolder();
let products: [ProductProcess, ProductProcess];
let anonKey: string;

beforeAll(async () => {
  const env = { SPEECH_PIPER_URL: 'off' };
  const first = startProduct({ port: await freePort(), dataDir: folder.path, env });
  expect(await serves(first.url)).toBe(true);
  const second = startProduct({ port: await freePort(), dataDir: folder.path, env });
  expect(await serves(second.url)).toBe(true);
  products = [first, second];
  const health = (await (await fetch(`${first.url}/healthz`)).json()) as { api: { anonKey: string } };
  anonKey = health.api.anonKey;
}, 400_000);
afterAll(async () => {
  for (const { child, ended } of products ?? []) {
    child.kill('SIGTERM');
    await ended;
  }
  folder.remove();
});

function client({ url }: ProductProcess): SupabaseClient {
  return createClient(url, anonKey, { auth: { persistSession: false, autoRefreshToken: false } });
}

function joined(channel: RealtimeChannel): Promise<RealtimeChannel> {
  return new Promise((resolve, reject) => {
    channel.subscribe((status, error) =>
      status === 'SUBSCRIBED' ? resolve(channel) : reject(error ?? new Error(status)),
    );
  });
}

async function until(look: () => boolean): Promise<void> {
  const deadline = Date.now() + 30_000;
  while (!look()) {
    if (Date.now() > deadline) throw new Error(`never: ${look.toString()}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

describe('realtime in the whole product', () => {
  test('two processes serve one channel, broadcasts and presence (7.13)', async () => {
    const [here, there] = [client(products[0]), client(products[1])];
    const heard: unknown[] = [];
    const sender = await joined(here.channel('lobby', { config: { presence: { key: 'ada' } } }));
    const listener = there.channel('lobby');
    listener.on('broadcast', { event: 'hei' }, ({ payload }) => heard.push(payload));
    listener.on('presence', { event: 'join' }, ({ key }) => heard.push(key));
    await joined(listener);
    await sender.send({ type: 'broadcast', event: 'hei', payload: { n: 1 } });
    await until(() => heard.length === 1);
    await sender.track({ here: true });
    await until(() => heard.length === 2);
    expect(heard).toEqual([{ n: 1 }, 'ada']);
    await Promise.all([here.realtime.disconnect(), there.realtime.disconnect()]);
  });

  test('a process that stops closes its sockets with a reason, and ends (4.22)', async () => {
    const [stopping] = products;
    const socket = new WebSocket(
      `${stopping.url.replace('http', 'ws')}/realtime/v1/websocket?apikey=${anonKey}`,
    );
    const closed = new Promise((resolve) => {
      socket.on('close', (code, reason) => resolve([code, reason.toString()]));
    });
    await new Promise((resolve) => socket.once('open', resolve));
    stopping.child.kill('SIGTERM');
    expect(await closed).toEqual([1001, 'The server is stopping']);
    expect((await stopping.ended).code).toBe(0);
  });

  test("9.19 the product's client has a heartbeat of 30 s and a timeout of 10 s", () => {
    const context = new RouterContextProvider();
    const api: Partial<ApiContext> = {
      fetch,
      publicUrl: 'http://bestatt.test',
      anonKey,
      cookies: new Map(),
    };
    context.set(apiContext, api as ApiContext);
    const { realtime } = openSession(new Request('http://bestatt.test/'), context).supabase;
    expect([realtime.heartbeatIntervalMs, realtime.timeout]).toEqual([30_000, 10_000]);
  });
});
