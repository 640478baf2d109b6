import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Run } from './load.ts';
import { runSteps } from './steps.ts';

/** How long the server's event loop was held up: the timer's own step of 5 ms is in it. */
export type LoopDelay = { readonly p50Ms: number; readonly p99Ms: number; readonly maxMs: number };

const clientCounts = [1, 20];
const password = 'et fjell i solnedgang';

/** The auth service with 1 and with 20 clients: signing in by password, refreshing; the event loop under both. */
export async function benchAuth(seconds: number): Promise<{ runs: Run[]; loop: Record<string, LoopDelay> }> {
  const child = fork(join(import.meta.dirname, 'auth-server.ts'), {
    env: { ...process.env, NODE_ENV: 'production' },
  });
  try {
    const [{ url }] = (await once(child, 'message')) as [{ url: string }];
    const accounts = Math.max(...clientCounts);
    const tokens = await Promise.all(
      Array.from({ length: accounts }, (_, client) =>
        ask(`${url}/signup`, { email: emailOf(client), password }),
      ),
    );
    const steps: Readonly<Record<string, (client: number) => Promise<void>>> = {
      'auth: sign in by password': async (client) => {
        tokens[client] = await ask(`${url}/token?grant_type=password`, { email: emailOf(client), password });
      },
      'auth: refresh': async (client) => {
        tokens[client] = await ask(`${url}/token?grant_type=refresh_token`, {
          refresh_token: tokens[client],
        });
      },
    };
    const runs: Run[] = [];
    const loop: Record<string, LoopDelay> = {};
    for (const [name, step] of Object.entries(steps)) {
      await runSteps({ name, clients: accounts, seconds: 2, step });
      for (const clients of clientCounts) {
        await loopDelay(child);
        runs.push(await runSteps({ name, clients, seconds, step }));
        loop[`${name}, ${clients}`] = await loopDelay(child);
      }
    }
    return { runs, loop };
  } finally {
    const gone = once(child, 'exit');
    child.disconnect();
    await gone;
  }
}

/** Since it was asked before. */
async function loopDelay(child: ChildProcess): Promise<LoopDelay> {
  const answer = once(child, 'message');
  child.send('loop');
  return (await answer)[0] as LoopDelay;
}

/** @returns the refresh token of the session */
async function ask(url: string, body: object): Promise<string> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
  return ((await response.json()) as { refresh_token: string }).refresh_token;
}

function emailOf(client: number): string {
  return `person${client}@example.no`;
}
