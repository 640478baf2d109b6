import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadingBarTimes } from './loading-bar-times.ts';

const css = readFileSync(join(import.meta.dirname, '../styles/components.css'), 'utf8');

/** Declarations of the bar in a state, or of the bar itself. */
function bar(state?: string): string {
  const selector = state ? `.loading-bar[data-state="${state}"]` : '.loading-bar';
  const start = css.indexOf(`${selector} {`);
  expect(start).toBeGreaterThan(0);
  return css.slice(start, css.indexOf('}', start));
}

describe('9.29 the loading bar', () => {
  test('waits 200 ms, runs 2000 ms, hides after 500 ms and resets after 400 ms', () => {
    expect(loadingBarTimes).toEqual({
      throttleMs: 200,
      durationMs: 2000,
      hideDelayMs: 500,
      resetDelayMs: 400,
    });
  });

  test('is 3 px high', () => {
    expect(bar()).toContain('height: 3px;');
  });

  test('moves in the style sheet as long as the script waits', () => {
    expect(bar('running')).toContain(`transform ${loadingBarTimes.durationMs}ms`);
    expect(bar('hidden')).toContain(`opacity ${loadingBarTimes.resetDelayMs}ms`);
  });
});
