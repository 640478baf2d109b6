import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { findPlace, type Place, readPassword } from './postgres-place.ts';

const run = promisify(execFile);

export type EmbeddedPostgres = {
  /** Connection settings for a database of the cluster; the user is the cluster's owner. */
  readonly connection: (database?: string) => pg.PoolConfig;
  /** Ends Postgres (fast shutdown) and waits until it is gone. */
  readonly stop: () => Promise<void>;
  /** True when it ran already when we came: somebody else started it. */
  readonly adopted: boolean;
};

const pollMs = 25;
const startLimitMs = 60_000;
const watchMs = 500;
const restartTries = 60;

/**
 * Starts the embedded PostgreSQL 17 in `<dataDir>/postgres`, or adopts the one that already runs there.
 * It listens on a Unix socket only, with a password kept in `<dataDir>/postgres.password`.
 * Postgres refuses root: as root it runs as `postgres` or `nobody`.
 * When Postgres dies while we live, it is started again.
 * @throws Error with one clear sentence when it cannot start.
 */
export async function startEmbeddedPostgres(options: {
  dataDir: string;
  /** Throw-away clusters of tests skip waiting for the disk. */
  durable?: boolean;
  log?: (message: string) => void;
}): Promise<EmbeddedPostgres> {
  const { durable = true, log = () => {} } = options;
  const dataDir = resolve(options.dataDir);
  mkdirSync(dataDir, { recursive: true });
  const place = findPlace(dataDir);
  const password = readPassword(dataDir);
  const connection = (database = 'bestatt'): pg.PoolConfig => ({
    host: place.sockets,
    port: 5432,
    user: 'postgres',
    password,
    database,
  });

  if (!existsSync(join(place.cluster, 'PG_VERSION'))) await initialise(place, { password, dataDir });

  let stopping = false;
  const settings = durable
    ? []
    : ['-c', 'fsync=off', '-c', 'synchronous_commit=off', '-c', 'full_page_writes=off'];

  /** @returns true when a running one was adopted. */
  async function start(): Promise<boolean> {
    const running = livePid(place.cluster);
    if (running && (await answers(connection('postgres')))) {
      log(`adopted the running Postgres (pid ${running})`);
      watch(running);
      return true;
    }
    if (running) await waitForEnd(running, 10_000);
    const started = spawnPostgres(place, settings);
    let complaint = '';
    started.stderr?.on('data', (chunk: Buffer) => {
      complaint = (complaint + chunk.toString()).slice(-2000);
    });
    started.on('error', (error) => {
      complaint = error.message;
    });
    for (let waitedMs = 0; !(await answersOnSocket()); waitedMs += pollMs) {
      if (started.exitCode !== null || started.pid === undefined || waitedMs > startLimitMs) {
        throw new Error(`The embedded Postgres did not start: ${complaint.trim() || 'it ended at once'}`);
      }
      await delay(pollMs);
    }
    started.unref();
    (started.stderr as { unref?: () => void } | null)?.unref?.();
    watch(started.pid as number);
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

  async function answersOnSocket(): Promise<boolean> {
    return existsSync(join(place.sockets, '.s.PGSQL.5432')) && (await answers(connection('postgres')));
  }

  /** A restart that is under way must be over before its Postgres can be ended. */
  let restarting: Promise<void> = Promise.resolve();

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

  const adopted = await startPatiently();
  await createDatabase(connection('postgres'));

  return {
    connection,
    adopted,
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

function spawnPostgres(place: Place, settings: readonly string[]): ChildProcess {
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

async function initialise(
  place: Place,
  { password, dataDir }: { readonly password: string; readonly dataDir: string },
): Promise<void> {
  const passwordFile = join(place.sockets, 'initdb.password');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (place.owner) chownSync(passwordFile, place.owner.uid, place.owner.gid);
  try {
    await run(
      join(place.binaries, 'bin', 'initdb'),
      [
        ...['-D', place.cluster, '-U', 'postgres', '--auth=scram-sha-256', `--pwfile=${passwordFile}`],
        ...['--encoding=UTF8', '--locale=C.UTF-8', '--locale-provider=icu', '--icu-locale=nb'],
      ],
      { ...place.owner, cwd: place.sockets },
    );
  } catch (error) {
    rmSync(place.cluster, { recursive: true, force: true });
    throw new Error(
      `The database could not be created in ${dataDir}: ${(error as Error).message.split('\n').slice(-3).join(' ')}`,
    );
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

/** The pid in postmaster.pid when that process lives and is a Postgres. */
function livePid(cluster: string): number | undefined {
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

async function answers(connection: pg.PoolConfig): Promise<boolean> {
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

async function createDatabase(connection: pg.PoolConfig): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    const found = await client.query("select 1 from pg_database where datname = 'bestatt'");
    if (found.rowCount === 0) await client.query('create database bestatt');
  } finally {
    await client.end();
  }
}

async function waitForEnd(pid: number, limitMs: number): Promise<void> {
  for (let waitedMs = 0; waitedMs < limitMs && isAlive(pid); waitedMs += pollMs) await delay(pollMs);
}

/** A dead child that nobody has waited for still has a pid (a zombie); it does not count as alive. */
function isAlive(pid: number): boolean {
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
