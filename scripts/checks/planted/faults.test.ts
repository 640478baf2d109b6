import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { attackFaults } from './attack-faults.ts';
import { type Change, faults } from './faults.ts';

const root = join(import.meta.dirname, '../../..');

/** The faults themselves are planted by `npm run check:planted`. */
describe('planted faults fit the source', () => {
  test.each(faults)('$rule: $breaks', (fault) => {
    expectToFit(fault);
    expect(readFileSync(join(root, fault.test), 'utf8')).toContain(fault.rule);
  });

  test.each(attackFaults)('finding $finding: $breaks', (fault) => expectToFit(fault));

  test('there is one for each finding of the attack', () => {
    const findings = new Set(attackFaults.map(({ finding }) => finding));
    expect([...findings].toSorted((one, other) => one - other)).toEqual(
      Array.from({ length: 18 }, (_, index) => index + 1),
    );
  });

  test('there are faults for ten rules at least', () => {
    expect(new Set(faults.map(({ rule }) => rule)).size).toBeGreaterThanOrEqual(10);
  });
});

function expectToFit({ file, find, replace, test }: Change): void {
  const source = readFileSync(join(root, file), 'utf8');
  expect(source.split(find)).toHaveLength(2);
  expect(replace).not.toBe(find);
  expect(existsSync(join(root, test))).toBe(true);
}
