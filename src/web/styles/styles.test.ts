import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const own = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');
const tailwind = readFileSync(createRequire(import.meta.url).resolve('tailwindcss/theme.css'), 'utf8');

describe('9.25 the theme’s colours', () => {
  /** Hues in degrees of OKLCH of a colour, light and dark. */
  function hues(name: string): readonly number[] {
    const value = new RegExp(`--${name}: light-dark\\(([^;]+)\\);`).exec(own('tokens.css'))?.[1] ?? '';
    return [...value.matchAll(/oklch\([\d.]+ [\d.]+ ([\d.]+)\)/g)].map(([, hue]) => Number(hue));
  }

  test.each([
    ['primary', 'green', 130, 175],
    ['blue', 'blue', 230, 265],
  ])('%s is %s', (name, _, from, to) => {
    expect(hues(name)).toHaveLength(2);
    for (const hue of hues(name)) {
      expect(hue).toBeGreaterThan(from);
      expect(hue).toBeLessThan(to);
    }
  });
});

test('9.28 screen widths: xs 320, sm 640, md 768, lg 1024, xl 1280, 2xl 1536', () => {
  // Ours come after Tailwind's and win; a rem is 16 px.
  const widths = [...(tailwind + own('base.css')).matchAll(/--breakpoint-(\w+): ([\d.]+)rem;/g)];
  const pixels = Object.fromEntries(widths.map(([, name, rem]) => [name, Number(rem) * 16]));
  expect(pixels).toEqual({ xs: 320, sm: 640, md: 768, lg: 1024, xl: 1280, '2xl': 1536 });
});
