import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { type Load, type Run, runLoad } from './load.ts';

type Server = {
  readonly url: string;
  readonly anonKey: string;
  readonly token: string;
  readonly userId: string;
};

const columns = 'id,title,level,note,created_at';

/** The REST service with 1 and with 20 clients: one row, 20 rows, 100 rows with an embedded one, an insert. */
export async function benchRest(seconds: number): Promise<Run[]> {
  const child = fork(join(import.meta.dirname, 'rest-server.ts'), {
    env: { ...process.env, NODE_ENV: 'production' },
  });
  try {
    const [server] = (await once(child, 'message')) as [Server];
    const loads = restLoads(server);
    for (const load of loads) await runLoad(load, 20, 2);
    const runs: Run[] = [];
    for (const load of loads) {
      for (const clients of [1, 20]) runs.push(await runLoad(load, clients, seconds));
    }
    return runs;
  } finally {
    await end(child);
  }
}

function restLoads({ url, anonKey, token, userId }: Server): Load[] {
  const headers = { apikey: anonKey, authorization: `Bearer ${anonKey}` };
  return [
    { name: 'rest: one row', url: `${url}/bench_items?select=${columns}&id=eq.500`, headers },
    {
      name: 'rest: 20 rows',
      url: `${url}/bench_items?select=${columns}&level=eq.B1&order=id&limit=20`,
      headers,
    },
    {
      name: 'rest: 100 rows, one embedded in each',
      url: `${url}/bench_items?select=${columns},bench_owners(name)&level=eq.B1&order=id&limit=100`,
      headers,
    },
    {
      name: 'rest: insert under policy',
      url: `${url}/bench_items`,
      method: 'POST',
      headers: { apikey: anonKey, authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: (index) => JSON.stringify({ title: `New ${index}`, level: 'A1', user_id: userId }),
    },
  ];
}

/** It ends itself when it is let go. */
async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const gone = once(child, 'exit');
  child.disconnect();
  await gone;
}
