import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { screenScripts } from './screen-scripts.ts';

/** kB. */
const mostScript = 150;

const screens = screenScripts(join(import.meta.dirname, '../../..'), (file) => readFileSync(file));

test('all screens of the app are weighed', () => {
  expect(Object.keys(screens).length).toBeGreaterThanOrEqual(20);
  for (const path of ['/app', '/app/leveltest', '/app/test/:sittingId', '/app/test/:sittingId/result'])
    expect(screens[path], path).toBeGreaterThan(80);
});

describe(`a screen loads at most ${mostScript} kB of script`, () => {
  test.each(Object.entries(screens))('%s', (_path, kB) => {
    expect(kB).toBeLessThanOrEqual(mostScript);
  });
});
