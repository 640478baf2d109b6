import { type ChildProcess, fork } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { type Load, type Run, runLoad } from './load.ts';

type Server = { readonly url: string; readonly token: string; readonly userId: string };

const sizes = [
  ['100 kB', 100_000],
  ['1 MB', 1_000_000],
] as const;

/** The storage service with 1 and with 20 clients: upload and download under policy, of 100 kB and of 1 MB. */
export async function benchStorage(seconds: number): Promise<Run[]> {
  const child = fork(join(import.meta.dirname, 'storage-server.ts'), {
    env: { ...process.env, NODE_ENV: 'production' },
  });
  try {
    const [server] = (await once(child, 'message')) as [Server];
    const runs: Run[] = [];
    for (const [name, bytes] of sizes) {
      for (const load of await storageLoads(server, { name, bytes })) {
        await runLoad(load, 20, 1);
        for (const clients of [1, 20]) runs.push(await runLoad(load, clients, seconds));
      }
    }
    return runs;
  } finally {
    await end(child);
  }
}

async function storageLoads(
  { url, token, userId }: Server,
  { name, bytes }: { readonly name: string; readonly bytes: number },
): Promise<Load[]> {
  const headers = { authorization: `Bearer ${token}` };
  // Letters: the load generator makes a text of each answer, and other bytes cost it ten times what we need.
  const content = Buffer.from(randomBytes(bytes).toString('base64').slice(0, bytes));
  const folder = `${url}/object/bench/${userId}/${bytes}`;
  const { pathname } = new URL(folder);
  // More than the service keeps in memory.
  const there = Math.ceil(50_000_000 / bytes);
  for (let index = 0; index < there; index += 1) {
    const answer = await fetch(`${folder}/there-${index}`, { method: 'POST', headers, body: content });
    if (!answer.ok) throw new Error(`An upload was refused: ${await answer.text()}`);
  }
  return [
    {
      name: `storage: upload of ${name}`,
      url: folder,
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/octet-stream' },
      body: () => content,
      path: () => `${pathname}/${randomUUID()}`,
    },
    {
      name: `storage: download of ${name}, one after the other`,
      url: folder,
      headers,
      path: (index) => `${pathname}/there-${index % there}`,
    },
    { name: `storage: download of ${name}, the same`, url: `${folder}/there-0`, headers },
  ];
}

/** It ends itself when it is let go. */
async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const gone = once(child, 'exit');
  child.disconnect();
  await gone;
}
