import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
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
  if (file.startsWith('db/migrations/')) expect(laterDefinitions(file, source, find)).toEqual([]);
}

/** Migrations that define the function anew in which a fault would be planted: planted before them it breaks nothing. */
function laterDefinitions(file: string, source: string, find: string): readonly string[] {
  const before = source.slice(0, source.indexOf(find));
  const name = [...before.matchAll(/create (?:or replace )?function (\S+?)\(/g)].at(-1)?.[1];
  if (name === undefined) return [];
  const folder = join(root, dirname(file));
  return readdirSync(folder)
    .filter((other) => other > basename(file))
    .filter((other) => readFileSync(join(folder, other), 'utf8').includes(`function ${name}(`));
}
