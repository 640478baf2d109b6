import { expect, it } from 'vitest';
import { icons } from './icons.generated.ts';

const files = import.meta.glob<string>(
  ['/src/web/**/*.{ts,tsx}', '!/src/web/components/icons.generated.ts'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);

it('the icons drawn into pages are exactly those that the pages name (run `node scripts/assets/icons-build.ts`)', () => {
  const named = Object.values(files).flatMap((text) =>
    [...text.matchAll(/['"`](lucide:[a-z0-9-]+)['"`]/g)].map(([, name]) => name),
  );
  expect(Object.keys(icons)).toEqual([...new Set(named)].sort());
});

it.each(Object.entries(icons))('%s is a drawing without colour or script of its own', (_, shape) => {
  expect(shape).toMatch(/^<(path|circle|rect|line|polyline|ellipse|g) /);
  expect(shape).not.toMatch(/script|style|stroke="|href|on\w+=/);
});
