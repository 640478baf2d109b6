import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** `npm start`: builds what changed since the last build, then serves. */
process.env.NODE_ENV ??= 'production';
const root = join(import.meta.dirname, '..');
build();
await import('#main/serve.ts');

/** Everything the build reads; a change of any of it makes a new one. */
function build(): void {
  const stamp = join(root, 'build', '.bestatt-built');
  const hash = sourceHash(['src/web', 'src/domain', 'public', 'package-lock.json', 'vite.config.ts', 'vite.static.config.ts', 'react-router.config.ts']);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  console.log('Building the pages …');
  for (const [command, ...words] of [
    ['react-router', 'build'],
    ['vite', 'build', '--config', 'vite.static.config.ts'],
  ] as const) {
    const result = spawnSync(join(root, 'node_modules/.bin', command), words, { cwd: root, encoding: 'utf8' });
    if (result.status !== 0) {
      console.error(result.stdout, result.stderr);
      console.error('The pages could not be built.');
      process.exit(1);
    }
  }
  writeFileSync(stamp, hash);
}

function sourceHash(paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const path of paths) {
    const full = join(root, path);
    const names = statSync(full).isDirectory() ? readdirSync(full, { recursive: true, encoding: 'utf8' }).sort() : [''];
    for (const name of names) {
      const file = join(full, name);
      if (statSync(file).isFile()) hash.update(name).update(readFileSync(file));
    }
  }
  return hash.digest('hex');
}
