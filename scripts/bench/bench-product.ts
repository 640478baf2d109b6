import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { processesUnder, readProc } from './processes.ts';

export type BenchProduct = {
  readonly url: string;
  readonly dataDir: string;
  readonly rssMb: () => number;
  /** The processor's time so far, in milliseconds: its own, and that of the database in its folder. */
  readonly cpuMs: () => { readonly server: number; readonly database: number };
  readonly stop: () => Promise<void>;
  /** Ends it without a word, as a machine that fails. */
  readonly kill: () => Promise<void>;
};

const root = join(import.meta.dirname, '../..');

/** The built product in a process of its own, on a fresh data folder and a port of its own. */
export async function startBenchProduct(env: Readonly<Record<string, string>> = {}): Promise<BenchProduct> {
  const port = Number(env.PORT ?? 20_000 + (process.pid % 20_000));
  const dataDir = mkdtempSync(join(tmpdir(), 'bestatt-bench-'));
  // As root, Postgres runs as another user, who must be let through.
  chmodSync(dataDir, 0o755);
  const child = spawn(join(root, 'node_modules/.bin/node'), ['scripts/start.ts'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      LOG_LEVEL: 'error',
      // All load comes from one address.
      REQUESTS_PER_ADDRESS: '0',
      ...env,
    },
  });
  const url = `http://127.0.0.1:${port}`;
  for (let waited = 0; ; waited += 200) {
    const healthy = await fetch(`${url}/healthz`)
      .then((response) => response.ok)
      .catch(() => false);
    if (healthy) break;
    if (waited > 600_000 || child.exitCode !== null) throw new Error('The product did not start.');
    await delay(200);
  }
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill(signal);
      await new Promise((resolve) => child.once('exit', resolve));
    }
    rmSync(dataDir, { recursive: true, force: true });
  };
  return {
    url,
    dataDir,
    rssMb: () => residentMb(child.pid as number),
    cpuMs: () => processorTime(child.pid as number, env.DATA_DIR ?? dataDir),
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
}

function processorTime(pid: number, dataDir: string) {
  // The database may have been there before: then it is nobody's child.
  const postmaster = Number.parseInt(readProc(join(dataDir, 'postgres/postmaster.pid')), 10);
  const sums = { server: 0, database: 0 };
  for (const { command, cpuMs } of processesUnder([pid, ...(postmaster > 0 ? [postmaster] : [])]))
    sums[command.startsWith('postgres') ? 'database' : 'server'] += cpuMs;
  return sums;
}

/** Resident memory of a process in MB (Linux). */
function residentMb(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Math.round(Number(kilobytes) / 1024);
}
