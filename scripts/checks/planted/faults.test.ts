import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { faults } from './faults.ts';

const root = join(import.meta.dirname, '../../..');

/** The faults themselves are planted by `npm run check:planted`. */
describe('planted faults fit the source', () => {
  test.each(faults)('$rule: $breaks', ({ rule, file, find, replace, test }) => {
    const source = readFileSync(join(root, file), 'utf8');
    expect(source.split(find)).toHaveLength(2);
    expect(replace).not.toBe(find);
    expect(existsSync(join(root, test))).toBe(true);
    expect(readFileSync(join(root, test), 'utf8')).toContain(rule);
  });

  test('there are faults for ten rules at least', () => {
    expect(new Set(faults.map(({ rule }) => rule)).size).toBeGreaterThanOrEqual(10);
  });
});
