import { describe, expect, test } from 'vitest';
import { pausesMs, withRetries } from './with-retries.ts';

const at = { isOnline: () => true, waitMs: [0, 0, 0] };
const unreached = () => new TypeError('Failed to fetch');

/** Fails as often as said, then answers. */
function line(failures: number, error: () => Error = unreached) {
  let tries = 0;
  return {
    attempt: async () => {
      tries += 1;
      if (tries <= failures) throw error();
      return 'answer';
    },
    tries: () => tries,
  };
}

describe('7.19 what the network loses is tried again up to 3 times', () => {
  test.each([0, 1, 2, 3])('%i times lost, it gets through', async (failures) => {
    const { attempt, tries } = line(failures);
    expect(await withRetries(attempt, at)).toBe('answer');
    expect(tries()).toBe(failures + 1);
  });

  test('lost a fourth time, it is said', async () => {
    const { attempt, tries } = line(4);
    await expect(withRetries(attempt, at)).rejects.toThrow('Failed to fetch');
    expect(tries()).toBe(4);
  });

  test('the pauses grow, and are over in three seconds', () => {
    expect([...pausesMs].sort((one, other) => one - other)).toEqual([...pausesMs]);
    expect(pausesMs.reduce((sum: number, pause) => sum + pause, 0)).toBe(3000);
  });

  test('a fault of ours is not tried again', async () => {
    const { attempt, tries } = line(
      1,
      () => new TypeError("Cannot read properties of undefined (reading 'x')"),
    );
    await expect(withRetries(attempt, at)).rejects.toThrow('Cannot read');
    expect(tries()).toBe(1);
  });

  test('without a network it is said at once', async () => {
    const { attempt, tries } = line(1);
    await expect(withRetries(attempt, { ...at, isOnline: () => false })).rejects.toThrow('Failed to fetch');
    expect(tries()).toBe(1);
  });

  test('whoever gives up during a pause is not kept waiting', async () => {
    const { attempt, tries } = line(1);
    const asked = new AbortController();
    const result = withRetries(attempt, { ...at, waitMs: [60_000], signal: asked.signal });
    setTimeout(() => asked.abort(new Error('given up')), 10);
    await expect(result).rejects.toThrow('given up');
    expect(tries()).toBe(1);
  });
});
