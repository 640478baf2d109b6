import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { Place } from './postgres-place.ts';

/** How often is looked whether a process has started or ended. */
export const pollMs = 25;

/** @param settings further words of its command line */
export function spawnPostgres(place: Place, settings: readonly string[]): ChildProcess {
  const words = [
    '-D',
    place.cluster,
    '-k',
    place.sockets,
    '-c',
    'listen_addresses=',
    '-c',
    'log_min_messages=fatal',
  ];
  return spawn(join(place.binaries, 'bin', 'postgres'), [...words, ...settings], {
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true,
    cwd: place.cluster,
    ...place.owner,
  });
}

/** The pid in postmaster.pid when that process lives and is a Postgres. */
export function livePid(cluster: string): number | undefined {
  try {
    const pid = Number(readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[0]);
    process.kill(pid, 0);
    const command = existsSync(`/proc/${pid}/cmdline`)
      ? readFileSync(`/proc/${pid}/cmdline`, 'utf8')
      : 'postgres';
    return command.includes('postgres') ? pid : undefined;
  } catch {
    return undefined;
  }
}

/** Whether Postgres takes a connection and answers. */
export async function answers(connection: pg.PoolConfig): Promise<boolean> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 5000 });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

/** Resolves when the process is gone, or after the limit. */
export async function waitForEnd(pid: number, limitMs: number): Promise<void> {
  for (let waitedMs = 0; waitedMs < limitMs && isAlive(pid); waitedMs += pollMs) await delay(pollMs);
}

/** A dead child that nobody has waited for still has a pid (a zombie); it does not count as alive. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    // Without /proc (macOS) the signal alone tells.
    return !existsSync('/proc/self/status');
  }
}
