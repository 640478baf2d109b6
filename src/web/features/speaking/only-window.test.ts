import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { inOnlyWindow } from './only-window.ts';

let names = 0;

/** A window at a recording: what it has been told, and the ways to take it over and to leave it. */
function openWindow(name: string) {
  const told: string[] = [];
  const leaving = new AbortController();
  const takeOver = inOnlyWindow(name, {
    own: async () => void told.push('own'),
    elsewhere: () => told.push('elsewhere'),
    signal: leaving.signal,
  });
  return { told, takeOver, leave: () => leaving.abort() };
}

describe('9.518 a recording is one window’s at a time: another window says so and waits, or takes it over', () => {
  test('who comes later waits until the first one is left', async () => {
    const name = `recording ${++names}`;
    const first = openWindow(name);
    await delay(20);
    const second = openWindow(name);
    await delay(20);
    expect([first.told, second.told]).toEqual([['own'], ['elsewhere']]);
    first.leave();
    await delay(20);
    expect([first.told, second.told]).toEqual([['own'], ['elsewhere', 'own']]);
    second.leave();
  });

  test('taken over, the first one is told, and may take it back', async () => {
    const name = `recording ${++names}`;
    const first = openWindow(name);
    await delay(20);
    const second = openWindow(name);
    await delay(20);
    second.takeOver();
    await delay(20);
    expect([first.told, second.told]).toEqual([
      ['own', 'elsewhere'],
      ['elsewhere', 'own'],
    ]);
    first.takeOver();
    await delay(20);
    expect([first.told.at(-1), second.told.at(-1)]).toEqual(['own', 'elsewhere']);
    first.leave();
    second.leave();
  });

  test('one that leaves while it waits gets nothing', async () => {
    const name = `recording ${++names}`;
    const first = openWindow(name);
    await delay(20);
    const second = openWindow(name);
    await delay(20);
    second.leave();
    first.leave();
    await delay(20);
    expect(second.told).toEqual(['elsewhere']);
    const third = openWindow(name);
    await delay(20);
    expect(third.told).toEqual(['own']);
    third.leave();
  });
});
