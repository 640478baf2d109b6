import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
/** `error` as a name in the object that is logged; `err: error` is right. */
const otherShape = /log\.(?:debug|info|warn|error|fatal)\(\s*\{(?:[^}]*,)?\s*error\b/;

test('an error is logged as `err`, which the log writes in one shape', () => {
  const files = globSync('src/{server,main,web}/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !file.endsWith('.test.ts'),
  );
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((file) => otherShape.test(readFileSync(join(root, file), 'utf8')))).toEqual([]);
});
