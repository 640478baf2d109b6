// Plain JavaScript for the machine's own Node (20 or later): installs what the lockfile says, then goes on
// with the Node 24 that came with it.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const verb = process.argv[2] ?? 'start';

install();
const bin = join(root, 'node_modules', '.bin');
const env = { ...process.env, PATH: `${bin}:${process.env.PATH}` };
// Under load V8 would let the young generation grow to three times 32 MB and the old one to several times what lives in it,
// and give neither back (decisions 086 and 109): 48 MB at most, and two fifths above what lives.
const flags = verb === 'start' ? ['--max-semi-space-size=16', '--heap-growing-percent=40'] : [];
const child = spawn(
  join(bin, 'node'),
  [...flags, join(root, 'scripts', `${verb}.ts`), ...process.argv.slice(3)],
  {
    stdio: 'inherit',
    env,
  },
);
// Ctrl-C reaches the child by the terminal; a SIGTERM to npm or to us is passed on.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => child.kill('SIGTERM'));
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));

function install() {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .update(readFileSync(join(root, 'package.json')))
    .digest('hex');
  const stamp = join(root, 'node_modules', '.bestatt-installed');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  console.log('Installing what the lockfile says …');
  // `npm ci` refuses where a registry does not carry packages of other platforms; `npm install` leaves those out.
  if (runNpm('ci', 'ignore') !== 0 && runNpm('install', 'inherit', '--no-save') !== 0) {
    console.error('The packages could not be installed: see the messages of npm above.');
    process.exit(1);
  }
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, lock);
}

function runNpm(verb, stdio, ...flags) {
  const npm = process.env.npm_execpath;
  const [command, first] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []];
  return spawnSync(command, [...first, verb, ...flags, '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio,
    // A development tree also under NODE_ENV=production: the build needs it.
    env: { ...process.env, NODE_ENV: '' },
  }).status;
}
