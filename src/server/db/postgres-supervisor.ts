import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import type { Place } from './postgres-place.ts';
import { answers, isAlive, livePid, pollMs, spawnPostgres, waitForEnd } from './postgres-process.ts';

const startLimitMs = 60_000;
const watchMs = 500;
const restartTries = 60;

export type Supervisor = {
  /** @returns true when a running one was adopted. @throws Error with one clear sentence when it cannot start */
  readonly start: () => Promise<boolean>;
  /** Ends Postgres (fast shutdown) and waits until it is gone. */
  readonly stop: () => Promise<void>;
};

type Supervised = {
  readonly place: Place;
  /** To a database that every cluster has. */
  readonly connection: pg.PoolConfig;
  readonly durable: boolean;
  readonly log: (message: string) => void;
};

/** Looks after the Postgres of a cluster: starts it or adopts a running one, and starts it again when it dies. */
export function createSupervisor(supervised: Supervised): Supervisor {
  const { place, connection, log } = supervised;
  let stopping = false;
  /** A restart that is under way must be over before its Postgres can be ended. */
  let restarting: Promise<void> = Promise.resolve();

  async function start(): Promise<boolean> {
    const running = livePid(place.cluster);
    if (running && (await answers(connection))) {
      log(`adopted the running Postgres (pid ${running})`);
      watch(running);
      return true;
    }
    if (running) await waitForEnd(running, 10_000);
    watch(await launch(supervised));
    return false;
  }

  /** After a kill -9 the old one's lock may stand for a moment longer: only for that the first start waits. */
  async function startPatiently(): Promise<boolean> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await start();
      } catch (error) {
        const held = /postmaster\.pid|shared memory/.test((error as Error).message);
        if (!held || tries === restartTries) throw error;
        await delay(watchMs);
      }
    }
  }

  /** What a killed Postgres leaves behind (a process not yet reaped, backends still ending) is gone after a moment. */
  async function restart(): Promise<void> {
    for (let tries = 1; !stopping; tries += 1) {
      try {
        await start();
        return;
      } catch (error) {
        if (tries === restartTries) return log((error as Error).message);
        await delay(watchMs);
      }
    }
  }

  /** Looks after a Postgres, our child or not: when it is gone and we are not stopping, another is started. */
  function watch(pid: number): void {
    const timer = setInterval(() => {
      if (isAlive(pid)) return;
      clearInterval(timer);
      if (stopping) return;
      log('Postgres ended unexpectedly; starting it again');
      restarting = restart();
    }, watchMs);
    timer.unref();
  }

  return {
    start: startPatiently,
    async stop() {
      stopping = true;
      await restarting;
      const pid = livePid(place.cluster);
      if (!pid) return;
      try {
        process.kill(pid, 'SIGINT');
      } catch {
        return;
      }
      await waitForEnd(pid, 15_000);
    },
  };
}

/** Starts Postgres as a process that outlives ours. @returns its pid, once it answers. @throws Error with its complaint */
async function launch({ place, connection, durable }: Supervised): Promise<number> {
  const settings = durable
    ? []
    : ['-c', 'fsync=off', '-c', 'synchronous_commit=off', '-c', 'full_page_writes=off'];
  const started = spawnPostgres(place, settings);
  let complaint = '';
  started.stderr?.on('data', (chunk: Buffer) => {
    complaint = (complaint + chunk.toString()).slice(-2000);
  });
  started.on('error', (error) => {
    complaint = error.message;
  });
  const socket = join(place.sockets, '.s.PGSQL.5432');
  const isUp = async () => existsSync(socket) && (await answers(connection));
  for (let waitedMs = 0; !(await isUp()); waitedMs += pollMs) {
    if (started.exitCode !== null || started.pid === undefined || waitedMs > startLimitMs) {
      throw new Error(`The embedded Postgres did not start: ${complaint.trim() || 'it ended at once'}`);
    }
    await delay(pollMs);
  }
  started.unref();
  (started.stderr as { unref?: () => void } | null)?.unref?.();
  return started.pid as number;
}
