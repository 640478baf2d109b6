import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { locales } from '#web/locale/locale.ts';
import { manifestIn, manifestPaths } from './manifest.ts';

const publicFile = (path: string) => join(import.meta.dirname, '../../../public', path);

test('7.16 GET /manifest.webmanifest names the product, where it starts, and icons that are there', async () => {
  expect(manifestPaths).toEqual([
    ['/manifest.webmanifest', 'en-GB'],
    ['/nb/manifest.webmanifest', 'nb-NO'],
  ]);
  for (const locale of locales) {
    const manifest = manifestIn(locale);
    expect(manifest).toMatchObject({
      id: '/app',
      name: 'Bestått',
      scope: '/',
      display: 'standalone',
      lang: locale,
    });
    expect(manifest.start_url).toBe(locale === 'nb-NO' ? '/nb/app' : '/app');
    expect(new Set(manifest.icons.map(({ purpose }) => purpose))).toEqual(new Set(['any', 'maskable']));
    for (const { src, sizes, type } of manifest.icons) {
      if (type !== 'image/png') continue;
      const { width, height } = await sharp(readFileSync(publicFile(src))).metadata();
      expect(`${width}x${height}`).toBe(sizes);
    }
    expect(manifest.shortcuts.length).toBeGreaterThanOrEqual(3);
    for (const { url } of manifest.shortcuts) expect(url.startsWith('/nb/')).toBe(locale === 'nb-NO');
  }
});
