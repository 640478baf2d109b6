import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** What stands in code style in the first column of the page's tables; `…` stands for anything. */
function explained(): RegExp[] {
  const cells = [...read('docs/packages.md').matchAll(/^\|([^|]+)\|/gm)].map(([, cell]) => cell as string);
  const names = cells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name as string));
  return names.map((name) => new RegExp(`^${name.replaceAll('.', '\\.').replaceAll('…', '.*')}$`));
}

function packages(): string[] {
  const { dependencies, devDependencies, optionalDependencies } = JSON.parse(read('package.json'));
  return Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies });
}

test('every package has a line that says what it is for, and no line is of a package that has gone', () => {
  const lines = explained();
  expect(packages().filter((name) => !lines.some((line) => line.test(name)))).toEqual([]);
  expect(lines.filter((line) => !packages().some((name) => line.test(name)))).toEqual([]);
});
