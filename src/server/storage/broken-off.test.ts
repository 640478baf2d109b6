import { once } from 'node:events';
import { readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createFolderFiles } from '#server/providers/files/folder-files.ts';
import { createIncoming } from './incoming.ts';
import { createLeftovers, leftBefore, removeUnknownFiles } from './leftovers.ts';
import { defaultStorageSettings } from './settings.ts';
import { ida, type TestStorage, testStorage } from './storage-fixture.ts';

let storage: TestStorage;
let server: ReturnType<typeof serve>;
let port: number;
beforeAll(async () => {
  storage = await testStorage();
  server = serve({ fetch: storage.app.fetch, port: 0, hostname: '127.0.0.1' });
  await once(server, 'listening');
  port = (server.address() as AddressInfo).port;
});
afterAll(async () => {
  server.close();
  await storage.close();
});

const half = 'x'.repeat(200_000);
const boundary = '----boundary';
const part = `--${boundary}\r\nContent-Disposition: form-data; name=""; filename="a"\r\nContent-Type: text/plain\r\n\r\n`;

/** What a sender says before the line breaks, by the way it sends. */
const ways: readonly (readonly [how: string, headers: string, body: string])[] = [
  ['with a known length', 'content-type: text/plain\r\ncontent-length: 400000\r\n', half],
  ['in chunks', 'content-type: text/plain\r\ntransfer-encoding: chunked\r\n', `30d40\r\n${half}\r\n`],
  [
    'in a form',
    `content-type: multipart/form-data; boundary=${boundary}\r\ncontent-length: 400000\r\n`,
    `${part}${half}`,
  ],
  [
    'in a form of chunks',
    `content-type: multipart/form-data; boundary=${boundary}\r\ntransfer-encoding: chunked\r\n`,
    `${(part.length + half.length).toString(16)}\r\n${part}${half}\r\n`,
  ],
];

describe('7.9 an upload that breaks off', () => {
  let name: string;
  beforeEach(() => {
    name = `${ida}/${crypto.randomUUID()}`;
  });

  test.each(ways)('%s leaves nothing: no row, no file, no half one', async (_how, headers, body) => {
    const before = await storage.files();
    const socket = await begin(name, headers, body);
    await expect.poll(arriving).toBe(1);
    socket.destroy();
    await expect.poll(arriving).toBe(0);
    expect(await storage.files()).toEqual(before);
    expect((await (await storage.as(ida)).from('papers').exists(name)).data).toBe(false);
  });

  test.each(ways)('%s leaves the earlier object as it was', async (_how, headers, body) => {
    const client = (await storage.as(ida)).from('papers');
    await client.upload(name, 'earlier');
    const socket = await begin(name, `x-upsert: true\r\n${headers}`, body);
    await expect.poll(arriving).toBe(1);
    socket.destroy();
    await expect.poll(arriving).toBe(0);
    expect(await (await client.download(name)).data?.text()).toBe('earlier');
  });
});

describe('what a killed process left', () => {
  test('goes at the next start: half files, and whole ones whose row never came', async () => {
    const client = (await storage.as(ida)).from('papers');
    await client.upload(`${ida}/stays.txt`, 'stays');
    const [kept, incoming] = [join(storage.folder, 'kept'), join(storage.folder, 'incoming')];
    const orphan = 'a0000000-0000-4000-8000-000000000000';
    for (const path of [join(kept, 'a', orphan), join(incoming, crypto.randomUUID())]) {
      writeFileSync(path, 'left');
      utimesSync(path, 0, 0);
    }
    const running = join(incoming, crypto.randomUUID());
    writeFileSync(running, 'of another process that runs');
    const leftovers = createLeftovers({
      context: { database: storage.database, log: pino({ level: 'silent' }) },
      settings: { ...defaultStorageSettings, files: createFolderFiles(kept) },
      incoming: createIncoming(incoming),
    });
    await leftovers.settled();
    await leftovers.close();
    const { database } = storage;
    const { signal } = new AbortController();
    await removeUnknownFiles(
      { database, files: createFolderFiles(kept) },
      { before: leftBefore(defaultStorageSettings), signal },
    );
    expect(readdirSync(join(kept, 'a'))).not.toContain(orphan);
    expect(readdirSync(incoming).map((file) => join(incoming, file))).toEqual([running]);
    expect(await (await client.download(`${ida}/stays.txt`)).data?.text()).toBe('stays');
  });
});

function arriving(): number {
  return readdirSync(join(storage.folder, 'incoming')).length;
}

async function begin(name: string, headers: string, body: string) {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  const { authorization } = await storage.bearer(ida);
  socket.write(
    `POST /storage/v1/object/papers/${name} HTTP/1.1\r\nhost: x\r\nauthorization: ${authorization}\r\n${headers}\r\n${body}`,
  );
  return socket;
}
