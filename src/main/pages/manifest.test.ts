import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { manifest } from './manifest.ts';

test('7.16 GET /manifest.webmanifest names the product, where it starts, and icons that are there', () => {
  expect(manifest).toMatchObject({ name: 'Bestått', start_url: '/app', scope: '/', display: 'standalone' });
  expect(manifest.icons.length).toBeGreaterThan(0);
  for (const { src } of manifest.icons)
    expect(existsSync(join(import.meta.dirname, '../../../public', src))).toBe(true);
});
