import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { freshFolder, serves } from '#main/testing/product-process.ts';
import { addressHeader } from './visitor.ts';

export type RunningTree = {
  readonly url: string;
  readonly dataDir: string;
  /** The most memory that the server held at once since it served, MB (Linux). */
  readonly peakMb: () => number;
  readonly stop: () => Promise<void>;
};

const lookEveryMs = 250;

/** A tree as `npm start` starts it, in production, on a data folder of its own; it builds itself first. */
export async function startTree(folder: string, port: number): Promise<RunningTree> {
  const data = freshFolder();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, ['scripts/launch.mjs', 'start'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: data.path,
      PUBLIC_URL: url,
      LOG_LEVEL: 'error',
      TRUSTED_PROXY_HEADER: addressHeader,
      SPEECH_AHEAD: 'false',
      SPEECH_PIPER_URL: 'off',
    },
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  let peak = 0;
  let watching: NodeJS.Timeout | undefined;
  const stop = async () => {
    clearInterval(watching);
    child.kill('SIGTERM');
    await ended;
    data.remove();
  };
  if (!(await serves(url))) {
    await stop();
    throw new Error(`The product of ${folder} did not start.`);
  }
  // From now on: the build that may have come before it is no part of the server.
  watching = setInterval(() => {
    peak = Math.max(peak, ...nodesOf(child).map(residentMb));
  }, lookEveryMs);
  return { url, dataDir: data.path, peakMb: () => peak, stop };
}

/** The launcher and what it started, without Postgres, whose shared memory would be counted once a connection. */
function nodesOf(child: ChildProcess): number[] {
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const [, command = '', parent] = /^\d+ \((.*)\) \S (\d+)/.exec(read(`/proc/${name}/stat`)) ?? [];
    if (!command.startsWith('postgres')) parents.set(Number(name), Number(parent));
  }
  const own = new Set([child.pid as number]);
  for (let size = 0; size < own.size; ) {
    size = own.size;
    for (const [pid, parent] of parents) if (own.has(parent)) own.add(pid);
  }
  return [...own];
}

function residentMb(pid: number): number {
  return Math.round(Number(/VmRSS:\s+(\d+) kB/.exec(read(`/proc/${pid}/status`))?.[1] ?? 0) / 1024);
}

/** A process may end while it is looked at. */
function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
