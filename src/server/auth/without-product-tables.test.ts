import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const services = ['auth', 'rest', 'storage', 'realtime', 'tokens'];

test('the platform’s services name no table of the product: the official client’s suites start them without', () => {
  const naming = services.flatMap((service) => {
    const folder = join(import.meta.dirname, '..', service);
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !/test|fixture/.test(file))
      .filter((file) =>
        /\b(from|join|into|update)\s+public\.\w/.test(readFileSync(join(folder, file), 'utf8')),
      );
  });
  expect(naming).toEqual([]);
});
