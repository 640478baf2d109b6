import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { WebSocket } from 'ws';
import type { Run } from './load.ts';

const readers = 500;
const text = 'x'.repeat(200);

type Reader = { readonly socket: WebSocket; onBroadcast: (sentAt: number) => void };

/**
 * One channel with 500 sockets, a broadcast of some 250 bytes: at a class's pace (20 a second) and as fast as it goes
 * (four on their way at a time). `perSecond` are messages delivered; the times are from sending to each reader.
 */
export async function benchBroadcast(seconds: number): Promise<Run[]> {
  const child = fork(join(import.meta.dirname, 'broadcast-server.ts'), {
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const sockets: WebSocket[] = [];
  try {
    const [{ url }] = (await once(child, 'message')) as [{ url: string }];
    const found: Reader[] = [];
    for (let count = 0; count < readers; count += 1) found.push(await enter(url, sockets));
    const sender = await enter(url, sockets);
    const send = () => {
      const payload = { event: 'bench', payload: { sentAt: performance.now(), text } };
      sender.socket.send(JSON.stringify(['1', null, 'realtime:bench', 'broadcast', payload]));
    };
    await measure(found, { name: 'warming', seconds: 1, send, inFlight: 4 });
    return [
      await measure(found, { name: 'broadcast to 500, 20 a second', seconds, send, everyMs: 50 }),
      await measure(found, { name: 'broadcast to 500, as fast as it goes', seconds, send, inFlight: 4 }),
    ];
  } finally {
    for (const socket of sockets) socket.terminate();
    await end(child);
  }
}

/** Opens a socket in the channel. */
async function enter(url: string, sockets: WebSocket[]): Promise<Reader> {
  const socket = new WebSocket(url);
  sockets.push(socket);
  const reader: Reader = { socket, onBroadcast: () => {} };
  await once(socket, 'open');
  socket.send(JSON.stringify(['1', '1', 'realtime:bench', 'phx_join', {}]));
  await once(socket, 'message');
  socket.on('message', (data: Buffer, isBinary) => {
    // Kind, three lengths and the encoding, then topic, event and the payload as JSON.
    if (!isBinary) return;
    const at = 5 + Number(data[1]) + Number(data[2]) + Number(data[3]);
    const { sentAt } = JSON.parse(data.toString('utf8', at)) as { sentAt: number };
    reader.onBroadcast(sentAt);
  });
  return reader;
}

type Pace = { readonly everyMs: number } | { readonly inFlight: number };

async function measure(
  found: readonly Reader[],
  work: { readonly name: string; readonly seconds: number; readonly send: () => void } & Pace,
): Promise<Run> {
  const times: number[] = [];
  let sent = 0;
  const send = () => {
    sent += 1;
    work.send();
  };
  const began = performance.now();
  const endAt = began + work.seconds * 1000;
  for (const reader of found) {
    reader.onBroadcast = (sentAt) => {
      times.push(performance.now() - sentAt);
      const isLastOfOne = times.length % found.length === 0;
      if ('inFlight' in work && isLastOfOne && performance.now() < endAt) send();
    };
  }
  if ('inFlight' in work) for (let count = 0; count < work.inFlight; count += 1) send();
  else while (performance.now() < endAt) await Promise.all([send(), delay(work.everyMs)]);
  while (times.length < sent * found.length || performance.now() < endAt) {
    await delay(5);
    if (performance.now() > endAt + 10_000)
      throw new Error(`${work.name}: ${times.length} of ${sent * found.length} came`);
  }
  const seconds = (performance.now() - began) / 1000;
  times.sort((one, other) => one - other);
  const at = (share: number) => Math.round((times[Math.floor(times.length * share)] ?? 0) * 10) / 10;
  return {
    name: `realtime: ${work.name}`,
    clients: found.length,
    perSecond: Math.round(times.length / seconds),
    p50Ms: at(0.5),
    p95Ms: at(0.95),
    p99Ms: at(0.99),
  };
}

/** It ends itself when it is let go. */
async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const gone = once(child, 'exit');
  child.disconnect();
  await gone;
}
