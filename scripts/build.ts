import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { splitRouteManifest } from './assets/route-manifest.ts';

/** Builds the pages when anything they are made of has changed since the last build. */
const root = join(import.meta.dirname, '..');
const sources = [
  'src/web',
  'src/domain',
  'public',
  'package-lock.json',
  'vite.config.ts',
  'vite.static.config.ts',
  'vite.worker.config.ts',
  'scripts/assets/offline-parts.ts',
  'scripts/assets/route-manifest.ts',
  'messages-alias.ts',
  'react-router.config.ts',
];
const stamp = join(root, 'build', '.bestatt-built');
const hash = sourceHash();

if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== hash) {
  console.log('Building the pages …');
  build('react-router', 'build');
  splitRouteManifest(root);
  build('vite', 'build', '--config', 'vite.static.config.ts');
  build('vite', 'build', '--config', 'vite.worker.config.ts');
  writeFileSync(stamp, hash);
}

function build(command: string, ...words: string[]): void {
  const result = spawnSync(join(root, 'node_modules/.bin', command), words, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (result.status === 0) return;
  console.error(result.stdout, result.stderr);
  console.error('The pages could not be built.');
  process.exit(1);
}

function sourceHash(): string {
  const made = createHash('sha256');
  for (const path of sources) {
    const full = join(root, path);
    const names = statSync(full).isDirectory()
      ? readdirSync(full, { recursive: true, encoding: 'utf8' }).sort()
      : [''];
    for (const name of names) {
      const file = join(full, name);
      if (statSync(file).isFile() && !name.includes('.test.'))
        made.update(path + name).update(readFileSync(file));
    }
  }
  return made.digest('hex');
}
