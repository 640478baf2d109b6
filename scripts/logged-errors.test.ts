import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

test('an error is logged as `err`, which the log writes in one shape', () => {
  const files = globSync('src/{server,main,web}/**/*.{ts,tsx}', { cwd: root });
  const wrong = files.filter((file) =>
    /log\.(?:debug|info|warn|error|fatal)\(\s*\{[^}]*\berror(?::|,| \})/.test(
      readFileSync(join(root, file), 'utf8'),
    ),
  );
  expect(files.length).toBeGreaterThan(500);
  expect(wrong).toEqual([]);
});
