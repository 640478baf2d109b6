import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
/** A call of `fetch` with the rest of its statement. */
const call = /[^.\w]fetch\(([^;]*);/g;
/** The voice comes from a store that sends on to its mirrors; what comes is compared with a checksum. */
const mayBeSentOn = new Set(['src/server/providers/speech/piper-files.ts']);

test('what the server asks of other services follows no redirect (ASVS 15.3.2)', () => {
  const files = globSync('src/server/{providers,auth}/**/*.ts', { cwd: root }).filter(
    (file) => !/(?:\.test|-fixture)\.ts$/.test(file) && !mayBeSentOn.has(file),
  );
  const calls = files.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(call)].map(([text]) => ({ file, text })),
  );
  expect(calls.length).toBeGreaterThanOrEqual(7);
  expect(calls.filter(({ text }) => !text.includes("redirect: 'error'"))).toEqual([]);
});
